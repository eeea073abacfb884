; sources sha256 6dc6d075d0f5a62b710de8c11c40a77e717315827ca831227fb07db985e8a3f1
; ziglang 0.15.2

%struct.Group = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x i64>, <8 x i64>, [8 x i32], [8 x i32], [8 x i32], [8 x i32], double, [56 x i8] }

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
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %33) #10
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %34) #10
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
  %173 = getelementptr inbounds nuw i8, ptr %33, i64 704
  store <8 x i64> zeroinitializer, ptr %173, align 64
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %175 = load double, ptr %174, align 8
  %176 = getelementptr inbounds nuw i8, ptr %33, i64 960
  store double %175, ptr %176, align 64
  %177 = add i32 %45, 2
  %178 = add i32 %177, %47
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %181 = getelementptr inbounds nuw i8, ptr %34, i64 960
  %182 = getelementptr inbounds nuw i8, ptr %34, i64 832
  %183 = icmp sgt i32 %37, 0
  %184 = icmp sgt i32 %46, 0
  %185 = icmp sgt i32 %47, 0
  %186 = getelementptr inbounds nuw i8, ptr %34, i64 864
  %187 = getelementptr inbounds nuw i8, ptr %34, i64 928
  %188 = getelementptr inbounds nuw i8, ptr %34, i64 896
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %190 = sext i32 %46 to i64
  %191 = zext nneg i32 %37 to i64
  %192 = zext nneg i32 %46 to i64
  %193 = getelementptr inbounds nuw i8, ptr %34, i64 448
  %194 = getelementptr inbounds nuw i8, ptr %34, i64 768
  %195 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %196 = getelementptr inbounds nuw i8, ptr %34, i64 192
  %197 = icmp sgt i32 %78, 0
  %198 = zext nneg i32 %78 to i64
  %199 = icmp eq i32 %93, 0
  %200 = add i32 %44, %178
  %201 = icmp sgt i32 %43, 0
  %202 = zext nneg i32 %43 to i64
  %203 = icmp sgt i32 %42, 0
  %204 = zext nneg i32 %42 to i64
  %205 = sext i32 %42 to i64
  %206 = getelementptr inbounds nuw i8, ptr %34, i64 384
  %207 = getelementptr inbounds nuw i8, ptr %34, i64 320
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %210 = sitofp i32 %46 to double
  %211 = insertelement <8 x double> poison, double %210, i64 0
  %212 = shufflevector <8 x double> %211, <8 x double> poison, <8 x i32> zeroinitializer
  %213 = fdiv <8 x double> zeroinitializer, %212
  %214 = tail call <8 x double> @llvm.sqrt.v8f64(<8 x double> %213)
  %215 = icmp sgt i32 %48, 0
  %216 = zext i32 %48 to i64
  %217 = getelementptr inbounds nuw i8, ptr %34, i64 256
  %218 = getelementptr inbounds nuw i8, ptr %34, i64 704
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %221 = getelementptr inbounds nuw i8, ptr %0, i64 16
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
  %270 = getelementptr inbounds nuw i8, ptr %33, i64 768
  %271 = mul nsw i32 %48, 12
  %272 = sext i32 %271 to i64
  %273 = getelementptr inbounds nuw i8, ptr %33, i64 864
  %274 = zext nneg i32 %271 to i64
  %275 = mul nsw i32 %48, 13
  %276 = sext i32 %275 to i64
  %277 = zext nneg i32 %275 to i64
  %278 = mul nsw i32 %48, 14
  %279 = sext i32 %278 to i64
  %280 = zext nneg i32 %278 to i64
  %281 = mul nsw i32 %48, 15
  %282 = sext i32 %281 to i64
  %283 = zext nneg i32 %281 to i64
  %284 = getelementptr inbounds nuw i8, ptr %33, i64 832
  %285 = getelementptr inbounds nuw i8, ptr %33, i64 896
  %286 = getelementptr inbounds nuw i8, ptr %33, i64 928
  %287 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %288 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %289 = getelementptr inbounds nuw i8, ptr %33, i64 448
  %290 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %291 = getelementptr inbounds nuw i8, ptr %33, i64 512
  %292 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %293 = load <8 x i64>, ptr %173, align 64
  %294 = select i1 %263, i1 true, i1 %267
  br label %295

295:                                              ; preds = %765, %1
  %296 = phi <8 x i64> [ %293, %1 ], [ %766, %765 ]
  %297 = phi i32 [ 0, %1 ], [ %767, %765 ]
  %298 = phi i32 [ 0, %1 ], [ %762, %765 ]
  %299 = phi i32 [ 0, %1 ], [ %761, %765 ]
  %300 = phi i32 [ 8, %1 ], [ %760, %765 ]
  %301 = extractelement <8 x i64> %296, i32 %297
  %302 = icmp eq i64 %301, 0
  br i1 %302, label %303, label %758

303:                                              ; preds = %295, %753
  %304 = phi <8 x i64> [ %755, %753 ], [ %296, %295 ]
  %305 = phi i32 [ 1, %753 ], [ %298, %295 ]
  %306 = phi i32 [ %740, %753 ], [ %299, %295 ]
  %307 = phi i32 [ %754, %753 ], [ %300, %295 ]
  %308 = icmp eq i32 %307, 8
  br i1 %308, label %309, label %738

309:                                              ; preds = %303
  %310 = load i32, ptr %179, align 8
  %311 = icmp eq i32 %306, %310
  br i1 %311, label %758, label %312

312:                                              ; preds = %309
  %313 = load ptr, ptr %180, align 8
  %314 = load volatile i32, ptr %313, align 4
  %315 = icmp eq i32 %314, 0
  br i1 %315, label %316, label %2570

316:                                              ; preds = %312
  %317 = sub i32 %310, %306
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %31) #10
  store <8 x i64> zeroinitializer, ptr %31, align 64
  %318 = load double, ptr %174, align 8
  store double %318, ptr %181, align 64
  %319 = sext i32 %317 to i64
  br label %325

320:                                              ; preds = %364
  %321 = call i32 @llvm.smin.i32(i32 %317, i32 8)
  store <8 x i64> zeroinitializer, ptr %194, align 64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(256) %193, i8 0, i64 256, i1 false)
  %322 = load double, ptr %195, align 8
  %323 = insertelement <8 x double> poison, double %322, i64 0
  %324 = shufflevector <8 x double> %323, <8 x double> poison, <8 x i32> zeroinitializer
  store <8 x double> %324, ptr %196, align 64
  br i1 %197, label %400, label %380

325:                                              ; preds = %364, %316
  %326 = phi i64 [ 0, %316 ], [ %368, %364 ]
  %327 = icmp slt i64 %326, %319
  %328 = trunc nuw nsw i64 %326 to i32
  %329 = select i1 %327, i32 %328, i32 0
  %330 = add nsw i32 %329, %306
  %331 = getelementptr inbounds nuw [8 x i32], ptr %182, i64 0, i64 %326
  store i32 %330, ptr %331, align 4
  br i1 %183, label %332, label %335

332:                                              ; preds = %325
  %333 = sext i32 %330 to i64
  %334 = mul nsw i64 %333, %38
  br label %339

335:                                              ; preds = %339, %325
  br i1 %184, label %336, label %351

336:                                              ; preds = %335
  %337 = sext i32 %330 to i64
  %338 = mul nsw i64 %337, %190
  br label %352

339:                                              ; preds = %339, %332
  %340 = phi i64 [ 0, %332 ], [ %349, %339 ]
  %341 = load ptr, ptr %189, align 8
  %342 = getelementptr double, ptr %341, i64 %334
  %343 = getelementptr double, ptr %342, i64 %340
  %344 = load double, ptr %343, align 8
  %345 = load ptr, ptr %34, align 64
  %346 = getelementptr inbounds nuw <8 x double>, ptr %345, i64 %340
  %347 = load <8 x double>, ptr %346, align 64
  %348 = insertelement <8 x double> %347, double %344, i32 %328
  store <8 x double> %348, ptr %346, align 64
  %349 = add nuw nsw i64 %340, 1
  %350 = icmp eq i64 %349, %191
  br i1 %350, label %335, label %339

351:                                              ; preds = %352, %335
  br i1 %185, label %370, label %364

352:                                              ; preds = %352, %336
  %353 = phi i64 [ 0, %336 ], [ %362, %352 ]
  %354 = load ptr, ptr %0, align 8
  %355 = getelementptr double, ptr %354, i64 %338
  %356 = getelementptr double, ptr %355, i64 %353
  %357 = load double, ptr %356, align 8
  %358 = load ptr, ptr %129, align 8
  %359 = getelementptr inbounds nuw <8 x double>, ptr %358, i64 %353
  %360 = load <8 x double>, ptr %359, align 64
  %361 = insertelement <8 x double> %360, double %357, i32 %328
  store <8 x double> %361, ptr %359, align 64
  %362 = add nuw nsw i64 %353, 1
  %363 = icmp eq i64 %362, %192
  br i1 %363, label %351, label %352

364:                                              ; preds = %370, %351
  %365 = getelementptr inbounds nuw [8 x i32], ptr %186, i64 0, i64 %326
  store i32 0, ptr %365, align 4
  %366 = getelementptr inbounds nuw [8 x i32], ptr %187, i64 0, i64 %326
  store i32 0, ptr %366, align 4
  %367 = getelementptr inbounds nuw [8 x i32], ptr %188, i64 0, i64 %326
  store i32 0, ptr %367, align 4
  %368 = add nuw nsw i64 %326, 1
  %369 = icmp eq i64 %368, 8
  br i1 %369, label %320, label %325

370:                                              ; preds = %351, %370
  %371 = phi i64 [ %376, %370 ], [ %190, %351 ]
  %372 = load ptr, ptr %129, align 8
  %373 = getelementptr inbounds <8 x double>, ptr %372, i64 %371
  %374 = load <8 x double>, ptr %373, align 64
  %375 = insertelement <8 x double> %374, double 0.000000e+00, i32 %328
  store <8 x double> %375, ptr %373, align 64
  %376 = add nsw i64 %371, 1
  %377 = icmp slt i64 %376, %49
  br i1 %377, label %370, label %364

378:                                              ; preds = %400
  %379 = load <8 x double>, ptr %196, align 64
  br label %380

380:                                              ; preds = %378, %320
  %381 = phi <8 x double> [ %379, %378 ], [ %324, %320 ]
  %382 = load ptr, ptr %129, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %28)
  store <8 x double> %381, ptr %28, align 64
  br i1 %199, label %390, label %383

383:                                              ; preds = %380
  %384 = load ptr, ptr %34, align 64
  %385 = load ptr, ptr %157, align 8
  call void @appell_lanes_correct(ptr noundef nonnull %28, ptr noundef %382, ptr noundef %384, ptr noundef null, ptr noundef %385) #10
  %386 = load <8 x double>, ptr %28, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %29) #10
  store <8 x double> %386, ptr %29, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %30) #10
  store <8 x i64> splat (i64 -1), ptr %30, align 64
  %387 = call fastcc <8 x i64> @project(ptr noundef nonnull %34, ptr noundef nonnull byval(<8 x double>) align 64 %29, ptr noundef %382, ptr noundef nonnull byval(<8 x i64>) align 64 %30, double noundef 0x7FF0000000000000)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %29) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %30) #10
  %388 = load <8 x double>, ptr %196, align 64
  %389 = load ptr, ptr %129, align 8
  br label %390

390:                                              ; preds = %383, %380
  %391 = phi ptr [ %389, %383 ], [ %382, %380 ]
  %392 = phi <8 x double> [ %388, %383 ], [ %381, %380 ]
  %393 = phi <8 x i64> [ %387, %383 ], [ splat (i64 -1), %380 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %28)
  %394 = load ptr, ptr %141, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %32) #10
  store <8 x double> %392, ptr %32, align 64
  %395 = call fastcc <8 x i64> @rates(ptr noundef nonnull %34, ptr noundef nonnull byval(<8 x double>) align 64 %32, ptr noundef %391, ptr noundef %394, ptr noundef %31)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %32) #10
  %396 = load <8 x i64>, ptr %31, align 64
  %397 = xor <8 x i64> %396, splat (i64 -1)
  %398 = and <8 x i64> %395, %393
  %399 = and <8 x i64> %398, %397
  br i1 %197, label %410, label %406

400:                                              ; preds = %320, %400
  %401 = phi i64 [ %404, %400 ], [ 0, %320 ]
  %402 = load ptr, ptr %151, align 8
  %403 = getelementptr inbounds nuw <8 x double>, ptr %402, i64 %401
  store <8 x double> zeroinitializer, ptr %403, align 64
  %404 = add nuw nsw i64 %401, 1
  %405 = icmp eq i64 %404, %198
  br i1 %405, label %378, label %400

406:                                              ; preds = %410, %390
  %407 = load ptr, ptr %129, align 8
  %408 = load ptr, ptr %34, align 64
  %409 = load ptr, ptr %172, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %196, ptr noundef %407, ptr noundef %408, ptr noundef null, ptr noundef %409) #10
  br i1 %201, label %604, label %423

410:                                              ; preds = %390, %410
  %411 = phi i64 [ %421, %410 ], [ 0, %390 ]
  %412 = load ptr, ptr %148, align 64
  %413 = trunc nuw nsw i64 %411 to i32
  %414 = add i32 %200, %413
  %415 = sext i32 %414 to i64
  %416 = getelementptr inbounds <8 x double>, ptr %412, i64 %415
  %417 = load <8 x double>, ptr %416, align 64
  %418 = fmul <8 x double> %417, splat (double 0x3EB0C6F7A0B5ED8D)
  %419 = load ptr, ptr %151, align 8
  %420 = getelementptr inbounds nuw <8 x double>, ptr %419, i64 %411
  store <8 x double> %418, ptr %420, align 64
  %421 = add nuw nsw i64 %411, 1
  %422 = icmp eq i64 %421, %198
  br i1 %422, label %406, label %410

423:                                              ; preds = %604, %406
  %424 = load ptr, ptr %129, align 8
  br i1 %203, label %425, label %434

425:                                              ; preds = %423, %425
  %426 = phi i64 [ %432, %425 ], [ 0, %423 ]
  %427 = phi <8 x double> [ %431, %425 ], [ zeroinitializer, %423 ]
  %428 = getelementptr inbounds nuw <8 x double>, ptr %424, i64 %426
  %429 = load <8 x double>, ptr %428, align 64
  %430 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %429)
  %431 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %427, <8 x double> %430)
  %432 = add nuw nsw i64 %426, 1
  %433 = icmp eq i64 %432, %204
  br i1 %433, label %434, label %425

434:                                              ; preds = %425, %423
  %435 = phi <8 x double> [ zeroinitializer, %423 ], [ %431, %425 ]
  br i1 %201, label %436, label %456

436:                                              ; preds = %434, %436
  %437 = phi i64 [ %443, %436 ], [ %205, %434 ]
  %438 = phi <8 x double> [ %442, %436 ], [ zeroinitializer, %434 ]
  %439 = getelementptr inbounds <8 x double>, ptr %424, i64 %437
  %440 = load <8 x double>, ptr %439, align 64
  %441 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %440)
  %442 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %438, <8 x double> %441)
  %443 = add nsw i64 %437, 1
  %444 = icmp slt i64 %443, %99
  br i1 %444, label %436, label %445

445:                                              ; preds = %436
  %446 = load ptr, ptr %141, align 8
  br label %447

447:                                              ; preds = %447, %445
  %448 = phi i64 [ %205, %445 ], [ %454, %447 ]
  %449 = phi <8 x double> [ zeroinitializer, %445 ], [ %453, %447 ]
  %450 = getelementptr inbounds <8 x double>, ptr %446, i64 %448
  %451 = load <8 x double>, ptr %450, align 64
  %452 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %451)
  %453 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %449, <8 x double> %452)
  %454 = add nsw i64 %448, 1
  %455 = icmp slt i64 %454, %99
  br i1 %455, label %447, label %456

456:                                              ; preds = %447, %434
  %457 = phi <8 x double> [ zeroinitializer, %434 ], [ %442, %447 ]
  %458 = phi <8 x double> [ zeroinitializer, %434 ], [ %453, %447 ]
  %459 = fcmp ule <8 x double> %458, zeroinitializer
  %460 = fmul <8 x double> %435, %458
  %461 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %460)
  %462 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %457, <8 x double> %461)
  %463 = select <8 x i1> %459, <8 x double> %457, <8 x double> %462
  store <8 x double> %463, ptr %206, align 64
  %464 = fmul <8 x double> %457, %457
  %465 = fdiv <8 x double> %464, %458
  %466 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %435, <8 x double> %465)
  %467 = select <8 x i1> %459, <8 x double> %435, <8 x double> %466
  store <8 x double> %467, ptr %207, align 64
  %468 = load double, ptr %208, align 8
  %469 = load double, ptr %195, align 8
  %470 = fsub double %468, %469
  %471 = insertelement <8 x double> poison, double %470, i64 0
  %472 = shufflevector <8 x double> %471, <8 x double> poison, <8 x i32> zeroinitializer
  %473 = load double, ptr %209, align 8
  br i1 %184, label %474, label %508

474:                                              ; preds = %456
  %475 = load <2 x double>, ptr %181, align 64
  %476 = shufflevector <2 x double> %475, <2 x double> poison, <8 x i32> zeroinitializer
  br label %477

477:                                              ; preds = %477, %474
  %478 = phi i64 [ 0, %474 ], [ %486, %477 ]
  %479 = phi <8 x double> [ zeroinitializer, %474 ], [ %485, %477 ]
  %480 = getelementptr inbounds nuw <8 x double>, ptr %424, i64 %478
  %481 = load <8 x double>, ptr %480, align 64
  %482 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %481)
  %483 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %476, <8 x double> %482, <8 x double> %476)
  %484 = fdiv <8 x double> %481, %483
  %485 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %484, <8 x double> %484, <8 x double> %479)
  %486 = add nuw nsw i64 %478, 1
  %487 = icmp eq i64 %486, %192
  br i1 %487, label %488, label %477

488:                                              ; preds = %477
  %489 = load ptr, ptr %141, align 8
  br label %490

490:                                              ; preds = %490, %488
  %491 = phi i64 [ 0, %488 ], [ %501, %490 ]
  %492 = phi <8 x double> [ zeroinitializer, %488 ], [ %500, %490 ]
  %493 = getelementptr inbounds nuw <8 x double>, ptr %489, i64 %491
  %494 = load <8 x double>, ptr %493, align 64
  %495 = getelementptr inbounds nuw <8 x double>, ptr %424, i64 %491
  %496 = load <8 x double>, ptr %495, align 64
  %497 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %496)
  %498 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %476, <8 x double> %497, <8 x double> %476)
  %499 = fdiv <8 x double> %494, %498
  %500 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %499, <8 x double> %499, <8 x double> %492)
  %501 = add nuw nsw i64 %491, 1
  %502 = icmp eq i64 %501, %192
  br i1 %502, label %503, label %490

503:                                              ; preds = %490
  %504 = fdiv <8 x double> %485, %212
  %505 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %504)
  %506 = fdiv <8 x double> %500, %212
  %507 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %506)
  br label %508

508:                                              ; preds = %456, %503
  %509 = phi <8 x double> [ %507, %503 ], [ %214, %456 ]
  %510 = phi <8 x double> [ %505, %503 ], [ %214, %456 ]
  %511 = fcmp uge <8 x double> %510, splat (double 1.000000e-05)
  %512 = fcmp uge <8 x double> %509, splat (double 1.000000e-05)
  %513 = and <8 x i1> %512, %511
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %26) #10
  store <8 x i64> zeroinitializer, ptr %26, align 64
  %514 = fmul <8 x double> %510, splat (double 1.000000e-02)
  %515 = fdiv <8 x double> %514, %509
  %516 = select <8 x i1> %513, <8 x double> %515, <8 x double> splat (double 0x3EB0C6F7A0B5ED8D)
  %517 = insertelement <8 x double> poison, double %473, i64 0
  %518 = shufflevector <8 x double> %517, <8 x double> poison, <8 x i32> zeroinitializer
  %519 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %516, <8 x double> %518)
  %520 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %519, <8 x double> %472)
  br i1 %215, label %529, label %521

521:                                              ; preds = %529, %508
  %522 = load <8 x double>, ptr %196, align 64
  %523 = fadd <8 x double> %520, %522
  %524 = load ptr, ptr %135, align 8
  %525 = load ptr, ptr %141, align 8
  %526 = getelementptr inbounds <8 x double>, ptr %525, i64 %49
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %27) #10
  store <8 x double> %523, ptr %27, align 64
  %527 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %34, ptr noundef nonnull byval(<8 x double>) align 64 %27, ptr noundef %524, ptr noundef %526, ptr noundef %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %27) #10
  %528 = load <8 x i64>, ptr %26, align 64
  br i1 %184, label %560, label %575

529:                                              ; preds = %508, %529
  %530 = phi i64 [ %540, %529 ], [ 0, %508 ]
  %531 = load ptr, ptr %129, align 8
  %532 = getelementptr inbounds nuw <8 x double>, ptr %531, i64 %530
  %533 = load <8 x double>, ptr %532, align 64
  %534 = load ptr, ptr %141, align 8
  %535 = getelementptr inbounds nuw <8 x double>, ptr %534, i64 %530
  %536 = load <8 x double>, ptr %535, align 64
  %537 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %520, <8 x double> %536, <8 x double> %533)
  %538 = load ptr, ptr %135, align 8
  %539 = getelementptr inbounds nuw <8 x double>, ptr %538, i64 %530
  store <8 x double> %537, ptr %539, align 64
  %540 = add nuw nsw i64 %530, 1
  %541 = icmp eq i64 %540, %216
  br i1 %541, label %521, label %529

542:                                              ; preds = %560
  %543 = load ptr, ptr %135, align 8
  %544 = load ptr, ptr %129, align 8
  %545 = load <2 x double>, ptr %181, align 64
  %546 = shufflevector <2 x double> %545, <2 x double> poison, <8 x i32> zeroinitializer
  br label %547

547:                                              ; preds = %547, %542
  %548 = phi i64 [ 0, %542 ], [ %558, %547 ]
  %549 = phi <8 x double> [ zeroinitializer, %542 ], [ %557, %547 ]
  %550 = getelementptr inbounds nuw <8 x double>, ptr %543, i64 %548
  %551 = load <8 x double>, ptr %550, align 64
  %552 = getelementptr inbounds nuw <8 x double>, ptr %544, i64 %548
  %553 = load <8 x double>, ptr %552, align 64
  %554 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %553)
  %555 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %546, <8 x double> %554, <8 x double> %546)
  %556 = fdiv <8 x double> %551, %555
  %557 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %556, <8 x double> %556, <8 x double> %549)
  %558 = add nuw nsw i64 %548, 1
  %559 = icmp eq i64 %558, %192
  br i1 %559, label %572, label %547

560:                                              ; preds = %521, %560
  %561 = phi i64 [ %570, %560 ], [ 0, %521 ]
  %562 = load ptr, ptr %141, align 8
  %563 = getelementptr <8 x double>, ptr %562, i64 %561
  %564 = getelementptr <8 x double>, ptr %563, i64 %49
  %565 = load <8 x double>, ptr %564, align 64
  %566 = load <8 x double>, ptr %563, align 64
  %567 = fsub <8 x double> %565, %566
  %568 = load ptr, ptr %135, align 8
  %569 = getelementptr inbounds nuw <8 x double>, ptr %568, i64 %561
  store <8 x double> %567, ptr %569, align 64
  %570 = add nuw nsw i64 %561, 1
  %571 = icmp eq i64 %570, %192
  br i1 %571, label %542, label %560

572:                                              ; preds = %547
  %573 = fdiv <8 x double> %557, %212
  %574 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %573)
  br label %575

575:                                              ; preds = %572, %521
  %576 = phi <8 x double> [ %574, %572 ], [ %214, %521 ]
  %577 = xor <8 x i64> %528, splat (i64 -1)
  %578 = and <8 x i64> %527, %577
  %579 = fdiv <8 x double> %576, %520
  %580 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %509, <8 x double> %579)
  %581 = fdiv <8 x double> splat (double 1.000000e-02), %580
  %582 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %581)
  %583 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %582)
  %584 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %583)
  %585 = fcmp ugt <8 x double> %580, splat (double 1.000000e-15)
  %586 = fmul <8 x double> %520, splat (double 1.000000e-03)
  %587 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %586, <8 x double> splat (double 0x3EB0C6F7A0B5ED8D))
  %588 = select <8 x i1> %585, <8 x double> %584, <8 x double> %587
  %589 = fmul <8 x double> %520, splat (double 1.000000e+02)
  %590 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %589, <8 x double> %588)
  %591 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %472, <8 x double> %518)
  %592 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %590, <8 x double> %591)
  %593 = fmul <8 x double> %520, splat (double 1.000000e-02)
  %594 = bitcast <8 x double> %593 to <8 x i64>
  %595 = bitcast <8 x double> %592 to <8 x i64>
  %596 = and <8 x i64> %578, %595
  %597 = xor <8 x i64> %578, splat (i64 -1)
  %598 = and <8 x i64> %597, %594
  %599 = or <8 x i64> %596, %598
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %26) #10
  store <8 x i64> %599, ptr %217, align 64
  store <8 x i64> %399, ptr %218, align 64
  %600 = icmp sgt i32 %317, 0
  br i1 %600, label %601, label %630

601:                                              ; preds = %575
  %602 = call i32 @llvm.smax.i32(i32 %321, i32 1)
  %603 = zext nneg i32 %602 to i64
  br label %614

604:                                              ; preds = %406, %604
  %605 = phi i64 [ %612, %604 ], [ 0, %406 ]
  %606 = load ptr, ptr %172, align 64
  %607 = getelementptr inbounds nuw <8 x double>, ptr %606, i64 %605
  %608 = getelementptr inbounds nuw i8, ptr %607, i64 128
  %609 = load <8 x double>, ptr %608, align 64
  %610 = load ptr, ptr %154, align 16
  %611 = getelementptr inbounds nuw <8 x double>, ptr %610, i64 %605
  store <8 x double> %609, ptr %611, align 64
  %612 = add nuw nsw i64 %605, 1
  %613 = icmp eq i64 %612, %202
  br i1 %613, label %423, label %604

614:                                              ; preds = %625, %601
  %615 = phi i64 [ 0, %601 ], [ %626, %625 ]
  %616 = trunc nuw nsw i64 %615 to i32
  %617 = extractelement <8 x i64> %399, i32 %616
  %618 = icmp eq i64 %617, 0
  br i1 %618, label %619, label %625

619:                                              ; preds = %614
  %620 = load ptr, ptr %219, align 8
  %621 = getelementptr inbounds nuw [8 x i32], ptr %182, i64 0, i64 %615
  %622 = load i32, ptr %621, align 4
  %623 = sext i32 %622 to i64
  %624 = getelementptr inbounds i32, ptr %620, i64 %623
  store i32 2, ptr %624, align 4
  br label %625

625:                                              ; preds = %619, %614
  %626 = add nuw nsw i64 %615, 1
  %627 = icmp eq i64 %626, %603
  br i1 %627, label %628, label %614

628:                                              ; preds = %625
  %629 = load <8 x i64>, ptr %218, align 64
  br label %630

630:                                              ; preds = %628, %575
  %631 = phi <8 x i64> [ %629, %628 ], [ %399, %575 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %31) #10
  %632 = load <8 x double>, ptr %196, align 64
  %633 = load ptr, ptr %129, align 8
  br label %634

634:                                              ; preds = %651, %630
  %635 = phi i64 [ 0, %630 ], [ %653, %651 ]
  %636 = phi <8 x double> [ splat (double 0x7FF0000000000000), %630 ], [ %652, %651 ]
  %637 = trunc nuw nsw i64 %635 to i32
  %638 = extractelement <8 x i64> %631, i32 %637
  %639 = icmp eq i64 %638, 0
  br i1 %639, label %651, label %640

640:                                              ; preds = %634
  %641 = getelementptr inbounds nuw [8 x i32], ptr %186, i64 0, i64 %635
  %642 = load i32, ptr %641, align 4
  %643 = load i32, ptr %220, align 4
  %644 = icmp slt i32 %642, %643
  br i1 %644, label %645, label %651

645:                                              ; preds = %640
  %646 = load ptr, ptr %221, align 8
  %647 = sext i32 %642 to i64
  %648 = getelementptr inbounds double, ptr %646, i64 %647
  %649 = load double, ptr %648, align 8
  %650 = insertelement <8 x double> %636, double %649, i32 %637
  br label %651

651:                                              ; preds = %645, %640, %634
  %652 = phi <8 x double> [ %650, %645 ], [ %636, %640 ], [ %636, %634 ]
  %653 = add nuw nsw i64 %635, 1
  %654 = icmp eq i64 %653, 8
  br i1 %654, label %655, label %634

655:                                              ; preds = %651
  %656 = fcmp oeq <8 x double> %652, %632
  %657 = select <8 x i1> %656, <8 x i64> %631, <8 x i64> zeroinitializer
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %25)
  store <8 x double> %632, ptr %25, align 64
  %658 = load ptr, ptr %34, align 64
  %659 = load ptr, ptr %172, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %25, ptr noundef %633, ptr noundef %658, ptr noundef null, ptr noundef %659) #10
  %660 = load ptr, ptr %172, align 64
  %661 = getelementptr inbounds nuw i8, ptr %660, i64 64
  br label %662

662:                                              ; preds = %722, %655
  %663 = phi i64 [ 0, %655 ], [ %723, %722 ]
  %664 = trunc nuw nsw i64 %663 to i32
  %665 = extractelement <8 x i64> %657, i32 %664
  %666 = icmp eq i64 %665, 0
  br i1 %666, label %722, label %667

667:                                              ; preds = %662
  %668 = getelementptr inbounds nuw [8 x i32], ptr %182, i64 0, i64 %663
  %669 = load i32, ptr %668, align 4
  %670 = sext i32 %669 to i64
  %671 = getelementptr inbounds nuw [8 x i32], ptr %186, i64 0, i64 %663
  %672 = load i32, ptr %671, align 4
  %673 = add nsw i32 %672, 1
  store i32 %673, ptr %671, align 4
  %674 = sext i32 %672 to i64
  %675 = load i32, ptr %220, align 4
  %676 = sext i32 %675 to i64
  br i1 %222, label %677, label %681

677:                                              ; preds = %667
  %678 = load ptr, ptr %223, align 8
  %679 = mul nsw i64 %670, %99
  %680 = getelementptr double, ptr %678, i64 %674
  br label %686

681:                                              ; preds = %686, %667
  br i1 %185, label %682, label %696

682:                                              ; preds = %681
  %683 = load ptr, ptr %224, align 8
  %684 = mul nsw i64 %670, %225
  %685 = getelementptr double, ptr %683, i64 %674
  br label %709

686:                                              ; preds = %686, %677
  %687 = phi i64 [ 0, %677 ], [ %694, %686 ]
  %688 = getelementptr inbounds nuw <8 x double>, ptr %633, i64 %687
  %689 = load <8 x double>, ptr %688, align 64
  %690 = extractelement <8 x double> %689, i32 %664
  %691 = add nsw i64 %687, %679
  %692 = mul nsw i64 %691, %676
  %693 = getelementptr double, ptr %680, i64 %692
  store double %690, ptr %693, align 8
  %694 = add nuw nsw i64 %687, 1
  %695 = icmp eq i64 %694, %227
  br i1 %695, label %681, label %686

696:                                              ; preds = %709, %681
  %697 = load ptr, ptr %226, align 8
  %698 = shl nsw i64 %670, 1
  %699 = getelementptr double, ptr %697, i64 %674
  %700 = load <8 x double>, ptr %660, align 64
  %701 = extractelement <8 x double> %700, i32 %664
  %702 = mul nsw i64 %698, %676
  %703 = getelementptr double, ptr %699, i64 %702
  store double %701, ptr %703, align 8
  %704 = load <8 x double>, ptr %661, align 64
  %705 = extractelement <8 x double> %704, i32 %664
  %706 = or disjoint i64 %698, 1
  %707 = mul nsw i64 %706, %676
  %708 = getelementptr double, ptr %699, i64 %707
  store double %705, ptr %708, align 8
  br label %722

709:                                              ; preds = %709, %682
  %710 = phi i64 [ 0, %682 ], [ %720, %709 ]
  %711 = trunc nuw nsw i64 %710 to i32
  %712 = add i32 %46, %711
  %713 = sext i32 %712 to i64
  %714 = getelementptr inbounds <8 x double>, ptr %633, i64 %713
  %715 = load <8 x double>, ptr %714, align 64
  %716 = extractelement <8 x double> %715, i32 %664
  %717 = add nsw i64 %710, %684
  %718 = mul nsw i64 %717, %676
  %719 = getelementptr double, ptr %685, i64 %718
  store double %716, ptr %719, align 8
  %720 = add nuw nsw i64 %710, 1
  %721 = icmp eq i64 %720, %228
  br i1 %721, label %696, label %709

722:                                              ; preds = %696, %662
  %723 = add nuw nsw i64 %663, 1
  %724 = icmp eq i64 %723, 8
  br i1 %724, label %725, label %662

725:                                              ; preds = %722
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %25)
  %726 = icmp slt i32 %317, 8
  br i1 %726, label %727, label %730

727:                                              ; preds = %725
  %728 = load <8 x i64>, ptr %218, align 64
  br label %732

729:                                              ; preds = %732
  store <8 x i64> %735, ptr %218, align 64
  br label %730

730:                                              ; preds = %729, %725
  %731 = add nsw i32 %321, %306
  br label %738

732:                                              ; preds = %727, %732
  %733 = phi i32 [ %736, %732 ], [ %321, %727 ]
  %734 = phi <8 x i64> [ %735, %732 ], [ %728, %727 ]
  %735 = insertelement <8 x i64> %734, i64 0, i32 %733
  %736 = add i32 %733, 1
  %737 = icmp eq i32 %736, 8
  br i1 %737, label %729, label %732

738:                                              ; preds = %730, %303
  %739 = phi i32 [ 0, %730 ], [ %307, %303 ]
  %740 = phi i32 [ %731, %730 ], [ %306, %303 ]
  %741 = icmp eq i32 %305, 0
  br i1 %741, label %742, label %748

742:                                              ; preds = %738, %742
  %743 = phi i32 [ %746, %742 ], [ 0, %738 ]
  call fastcc void @refill(ptr noundef %33, i32 noundef %743, ptr noundef %34, i32 noundef 0)
  %744 = load <8 x i64>, ptr %173, align 64
  %745 = insertelement <8 x i64> %744, i64 0, i32 %743
  store <8 x i64> %745, ptr %173, align 64
  %746 = add nuw nsw i32 %743, 1
  %747 = icmp eq i32 %746, 8
  br i1 %747, label %748, label %742

748:                                              ; preds = %742, %738
  %749 = load <8 x i64>, ptr %218, align 64
  %750 = extractelement <8 x i64> %749, i32 %739
  %751 = icmp eq i64 %750, 0
  br i1 %751, label %753, label %752

752:                                              ; preds = %748
  call fastcc void @refill(ptr noundef %33, i32 noundef %297, ptr noundef %34, i32 noundef %739)
  br label %753

753:                                              ; preds = %752, %748
  %754 = add nuw nsw i32 %739, 1
  %755 = load <8 x i64>, ptr %173, align 64
  %756 = extractelement <8 x i64> %755, i32 %297
  %757 = icmp eq i64 %756, 0
  br i1 %757, label %303, label %758

758:                                              ; preds = %309, %753, %295
  %759 = phi <8 x i64> [ %296, %295 ], [ %755, %753 ], [ %304, %309 ]
  %760 = phi i32 [ %300, %295 ], [ %754, %753 ], [ 8, %309 ]
  %761 = phi i32 [ %299, %295 ], [ %740, %753 ], [ %306, %309 ]
  %762 = phi i32 [ %298, %295 ], [ 1, %753 ], [ %305, %309 ]
  %763 = add nuw nsw i32 %297, 1
  %764 = icmp eq i32 %763, 8
  br i1 %764, label %768, label %765

765:                                              ; preds = %758, %2566
  %766 = phi <8 x i64> [ %759, %758 ], [ %2569, %2566 ]
  %767 = phi i32 [ %763, %758 ], [ 0, %2566 ]
  br label %295

768:                                              ; preds = %758
  %769 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %759)
  %770 = icmp eq i64 %769, 0
  br i1 %770, label %2570, label %771

771:                                              ; preds = %768
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %24) #10
  store <8 x i64> zeroinitializer, ptr %24, align 64
  %772 = load <8 x double>, ptr %229, align 64
  %773 = load double, ptr %209, align 8
  %774 = insertelement <8 x double> poison, double %773, i64 0
  %775 = shufflevector <8 x double> %774, <8 x double> poison, <8 x i32> zeroinitializer
  %776 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %772, <8 x double> %775)
  %777 = load double, ptr %208, align 8
  %778 = insertelement <8 x double> poison, double %777, i64 0
  %779 = shufflevector <8 x double> %778, <8 x double> poison, <8 x i32> zeroinitializer
  %780 = load <8 x double>, ptr %230, align 64
  %781 = fsub <8 x double> %779, %780
  %782 = fmul <8 x double> %776, splat (double 0x3FF000000044B830)
  %783 = fcmp ult <8 x double> %782, %781
  %784 = select <8 x i1> %783, <8 x double> %776, <8 x double> %781
  %785 = bitcast <8 x double> %784 to <8 x i64>
  %786 = fadd <8 x double> %780, %776
  %787 = select <8 x i1> %783, <8 x double> %786, <8 x double> %779
  %788 = and <8 x i64> %759, %785
  %789 = bitcast <8 x i64> %788 to <8 x double>
  %790 = load ptr, ptr %55, align 8
  br i1 %215, label %791, label %807

791:                                              ; preds = %771, %791
  %792 = phi i64 [ %802, %791 ], [ 0, %771 ]
  %793 = load ptr, ptr %41, align 8
  %794 = getelementptr inbounds nuw <8 x double>, ptr %793, i64 %792
  %795 = load <8 x double>, ptr %794, align 64
  %796 = load ptr, ptr %61, align 8
  %797 = getelementptr inbounds nuw <8 x double>, ptr %796, i64 %792
  %798 = load <8 x double>, ptr %797, align 64
  %799 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %798, <8 x double> splat (double 0x3FAAEE6838DAE63A), <8 x double> zeroinitializer)
  %800 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> %799, <8 x double> %795)
  %801 = getelementptr inbounds nuw <8 x double>, ptr %790, i64 %792
  store <8 x double> %800, ptr %801, align 64
  %802 = add nuw nsw i64 %792, 1
  %803 = icmp eq i64 %802, %216
  br i1 %803, label %804, label %791

804:                                              ; preds = %791
  %805 = load ptr, ptr %55, align 8
  %806 = load <8 x double>, ptr %230, align 64
  br label %807

807:                                              ; preds = %804, %771
  %808 = phi <8 x double> [ %806, %804 ], [ %780, %771 ]
  %809 = phi ptr [ %805, %804 ], [ %790, %771 ]
  %810 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> splat (double 0x3FAAEE6838DAE63A), <8 x double> %808)
  %811 = load ptr, ptr %61, align 8
  %812 = getelementptr inbounds <8 x double>, ptr %811, i64 %49
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %13) #10
  store <8 x double> %810, ptr %13, align 64
  %813 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %13, ptr noundef %809, ptr noundef %812, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %13) #10
  %814 = load ptr, ptr %55, align 8
  br i1 %215, label %815, label %833

815:                                              ; preds = %807, %815
  %816 = phi i64 [ %829, %815 ], [ 0, %807 ]
  %817 = load ptr, ptr %41, align 8
  %818 = getelementptr inbounds nuw <8 x double>, ptr %817, i64 %816
  %819 = load <8 x double>, ptr %818, align 64
  %820 = load ptr, ptr %61, align 8
  %821 = getelementptr inbounds nuw <8 x double>, ptr %820, i64 %816
  %822 = load <8 x double>, ptr %821, align 64
  %823 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %822, <8 x double> splat (double 0x3F9432CE2AA42CAC), <8 x double> zeroinitializer)
  %824 = getelementptr inbounds nuw <8 x double>, ptr %821, i64 %216
  %825 = load <8 x double>, ptr %824, align 64
  %826 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %825, <8 x double> splat (double 0x3FAE4C353FF64302), <8 x double> %823)
  %827 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> %826, <8 x double> %819)
  %828 = getelementptr inbounds nuw <8 x double>, ptr %814, i64 %816
  store <8 x double> %827, ptr %828, align 64
  %829 = add nuw nsw i64 %816, 1
  %830 = icmp eq i64 %829, %216
  br i1 %830, label %831, label %815

831:                                              ; preds = %815
  %832 = load ptr, ptr %55, align 8
  br label %833

833:                                              ; preds = %831, %807
  %834 = phi ptr [ %832, %831 ], [ %814, %807 ]
  %835 = load <8 x double>, ptr %230, align 64
  %836 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> splat (double 0x3FB432CE2AA42CAC), <8 x double> %835)
  %837 = load ptr, ptr %61, align 8
  %838 = getelementptr inbounds <8 x double>, ptr %837, i64 %231
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %14) #10
  store <8 x double> %836, ptr %14, align 64
  %839 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %14, ptr noundef %834, ptr noundef %838, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %14) #10
  %840 = and <8 x i64> %839, %813
  %841 = load ptr, ptr %55, align 8
  br i1 %215, label %842, label %860

842:                                              ; preds = %833, %842
  %843 = phi i64 [ %856, %842 ], [ 0, %833 ]
  %844 = load ptr, ptr %41, align 8
  %845 = getelementptr inbounds nuw <8 x double>, ptr %844, i64 %843
  %846 = load <8 x double>, ptr %845, align 64
  %847 = load ptr, ptr %61, align 8
  %848 = getelementptr inbounds nuw <8 x double>, ptr %847, i64 %843
  %849 = load <8 x double>, ptr %848, align 64
  %850 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %849, <8 x double> splat (double 0x3F9E4C353FF64302), <8 x double> zeroinitializer)
  %851 = getelementptr inbounds nuw <8 x double>, ptr %848, i64 %232
  %852 = load <8 x double>, ptr %851, align 64
  %853 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %852, <8 x double> splat (double 0x3FB6B927EFF8B241), <8 x double> %850)
  %854 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> %853, <8 x double> %846)
  %855 = getelementptr inbounds nuw <8 x double>, ptr %841, i64 %843
  store <8 x double> %854, ptr %855, align 64
  %856 = add nuw nsw i64 %843, 1
  %857 = icmp eq i64 %856, %216
  br i1 %857, label %858, label %842

858:                                              ; preds = %842
  %859 = load ptr, ptr %55, align 8
  br label %860

860:                                              ; preds = %858, %833
  %861 = phi ptr [ %859, %858 ], [ %841, %833 ]
  %862 = load <8 x double>, ptr %230, align 64
  %863 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> splat (double 0x3FBE4C353FF64302), <8 x double> %862)
  %864 = load ptr, ptr %61, align 8
  %865 = getelementptr inbounds <8 x double>, ptr %864, i64 %234
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %15) #10
  store <8 x double> %863, ptr %15, align 64
  %866 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %15, ptr noundef %861, ptr noundef %865, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %15) #10
  %867 = and <8 x i64> %840, %866
  %868 = load ptr, ptr %55, align 8
  br i1 %215, label %869, label %890

869:                                              ; preds = %860, %869
  %870 = phi i64 [ %886, %869 ], [ 0, %860 ]
  %871 = load ptr, ptr %41, align 8
  %872 = getelementptr inbounds nuw <8 x double>, ptr %871, i64 %870
  %873 = load <8 x double>, ptr %872, align 64
  %874 = load ptr, ptr %61, align 8
  %875 = getelementptr inbounds nuw <8 x double>, ptr %874, i64 %870
  %876 = load <8 x double>, ptr %875, align 64
  %877 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %876, <8 x double> splat (double 0x3FCEE50D7ECDE9FA), <8 x double> zeroinitializer)
  %878 = getelementptr inbounds nuw <8 x double>, ptr %875, i64 %232
  %879 = load <8 x double>, ptr %878, align 64
  %880 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %879, <8 x double> splat (double 0xBFEC4E3AB5AD1507), <8 x double> %877)
  %881 = getelementptr inbounds nuw <8 x double>, ptr %875, i64 %235
  %882 = load <8 x double>, ptr %881, align 64
  %883 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %882, <8 x double> splat (double 0x3FED983D7AC79EF5), <8 x double> %880)
  %884 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> %883, <8 x double> %873)
  %885 = getelementptr inbounds nuw <8 x double>, ptr %868, i64 %870
  store <8 x double> %884, ptr %885, align 64
  %886 = add nuw nsw i64 %870, 1
  %887 = icmp eq i64 %886, %216
  br i1 %887, label %888, label %869

888:                                              ; preds = %869
  %889 = load ptr, ptr %55, align 8
  br label %890

890:                                              ; preds = %888, %860
  %891 = phi ptr [ %889, %888 ], [ %868, %860 ]
  %892 = load <8 x double>, ptr %230, align 64
  %893 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> splat (double 0x3FD2068C499C08D9), <8 x double> %892)
  %894 = load ptr, ptr %61, align 8
  %895 = getelementptr inbounds <8 x double>, ptr %894, i64 %237
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %16) #10
  store <8 x double> %893, ptr %16, align 64
  %896 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %16, ptr noundef %891, ptr noundef %895, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %16) #10
  %897 = and <8 x i64> %867, %896
  %898 = load ptr, ptr %55, align 8
  br i1 %215, label %899, label %920

899:                                              ; preds = %890, %899
  %900 = phi i64 [ %916, %899 ], [ 0, %890 ]
  %901 = load ptr, ptr %41, align 8
  %902 = getelementptr inbounds nuw <8 x double>, ptr %901, i64 %900
  %903 = load <8 x double>, ptr %902, align 64
  %904 = load ptr, ptr %61, align 8
  %905 = getelementptr inbounds nuw <8 x double>, ptr %904, i64 %900
  %906 = load <8 x double>, ptr %905, align 64
  %907 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %906, <8 x double> splat (double 0x3FA2F684BDA12F68), <8 x double> zeroinitializer)
  %908 = getelementptr inbounds nuw <8 x double>, ptr %905, i64 %235
  %909 = load <8 x double>, ptr %908, align 64
  %910 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %909, <8 x double> splat (double 0x3FC5DDB63BDB6D36), <8 x double> %907)
  %911 = getelementptr inbounds nuw <8 x double>, ptr %905, i64 %238
  %912 = load <8 x double>, ptr %911, align 64
  %913 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %912, <8 x double> splat (double 0x3FC00F533F66F19A), <8 x double> %910)
  %914 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> %913, <8 x double> %903)
  %915 = getelementptr inbounds nuw <8 x double>, ptr %898, i64 %900
  store <8 x double> %914, ptr %915, align 64
  %916 = add nuw nsw i64 %900, 1
  %917 = icmp eq i64 %916, %216
  br i1 %917, label %918, label %899

918:                                              ; preds = %899
  %919 = load ptr, ptr %55, align 8
  br label %920

920:                                              ; preds = %918, %890
  %921 = phi ptr [ %919, %918 ], [ %898, %890 ]
  %922 = load <8 x double>, ptr %230, align 64
  %923 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> splat (double 0x3FD5555555555555), <8 x double> %922)
  %924 = load ptr, ptr %61, align 8
  %925 = getelementptr inbounds <8 x double>, ptr %924, i64 %240
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %17) #10
  store <8 x double> %923, ptr %17, align 64
  %926 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %17, ptr noundef %921, ptr noundef %925, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %17) #10
  %927 = and <8 x i64> %897, %926
  %928 = load ptr, ptr %55, align 8
  br i1 %215, label %929, label %953

929:                                              ; preds = %920, %929
  %930 = phi i64 [ %949, %929 ], [ 0, %920 ]
  %931 = load ptr, ptr %41, align 8
  %932 = getelementptr inbounds nuw <8 x double>, ptr %931, i64 %930
  %933 = load <8 x double>, ptr %932, align 64
  %934 = load ptr, ptr %61, align 8
  %935 = getelementptr inbounds nuw <8 x double>, ptr %934, i64 %930
  %936 = load <8 x double>, ptr %935, align 64
  %937 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %936, <8 x double> splat (double 0x3FA3000000000000), <8 x double> zeroinitializer)
  %938 = getelementptr inbounds nuw <8 x double>, ptr %935, i64 %235
  %939 = load <8 x double>, ptr %938, align 64
  %940 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %939, <8 x double> splat (double 0x3FC5CAD30F3347ED), <8 x double> %937)
  %941 = getelementptr inbounds nuw <8 x double>, ptr %935, i64 %238
  %942 = load <8 x double>, ptr %941, align 64
  %943 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %942, <8 x double> splat (double 0x3FAED4B3C332E04D), <8 x double> %940)
  %944 = getelementptr inbounds nuw <8 x double>, ptr %935, i64 %241
  %945 = load <8 x double>, ptr %944, align 64
  %946 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %945, <8 x double> splat (double 0xBF92000000000000), <8 x double> %943)
  %947 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> %946, <8 x double> %933)
  %948 = getelementptr inbounds nuw <8 x double>, ptr %928, i64 %930
  store <8 x double> %947, ptr %948, align 64
  %949 = add nuw nsw i64 %930, 1
  %950 = icmp eq i64 %949, %216
  br i1 %950, label %951, label %929

951:                                              ; preds = %929
  %952 = load ptr, ptr %55, align 8
  br label %953

953:                                              ; preds = %951, %920
  %954 = phi ptr [ %952, %951 ], [ %928, %920 ]
  %955 = load <8 x double>, ptr %230, align 64
  %956 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> splat (double 2.500000e-01), <8 x double> %955)
  %957 = load ptr, ptr %61, align 8
  %958 = getelementptr inbounds <8 x double>, ptr %957, i64 %243
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %18) #10
  store <8 x double> %956, ptr %18, align 64
  %959 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %18, ptr noundef %954, ptr noundef %958, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %18) #10
  %960 = and <8 x i64> %927, %959
  %961 = load ptr, ptr %55, align 8
  br i1 %215, label %962, label %989

962:                                              ; preds = %953, %962
  %963 = phi i64 [ %985, %962 ], [ 0, %953 ]
  %964 = load ptr, ptr %41, align 8
  %965 = getelementptr inbounds nuw <8 x double>, ptr %964, i64 %963
  %966 = load <8 x double>, ptr %965, align 64
  %967 = load ptr, ptr %61, align 8
  %968 = getelementptr inbounds nuw <8 x double>, ptr %967, i64 %963
  %969 = load <8 x double>, ptr %968, align 64
  %970 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %969, <8 x double> splat (double 0x3FA2FDB8FEE78792), <8 x double> zeroinitializer)
  %971 = getelementptr inbounds nuw <8 x double>, ptr %968, i64 %235
  %972 = load <8 x double>, ptr %971, align 64
  %973 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %972, <8 x double> splat (double 0x3FC5CF23F6595D72), <8 x double> %970)
  %974 = getelementptr inbounds nuw <8 x double>, ptr %968, i64 %238
  %975 = load <8 x double>, ptr %974, align 64
  %976 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %975, <8 x double> splat (double 0x3FBB758640DEA698), <8 x double> %973)
  %977 = getelementptr inbounds nuw <8 x double>, ptr %968, i64 %241
  %978 = load <8 x double>, ptr %977, align 64
  %979 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %978, <8 x double> splat (double 0xBF8F5FCC20FCD32F), <8 x double> %976)
  %980 = getelementptr inbounds nuw <8 x double>, ptr %968, i64 %244
  %981 = load <8 x double>, ptr %980, align 64
  %982 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %981, <8 x double> splat (double 0x3F80F1D92EFB0B71), <8 x double> %979)
  %983 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> %982, <8 x double> %966)
  %984 = getelementptr inbounds nuw <8 x double>, ptr %961, i64 %963
  store <8 x double> %983, ptr %984, align 64
  %985 = add nuw nsw i64 %963, 1
  %986 = icmp eq i64 %985, %216
  br i1 %986, label %987, label %962

987:                                              ; preds = %962
  %988 = load ptr, ptr %55, align 8
  br label %989

989:                                              ; preds = %987, %953
  %990 = phi ptr [ %988, %987 ], [ %961, %953 ]
  %991 = load <8 x double>, ptr %230, align 64
  %992 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> splat (double 0x3FD3B13B13B13B14), <8 x double> %991)
  %993 = load ptr, ptr %61, align 8
  %994 = getelementptr inbounds <8 x double>, ptr %993, i64 %68
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %19) #10
  store <8 x double> %992, ptr %19, align 64
  %995 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %19, ptr noundef %990, ptr noundef %994, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %19) #10
  %996 = and <8 x i64> %960, %995
  %997 = load ptr, ptr %55, align 8
  br i1 %215, label %998, label %1028

998:                                              ; preds = %989, %998
  %999 = phi i64 [ %1024, %998 ], [ 0, %989 ]
  %1000 = load ptr, ptr %41, align 8
  %1001 = getelementptr inbounds nuw <8 x double>, ptr %1000, i64 %999
  %1002 = load <8 x double>, ptr %1001, align 64
  %1003 = load ptr, ptr %61, align 8
  %1004 = getelementptr inbounds nuw <8 x double>, ptr %1003, i64 %999
  %1005 = load <8 x double>, ptr %1004, align 64
  %1006 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1005, <8 x double> splat (double 0x3FE3F8B78B985813), <8 x double> zeroinitializer)
  %1007 = getelementptr inbounds nuw <8 x double>, ptr %1004, i64 %235
  %1008 = load <8 x double>, ptr %1007, align 64
  %1009 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1008, <8 x double> splat (double 0xC00AE31BACC6BC8A), <8 x double> %1006)
  %1010 = getelementptr inbounds nuw <8 x double>, ptr %1004, i64 %238
  %1011 = load <8 x double>, ptr %1010, align 64
  %1012 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1011, <8 x double> splat (double 0xBFEBC873F08E11F9), <8 x double> %1009)
  %1013 = getelementptr inbounds nuw <8 x double>, ptr %1004, i64 %241
  %1014 = load <8 x double>, ptr %1013, align 64
  %1015 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1014, <8 x double> splat (double 0x403B9793D88D1855), <8 x double> %1012)
  %1016 = getelementptr inbounds nuw <8 x double>, ptr %1004, i64 %244
  %1017 = load <8 x double>, ptr %1016, align 64
  %1018 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1017, <8 x double> splat (double 0x40342770F892AD69), <8 x double> %1015)
  %1019 = getelementptr inbounds nuw <8 x double>, ptr %1004, i64 %245
  %1020 = load <8 x double>, ptr %1019, align 64
  %1021 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1020, <8 x double> splat (double 0xC045BEB4865C42F9), <8 x double> %1018)
  %1022 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> %1021, <8 x double> %1002)
  %1023 = getelementptr inbounds nuw <8 x double>, ptr %997, i64 %999
  store <8 x double> %1022, ptr %1023, align 64
  %1024 = add nuw nsw i64 %999, 1
  %1025 = icmp eq i64 %1024, %216
  br i1 %1025, label %1026, label %998

1026:                                             ; preds = %998
  %1027 = load ptr, ptr %55, align 8
  br label %1028

1028:                                             ; preds = %1026, %989
  %1029 = phi ptr [ %1027, %1026 ], [ %997, %989 ]
  %1030 = load <8 x double>, ptr %230, align 64
  %1031 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> splat (double 0x3FE4D74D74D74D75), <8 x double> %1030)
  %1032 = load ptr, ptr %61, align 8
  %1033 = getelementptr inbounds <8 x double>, ptr %1032, i64 %247
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %20) #10
  store <8 x double> %1031, ptr %20, align 64
  %1034 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %20, ptr noundef %1029, ptr noundef %1033, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %20) #10
  %1035 = and <8 x i64> %996, %1034
  %1036 = load ptr, ptr %55, align 8
  br i1 %215, label %1037, label %1070

1037:                                             ; preds = %1028, %1037
  %1038 = phi i64 [ %1066, %1037 ], [ 0, %1028 ]
  %1039 = load ptr, ptr %41, align 8
  %1040 = getelementptr inbounds nuw <8 x double>, ptr %1039, i64 %1038
  %1041 = load <8 x double>, ptr %1040, align 64
  %1042 = load ptr, ptr %61, align 8
  %1043 = getelementptr inbounds nuw <8 x double>, ptr %1042, i64 %1038
  %1044 = load <8 x double>, ptr %1043, align 64
  %1045 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1044, <8 x double> splat (double 0x3FDE9205E321B655), <8 x double> zeroinitializer)
  %1046 = getelementptr inbounds nuw <8 x double>, ptr %1043, i64 %235
  %1047 = load <8 x double>, ptr %1046, align 64
  %1048 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1047, <8 x double> splat (double 0xC003E7A8A34BD27F), <8 x double> %1045)
  %1049 = getelementptr inbounds nuw <8 x double>, ptr %1043, i64 %238
  %1050 = load <8 x double>, ptr %1049, align 64
  %1051 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1050, <8 x double> splat (double 0xBFE2E3A9968C93C8), <8 x double> %1048)
  %1052 = getelementptr inbounds nuw <8 x double>, ptr %1043, i64 %241
  %1053 = load <8 x double>, ptr %1052, align 64
  %1054 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1053, <8 x double> splat (double 0x40353AE4A6D655EE), <8 x double> %1051)
  %1055 = getelementptr inbounds nuw <8 x double>, ptr %1043, i64 %244
  %1056 = load <8 x double>, ptr %1055, align 64
  %1057 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1056, <8 x double> splat (double 0x402E8EF7B5F258B8), <8 x double> %1054)
  %1058 = getelementptr inbounds nuw <8 x double>, ptr %1043, i64 %245
  %1059 = load <8 x double>, ptr %1058, align 64
  %1060 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1059, <8 x double> splat (double 0xC040A4E418D711B9), <8 x double> %1057)
  %1061 = getelementptr inbounds nuw <8 x double>, ptr %1043, i64 %248
  %1062 = load <8 x double>, ptr %1061, align 64
  %1063 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1062, <8 x double> splat (double 0xBF94D1B3D9B4A876), <8 x double> %1060)
  %1064 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> %1063, <8 x double> %1041)
  %1065 = getelementptr inbounds nuw <8 x double>, ptr %1036, i64 %1038
  store <8 x double> %1064, ptr %1065, align 64
  %1066 = add nuw nsw i64 %1038, 1
  %1067 = icmp eq i64 %1066, %216
  br i1 %1067, label %1068, label %1037

1068:                                             ; preds = %1037
  %1069 = load ptr, ptr %55, align 8
  br label %1070

1070:                                             ; preds = %1068, %1028
  %1071 = phi ptr [ %1069, %1068 ], [ %1036, %1028 ]
  %1072 = load <8 x double>, ptr %230, align 64
  %1073 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> splat (double 6.000000e-01), <8 x double> %1072)
  %1074 = load ptr, ptr %61, align 8
  %1075 = getelementptr inbounds <8 x double>, ptr %1074, i64 %250
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %21) #10
  store <8 x double> %1073, ptr %21, align 64
  %1076 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %21, ptr noundef %1071, ptr noundef %1075, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %21) #10
  %1077 = and <8 x i64> %1035, %1076
  %1078 = load ptr, ptr %55, align 8
  br i1 %215, label %1079, label %1115

1079:                                             ; preds = %1070, %1079
  %1080 = phi i64 [ %1111, %1079 ], [ 0, %1070 ]
  %1081 = load ptr, ptr %41, align 8
  %1082 = getelementptr inbounds nuw <8 x double>, ptr %1081, i64 %1080
  %1083 = load <8 x double>, ptr %1082, align 64
  %1084 = load ptr, ptr %61, align 8
  %1085 = getelementptr inbounds nuw <8 x double>, ptr %1084, i64 %1080
  %1086 = load <8 x double>, ptr %1085, align 64
  %1087 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1086, <8 x double> splat (double 0xBFEDFD121F1D399B), <8 x double> zeroinitializer)
  %1088 = getelementptr inbounds nuw <8 x double>, ptr %1085, i64 %235
  %1089 = load <8 x double>, ptr %1088, align 64
  %1090 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1089, <8 x double> splat (double 0x4014BED869FB0B9D), <8 x double> %1087)
  %1091 = getelementptr inbounds nuw <8 x double>, ptr %1085, i64 %238
  %1092 = load <8 x double>, ptr %1091, align 64
  %1093 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1092, <8 x double> splat (double 0x3FF1768702792EA9), <8 x double> %1090)
  %1094 = getelementptr inbounds nuw <8 x double>, ptr %1085, i64 %241
  %1095 = load <8 x double>, ptr %1094, align 64
  %1096 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1095, <8 x double> splat (double 0xC0204CB0E2110C1C), <8 x double> %1093)
  %1097 = getelementptr inbounds nuw <8 x double>, ptr %1085, i64 %244
  %1098 = load <8 x double>, ptr %1097, align 64
  %1099 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1098, <8 x double> splat (double 0xC032852305E975A8), <8 x double> %1096)
  %1100 = getelementptr inbounds nuw <8 x double>, ptr %1085, i64 %245
  %1101 = load <8 x double>, ptr %1100, align 64
  %1102 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1101, <8 x double> splat (double 0x4036BD4F06CB863A), <8 x double> %1099)
  %1103 = getelementptr inbounds nuw <8 x double>, ptr %1085, i64 %248
  %1104 = load <8 x double>, ptr %1103, align 64
  %1105 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1104, <8 x double> splat (double 0x4003F2E777CF109D), <8 x double> %1102)
  %1106 = getelementptr inbounds nuw <8 x double>, ptr %1085, i64 %251
  %1107 = load <8 x double>, ptr %1106, align 64
  %1108 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1107, <8 x double> splat (double 0xC0085FC60D2B572C), <8 x double> %1105)
  %1109 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> %1108, <8 x double> %1083)
  %1110 = getelementptr inbounds nuw <8 x double>, ptr %1078, i64 %1080
  store <8 x double> %1109, ptr %1110, align 64
  %1111 = add nuw nsw i64 %1080, 1
  %1112 = icmp eq i64 %1111, %216
  br i1 %1112, label %1113, label %1079

1113:                                             ; preds = %1079
  %1114 = load ptr, ptr %55, align 8
  br label %1115

1115:                                             ; preds = %1113, %1070
  %1116 = phi ptr [ %1114, %1113 ], [ %1078, %1070 ]
  %1117 = load <8 x double>, ptr %230, align 64
  %1118 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> splat (double 0x3FEB6DB6DB6DB6DB), <8 x double> %1117)
  %1119 = load ptr, ptr %61, align 8
  %1120 = getelementptr inbounds <8 x double>, ptr %1119, i64 %253
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %22) #10
  store <8 x double> %1118, ptr %22, align 64
  %1121 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %22, ptr noundef %1116, ptr noundef %1120, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %22) #10
  %1122 = and <8 x i64> %1077, %1121
  %1123 = load ptr, ptr %55, align 8
  br i1 %215, label %1124, label %1163

1124:                                             ; preds = %1115, %1124
  %1125 = phi i64 [ %1159, %1124 ], [ 0, %1115 ]
  %1126 = load ptr, ptr %41, align 8
  %1127 = getelementptr inbounds nuw <8 x double>, ptr %1126, i64 %1125
  %1128 = load <8 x double>, ptr %1127, align 64
  %1129 = load ptr, ptr %61, align 8
  %1130 = getelementptr inbounds nuw <8 x double>, ptr %1129, i64 %1125
  %1131 = load <8 x double>, ptr %1130, align 64
  %1132 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1131, <8 x double> splat (double 0x40022FBD3B09FCDC), <8 x double> zeroinitializer)
  %1133 = getelementptr inbounds nuw <8 x double>, ptr %1130, i64 %235
  %1134 = load <8 x double>, ptr %1133, align 64
  %1135 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1134, <8 x double> splat (double 0xC02511A963CAFE55), <8 x double> %1132)
  %1136 = getelementptr inbounds nuw <8 x double>, ptr %1130, i64 %238
  %1137 = load <8 x double>, ptr %1136, align 64
  %1138 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1137, <8 x double> splat (double 0xC00001C935AC72AC), <8 x double> %1135)
  %1139 = getelementptr inbounds nuw <8 x double>, ptr %1130, i64 %241
  %1140 = load <8 x double>, ptr %1139, align 64
  %1141 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1140, <8 x double> splat (double 0xC031F57C8EFF3006), <8 x double> %1138)
  %1142 = getelementptr inbounds nuw <8 x double>, ptr %1130, i64 %244
  %1143 = load <8 x double>, ptr %1142, align 64
  %1144 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1143, <8 x double> splat (double 0x403BF2EA18B58A01), <8 x double> %1141)
  %1145 = getelementptr inbounds nuw <8 x double>, ptr %1130, i64 %245
  %1146 = load <8 x double>, ptr %1145, align 64
  %1147 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1146, <8 x double> splat (double 0xC006DF3A7D1CEC13), <8 x double> %1144)
  %1148 = getelementptr inbounds nuw <8 x double>, ptr %1130, i64 %248
  %1149 = load <8 x double>, ptr %1148, align 64
  %1150 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1149, <8 x double> splat (double 0xC021BEE71A9F33A9), <8 x double> %1147)
  %1151 = getelementptr inbounds nuw <8 x double>, ptr %1130, i64 %251
  %1152 = load <8 x double>, ptr %1151, align 64
  %1153 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1152, <8 x double> splat (double 0x4028B89C42C81861), <8 x double> %1150)
  %1154 = getelementptr inbounds nuw <8 x double>, ptr %1130, i64 %254
  %1155 = load <8 x double>, ptr %1154, align 64
  %1156 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1155, <8 x double> splat (double 0x3FE496AC6253E202), <8 x double> %1153)
  %1157 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> %1156, <8 x double> %1128)
  %1158 = getelementptr inbounds nuw <8 x double>, ptr %1123, i64 %1125
  store <8 x double> %1157, ptr %1158, align 64
  %1159 = add nuw nsw i64 %1125, 1
  %1160 = icmp eq i64 %1159, %216
  br i1 %1160, label %1161, label %1124

1161:                                             ; preds = %1124
  %1162 = load ptr, ptr %55, align 8
  br label %1163

1163:                                             ; preds = %1161, %1115
  %1164 = phi ptr [ %1162, %1161 ], [ %1123, %1115 ]
  %1165 = load <8 x double>, ptr %230, align 64
  %1166 = fadd <8 x double> %1165, %789
  %1167 = load ptr, ptr %61, align 8
  %1168 = getelementptr inbounds <8 x double>, ptr %1167, i64 %255
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %23) #10
  store <8 x double> %1166, ptr %23, align 64
  %1169 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %23, ptr noundef %1164, ptr noundef %1168, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %23) #10
  %1170 = and <8 x i64> %1122, %1169
  %1171 = load ptr, ptr %52, align 16
  br i1 %215, label %1175, label %1172

1172:                                             ; preds = %1163
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12)
  store <8 x double> %787, ptr %12, align 64
  br label %1295

1173:                                             ; preds = %1175
  %1174 = load ptr, ptr %52, align 16
  br label %1209

1175:                                             ; preds = %1163, %1175
  %1176 = phi i64 [ %1207, %1175 ], [ 0, %1163 ]
  %1177 = load ptr, ptr %41, align 8
  %1178 = getelementptr inbounds nuw <8 x double>, ptr %1177, i64 %1176
  %1179 = load <8 x double>, ptr %1178, align 64
  %1180 = load ptr, ptr %61, align 8
  %1181 = getelementptr inbounds nuw <8 x double>, ptr %1180, i64 %1176
  %1182 = load <8 x double>, ptr %1181, align 64
  %1183 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1182, <8 x double> splat (double 0x3FABCC6368D1177C), <8 x double> zeroinitializer)
  %1184 = getelementptr inbounds nuw <8 x double>, ptr %1181, i64 %241
  %1185 = load <8 x double>, ptr %1184, align 64
  %1186 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1185, <8 x double> splat (double 0x4011CD1ED2AD5AE2), <8 x double> %1183)
  %1187 = getelementptr inbounds nuw <8 x double>, ptr %1181, i64 %244
  %1188 = load <8 x double>, ptr %1187, align 64
  %1189 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1188, <8 x double> splat (double 0x3FFE43A845D5AB9F), <8 x double> %1186)
  %1190 = getelementptr inbounds nuw <8 x double>, ptr %1181, i64 %245
  %1191 = load <8 x double>, ptr %1190, align 64
  %1192 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1191, <8 x double> splat (double 0xC017346ECF96AF43), <8 x double> %1189)
  %1193 = getelementptr inbounds nuw <8 x double>, ptr %1181, i64 %248
  %1194 = load <8 x double>, ptr %1193, align 64
  %1195 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1194, <8 x double> splat (double 0x3FD3EA1DF2F0EB98), <8 x double> %1192)
  %1196 = getelementptr inbounds nuw <8 x double>, ptr %1181, i64 %251
  %1197 = load <8 x double>, ptr %1196, align 64
  %1198 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1197, <8 x double> splat (double 0xBFC37A028F43B002), <8 x double> %1195)
  %1199 = getelementptr inbounds nuw <8 x double>, ptr %1181, i64 %254
  %1200 = load <8 x double>, ptr %1199, align 64
  %1201 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1200, <8 x double> splat (double 0x3FC9C657697FE72D), <8 x double> %1198)
  %1202 = getelementptr inbounds nuw <8 x double>, ptr %1181, i64 %256
  %1203 = load <8 x double>, ptr %1202, align 64
  %1204 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1203, <8 x double> splat (double 0x3FA6E44F50AB6BC2), <8 x double> %1201)
  %1205 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> %1204, <8 x double> %1179)
  %1206 = getelementptr inbounds nuw <8 x double>, ptr %1171, i64 %1176
  store <8 x double> %1205, ptr %1206, align 64
  %1207 = add nuw nsw i64 %1176, 1
  %1208 = icmp eq i64 %1207, %216
  br i1 %1208, label %1173, label %1175

1209:                                             ; preds = %1209, %1173
  %1210 = phi i64 [ 0, %1173 ], [ %1217, %1209 ]
  %1211 = phi <8 x i64> [ %1170, %1173 ], [ %1216, %1209 ]
  %1212 = getelementptr inbounds nuw <8 x double>, ptr %1174, i64 %1210
  %1213 = load <8 x double>, ptr %1212, align 64
  %1214 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1213)
  %1215 = fcmp one <8 x double> %1214, splat (double 0x7FF0000000000000)
  %1216 = select <8 x i1> %1215, <8 x i64> %1211, <8 x i64> zeroinitializer
  %1217 = add nuw nsw i64 %1210, 1
  %1218 = icmp eq i64 %1217, %216
  br i1 %1218, label %1219, label %1209

1219:                                             ; preds = %1209
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12)
  store <8 x double> %787, ptr %12, align 64
  br label %1220

1220:                                             ; preds = %1220, %1219
  %1221 = phi i64 [ 0, %1219 ], [ %1291, %1220 ]
  %1222 = icmp slt i64 %1221, %99
  %1223 = select i1 %1222, i32 0, i32 %44
  %1224 = trunc nuw nsw i64 %1221 to i32
  %1225 = add nsw i32 %1223, %1224
  %1226 = load ptr, ptr %61, align 8
  %1227 = getelementptr inbounds nuw <8 x double>, ptr %1226, i64 %1221
  %1228 = load <8 x double>, ptr %1227, align 64
  %1229 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1228, <8 x double> splat (double 0x3F8ADEAEA1607E1A), <8 x double> zeroinitializer)
  %1230 = add nuw nsw i64 %1221, %241
  %1231 = getelementptr inbounds nuw <8 x double>, ptr %1226, i64 %1230
  %1232 = load <8 x double>, ptr %1231, align 64
  %1233 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1232, <8 x double> splat (double 0xBFF39A3DA55AB5C3), <8 x double> %1229)
  %1234 = add nuw nsw i64 %1221, %244
  %1235 = getelementptr inbounds nuw <8 x double>, ptr %1226, i64 %1234
  %1236 = load <8 x double>, ptr %1235, align 64
  %1237 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1236, <8 x double> splat (double 0xBFDFBA83BEDE8A72), <8 x double> %1233)
  %1238 = add nuw nsw i64 %1221, %245
  %1239 = getelementptr inbounds nuw <8 x double>, ptr %1226, i64 %1238
  %1240 = load <8 x double>, ptr %1239, align 64
  %1241 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1240, <8 x double> splat (double 0x3FFAA149F7EDA509), <8 x double> %1237)
  %1242 = add nuw nsw i64 %1221, %248
  %1243 = getelementptr inbounds nuw <8 x double>, ptr %1226, i64 %1242
  %1244 = load <8 x double>, ptr %1243, align 64
  %1245 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1244, <8 x double> splat (double 0xBFD66BC9B10E7E71), <8 x double> %1241)
  %1246 = add nuw nsw i64 %1221, %251
  %1247 = getelementptr inbounds nuw <8 x double>, ptr %1226, i64 %1246
  %1248 = load <8 x double>, ptr %1247, align 64
  %1249 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1248, <8 x double> splat (double 0x3FD56330D0783989), <8 x double> %1245)
  %1250 = add nuw nsw i64 %1221, %254
  %1251 = getelementptr inbounds nuw <8 x double>, ptr %1226, i64 %1250
  %1252 = load <8 x double>, ptr %1251, align 64
  %1253 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1252, <8 x double> splat (double 0x3FB4F8EB54A31435), <8 x double> %1249)
  %1254 = add nuw nsw i64 %1221, %256
  %1255 = getelementptr inbounds nuw <8 x double>, ptr %1226, i64 %1254
  %1256 = load <8 x double>, ptr %1255, align 64
  %1257 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1256, <8 x double> splat (double 0xBF96E44F50AB6BC2), <8 x double> %1253)
  %1258 = load ptr, ptr %71, align 8
  %1259 = sext i32 %1225 to i64
  %1260 = getelementptr inbounds <8 x double>, ptr %1258, i64 %1259
  store <8 x double> %1257, ptr %1260, align 64
  %1261 = load ptr, ptr %61, align 8
  %1262 = getelementptr inbounds nuw <8 x double>, ptr %1261, i64 %1221
  %1263 = load <8 x double>, ptr %1262, align 64
  %1264 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1263, <8 x double> splat (double 0xBFC84B641FBFA1F1), <8 x double> zeroinitializer)
  %1265 = getelementptr inbounds nuw <8 x double>, ptr %1261, i64 %1230
  %1266 = load <8 x double>, ptr %1265, align 64
  %1267 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1266, <8 x double> splat (double 0x4011CD1ED2AD5AE2), <8 x double> %1264)
  %1268 = getelementptr inbounds nuw <8 x double>, ptr %1261, i64 %1234
  %1269 = load <8 x double>, ptr %1268, align 64
  %1270 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1269, <8 x double> splat (double 0x3FFE43A845D5AB9F), <8 x double> %1267)
  %1271 = getelementptr inbounds nuw <8 x double>, ptr %1261, i64 %1238
  %1272 = load <8 x double>, ptr %1271, align 64
  %1273 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1272, <8 x double> splat (double 0xC017346ECF96AF43), <8 x double> %1270)
  %1274 = getelementptr inbounds nuw <8 x double>, ptr %1261, i64 %1242
  %1275 = load <8 x double>, ptr %1274, align 64
  %1276 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1275, <8 x double> splat (double 0xBFDB0D3A26ABB716), <8 x double> %1273)
  %1277 = getelementptr inbounds nuw <8 x double>, ptr %1261, i64 %1246
  %1278 = load <8 x double>, ptr %1277, align 64
  %1279 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1278, <8 x double> splat (double 0xBFC37A028F43B002), <8 x double> %1276)
  %1280 = getelementptr inbounds nuw <8 x double>, ptr %1261, i64 %1250
  %1281 = load <8 x double>, ptr %1280, align 64
  %1282 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1281, <8 x double> splat (double 0x3FC9C657697FE72D), <8 x double> %1279)
  %1283 = getelementptr inbounds nuw <8 x double>, ptr %1261, i64 %1254
  %1284 = load <8 x double>, ptr %1283, align 64
  %1285 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1284, <8 x double> splat (double 0x3F9732080AC040ED), <8 x double> %1282)
  %1286 = load ptr, ptr %71, align 8
  %1287 = select i1 %1222, i32 %44, i32 %48
  %1288 = add nsw i32 %1287, %1224
  %1289 = sext i32 %1288 to i64
  %1290 = getelementptr inbounds <8 x double>, ptr %1286, i64 %1289
  store <8 x double> %1285, ptr %1290, align 64
  %1291 = add nuw nsw i64 %1221, 1
  %1292 = icmp eq i64 %1291, %216
  br i1 %1292, label %1293, label %1220

1293:                                             ; preds = %1220
  %1294 = load ptr, ptr %52, align 16
  br label %1295

1295:                                             ; preds = %1293, %1172
  %1296 = phi ptr [ %1171, %1172 ], [ %1294, %1293 ]
  %1297 = phi <8 x i64> [ %1170, %1172 ], [ %1216, %1293 ]
  %1298 = load double, ptr %176, align 64
  %1299 = fdiv double 0x3D06849B86A12B9B, %1298
  %1300 = insertelement <8 x double> poison, double %1299, i64 0
  %1301 = shufflevector <8 x double> %1300, <8 x double> poison, <8 x i32> zeroinitializer
  %1302 = load <8 x double>, ptr %257, align 64
  br i1 %203, label %1303, label %1312

1303:                                             ; preds = %1295, %1303
  %1304 = phi i64 [ %1310, %1303 ], [ 0, %1295 ]
  %1305 = phi <8 x double> [ %1309, %1303 ], [ zeroinitializer, %1295 ]
  %1306 = getelementptr inbounds nuw <8 x double>, ptr %1296, i64 %1304
  %1307 = load <8 x double>, ptr %1306, align 64
  %1308 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1307)
  %1309 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1305, <8 x double> %1308)
  %1310 = add nuw nsw i64 %1304, 1
  %1311 = icmp eq i64 %1310, %204
  br i1 %1311, label %1312, label %1303

1312:                                             ; preds = %1303, %1295
  %1313 = phi <8 x double> [ zeroinitializer, %1295 ], [ %1309, %1303 ]
  %1314 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1302, <8 x double> %1313)
  %1315 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1314, <8 x double> %1301)
  %1316 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1315, <8 x double> splat (double 1.000000e+00))
  %1317 = load <8 x double>, ptr %258, align 64
  br i1 %201, label %1318, label %1327

1318:                                             ; preds = %1312, %1318
  %1319 = phi i64 [ %1325, %1318 ], [ %205, %1312 ]
  %1320 = phi <8 x double> [ %1324, %1318 ], [ zeroinitializer, %1312 ]
  %1321 = getelementptr inbounds <8 x double>, ptr %1296, i64 %1319
  %1322 = load <8 x double>, ptr %1321, align 64
  %1323 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1322)
  %1324 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1320, <8 x double> %1323)
  %1325 = add nsw i64 %1319, 1
  %1326 = icmp slt i64 %1325, %99
  br i1 %1326, label %1318, label %1327

1327:                                             ; preds = %1318, %1312
  %1328 = phi <8 x double> [ zeroinitializer, %1312 ], [ %1324, %1318 ]
  %1329 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1317, <8 x double> %1328)
  %1330 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1329, <8 x double> %1301)
  %1331 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1330, <8 x double> splat (double 1.000000e+00))
  br i1 %184, label %1332, label %1375

1332:                                             ; preds = %1327
  %1333 = load ptr, ptr %41, align 8
  %1334 = insertelement <8 x double> poison, double %1298, i64 0
  %1335 = shufflevector <8 x double> %1334, <8 x double> poison, <8 x i32> zeroinitializer
  %1336 = load ptr, ptr %71, align 8
  br label %1337

1337:                                             ; preds = %1352, %1332
  %1338 = phi i64 [ 0, %1332 ], [ %1373, %1352 ]
  %1339 = phi <8 x double> [ zeroinitializer, %1332 ], [ %1371, %1352 ]
  %1340 = phi <8 x double> [ zeroinitializer, %1332 ], [ %1372, %1352 ]
  %1341 = getelementptr inbounds nuw <8 x double>, ptr %1333, i64 %1338
  %1342 = load <8 x double>, ptr %1341, align 64
  %1343 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1342)
  %1344 = getelementptr inbounds nuw <8 x double>, ptr %1296, i64 %1338
  %1345 = load <8 x double>, ptr %1344, align 64
  %1346 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1345)
  %1347 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1343, <8 x double> %1346)
  %1348 = icmp slt i64 %1338, %205
  br i1 %1348, label %1352, label %1349

1349:                                             ; preds = %1337
  %1350 = icmp slt i64 %1338, %99
  %1351 = select i1 %1350, <8 x double> %1331, <8 x double> splat (double 1.000000e+00)
  br label %1352

1352:                                             ; preds = %1349, %1337
  %1353 = phi <8 x double> [ %1351, %1349 ], [ %1316, %1337 ]
  %1354 = fmul <8 x double> %1335, %1347
  %1355 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1335, <8 x double> %1353, <8 x double> %1354)
  %1356 = fdiv <8 x double> splat (double 1.000000e+00), %1355
  %1357 = icmp slt i64 %1338, %99
  %1358 = select i1 %1357, i32 0, i32 %44
  %1359 = trunc nuw nsw i64 %1338 to i32
  %1360 = add nsw i32 %1358, %1359
  %1361 = sext i32 %1360 to i64
  %1362 = getelementptr inbounds <8 x double>, ptr %1336, i64 %1361
  %1363 = load <8 x double>, ptr %1362, align 64
  %1364 = fmul <8 x double> %1363, %1356
  %1365 = select i1 %1357, i32 %44, i32 %48
  %1366 = add nsw i32 %1365, %1359
  %1367 = sext i32 %1366 to i64
  %1368 = getelementptr inbounds <8 x double>, ptr %1336, i64 %1367
  %1369 = load <8 x double>, ptr %1368, align 64
  %1370 = fmul <8 x double> %1356, %1369
  %1371 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1364, <8 x double> %1364, <8 x double> %1339)
  %1372 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1370, <8 x double> %1370, <8 x double> %1340)
  %1373 = add nuw nsw i64 %1338, 1
  %1374 = icmp eq i64 %1373, %192
  br i1 %1374, label %1375, label %1337

1375:                                             ; preds = %1352, %1327
  %1376 = phi <8 x double> [ zeroinitializer, %1327 ], [ %1372, %1352 ]
  %1377 = phi <8 x double> [ zeroinitializer, %1327 ], [ %1371, %1352 ]
  %1378 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1376, <8 x double> splat (double 1.000000e-02), <8 x double> %1377)
  %1379 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %789)
  %1380 = fmul <8 x double> %1379, %1377
  %1381 = fmul <8 x double> %212, %1378
  %1382 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1381)
  %1383 = fdiv <8 x double> %1380, %1382
  %1384 = fcmp ule <8 x double> %1378, zeroinitializer
  %1385 = bitcast <8 x double> %1383 to <8 x i64>
  %1386 = select <8 x i1> %1384, <8 x i64> zeroinitializer, <8 x i64> %1385
  %1387 = fcmp ult <8 x double> %1378, zeroinitializer
  %1388 = select <8 x i1> %1387, <8 x i64> splat (i64 9218868437227405312), <8 x i64> zeroinitializer
  %1389 = or <8 x i64> %1386, %1388
  br i1 %199, label %1504, label %1390

1390:                                             ; preds = %1375
  %1391 = load ptr, ptr %33, align 64
  %1392 = load ptr, ptr %71, align 8
  %1393 = load ptr, ptr %91, align 8
  call void @appell_lanes_finish(ptr noundef nonnull %12, ptr noundef %1296, ptr noundef %1391, ptr noundef %1392, ptr noundef %1393) #10
  %1394 = load ptr, ptr %91, align 8
  %1395 = getelementptr inbounds <8 x double>, ptr %1394, i64 %259
  %1396 = load <8 x double>, ptr %1395, align 64
  %1397 = call <8 x i1> @llvm.is.fpclass.v8f64(<8 x double> %1396, i32 120)
  %1398 = load <8 x i64>, ptr %24, align 64
  %1399 = select <8 x i1> %1397, <8 x i64> splat (i64 -1), <8 x i64> %1398
  store <8 x i64> %1399, ptr %24, align 64
  br i1 %222, label %1493, label %1400

1400:                                             ; preds = %1493, %1390
  %1401 = load double, ptr %176, align 64
  %1402 = fdiv double 0x3D06849B86A12B9B, %1401
  %1403 = insertelement <8 x double> poison, double %1402, i64 0
  %1404 = shufflevector <8 x double> %1403, <8 x double> poison, <8 x i32> zeroinitializer
  %1405 = load <8 x double>, ptr %257, align 64
  %1406 = load ptr, ptr %52, align 16
  br i1 %203, label %1407, label %1416

1407:                                             ; preds = %1400, %1407
  %1408 = phi i64 [ %1414, %1407 ], [ 0, %1400 ]
  %1409 = phi <8 x double> [ %1413, %1407 ], [ zeroinitializer, %1400 ]
  %1410 = getelementptr inbounds nuw <8 x double>, ptr %1406, i64 %1408
  %1411 = load <8 x double>, ptr %1410, align 64
  %1412 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1411)
  %1413 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1409, <8 x double> %1412)
  %1414 = add nuw nsw i64 %1408, 1
  %1415 = icmp eq i64 %1414, %204
  br i1 %1415, label %1416, label %1407

1416:                                             ; preds = %1407, %1400
  %1417 = phi <8 x double> [ zeroinitializer, %1400 ], [ %1413, %1407 ]
  %1418 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1405, <8 x double> %1417)
  %1419 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1418, <8 x double> %1404)
  %1420 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1419, <8 x double> splat (double 1.000000e+00))
  %1421 = load <8 x double>, ptr %258, align 64
  br i1 %201, label %1422, label %1431

1422:                                             ; preds = %1416, %1422
  %1423 = phi i64 [ %1429, %1422 ], [ %205, %1416 ]
  %1424 = phi <8 x double> [ %1428, %1422 ], [ zeroinitializer, %1416 ]
  %1425 = getelementptr inbounds <8 x double>, ptr %1406, i64 %1423
  %1426 = load <8 x double>, ptr %1425, align 64
  %1427 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1426)
  %1428 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1424, <8 x double> %1427)
  %1429 = add nsw i64 %1423, 1
  %1430 = icmp slt i64 %1429, %99
  br i1 %1430, label %1422, label %1431

1431:                                             ; preds = %1422, %1416
  %1432 = phi <8 x double> [ zeroinitializer, %1416 ], [ %1428, %1422 ]
  %1433 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1421, <8 x double> %1432)
  %1434 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1433, <8 x double> %1404)
  %1435 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1434, <8 x double> splat (double 1.000000e+00))
  br i1 %184, label %1436, label %1479

1436:                                             ; preds = %1431
  %1437 = load ptr, ptr %41, align 8
  %1438 = insertelement <8 x double> poison, double %1401, i64 0
  %1439 = shufflevector <8 x double> %1438, <8 x double> poison, <8 x i32> zeroinitializer
  %1440 = load ptr, ptr %71, align 8
  br label %1441

1441:                                             ; preds = %1456, %1436
  %1442 = phi i64 [ 0, %1436 ], [ %1477, %1456 ]
  %1443 = phi <8 x double> [ zeroinitializer, %1436 ], [ %1475, %1456 ]
  %1444 = phi <8 x double> [ zeroinitializer, %1436 ], [ %1476, %1456 ]
  %1445 = getelementptr inbounds nuw <8 x double>, ptr %1437, i64 %1442
  %1446 = load <8 x double>, ptr %1445, align 64
  %1447 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1446)
  %1448 = getelementptr inbounds nuw <8 x double>, ptr %1406, i64 %1442
  %1449 = load <8 x double>, ptr %1448, align 64
  %1450 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1449)
  %1451 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1447, <8 x double> %1450)
  %1452 = icmp slt i64 %1442, %205
  br i1 %1452, label %1456, label %1453

1453:                                             ; preds = %1441
  %1454 = icmp slt i64 %1442, %99
  %1455 = select i1 %1454, <8 x double> %1435, <8 x double> splat (double 1.000000e+00)
  br label %1456

1456:                                             ; preds = %1453, %1441
  %1457 = phi <8 x double> [ %1455, %1453 ], [ %1420, %1441 ]
  %1458 = fmul <8 x double> %1439, %1451
  %1459 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1439, <8 x double> %1457, <8 x double> %1458)
  %1460 = fdiv <8 x double> splat (double 1.000000e+00), %1459
  %1461 = icmp slt i64 %1442, %99
  %1462 = select i1 %1461, i32 0, i32 %44
  %1463 = trunc nuw nsw i64 %1442 to i32
  %1464 = add nsw i32 %1462, %1463
  %1465 = sext i32 %1464 to i64
  %1466 = getelementptr inbounds <8 x double>, ptr %1440, i64 %1465
  %1467 = load <8 x double>, ptr %1466, align 64
  %1468 = fmul <8 x double> %1467, %1460
  %1469 = select i1 %1461, i32 %44, i32 %48
  %1470 = add nsw i32 %1469, %1463
  %1471 = sext i32 %1470 to i64
  %1472 = getelementptr inbounds <8 x double>, ptr %1440, i64 %1471
  %1473 = load <8 x double>, ptr %1472, align 64
  %1474 = fmul <8 x double> %1460, %1473
  %1475 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1468, <8 x double> %1468, <8 x double> %1443)
  %1476 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1474, <8 x double> %1474, <8 x double> %1444)
  %1477 = add nuw nsw i64 %1442, 1
  %1478 = icmp eq i64 %1477, %192
  br i1 %1478, label %1479, label %1441

1479:                                             ; preds = %1456, %1431
  %1480 = phi <8 x double> [ zeroinitializer, %1431 ], [ %1476, %1456 ]
  %1481 = phi <8 x double> [ zeroinitializer, %1431 ], [ %1475, %1456 ]
  %1482 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1480, <8 x double> splat (double 1.000000e-02), <8 x double> %1481)
  %1483 = fmul <8 x double> %1379, %1481
  %1484 = fmul <8 x double> %212, %1482
  %1485 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1484)
  %1486 = fdiv <8 x double> %1483, %1485
  %1487 = fcmp ule <8 x double> %1482, zeroinitializer
  %1488 = bitcast <8 x double> %1486 to <8 x i64>
  %1489 = select <8 x i1> %1487, <8 x i64> zeroinitializer, <8 x i64> %1488
  %1490 = fcmp ult <8 x double> %1482, zeroinitializer
  %1491 = select <8 x i1> %1490, <8 x i64> splat (i64 9218868437227405312), <8 x i64> zeroinitializer
  %1492 = or <8 x i64> %1489, %1491
  br label %1504

1493:                                             ; preds = %1390, %1493
  %1494 = phi i64 [ %1502, %1493 ], [ 0, %1390 ]
  %1495 = load ptr, ptr %91, align 8
  %1496 = getelementptr <8 x double>, ptr %1495, i64 %1494
  %1497 = getelementptr <8 x double>, ptr %1496, i64 %259
  %1498 = getelementptr i8, ptr %1497, i64 64
  %1499 = load <8 x double>, ptr %1498, align 64
  %1500 = load ptr, ptr %71, align 8
  %1501 = getelementptr inbounds nuw <8 x double>, ptr %1500, i64 %1494
  store <8 x double> %1499, ptr %1501, align 64
  %1502 = add nuw nsw i64 %1494, 1
  %1503 = icmp eq i64 %1502, %262
  br i1 %1503, label %1400, label %1493

1504:                                             ; preds = %1479, %1375
  %1505 = phi double [ %1401, %1479 ], [ %1298, %1375 ]
  %1506 = phi ptr [ %1406, %1479 ], [ %1296, %1375 ]
  %1507 = phi <8 x i64> [ %1492, %1479 ], [ %1389, %1375 ]
  br i1 %294, label %1595, label %1508

1508:                                             ; preds = %1504
  br i1 %201, label %1509, label %1512

1509:                                             ; preds = %1508
  %1510 = load ptr, ptr %87, align 16
  %1511 = getelementptr <8 x double>, ptr %1506, i64 %205
  br label %1526

1512:                                             ; preds = %1526, %1508
  %1513 = phi <8 x double> [ zeroinitializer, %1508 ], [ %1537, %1526 ]
  %1514 = phi <8 x double> [ zeroinitializer, %1508 ], [ %1536, %1526 ]
  br i1 %185, label %1515, label %1595

1515:                                             ; preds = %1512
  %1516 = load ptr, ptr %61, align 8
  %1517 = load ptr, ptr %41, align 8
  %1518 = call double @llvm.maxnum.f64(double %1505, double 0x3D719799812DEA11)
  %1519 = fmul double %1518, 1.000000e-02
  %1520 = insertelement <8 x double> poison, double %1505, i64 0
  %1521 = shufflevector <8 x double> %1520, <8 x double> poison, <8 x i32> zeroinitializer
  %1522 = insertelement <8 x double> poison, double %1519, i64 0
  %1523 = shufflevector <8 x double> %1522, <8 x double> poison, <8 x i32> zeroinitializer
  %1524 = fmul <8 x double> %1523, %1513
  %1525 = load ptr, ptr %71, align 8
  br label %1540

1526:                                             ; preds = %1526, %1509
  %1527 = phi i64 [ 0, %1509 ], [ %1538, %1526 ]
  %1528 = phi <8 x double> [ zeroinitializer, %1509 ], [ %1536, %1526 ]
  %1529 = phi <8 x double> [ zeroinitializer, %1509 ], [ %1537, %1526 ]
  %1530 = getelementptr inbounds nuw <8 x double>, ptr %1510, i64 %1527
  %1531 = load <8 x double>, ptr %1530, align 64
  %1532 = fmul <8 x double> %1531, splat (double 5.000000e-01)
  %1533 = getelementptr <8 x double>, ptr %1511, i64 %1527
  %1534 = load <8 x double>, ptr %1533, align 64
  %1535 = fmul <8 x double> %1532, %1534
  %1536 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1535, <8 x double> %1534, <8 x double> %1528)
  %1537 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1531, <8 x double> splat (double 5.000000e-01), <8 x double> %1529)
  %1538 = add nuw nsw i64 %1527, 1
  %1539 = icmp eq i64 %1538, %202
  br i1 %1539, label %1512, label %1526

1540:                                             ; preds = %1544, %1515
  %1541 = phi i64 [ %190, %1515 ], [ %1583, %1544 ]
  %1542 = phi <8 x double> [ zeroinitializer, %1515 ], [ %1582, %1544 ]
  %1543 = getelementptr <8 x double>, ptr %1516, i64 %1541
  br label %1585

1544:                                             ; preds = %1585
  %1545 = getelementptr inbounds <8 x double>, ptr %1517, i64 %1541
  %1546 = load <8 x double>, ptr %1545, align 64
  %1547 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1546)
  %1548 = getelementptr inbounds <8 x double>, ptr %1506, i64 %1541
  %1549 = load <8 x double>, ptr %1548, align 64
  %1550 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1549)
  %1551 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1547, <8 x double> %1550)
  %1552 = fadd <8 x double> %1514, %1551
  %1553 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1379, <8 x double> %1592, <8 x double> %1552)
  %1554 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1521, <8 x double> %1553, <8 x double> %1524)
  %1555 = fmul <8 x double> %1554, splat (double 1.000000e+02)
  %1556 = fdiv <8 x double> splat (double 1.000000e+00), %1555
  %1557 = icmp slt i64 %1541, %99
  %1558 = select i1 %1557, i64 0, i64 %99
  %1559 = getelementptr <8 x double>, ptr %1525, i64 %1558
  %1560 = getelementptr <8 x double>, ptr %1559, i64 %1541
  %1561 = load <8 x double>, ptr %1560, align 64
  %1562 = fmul <8 x double> %1561, %1556
  %1563 = select i1 %1557, i32 %44, i32 %48
  %1564 = sext i32 %1563 to i64
  %1565 = getelementptr <8 x double>, ptr %1525, i64 %1541
  %1566 = getelementptr <8 x double>, ptr %1565, i64 %1564
  %1567 = load <8 x double>, ptr %1566, align 64
  %1568 = fmul <8 x double> %1567, %1556
  %1569 = fmul <8 x double> %1562, %1562
  %1570 = fmul <8 x double> %1568, %1568
  %1571 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1570, <8 x double> splat (double 1.000000e-02), <8 x double> %1569)
  %1572 = fmul <8 x double> %1379, %1569
  %1573 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1571)
  %1574 = fdiv <8 x double> %1572, %1573
  %1575 = fcmp ule <8 x double> %1571, zeroinitializer
  %1576 = bitcast <8 x double> %1574 to <8 x i64>
  %1577 = select <8 x i1> %1575, <8 x i64> zeroinitializer, <8 x i64> %1576
  %1578 = fcmp ult <8 x double> %1571, zeroinitializer
  %1579 = select <8 x i1> %1578, <8 x i64> splat (i64 9218868437227405312), <8 x i64> zeroinitializer
  %1580 = or <8 x i64> %1577, %1579
  %1581 = bitcast <8 x i64> %1580 to <8 x double>
  %1582 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1542, <8 x double> %1581)
  %1583 = add nsw i64 %1541, 1
  %1584 = icmp slt i64 %1583, %49
  br i1 %1584, label %1540, label %1595

1585:                                             ; preds = %1585, %1540
  %1586 = phi i64 [ 0, %1540 ], [ %1593, %1585 ]
  %1587 = phi <8 x double> [ zeroinitializer, %1540 ], [ %1592, %1585 ]
  %1588 = mul nsw i64 %1586, %49
  %1589 = getelementptr <8 x double>, ptr %1543, i64 %1588
  %1590 = load <8 x double>, ptr %1589, align 64
  %1591 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1590)
  %1592 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1587, <8 x double> %1591)
  %1593 = add nuw nsw i64 %1586, 1
  %1594 = icmp eq i64 %1593, 12
  br i1 %1594, label %1544, label %1585

1595:                                             ; preds = %1544, %1504, %1512
  %1596 = phi <8 x double> [ zeroinitializer, %1504 ], [ zeroinitializer, %1512 ], [ %1582, %1544 ]
  %1597 = bitcast <8 x i64> %1507 to <8 x double>
  %1598 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1597, <8 x double> %1596)
  %1599 = bitcast <8 x i64> %1389 to <8 x double>
  %1600 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1598, <8 x double> %1599)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12)
  %1601 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1598, <8 x double> splat (double 0x3BC79CA10C924223))
  %1602 = load <8 x double>, ptr %268, align 64
  %1603 = fdiv <8 x double> %789, %1602
  %1604 = fmul <8 x double> %1603, %1603
  %1605 = fmul <8 x double> %1604, %1604
  %1606 = load <8 x double>, ptr %269, align 64
  %1607 = fmul <8 x double> %1606, %1605
  %1608 = fmul <8 x double> %1605, %1607
  %1609 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1608, <8 x double> splat (double 0x3BC79CA10C924223))
  %1610 = fmul <8 x double> %1609, splat (double 1.000000e-01)
  %1611 = fmul <8 x double> %1601, splat (double 3.000000e+02)
  %1612 = fcmp uge <8 x double> %1600, %1611
  %1613 = fmul <8 x double> %1609, splat (double 0x3FEE666666666666)
  %1614 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1600, <8 x double> %1613)
  %1615 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1610, <8 x double> %1614)
  %1616 = select <8 x i1> %1612, <8 x double> %1610, <8 x double> %1615
  %1617 = fmul <8 x double> %1609, splat (double 1.000000e-04)
  %1618 = fcmp uge <8 x double> %1601, %1617
  %1619 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1601, <8 x double> %1616)
  %1620 = select <8 x i1> %1618, <8 x double> %1619, <8 x double> %1601
  %1621 = fmul <8 x double> %1598, splat (double 1.010000e+00)
  %1622 = fcmp ule <8 x double> %1600, %1621
  %1623 = select <8 x i1> %1622, <8 x double> splat (double 9.000000e-01), <8 x double> splat (double 8.000000e-01)
  %1624 = fcmp oeq <8 x double> %1602, zeroinitializer
  %1625 = fcmp uge <8 x double> %1601, splat (double 1.000000e+00)
  %1626 = or <8 x i1> %1624, %1625
  %1627 = fdiv <8 x double> %1620, %1609
  %1628 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1627, <8 x double> splat (double 8.000000e+00))
  %1629 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1628, <8 x double> splat (double 1.000000e+00))
  %1630 = fmul <8 x double> %1620, %1629
  %1631 = select <8 x i1> %1626, <8 x double> %1598, <8 x double> %1620
  %1632 = select <8 x i1> %1626, <8 x double> %1601, <8 x double> %1630
  %1633 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1632)
  %1634 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1633)
  %1635 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1634)
  %1636 = load <8 x i64>, ptr %270, align 64
  %1637 = and <8 x i64> %1636, splat (i64 4607182418800017408)
  %1638 = and <8 x i64> %1636, splat (i64 4618441417868443648)
  %1639 = xor <8 x i64> %1638, splat (i64 4618441417868443648)
  %1640 = or <8 x i64> %1639, %1637
  %1641 = bitcast <8 x i64> %1640 to <8 x double>
  %1642 = fdiv <8 x double> %1623, %1635
  %1643 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1642, <8 x double> splat (double 0x3FD5555555555555))
  %1644 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1641, <8 x double> %1643)
  %1645 = load <8 x i64>, ptr %173, align 64
  %1646 = load <8 x i64>, ptr %24, align 64
  %1647 = xor <8 x i64> %1646, splat (i64 -1)
  %1648 = and <8 x i64> %1645, %1647
  %1649 = and <8 x i64> %1648, %1297
  %1650 = fcmp olt <8 x double> %1598, splat (double 1.000000e+00)
  %1651 = select <8 x i1> %1650, <8 x i64> %1649, <8 x i64> zeroinitializer
  %1652 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1651)
  %1653 = icmp eq i64 %1652, 0
  br i1 %1653, label %2042, label %1654

1654:                                             ; preds = %1595
  br i1 %199, label %1658, label %1655

1655:                                             ; preds = %1654
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #10
  store <8 x double> %787, ptr %9, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #10
  store <8 x i64> %1651, ptr %10, align 64
  %1656 = call fastcc <8 x i64> @project(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %9, ptr noundef %1506, ptr noundef nonnull byval(<8 x i64>) align 64 %10, double noundef 1.000000e+00)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #10
  %1657 = load ptr, ptr %52, align 16
  br label %1658

1658:                                             ; preds = %1655, %1654
  %1659 = phi ptr [ %1657, %1655 ], [ %1506, %1654 ]
  %1660 = phi <8 x i64> [ %1656, %1655 ], [ %1651, %1654 ]
  %1661 = load ptr, ptr %61, align 8
  %1662 = getelementptr inbounds <8 x double>, ptr %1661, i64 %272
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #10
  store <8 x double> %787, ptr %11, align 64
  %1663 = call fastcc <8 x i64> @rates(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %11, ptr noundef %1659, ptr noundef %1662, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #10
  %1664 = load <8 x i64>, ptr %173, align 64
  br label %1665

1665:                                             ; preds = %1682, %1658
  %1666 = phi i64 [ 0, %1658 ], [ %1684, %1682 ]
  %1667 = phi <8 x double> [ splat (double 0x7FF0000000000000), %1658 ], [ %1683, %1682 ]
  %1668 = trunc nuw nsw i64 %1666 to i32
  %1669 = extractelement <8 x i64> %1664, i32 %1668
  %1670 = icmp eq i64 %1669, 0
  br i1 %1670, label %1682, label %1671

1671:                                             ; preds = %1665
  %1672 = getelementptr inbounds nuw [8 x i32], ptr %273, i64 0, i64 %1666
  %1673 = load i32, ptr %1672, align 4
  %1674 = load i32, ptr %220, align 4
  %1675 = icmp slt i32 %1673, %1674
  br i1 %1675, label %1676, label %1682

1676:                                             ; preds = %1671
  %1677 = load ptr, ptr %221, align 8
  %1678 = sext i32 %1673 to i64
  %1679 = getelementptr inbounds double, ptr %1677, i64 %1678
  %1680 = load double, ptr %1679, align 8
  %1681 = insertelement <8 x double> %1667, double %1680, i32 %1668
  br label %1682

1682:                                             ; preds = %1676, %1671, %1665
  %1683 = phi <8 x double> [ %1681, %1676 ], [ %1667, %1671 ], [ %1667, %1665 ]
  %1684 = add nuw nsw i64 %1666, 1
  %1685 = icmp eq i64 %1684, 8
  br i1 %1685, label %1686, label %1665

1686:                                             ; preds = %1682
  %1687 = and <8 x i64> %1663, %1660
  %1688 = fcmp olt <8 x double> %1683, %787
  %1689 = select <8 x i1> %1688, <8 x i64> %1687, <8 x i64> zeroinitializer
  %1690 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1689)
  %1691 = icmp eq i64 %1690, 0
  br i1 %1691, label %2037, label %1692

1692:                                             ; preds = %1686
  %1693 = xor <8 x i64> %1689, splat (i64 -1)
  %1694 = load ptr, ptr %61, align 8
  %1695 = getelementptr inbounds <8 x double>, ptr %1694, i64 %272
  %1696 = load ptr, ptr %55, align 8
  br i1 %215, label %1697, label %1734

1697:                                             ; preds = %1692, %1697
  %1698 = phi i64 [ %1729, %1697 ], [ 0, %1692 ]
  %1699 = load ptr, ptr %41, align 8
  %1700 = getelementptr inbounds nuw <8 x double>, ptr %1699, i64 %1698
  %1701 = load <8 x double>, ptr %1700, align 64
  %1702 = load ptr, ptr %61, align 8
  %1703 = getelementptr inbounds nuw <8 x double>, ptr %1702, i64 %1698
  %1704 = load <8 x double>, ptr %1703, align 64
  %1705 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1704, <8 x double> splat (double 0x3FACC1FCA2CEB148), <8 x double> zeroinitializer)
  %1706 = getelementptr inbounds nuw <8 x double>, ptr %1703, i64 %244
  %1707 = load <8 x double>, ptr %1706, align 64
  %1708 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1707, <8 x double> splat (double 0x3FD03958F21A35B8), <8 x double> %1705)
  %1709 = getelementptr inbounds nuw <8 x double>, ptr %1703, i64 %245
  %1710 = load <8 x double>, ptr %1709, align 64
  %1711 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1710, <8 x double> splat (double 0xBFCF84C2C277C23E), <8 x double> %1708)
  %1712 = getelementptr inbounds nuw <8 x double>, ptr %1703, i64 %248
  %1713 = load <8 x double>, ptr %1712, align 64
  %1714 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1713, <8 x double> splat (double 0xBFBFCB02555C9DEF), <8 x double> %1711)
  %1715 = getelementptr inbounds nuw <8 x double>, ptr %1703, i64 %251
  %1716 = load <8 x double>, ptr %1715, align 64
  %1717 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1716, <8 x double> splat (double 0x3FC39F10CE2D1913), <8 x double> %1714)
  %1718 = getelementptr inbounds nuw <8 x double>, ptr %1703, i64 %254
  %1719 = load <8 x double>, ptr %1718, align 64
  %1720 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1719, <8 x double> splat (double 0x3F80CBB69B38652C), <8 x double> %1717)
  %1721 = getelementptr inbounds nuw <8 x double>, ptr %1703, i64 %256
  %1722 = load <8 x double>, ptr %1721, align 64
  %1723 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1722, <8 x double> splat (double 0x3F7EFF840F396BA9), <8 x double> %1720)
  %1724 = getelementptr inbounds nuw <8 x double>, ptr %1703, i64 %274
  %1725 = load <8 x double>, ptr %1724, align 64
  %1726 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1725, <8 x double> splat (double -8.298000e-03), <8 x double> %1723)
  %1727 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> %1726, <8 x double> %1701)
  %1728 = getelementptr inbounds nuw <8 x double>, ptr %1696, i64 %1698
  store <8 x double> %1727, ptr %1728, align 64
  %1729 = add nuw nsw i64 %1698, 1
  %1730 = icmp eq i64 %1729, %216
  br i1 %1730, label %1731, label %1697

1731:                                             ; preds = %1697
  %1732 = load ptr, ptr %55, align 8
  %1733 = load ptr, ptr %61, align 8
  br label %1734

1734:                                             ; preds = %1731, %1692
  %1735 = phi ptr [ %1733, %1731 ], [ %1694, %1692 ]
  %1736 = phi ptr [ %1732, %1731 ], [ %1696, %1692 ]
  %1737 = load <8 x double>, ptr %230, align 64
  %1738 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> splat (double 1.000000e-01), <8 x double> %1737)
  %1739 = getelementptr inbounds <8 x double>, ptr %1735, i64 %276
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #10
  store <8 x double> %1738, ptr %6, align 64
  %1740 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %6, ptr noundef %1736, ptr noundef %1739, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #10
  %1741 = load ptr, ptr %55, align 8
  br i1 %215, label %1742, label %1778

1742:                                             ; preds = %1734, %1742
  %1743 = phi i64 [ %1774, %1742 ], [ 0, %1734 ]
  %1744 = load ptr, ptr %41, align 8
  %1745 = getelementptr inbounds nuw <8 x double>, ptr %1744, i64 %1743
  %1746 = load <8 x double>, ptr %1745, align 64
  %1747 = load ptr, ptr %61, align 8
  %1748 = getelementptr inbounds nuw <8 x double>, ptr %1747, i64 %1743
  %1749 = load <8 x double>, ptr %1748, align 64
  %1750 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1749, <8 x double> splat (double 0x3FA04CA1897BDB63), <8 x double> zeroinitializer)
  %1751 = getelementptr inbounds nuw <8 x double>, ptr %1748, i64 %241
  %1752 = load <8 x double>, ptr %1751, align 64
  %1753 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1752, <8 x double> splat (double 0x3F9CFAE9E5F59F45), <8 x double> %1750)
  %1754 = getelementptr inbounds nuw <8 x double>, ptr %1748, i64 %244
  %1755 = load <8 x double>, ptr %1754, align 64
  %1756 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1755, <8 x double> splat (double 0x3FAB69DB017C8CF9), <8 x double> %1753)
  %1757 = getelementptr inbounds nuw <8 x double>, ptr %1748, i64 %245
  %1758 = load <8 x double>, ptr %1757, align 64
  %1759 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1758, <8 x double> splat (double 0xBFAC1EF72FC69469), <8 x double> %1756)
  %1760 = getelementptr inbounds nuw <8 x double>, ptr %1748, i64 %254
  %1761 = load <8 x double>, ptr %1760, align 64
  %1762 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1761, <8 x double> splat (double 0xBF1C6710EEF6E153), <8 x double> %1759)
  %1763 = getelementptr inbounds nuw <8 x double>, ptr %1748, i64 %256
  %1764 = load <8 x double>, ptr %1763, align 64
  %1765 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1764, <8 x double> splat (double 0x3F39127A52D32320), <8 x double> %1762)
  %1766 = getelementptr inbounds nuw <8 x double>, ptr %1748, i64 %274
  %1767 = load <8 x double>, ptr %1766, align 64
  %1768 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1767, <8 x double> splat (double 0xBF36500E13E7149B), <8 x double> %1765)
  %1769 = getelementptr inbounds nuw <8 x double>, ptr %1748, i64 %277
  %1770 = load <8 x double>, ptr %1769, align 64
  %1771 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1770, <8 x double> splat (double 0x3FC21686B20CD989), <8 x double> %1768)
  %1772 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> %1771, <8 x double> %1746)
  %1773 = getelementptr inbounds nuw <8 x double>, ptr %1741, i64 %1743
  store <8 x double> %1772, ptr %1773, align 64
  %1774 = add nuw nsw i64 %1743, 1
  %1775 = icmp eq i64 %1774, %216
  br i1 %1775, label %1776, label %1742

1776:                                             ; preds = %1742
  %1777 = load ptr, ptr %55, align 8
  br label %1778

1778:                                             ; preds = %1776, %1734
  %1779 = phi ptr [ %1777, %1776 ], [ %1741, %1734 ]
  %1780 = load <8 x double>, ptr %230, align 64
  %1781 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> splat (double 2.000000e-01), <8 x double> %1780)
  %1782 = load ptr, ptr %61, align 8
  %1783 = getelementptr inbounds <8 x double>, ptr %1782, i64 %279
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #10
  store <8 x double> %1781, ptr %7, align 64
  %1784 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %7, ptr noundef %1779, ptr noundef %1783, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #10
  %1785 = load ptr, ptr %55, align 8
  br i1 %215, label %1786, label %1822

1786:                                             ; preds = %1778, %1786
  %1787 = phi i64 [ %1818, %1786 ], [ 0, %1778 ]
  %1788 = load ptr, ptr %41, align 8
  %1789 = getelementptr inbounds nuw <8 x double>, ptr %1788, i64 %1787
  %1790 = load <8 x double>, ptr %1789, align 64
  %1791 = load ptr, ptr %61, align 8
  %1792 = getelementptr inbounds nuw <8 x double>, ptr %1791, i64 %1787
  %1793 = load <8 x double>, ptr %1792, align 64
  %1794 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1793, <8 x double> splat (double 0xBFDB7309792B6015), <8 x double> zeroinitializer)
  %1795 = getelementptr inbounds nuw <8 x double>, ptr %1792, i64 %241
  %1796 = load <8 x double>, ptr %1795, align 64
  %1797 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1796, <8 x double> splat (double 0xC012CA5D44AFDC9A), <8 x double> %1794)
  %1798 = getelementptr inbounds nuw <8 x double>, ptr %1792, i64 %244
  %1799 = load <8 x double>, ptr %1798, align 64
  %1800 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1799, <8 x double> splat (double 0x401EBBD2C419EDA3), <8 x double> %1797)
  %1801 = getelementptr inbounds nuw <8 x double>, ptr %1792, i64 %245
  %1802 = load <8 x double>, ptr %1801, align 64
  %1803 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1802, <8 x double> splat (double 0x401046A54457171C), <8 x double> %1800)
  %1804 = getelementptr inbounds nuw <8 x double>, ptr %1792, i64 %248
  %1805 = load <8 x double>, ptr %1804, align 64
  %1806 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1805, <8 x double> splat (double 0x3FD6D49E44EDBA44), <8 x double> %1803)
  %1807 = getelementptr inbounds nuw <8 x double>, ptr %1792, i64 %274
  %1808 = load <8 x double>, ptr %1807, align 64
  %1809 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1808, <8 x double> splat (double 0xBF56EBEEC24871D4), <8 x double> %1806)
  %1810 = getelementptr inbounds nuw <8 x double>, ptr %1792, i64 %277
  %1811 = load <8 x double>, ptr %1810, align 64
  %1812 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1811, <8 x double> splat (double 0x40079482A23F1996), <8 x double> %1809)
  %1813 = getelementptr inbounds nuw <8 x double>, ptr %1792, i64 %280
  %1814 = load <8 x double>, ptr %1813, align 64
  %1815 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1814, <8 x double> splat (double 0xC0224D4A6DCA2222), <8 x double> %1812)
  %1816 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> %1815, <8 x double> %1790)
  %1817 = getelementptr inbounds nuw <8 x double>, ptr %1785, i64 %1787
  store <8 x double> %1816, ptr %1817, align 64
  %1818 = add nuw nsw i64 %1787, 1
  %1819 = icmp eq i64 %1818, %216
  br i1 %1819, label %1820, label %1786

1820:                                             ; preds = %1786
  %1821 = load ptr, ptr %55, align 8
  br label %1822

1822:                                             ; preds = %1820, %1778
  %1823 = phi ptr [ %1821, %1820 ], [ %1785, %1778 ]
  %1824 = load <8 x double>, ptr %230, align 64
  %1825 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> splat (double 0x3FE8E38E38E38E39), <8 x double> %1824)
  %1826 = load ptr, ptr %61, align 8
  %1827 = getelementptr inbounds <8 x double>, ptr %1826, i64 %282
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #10
  store <8 x double> %1825, ptr %8, align 64
  %1828 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %8, ptr noundef %1823, ptr noundef %1827, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #10
  br i1 %215, label %1829, label %2032

1829:                                             ; preds = %1822, %1829
  %1830 = phi i64 [ %2030, %1829 ], [ 0, %1822 ]
  %1831 = load ptr, ptr %52, align 16
  %1832 = getelementptr inbounds nuw <8 x double>, ptr %1831, i64 %1830
  %1833 = load <8 x double>, ptr %1832, align 64
  %1834 = load ptr, ptr %41, align 8
  %1835 = getelementptr inbounds nuw <8 x double>, ptr %1834, i64 %1830
  %1836 = load <8 x double>, ptr %1835, align 64
  %1837 = fsub <8 x double> %1833, %1836
  %1838 = load ptr, ptr %66, align 16
  %1839 = getelementptr inbounds nuw <8 x double>, ptr %1838, i64 %1830
  store <8 x double> %1837, ptr %1839, align 64
  %1840 = getelementptr inbounds nuw <8 x double>, ptr %1694, i64 %1830
  %1841 = load <8 x double>, ptr %1840, align 64
  %1842 = fneg <8 x double> %1837
  %1843 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %789, <8 x double> %1841, <8 x double> %1842)
  %1844 = load ptr, ptr %66, align 16
  %1845 = getelementptr inbounds nuw <8 x double>, ptr %1844, i64 %1830
  %1846 = getelementptr inbounds nuw <8 x double>, ptr %1845, i64 %216
  store <8 x double> %1843, ptr %1846, align 64
  %1847 = load <8 x double>, ptr %1840, align 64
  %1848 = getelementptr inbounds nuw <8 x double>, ptr %1695, i64 %1830
  %1849 = load <8 x double>, ptr %1848, align 64
  %1850 = fadd <8 x double> %1847, %1849
  %1851 = fneg <8 x double> %1850
  %1852 = fmul <8 x double> %789, %1851
  %1853 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1837, <8 x double> splat (double 2.000000e+00), <8 x double> %1852)
  %1854 = load ptr, ptr %66, align 16
  %1855 = getelementptr inbounds nuw <8 x double>, ptr %1854, i64 %1830
  %1856 = getelementptr inbounds nuw <8 x double>, ptr %1855, i64 %232
  store <8 x double> %1853, ptr %1856, align 64
  %1857 = load ptr, ptr %61, align 8
  %1858 = getelementptr inbounds nuw <8 x double>, ptr %1857, i64 %1830
  %1859 = load <8 x double>, ptr %1858, align 64
  %1860 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1859, <8 x double> splat (double 0xC020DB9DCC37C81B), <8 x double> zeroinitializer)
  %1861 = add nuw nsw i64 %1830, %241
  %1862 = getelementptr inbounds nuw <8 x double>, ptr %1857, i64 %1861
  %1863 = load <8 x double>, ptr %1862, align 64
  %1864 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1863, <8 x double> splat (double 0x3FE2228765F0A2EB), <8 x double> %1860)
  %1865 = add nuw nsw i64 %1830, %244
  %1866 = getelementptr inbounds nuw <8 x double>, ptr %1857, i64 %1865
  %1867 = load <8 x double>, ptr %1866, align 64
  %1868 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1867, <8 x double> splat (double 0xC0088D35A1175376), <8 x double> %1864)
  %1869 = add nuw nsw i64 %1830, %245
  %1870 = getelementptr inbounds nuw <8 x double>, ptr %1857, i64 %1869
  %1871 = load <8 x double>, ptr %1870, align 64
  %1872 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1871, <8 x double> splat (double 0x400313CCA2E462EC), <8 x double> %1868)
  %1873 = add nuw nsw i64 %1830, %248
  %1874 = getelementptr inbounds nuw <8 x double>, ptr %1857, i64 %1873
  %1875 = load <8 x double>, ptr %1874, align 64
  %1876 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1875, <8 x double> splat (double 0x4000EFAFD3C0D1BD), <8 x double> %1872)
  %1877 = add nuw nsw i64 %1830, %251
  %1878 = getelementptr inbounds nuw <8 x double>, ptr %1857, i64 %1877
  %1879 = load <8 x double>, ptr %1878, align 64
  %1880 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1879, <8 x double> splat (double 0xBFEBE2709A4AC0D3), <8 x double> %1876)
  %1881 = add nuw nsw i64 %1830, %254
  %1882 = getelementptr inbounds nuw <8 x double>, ptr %1857, i64 %1881
  %1883 = load <8 x double>, ptr %1882, align 64
  %1884 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1883, <8 x double> splat (double 0x4001EC6A759DA28B), <8 x double> %1880)
  %1885 = add nuw nsw i64 %1830, %256
  %1886 = getelementptr inbounds nuw <8 x double>, ptr %1857, i64 %1885
  %1887 = load <8 x double>, ptr %1886, align 64
  %1888 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1887, <8 x double> splat (double 0x3FE435E4B2F53319), <8 x double> %1884)
  %1889 = add nuw nsw i64 %1830, %274
  %1890 = getelementptr inbounds nuw <8 x double>, ptr %1857, i64 %1889
  %1891 = load <8 x double>, ptr %1890, align 64
  %1892 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1891, <8 x double> splat (double 0xBFB6C81218B7F07C), <8 x double> %1888)
  %1893 = add nuw nsw i64 %1830, %277
  %1894 = getelementptr inbounds nuw <8 x double>, ptr %1857, i64 %1893
  %1895 = load <8 x double>, ptr %1894, align 64
  %1896 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1895, <8 x double> splat (double 0x40322604753358B4), <8 x double> %1892)
  %1897 = add nuw nsw i64 %1830, %280
  %1898 = getelementptr inbounds nuw <8 x double>, ptr %1857, i64 %1897
  %1899 = load <8 x double>, ptr %1898, align 64
  %1900 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1899, <8 x double> splat (double 0xC02263A6DB60DFA1), <8 x double> %1896)
  %1901 = add nuw nsw i64 %1830, %283
  %1902 = getelementptr inbounds nuw <8 x double>, ptr %1857, i64 %1901
  %1903 = load <8 x double>, ptr %1902, align 64
  %1904 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1903, <8 x double> splat (double 0xC011BE8052A2581D), <8 x double> %1900)
  %1905 = fmul <8 x double> %1904, %789
  %1906 = load ptr, ptr %66, align 16
  %1907 = getelementptr inbounds nuw <8 x double>, ptr %1906, i64 %1830
  %1908 = getelementptr inbounds nuw <8 x double>, ptr %1907, i64 %235
  store <8 x double> %1905, ptr %1908, align 64
  %1909 = load ptr, ptr %61, align 8
  %1910 = getelementptr inbounds nuw <8 x double>, ptr %1909, i64 %1830
  %1911 = load <8 x double>, ptr %1910, align 64
  %1912 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1911, <8 x double> splat (double 0x4024DAE269AD44FC), <8 x double> zeroinitializer)
  %1913 = getelementptr inbounds nuw <8 x double>, ptr %1909, i64 %1861
  %1914 = load <8 x double>, ptr %1913, align 64
  %1915 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1914, <8 x double> splat (double 0x406E49125D57ED67), <8 x double> %1912)
  %1916 = getelementptr inbounds nuw <8 x double>, ptr %1909, i64 %1865
  %1917 = load <8 x double>, ptr %1916, align 64
  %1918 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1917, <8 x double> splat (double 0x4064A66A19B8434B), <8 x double> %1915)
  %1919 = getelementptr inbounds nuw <8 x double>, ptr %1909, i64 %1869
  %1920 = load <8 x double>, ptr %1919, align 64
  %1921 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1920, <8 x double> splat (double 0xC07768BF81E14E35), <8 x double> %1918)
  %1922 = getelementptr inbounds nuw <8 x double>, ptr %1909, i64 %1873
  %1923 = load <8 x double>, ptr %1922, align 64
  %1924 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1923, <8 x double> splat (double 0xC0361D194558CFFB), <8 x double> %1921)
  %1925 = getelementptr inbounds nuw <8 x double>, ptr %1909, i64 %1877
  %1926 = load <8 x double>, ptr %1925, align 64
  %1927 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1926, <8 x double> splat (double 0x401EEF08F933A023), <8 x double> %1924)
  %1928 = getelementptr inbounds nuw <8 x double>, ptr %1909, i64 %1881
  %1929 = load <8 x double>, ptr %1928, align 64
  %1930 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1929, <8 x double> splat (double 0xC03EAC90D122C30D), <8 x double> %1927)
  %1931 = getelementptr inbounds nuw <8 x double>, ptr %1909, i64 %1885
  %1932 = load <8 x double>, ptr %1931, align 64
  %1933 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1932, <8 x double> splat (double 0xC022AA0D032A0ACD), <8 x double> %1930)
  %1934 = getelementptr inbounds nuw <8 x double>, ptr %1909, i64 %1889
  %1935 = load <8 x double>, ptr %1934, align 64
  %1936 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1935, <8 x double> splat (double 0x402F64FC65250F7C), <8 x double> %1933)
  %1937 = getelementptr inbounds nuw <8 x double>, ptr %1909, i64 %1893
  %1938 = load <8 x double>, ptr %1937, align 64
  %1939 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1938, <8 x double> splat (double 0xC03F23AFEDECFD53), <8 x double> %1936)
  %1940 = getelementptr inbounds nuw <8 x double>, ptr %1909, i64 %1897
  %1941 = load <8 x double>, ptr %1940, align 64
  %1942 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1941, <8 x double> splat (double 0xC022B4B2806665CA), <8 x double> %1939)
  %1943 = getelementptr inbounds nuw <8 x double>, ptr %1909, i64 %1901
  %1944 = load <8 x double>, ptr %1943, align 64
  %1945 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1944, <8 x double> splat (double 0x4041E88E43070A10), <8 x double> %1942)
  %1946 = fmul <8 x double> %1945, %789
  %1947 = load ptr, ptr %66, align 16
  %1948 = getelementptr inbounds nuw <8 x double>, ptr %1947, i64 %1830
  %1949 = getelementptr inbounds nuw <8 x double>, ptr %1948, i64 %238
  store <8 x double> %1946, ptr %1949, align 64
  %1950 = load ptr, ptr %61, align 8
  %1951 = getelementptr inbounds nuw <8 x double>, ptr %1950, i64 %1830
  %1952 = load <8 x double>, ptr %1951, align 64
  %1953 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1952, <8 x double> splat (double 0x4033FC2C7303381F), <8 x double> zeroinitializer)
  %1954 = getelementptr inbounds nuw <8 x double>, ptr %1950, i64 %1861
  %1955 = load <8 x double>, ptr %1954, align 64
  %1956 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1955, <8 x double> splat (double 0xC0783098D10F2521), <8 x double> %1953)
  %1957 = getelementptr inbounds nuw <8 x double>, ptr %1950, i64 %1865
  %1958 = load <8 x double>, ptr %1957, align 64
  %1959 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1958, <8 x double> splat (double 0xC067A5B34EDF4D39), <8 x double> %1956)
  %1960 = getelementptr inbounds nuw <8 x double>, ptr %1950, i64 %1869
  %1961 = load <8 x double>, ptr %1960, align 64
  %1962 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1961, <8 x double> splat (double 0x40807E771C2C6A0C), <8 x double> %1959)
  %1963 = getelementptr inbounds nuw <8 x double>, ptr %1950, i64 %1873
  %1964 = load <8 x double>, ptr %1963, align 64
  %1965 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1964, <8 x double> splat (double 0xC02725D68DC06F96), <8 x double> %1962)
  %1966 = getelementptr inbounds nuw <8 x double>, ptr %1950, i64 %1877
  %1967 = load <8 x double>, ptr %1966, align 64
  %1968 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1967, <8 x double> splat (double 0x401B8661DD0F8BD7), <8 x double> %1965)
  %1969 = getelementptr inbounds nuw <8 x double>, ptr %1950, i64 %1881
  %1970 = load <8 x double>, ptr %1969, align 64
  %1971 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1970, <8 x double> splat (double 0xBFF0027A7D67FC68), <8 x double> %1968)
  %1972 = getelementptr inbounds nuw <8 x double>, ptr %1950, i64 %1885
  %1973 = load <8 x double>, ptr %1972, align 64
  %1974 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1973, <8 x double> splat (double 0x3FE8E308023D3331), <8 x double> %1971)
  %1975 = getelementptr inbounds nuw <8 x double>, ptr %1950, i64 %1889
  %1976 = load <8 x double>, ptr %1975, align 64
  %1977 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1976, <8 x double> splat (double 0xC00639C3EFFF56D2), <8 x double> %1974)
  %1978 = getelementptr inbounds nuw <8 x double>, ptr %1950, i64 %1893
  %1979 = load <8 x double>, ptr %1978, align 64
  %1980 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1979, <8 x double> splat (double 0xC04E192D4F30C77F), <8 x double> %1977)
  %1981 = getelementptr inbounds nuw <8 x double>, ptr %1950, i64 %1897
  %1982 = load <8 x double>, ptr %1981, align 64
  %1983 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1982, <8 x double> splat (double 0x40551481861928C0), <8 x double> %1980)
  %1984 = getelementptr inbounds nuw <8 x double>, ptr %1950, i64 %1901
  %1985 = load <8 x double>, ptr %1984, align 64
  %1986 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1985, <8 x double> splat (double 0x4027FC0D95740812), <8 x double> %1983)
  %1987 = fmul <8 x double> %1986, %789
  %1988 = load ptr, ptr %66, align 16
  %1989 = getelementptr inbounds nuw <8 x double>, ptr %1988, i64 %1861
  store <8 x double> %1987, ptr %1989, align 64
  %1990 = load ptr, ptr %61, align 8
  %1991 = getelementptr inbounds nuw <8 x double>, ptr %1990, i64 %1830
  %1992 = load <8 x double>, ptr %1991, align 64
  %1993 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1992, <8 x double> splat (double 0xC039B1A59F97E9A3), <8 x double> zeroinitializer)
  %1994 = getelementptr inbounds nuw <8 x double>, ptr %1990, i64 %1861
  %1995 = load <8 x double>, ptr %1994, align 64
  %1996 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1995, <8 x double> splat (double 0xC06346126BD860C7), <8 x double> %1993)
  %1997 = getelementptr inbounds nuw <8 x double>, ptr %1990, i64 %1865
  %1998 = load <8 x double>, ptr %1997, align 64
  %1999 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1998, <8 x double> splat (double 0xC06CF0F0AC990990), <8 x double> %1996)
  %2000 = getelementptr inbounds nuw <8 x double>, ptr %1990, i64 %1869
  %2001 = load <8 x double>, ptr %2000, align 64
  %2002 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2001, <8 x double> splat (double 0x40765A39D3B3C602), <8 x double> %1999)
  %2003 = getelementptr inbounds nuw <8 x double>, ptr %1990, i64 %1873
  %2004 = load <8 x double>, ptr %2003, align 64
  %2005 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2004, <8 x double> splat (double 0x405759F0D4D83C70), <8 x double> %2002)
  %2006 = getelementptr inbounds nuw <8 x double>, ptr %1990, i64 %1877
  %2007 = load <8 x double>, ptr %2006, align 64
  %2008 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2007, <8 x double> splat (double 0xC042BAAA552107AB), <8 x double> %2005)
  %2009 = getelementptr inbounds nuw <8 x double>, ptr %1990, i64 %1881
  %2010 = load <8 x double>, ptr %2009, align 64
  %2011 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2010, <8 x double> splat (double 0x405A0660A855838E), <8 x double> %2008)
  %2012 = getelementptr inbounds nuw <8 x double>, ptr %1990, i64 %1885
  %2013 = load <8 x double>, ptr %2012, align 64
  %2014 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2013, <8 x double> splat (double 0x403DD71D78528CF6), <8 x double> %2011)
  %2015 = getelementptr inbounds nuw <8 x double>, ptr %1990, i64 %1889
  %2016 = load <8 x double>, ptr %2015, align 64
  %2017 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2016, <8 x double> splat (double 0xC045C4484E37F77E), <8 x double> %2014)
  %2018 = getelementptr inbounds nuw <8 x double>, ptr %1990, i64 %1893
  %2019 = load <8 x double>, ptr %2018, align 64
  %2020 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2019, <8 x double> splat (double 0x405814C57DF82010), <8 x double> %2017)
  %2021 = getelementptr inbounds nuw <8 x double>, ptr %1990, i64 %1897
  %2022 = load <8 x double>, ptr %2021, align 64
  %2023 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2022, <8 x double> splat (double 0xC04396B082B5CD1E), <8 x double> %2020)
  %2024 = getelementptr inbounds nuw <8 x double>, ptr %1990, i64 %1901
  %2025 = load <8 x double>, ptr %2024, align 64
  %2026 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2025, <8 x double> splat (double 0xC062B7423E1CB30D), <8 x double> %2023)
  %2027 = fmul <8 x double> %2026, %789
  %2028 = load ptr, ptr %66, align 16
  %2029 = getelementptr inbounds nuw <8 x double>, ptr %2028, i64 %1865
  store <8 x double> %2027, ptr %2029, align 64
  %2030 = add nuw nsw i64 %1830, 1
  %2031 = icmp eq i64 %2030, %216
  br i1 %2031, label %2032, label %1829

2032:                                             ; preds = %1829, %1822
  %2033 = and <8 x i64> %1784, %1740
  %2034 = and <8 x i64> %2033, %1828
  %2035 = or <8 x i64> %2034, %1693
  %2036 = and <8 x i64> %2035, %1687
  br label %2037

2037:                                             ; preds = %2032, %1686
  %2038 = phi <8 x i64> [ %2036, %2032 ], [ %1687, %1686 ]
  %2039 = load <8 x i64>, ptr %24, align 64
  %2040 = xor <8 x i64> %2039, splat (i64 -1)
  %2041 = and <8 x i64> %2038, %2040
  br label %2042

2042:                                             ; preds = %2037, %1595
  %2043 = phi <8 x i64> [ %2039, %2037 ], [ %1646, %1595 ]
  %2044 = phi <8 x i64> [ %2041, %2037 ], [ %1651, %1595 ]
  %2045 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2044)
  %2046 = icmp eq i64 %2045, 0
  br i1 %2046, label %2047, label %2050

2047:                                             ; preds = %2042
  %2048 = load <8 x i64>, ptr %173, align 64
  %2049 = bitcast <8 x double> %787 to <8 x i64>
  br label %2235

2050:                                             ; preds = %2042
  %2051 = bitcast <8 x double> %787 to <8 x i64>
  br label %2052

2052:                                             ; preds = %2234, %2050
  %2053 = phi <8 x i64> [ %2044, %2050 ], [ %2160, %2234 ]
  %2054 = load <8 x i64>, ptr %173, align 64
  br label %2055

2055:                                             ; preds = %2072, %2052
  %2056 = phi i64 [ 0, %2052 ], [ %2074, %2072 ]
  %2057 = phi <8 x double> [ splat (double 0x7FF0000000000000), %2052 ], [ %2073, %2072 ]
  %2058 = trunc nuw nsw i64 %2056 to i32
  %2059 = extractelement <8 x i64> %2054, i32 %2058
  %2060 = icmp eq i64 %2059, 0
  br i1 %2060, label %2072, label %2061

2061:                                             ; preds = %2055
  %2062 = getelementptr inbounds nuw [8 x i32], ptr %273, i64 0, i64 %2056
  %2063 = load i32, ptr %2062, align 4
  %2064 = load i32, ptr %220, align 4
  %2065 = icmp slt i32 %2063, %2064
  br i1 %2065, label %2066, label %2072

2066:                                             ; preds = %2061
  %2067 = load ptr, ptr %221, align 8
  %2068 = sext i32 %2063 to i64
  %2069 = getelementptr inbounds double, ptr %2067, i64 %2068
  %2070 = load double, ptr %2069, align 8
  %2071 = insertelement <8 x double> %2057, double %2070, i32 %2058
  br label %2072

2072:                                             ; preds = %2066, %2061, %2055
  %2073 = phi <8 x double> [ %2071, %2066 ], [ %2057, %2061 ], [ %2057, %2055 ]
  %2074 = add nuw nsw i64 %2056, 1
  %2075 = icmp eq i64 %2074, 8
  br i1 %2075, label %2076, label %2055

2076:                                             ; preds = %2072
  %2077 = fcmp ole <8 x double> %2073, %787
  %2078 = select <8 x i1> %2077, <8 x i64> %2053, <8 x i64> zeroinitializer
  %2079 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2078)
  %2080 = icmp eq i64 %2079, 0
  br i1 %2080, label %2235, label %2081

2081:                                             ; preds = %2076
  %2082 = load <8 x double>, ptr %230, align 64
  %2083 = fsub <8 x double> %2073, %2082
  %2084 = fdiv <8 x double> %2083, %789
  %2085 = bitcast <8 x double> %2084 to <8 x i64>
  %2086 = and <8 x i64> %2078, %2085
  %2087 = xor <8 x i64> %2078, splat (i64 -1)
  %2088 = and <8 x i64> %2087, splat (i64 4607182418800017408)
  %2089 = or <8 x i64> %2086, %2088
  %2090 = bitcast <8 x i64> %2089 to <8 x double>
  %2091 = fcmp uge <8 x double> %2090, splat (double 1.000000e+00)
  %2092 = load ptr, ptr %58, align 32
  %2093 = fsub <8 x double> splat (double 1.000000e+00), %2090
  br i1 %215, label %2094, label %2130

2094:                                             ; preds = %2081, %2094
  %2095 = phi i64 [ %2128, %2094 ], [ 0, %2081 ]
  %2096 = load ptr, ptr %66, align 16
  %2097 = getelementptr inbounds nuw <8 x double>, ptr %2096, i64 %2095
  %2098 = getelementptr inbounds nuw <8 x double>, ptr %2097, i64 %244
  %2099 = load <8 x double>, ptr %2098, align 64
  %2100 = fmul <8 x double> %2099, %2090
  %2101 = getelementptr inbounds nuw <8 x double>, ptr %2097, i64 %241
  %2102 = load <8 x double>, ptr %2101, align 64
  %2103 = fadd <8 x double> %2100, %2102
  %2104 = fmul <8 x double> %2093, %2103
  %2105 = getelementptr inbounds nuw <8 x double>, ptr %2097, i64 %238
  %2106 = load <8 x double>, ptr %2105, align 64
  %2107 = fadd <8 x double> %2106, %2104
  %2108 = fmul <8 x double> %2107, %2090
  %2109 = getelementptr inbounds nuw <8 x double>, ptr %2097, i64 %235
  %2110 = load <8 x double>, ptr %2109, align 64
  %2111 = fadd <8 x double> %2110, %2108
  %2112 = fmul <8 x double> %2093, %2111
  %2113 = getelementptr inbounds nuw <8 x double>, ptr %2097, i64 %232
  %2114 = load <8 x double>, ptr %2113, align 64
  %2115 = fadd <8 x double> %2114, %2112
  %2116 = fmul <8 x double> %2115, %2090
  %2117 = getelementptr inbounds nuw <8 x double>, ptr %2097, i64 %216
  %2118 = load <8 x double>, ptr %2117, align 64
  %2119 = fadd <8 x double> %2118, %2116
  %2120 = fmul <8 x double> %2093, %2119
  %2121 = load ptr, ptr %41, align 8
  %2122 = getelementptr inbounds nuw <8 x double>, ptr %2121, i64 %2095
  %2123 = load <8 x double>, ptr %2122, align 64
  %2124 = load <8 x double>, ptr %2097, align 64
  %2125 = fadd <8 x double> %2124, %2120
  %2126 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2125, <8 x double> %2090, <8 x double> %2123)
  %2127 = getelementptr inbounds nuw <8 x double>, ptr %2092, i64 %2095
  store <8 x double> %2126, ptr %2127, align 64
  %2128 = add nuw nsw i64 %2095, 1
  %2129 = icmp eq i64 %2128, %216
  br i1 %2129, label %2131, label %2094

2130:                                             ; preds = %2131, %2081
  br i1 %199, label %2159, label %2142

2131:                                             ; preds = %2094, %2131
  %2132 = phi i64 [ %2140, %2131 ], [ 0, %2094 ]
  %2133 = load ptr, ptr %58, align 32
  %2134 = getelementptr inbounds nuw <8 x double>, ptr %2133, i64 %2132
  %2135 = load <8 x i64>, ptr %2134, align 64
  %2136 = load ptr, ptr %52, align 16
  %2137 = getelementptr inbounds nuw <8 x double>, ptr %2136, i64 %2132
  %2138 = load <8 x i64>, ptr %2137, align 64
  %2139 = select <8 x i1> %2091, <8 x i64> %2138, <8 x i64> %2135
  store <8 x i64> %2139, ptr %2134, align 64
  %2140 = add nuw nsw i64 %2132, 1
  %2141 = icmp eq i64 %2140, %216
  br i1 %2141, label %2130, label %2131

2142:                                             ; preds = %2130
  %2143 = select <8 x i1> %2091, <8 x i64> zeroinitializer, <8 x i64> %2078
  %2144 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2143)
  %2145 = icmp eq i64 %2144, 0
  br i1 %2145, label %2159, label %2146

2146:                                             ; preds = %2142
  %2147 = xor <8 x i64> %2143, splat (i64 -1)
  %2148 = bitcast <8 x double> %2073 to <8 x i64>
  %2149 = and <8 x i64> %2078, %2148
  %2150 = and <8 x i64> %2087, %2051
  %2151 = or <8 x i64> %2149, %2150
  %2152 = load ptr, ptr %58, align 32
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3)
  store <8 x i64> %2151, ptr %3, align 64
  %2153 = load ptr, ptr %33, align 64
  %2154 = load ptr, ptr %91, align 8
  call void @appell_lanes_correct(ptr noundef nonnull %3, ptr noundef %2152, ptr noundef %2153, ptr noundef null, ptr noundef %2154) #10
  %2155 = load <8 x double>, ptr %3, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #10
  store <8 x double> %2155, ptr %4, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #10
  store <8 x i64> %2143, ptr %5, align 64
  %2156 = call fastcc <8 x i64> @project(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %4, ptr noundef %2152, ptr noundef nonnull byval(<8 x i64>) align 64 %5, double noundef 1.000000e+03)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3)
  %2157 = or <8 x i64> %2156, %2147
  %2158 = and <8 x i64> %2157, %2053
  br label %2159

2159:                                             ; preds = %2146, %2142, %2130
  %2160 = phi <8 x i64> [ %2158, %2146 ], [ %2053, %2142 ], [ %2053, %2130 ]
  %2161 = bitcast <8 x double> %2073 to <8 x i64>
  %2162 = and <8 x i64> %2078, %2161
  %2163 = and <8 x i64> %2087, %2051
  %2164 = or <8 x i64> %2162, %2163
  %2165 = load ptr, ptr %58, align 32
  %2166 = and <8 x i64> %2160, %2078
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2)
  store <8 x i64> %2164, ptr %2, align 64
  %2167 = load ptr, ptr %33, align 64
  %2168 = load ptr, ptr %112, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %2, ptr noundef %2165, ptr noundef %2167, ptr noundef null, ptr noundef %2168) #10
  %2169 = load ptr, ptr %112, align 64
  %2170 = getelementptr inbounds nuw i8, ptr %2169, i64 64
  br label %2171

2171:                                             ; preds = %2231, %2159
  %2172 = phi i64 [ 0, %2159 ], [ %2232, %2231 ]
  %2173 = trunc nuw nsw i64 %2172 to i32
  %2174 = extractelement <8 x i64> %2166, i32 %2173
  %2175 = icmp eq i64 %2174, 0
  br i1 %2175, label %2231, label %2176

2176:                                             ; preds = %2171
  %2177 = getelementptr inbounds nuw [8 x i32], ptr %284, i64 0, i64 %2172
  %2178 = load i32, ptr %2177, align 4
  %2179 = sext i32 %2178 to i64
  %2180 = getelementptr inbounds nuw [8 x i32], ptr %273, i64 0, i64 %2172
  %2181 = load i32, ptr %2180, align 4
  %2182 = add nsw i32 %2181, 1
  store i32 %2182, ptr %2180, align 4
  %2183 = sext i32 %2181 to i64
  %2184 = load i32, ptr %220, align 4
  %2185 = sext i32 %2184 to i64
  br i1 %222, label %2186, label %2190

2186:                                             ; preds = %2176
  %2187 = load ptr, ptr %223, align 8
  %2188 = mul nsw i64 %2179, %99
  %2189 = getelementptr double, ptr %2187, i64 %2183
  br label %2195

2190:                                             ; preds = %2195, %2176
  br i1 %185, label %2191, label %2205

2191:                                             ; preds = %2190
  %2192 = load ptr, ptr %224, align 8
  %2193 = mul nsw i64 %2179, %225
  %2194 = getelementptr double, ptr %2192, i64 %2183
  br label %2218

2195:                                             ; preds = %2195, %2186
  %2196 = phi i64 [ 0, %2186 ], [ %2203, %2195 ]
  %2197 = getelementptr inbounds nuw <8 x double>, ptr %2165, i64 %2196
  %2198 = load <8 x double>, ptr %2197, align 64
  %2199 = extractelement <8 x double> %2198, i32 %2173
  %2200 = add nsw i64 %2196, %2188
  %2201 = mul nsw i64 %2200, %2185
  %2202 = getelementptr double, ptr %2189, i64 %2201
  store double %2199, ptr %2202, align 8
  %2203 = add nuw nsw i64 %2196, 1
  %2204 = icmp eq i64 %2203, %227
  br i1 %2204, label %2190, label %2195

2205:                                             ; preds = %2218, %2190
  %2206 = load ptr, ptr %226, align 8
  %2207 = shl nsw i64 %2179, 1
  %2208 = getelementptr double, ptr %2206, i64 %2183
  %2209 = load <8 x double>, ptr %2169, align 64
  %2210 = extractelement <8 x double> %2209, i32 %2173
  %2211 = mul nsw i64 %2207, %2185
  %2212 = getelementptr double, ptr %2208, i64 %2211
  store double %2210, ptr %2212, align 8
  %2213 = load <8 x double>, ptr %2170, align 64
  %2214 = extractelement <8 x double> %2213, i32 %2173
  %2215 = or disjoint i64 %2207, 1
  %2216 = mul nsw i64 %2215, %2185
  %2217 = getelementptr double, ptr %2208, i64 %2216
  store double %2214, ptr %2217, align 8
  br label %2231

2218:                                             ; preds = %2218, %2191
  %2219 = phi i64 [ 0, %2191 ], [ %2229, %2218 ]
  %2220 = trunc nuw nsw i64 %2219 to i32
  %2221 = add i32 %46, %2220
  %2222 = sext i32 %2221 to i64
  %2223 = getelementptr inbounds <8 x double>, ptr %2165, i64 %2222
  %2224 = load <8 x double>, ptr %2223, align 64
  %2225 = extractelement <8 x double> %2224, i32 %2173
  %2226 = add nsw i64 %2219, %2193
  %2227 = mul nsw i64 %2226, %2185
  %2228 = getelementptr double, ptr %2194, i64 %2227
  store double %2225, ptr %2228, align 8
  %2229 = add nuw nsw i64 %2219, 1
  %2230 = icmp eq i64 %2229, %228
  br i1 %2230, label %2205, label %2218

2231:                                             ; preds = %2205, %2171
  %2232 = add nuw nsw i64 %2172, 1
  %2233 = icmp eq i64 %2232, 8
  br i1 %2233, label %2234, label %2171

2234:                                             ; preds = %2231
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2)
  br label %2052

2235:                                             ; preds = %2076, %2047
  %2236 = phi <8 x i64> [ %2049, %2047 ], [ %2051, %2076 ]
  %2237 = phi <8 x i64> [ %2048, %2047 ], [ %2054, %2076 ]
  %2238 = phi <8 x i64> [ %2044, %2047 ], [ %2053, %2076 ]
  %2239 = xor <8 x i64> %2044, splat (i64 -1)
  %2240 = and <8 x i64> %2237, %2239
  %2241 = load <8 x i64>, ptr %230, align 64
  %2242 = and <8 x i64> %2238, %2236
  %2243 = xor <8 x i64> %2238, splat (i64 -1)
  %2244 = and <8 x i64> %2241, %2243
  %2245 = or <8 x i64> %2244, %2242
  store <8 x i64> %2245, ptr %230, align 64
  %2246 = load <8 x double>, ptr %257, align 64
  %2247 = load ptr, ptr %52, align 16
  br i1 %203, label %2248, label %2257

2248:                                             ; preds = %2235, %2248
  %2249 = phi i64 [ %2255, %2248 ], [ 0, %2235 ]
  %2250 = phi <8 x double> [ %2254, %2248 ], [ zeroinitializer, %2235 ]
  %2251 = getelementptr inbounds nuw <8 x double>, ptr %2247, i64 %2249
  %2252 = load <8 x double>, ptr %2251, align 64
  %2253 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2252)
  %2254 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2250, <8 x double> %2253)
  %2255 = add nuw nsw i64 %2249, 1
  %2256 = icmp eq i64 %2255, %204
  br i1 %2256, label %2257, label %2248

2257:                                             ; preds = %2248, %2235
  %2258 = phi <8 x double> [ zeroinitializer, %2235 ], [ %2254, %2248 ]
  %2259 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2246, <8 x double> %2258)
  %2260 = bitcast <8 x double> %2246 to <8 x i64>
  %2261 = bitcast <8 x double> %2259 to <8 x i64>
  %2262 = and <8 x i64> %2238, %2261
  %2263 = and <8 x i64> %2260, %2243
  %2264 = or <8 x i64> %2262, %2263
  store <8 x i64> %2264, ptr %257, align 64
  %2265 = load <8 x double>, ptr %258, align 64
  br i1 %201, label %2266, label %2275

2266:                                             ; preds = %2257, %2266
  %2267 = phi i64 [ %2273, %2266 ], [ %205, %2257 ]
  %2268 = phi <8 x double> [ %2272, %2266 ], [ zeroinitializer, %2257 ]
  %2269 = getelementptr inbounds <8 x double>, ptr %2247, i64 %2267
  %2270 = load <8 x double>, ptr %2269, align 64
  %2271 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2270)
  %2272 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2268, <8 x double> %2271)
  %2273 = add nsw i64 %2267, 1
  %2274 = icmp slt i64 %2273, %99
  br i1 %2274, label %2266, label %2275

2275:                                             ; preds = %2266, %2257
  %2276 = phi <8 x double> [ zeroinitializer, %2257 ], [ %2272, %2266 ]
  %2277 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2265, <8 x double> %2276)
  %2278 = bitcast <8 x double> %2265 to <8 x i64>
  %2279 = bitcast <8 x double> %2277 to <8 x i64>
  %2280 = and <8 x i64> %2238, %2279
  %2281 = and <8 x i64> %2278, %2243
  %2282 = or <8 x i64> %2280, %2281
  store <8 x i64> %2282, ptr %258, align 64
  br i1 %215, label %2283, label %2304

2283:                                             ; preds = %2275, %2283
  %2284 = phi i64 [ %2302, %2283 ], [ 0, %2275 ]
  %2285 = load ptr, ptr %52, align 16
  %2286 = getelementptr inbounds nuw <8 x double>, ptr %2285, i64 %2284
  %2287 = load <8 x i64>, ptr %2286, align 64
  %2288 = load ptr, ptr %41, align 8
  %2289 = getelementptr inbounds nuw <8 x double>, ptr %2288, i64 %2284
  %2290 = load <8 x i64>, ptr %2289, align 64
  %2291 = and <8 x i64> %2287, %2238
  %2292 = and <8 x i64> %2290, %2243
  %2293 = or <8 x i64> %2292, %2291
  store <8 x i64> %2293, ptr %2289, align 64
  %2294 = load ptr, ptr %61, align 8
  %2295 = getelementptr inbounds nuw <8 x double>, ptr %2294, i64 %2284
  %2296 = getelementptr inbounds nuw <8 x double>, ptr %2295, i64 %274
  %2297 = load <8 x i64>, ptr %2296, align 64
  %2298 = load <8 x i64>, ptr %2295, align 64
  %2299 = and <8 x i64> %2297, %2238
  %2300 = and <8 x i64> %2298, %2243
  %2301 = or <8 x i64> %2300, %2299
  store <8 x i64> %2301, ptr %2295, align 64
  %2302 = add nuw nsw i64 %2284, 1
  %2303 = icmp eq i64 %2302, %216
  br i1 %2303, label %2304, label %2283

2304:                                             ; preds = %2283, %2275
  %2305 = load <8 x i64>, ptr %268, align 64
  %2306 = and <8 x i64> %2238, %788
  %2307 = and <8 x i64> %2305, %2243
  %2308 = or <8 x i64> %2307, %2306
  store <8 x i64> %2308, ptr %268, align 64
  %2309 = load <8 x i64>, ptr %269, align 64
  %2310 = bitcast <8 x double> %1631 to <8 x i64>
  %2311 = and <8 x i64> %2238, %2310
  %2312 = and <8 x i64> %2309, %2243
  %2313 = or <8 x i64> %2312, %2311
  store <8 x i64> %2313, ptr %269, align 64
  %2314 = load <8 x i64>, ptr %270, align 64
  %2315 = or <8 x i64> %2314, %2240
  %2316 = and <8 x i64> %2315, %2243
  store <8 x i64> %2316, ptr %270, align 64
  %2317 = xor <8 x i64> %1297, splat (i64 -1)
  %2318 = or <8 x i64> %1651, %2317
  %2319 = fcmp ult <8 x double> %1598, splat (double 1.000000e+00)
  %2320 = select <8 x i1> %2319, <8 x i64> splat (i64 -1), <8 x i64> %2318
  %2321 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1644, <8 x double> splat (double 9.000000e-01))
  %2322 = bitcast <8 x double> %2321 to <8 x i64>
  %2323 = and <8 x i64> %2320, splat (i64 4598175219545276416)
  %2324 = xor <8 x i64> %2320, splat (i64 -1)
  %2325 = and <8 x i64> %2322, %2324
  %2326 = or <8 x i64> %2325, %2323
  %2327 = bitcast <8 x i64> %2326 to <8 x double>
  %2328 = fmul <8 x double> %789, %2327
  %2329 = load <8 x double>, ptr %229, align 64
  %2330 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %789, <8 x double> %2329)
  %2331 = fmul <8 x double> %1644, %789
  %2332 = select <8 x i1> %783, <8 x double> %2331, <8 x double> %2330
  %2333 = bitcast <8 x double> %2332 to <8 x i64>
  %2334 = bitcast <8 x double> %2328 to <8 x i64>
  %2335 = and <8 x i64> %2240, %2334
  %2336 = xor <8 x i64> %2240, splat (i64 -1)
  %2337 = and <8 x i64> %2333, %2336
  %2338 = or <8 x i64> %2337, %2335
  store <8 x i64> %2338, ptr %229, align 64
  br label %2500

2339:                                             ; preds = %2516
  %2340 = and <8 x i64> %2044, %2243
  br label %2341

2341:                                             ; preds = %2369, %2339
  %2342 = phi i64 [ 0, %2339 ], [ %2370, %2369 ]
  %2343 = trunc nuw nsw i64 %2342 to i32
  %2344 = extractelement <8 x i64> %2340, i32 %2343
  %2345 = icmp eq i64 %2344, 0
  br i1 %2345, label %2369, label %2346

2346:                                             ; preds = %2341
  %2347 = getelementptr inbounds nuw [8 x i32], ptr %284, i64 0, i64 %2342
  %2348 = load i32, ptr %2347, align 4
  %2349 = sext i32 %2348 to i64
  %2350 = load ptr, ptr %219, align 8
  %2351 = getelementptr inbounds i32, ptr %2350, i64 %2349
  store i32 5, ptr %2351, align 4
  %2352 = getelementptr inbounds nuw [8 x i32], ptr %285, i64 0, i64 %2342
  %2353 = load i32, ptr %2352, align 4
  %2354 = load ptr, ptr %287, align 8
  %2355 = getelementptr inbounds i32, ptr %2354, i64 %2349
  store i32 %2353, ptr %2355, align 4
  %2356 = getelementptr inbounds nuw [8 x i32], ptr %286, i64 0, i64 %2342
  %2357 = load i32, ptr %2356, align 4
  %2358 = load ptr, ptr %288, align 8
  %2359 = getelementptr inbounds i32, ptr %2358, i64 %2349
  store i32 %2357, ptr %2359, align 4
  %2360 = load <8 x double>, ptr %289, align 64
  %2361 = extractelement <8 x double> %2360, i32 %2343
  %2362 = load ptr, ptr %290, align 8
  %2363 = shl nsw i64 %2349, 1
  %2364 = getelementptr inbounds double, ptr %2362, i64 %2363
  store double %2361, ptr %2364, align 8
  %2365 = load <8 x double>, ptr %291, align 64
  %2366 = extractelement <8 x double> %2365, i32 %2343
  %2367 = or disjoint i64 %2363, 1
  %2368 = getelementptr inbounds double, ptr %2362, i64 %2367
  store double %2366, ptr %2368, align 8
  br label %2369

2369:                                             ; preds = %2346, %2341
  %2370 = add nuw nsw i64 %2342, 1
  %2371 = icmp eq i64 %2370, 8
  br i1 %2371, label %2372, label %2341

2372:                                             ; preds = %2369
  %2373 = xor <8 x i64> %2340, splat (i64 -1)
  %2374 = load <8 x i64>, ptr %173, align 64
  %2375 = and <8 x i64> %2374, %2373
  store <8 x i64> %2375, ptr %173, align 64
  %2376 = and <8 x i64> %2375, %2043
  br label %2377

2377:                                             ; preds = %2405, %2372
  %2378 = phi i64 [ 0, %2372 ], [ %2406, %2405 ]
  %2379 = trunc nuw nsw i64 %2378 to i32
  %2380 = extractelement <8 x i64> %2376, i32 %2379
  %2381 = icmp eq i64 %2380, 0
  br i1 %2381, label %2405, label %2382

2382:                                             ; preds = %2377
  %2383 = getelementptr inbounds nuw [8 x i32], ptr %284, i64 0, i64 %2378
  %2384 = load i32, ptr %2383, align 4
  %2385 = sext i32 %2384 to i64
  %2386 = load ptr, ptr %219, align 8
  %2387 = getelementptr inbounds i32, ptr %2386, i64 %2385
  store i32 2, ptr %2387, align 4
  %2388 = getelementptr inbounds nuw [8 x i32], ptr %285, i64 0, i64 %2378
  %2389 = load i32, ptr %2388, align 4
  %2390 = load ptr, ptr %287, align 8
  %2391 = getelementptr inbounds i32, ptr %2390, i64 %2385
  store i32 %2389, ptr %2391, align 4
  %2392 = getelementptr inbounds nuw [8 x i32], ptr %286, i64 0, i64 %2378
  %2393 = load i32, ptr %2392, align 4
  %2394 = load ptr, ptr %288, align 8
  %2395 = getelementptr inbounds i32, ptr %2394, i64 %2385
  store i32 %2393, ptr %2395, align 4
  %2396 = load <8 x double>, ptr %289, align 64
  %2397 = extractelement <8 x double> %2396, i32 %2379
  %2398 = load ptr, ptr %290, align 8
  %2399 = shl nsw i64 %2385, 1
  %2400 = getelementptr inbounds double, ptr %2398, i64 %2399
  store double %2397, ptr %2400, align 8
  %2401 = load <8 x double>, ptr %291, align 64
  %2402 = extractelement <8 x double> %2401, i32 %2379
  %2403 = or disjoint i64 %2399, 1
  %2404 = getelementptr inbounds double, ptr %2398, i64 %2403
  store double %2402, ptr %2404, align 8
  br label %2405

2405:                                             ; preds = %2382, %2377
  %2406 = add nuw nsw i64 %2378, 1
  %2407 = icmp eq i64 %2406, 8
  br i1 %2407, label %2408, label %2377

2408:                                             ; preds = %2405
  %2409 = xor <8 x i64> %2376, splat (i64 -1)
  %2410 = load <8 x i64>, ptr %173, align 64
  %2411 = and <8 x i64> %2410, %2409
  store <8 x i64> %2411, ptr %173, align 64
  %2412 = and <8 x i64> %2411, %2238
  %2413 = load double, ptr %208, align 8
  %2414 = insertelement <8 x double> poison, double %2413, i64 0
  %2415 = shufflevector <8 x double> %2414, <8 x double> poison, <8 x i32> zeroinitializer
  %2416 = fcmp oeq <8 x double> %787, %2415
  %2417 = select <8 x i1> %2416, <8 x i64> %2412, <8 x i64> zeroinitializer
  br label %2418

2418:                                             ; preds = %2446, %2408
  %2419 = phi i64 [ 0, %2408 ], [ %2447, %2446 ]
  %2420 = trunc nuw nsw i64 %2419 to i32
  %2421 = extractelement <8 x i64> %2417, i32 %2420
  %2422 = icmp eq i64 %2421, 0
  br i1 %2422, label %2446, label %2423

2423:                                             ; preds = %2418
  %2424 = getelementptr inbounds nuw [8 x i32], ptr %284, i64 0, i64 %2419
  %2425 = load i32, ptr %2424, align 4
  %2426 = sext i32 %2425 to i64
  %2427 = load ptr, ptr %219, align 8
  %2428 = getelementptr inbounds i32, ptr %2427, i64 %2426
  store i32 1, ptr %2428, align 4
  %2429 = getelementptr inbounds nuw [8 x i32], ptr %285, i64 0, i64 %2419
  %2430 = load i32, ptr %2429, align 4
  %2431 = load ptr, ptr %287, align 8
  %2432 = getelementptr inbounds i32, ptr %2431, i64 %2426
  store i32 %2430, ptr %2432, align 4
  %2433 = getelementptr inbounds nuw [8 x i32], ptr %286, i64 0, i64 %2419
  %2434 = load i32, ptr %2433, align 4
  %2435 = load ptr, ptr %288, align 8
  %2436 = getelementptr inbounds i32, ptr %2435, i64 %2426
  store i32 %2434, ptr %2436, align 4
  %2437 = load <8 x double>, ptr %289, align 64
  %2438 = extractelement <8 x double> %2437, i32 %2420
  %2439 = load ptr, ptr %290, align 8
  %2440 = shl nsw i64 %2426, 1
  %2441 = getelementptr inbounds double, ptr %2439, i64 %2440
  store double %2438, ptr %2441, align 8
  %2442 = load <8 x double>, ptr %291, align 64
  %2443 = extractelement <8 x double> %2442, i32 %2420
  %2444 = or disjoint i64 %2440, 1
  %2445 = getelementptr inbounds double, ptr %2439, i64 %2444
  store double %2443, ptr %2445, align 8
  br label %2446

2446:                                             ; preds = %2423, %2418
  %2447 = add nuw nsw i64 %2419, 1
  %2448 = icmp eq i64 %2447, 8
  br i1 %2448, label %2449, label %2418

2449:                                             ; preds = %2446
  %2450 = xor <8 x i64> %2417, splat (i64 -1)
  %2451 = load <8 x i64>, ptr %173, align 64
  %2452 = and <8 x i64> %2451, %2450
  store <8 x i64> %2452, ptr %173, align 64
  %2453 = load <8 x double>, ptr %229, align 64
  %2454 = load <8 x double>, ptr %230, align 64
  %2455 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2454)
  %2456 = load double, ptr %208, align 8
  %2457 = call double @llvm.fabs.f64(double %2456)
  %2458 = insertelement <8 x double> poison, double %2457, i64 0
  %2459 = shufflevector <8 x double> %2458, <8 x double> poison, <8 x i32> zeroinitializer
  %2460 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2455, <8 x double> %2459)
  %2461 = fmul <8 x double> %2460, splat (double 0x3CF0000000000000)
  %2462 = fcmp ole <8 x double> %2453, %2461
  %2463 = select <8 x i1> %2462, <8 x i64> %2452, <8 x i64> zeroinitializer
  br label %2464

2464:                                             ; preds = %2492, %2449
  %2465 = phi i64 [ 0, %2449 ], [ %2493, %2492 ]
  %2466 = trunc nuw nsw i64 %2465 to i32
  %2467 = extractelement <8 x i64> %2463, i32 %2466
  %2468 = icmp eq i64 %2467, 0
  br i1 %2468, label %2492, label %2469

2469:                                             ; preds = %2464
  %2470 = getelementptr inbounds nuw [8 x i32], ptr %284, i64 0, i64 %2465
  %2471 = load i32, ptr %2470, align 4
  %2472 = sext i32 %2471 to i64
  %2473 = load ptr, ptr %219, align 8
  %2474 = getelementptr inbounds i32, ptr %2473, i64 %2472
  store i32 3, ptr %2474, align 4
  %2475 = getelementptr inbounds nuw [8 x i32], ptr %285, i64 0, i64 %2465
  %2476 = load i32, ptr %2475, align 4
  %2477 = load ptr, ptr %287, align 8
  %2478 = getelementptr inbounds i32, ptr %2477, i64 %2472
  store i32 %2476, ptr %2478, align 4
  %2479 = getelementptr inbounds nuw [8 x i32], ptr %286, i64 0, i64 %2465
  %2480 = load i32, ptr %2479, align 4
  %2481 = load ptr, ptr %288, align 8
  %2482 = getelementptr inbounds i32, ptr %2481, i64 %2472
  store i32 %2480, ptr %2482, align 4
  %2483 = load <8 x double>, ptr %289, align 64
  %2484 = extractelement <8 x double> %2483, i32 %2466
  %2485 = load ptr, ptr %290, align 8
  %2486 = shl nsw i64 %2472, 1
  %2487 = getelementptr inbounds double, ptr %2485, i64 %2486
  store double %2484, ptr %2487, align 8
  %2488 = load <8 x double>, ptr %291, align 64
  %2489 = extractelement <8 x double> %2488, i32 %2466
  %2490 = or disjoint i64 %2486, 1
  %2491 = getelementptr inbounds double, ptr %2485, i64 %2490
  store double %2489, ptr %2491, align 8
  br label %2492

2492:                                             ; preds = %2469, %2464
  %2493 = add nuw nsw i64 %2465, 1
  %2494 = icmp eq i64 %2493, 8
  br i1 %2494, label %2495, label %2464

2495:                                             ; preds = %2492
  %2496 = xor <8 x i64> %2463, splat (i64 -1)
  %2497 = load <8 x i64>, ptr %173, align 64
  %2498 = and <8 x i64> %2497, %2496
  store <8 x i64> %2498, ptr %173, align 64
  %2499 = load i32, ptr %292, align 8
  br label %2552

2500:                                             ; preds = %2516, %2304
  %2501 = phi i64 [ 0, %2304 ], [ %2517, %2516 ]
  %2502 = trunc nuw nsw i64 %2501 to i32
  %2503 = extractelement <8 x i64> %2238, i32 %2502
  %2504 = icmp eq i64 %2503, 0
  br i1 %2504, label %2509, label %2505

2505:                                             ; preds = %2500
  %2506 = getelementptr inbounds nuw [8 x i32], ptr %285, i64 0, i64 %2501
  %2507 = load i32, ptr %2506, align 4
  %2508 = add nsw i32 %2507, 1
  store i32 %2508, ptr %2506, align 4
  br label %2509

2509:                                             ; preds = %2505, %2500
  %2510 = extractelement <8 x i64> %2240, i32 %2502
  %2511 = icmp eq i64 %2510, 0
  br i1 %2511, label %2516, label %2512

2512:                                             ; preds = %2509
  %2513 = getelementptr inbounds nuw [8 x i32], ptr %286, i64 0, i64 %2501
  %2514 = load i32, ptr %2513, align 4
  %2515 = add nsw i32 %2514, 1
  store i32 %2515, ptr %2513, align 4
  br label %2516

2516:                                             ; preds = %2512, %2509
  %2517 = add nuw nsw i64 %2501, 1
  %2518 = icmp eq i64 %2517, 8
  br i1 %2518, label %2339, label %2500

2519:                                             ; preds = %2552
  %2520 = and <8 x i64> %2563, %2498
  br label %2521

2521:                                             ; preds = %2549, %2519
  %2522 = phi i64 [ 0, %2519 ], [ %2550, %2549 ]
  %2523 = trunc nuw nsw i64 %2522 to i32
  %2524 = extractelement <8 x i64> %2520, i32 %2523
  %2525 = icmp eq i64 %2524, 0
  br i1 %2525, label %2549, label %2526

2526:                                             ; preds = %2521
  %2527 = getelementptr inbounds nuw [8 x i32], ptr %284, i64 0, i64 %2522
  %2528 = load i32, ptr %2527, align 4
  %2529 = sext i32 %2528 to i64
  %2530 = load ptr, ptr %219, align 8
  %2531 = getelementptr inbounds i32, ptr %2530, i64 %2529
  store i32 4, ptr %2531, align 4
  %2532 = getelementptr inbounds nuw [8 x i32], ptr %285, i64 0, i64 %2522
  %2533 = load i32, ptr %2532, align 4
  %2534 = load ptr, ptr %287, align 8
  %2535 = getelementptr inbounds i32, ptr %2534, i64 %2529
  store i32 %2533, ptr %2535, align 4
  %2536 = getelementptr inbounds nuw [8 x i32], ptr %286, i64 0, i64 %2522
  %2537 = load i32, ptr %2536, align 4
  %2538 = load ptr, ptr %288, align 8
  %2539 = getelementptr inbounds i32, ptr %2538, i64 %2529
  store i32 %2537, ptr %2539, align 4
  %2540 = load <8 x double>, ptr %289, align 64
  %2541 = extractelement <8 x double> %2540, i32 %2523
  %2542 = load ptr, ptr %290, align 8
  %2543 = shl nsw i64 %2529, 1
  %2544 = getelementptr inbounds double, ptr %2542, i64 %2543
  store double %2541, ptr %2544, align 8
  %2545 = load <8 x double>, ptr %291, align 64
  %2546 = extractelement <8 x double> %2545, i32 %2523
  %2547 = or disjoint i64 %2543, 1
  %2548 = getelementptr inbounds double, ptr %2542, i64 %2547
  store double %2546, ptr %2548, align 8
  br label %2549

2549:                                             ; preds = %2526, %2521
  %2550 = add nuw nsw i64 %2522, 1
  %2551 = icmp eq i64 %2550, 8
  br i1 %2551, label %2566, label %2521

2552:                                             ; preds = %2552, %2495
  %2553 = phi i64 [ 0, %2495 ], [ %2564, %2552 ]
  %2554 = phi <8 x i64> [ zeroinitializer, %2495 ], [ %2563, %2552 ]
  %2555 = getelementptr inbounds nuw [8 x i32], ptr %285, i64 0, i64 %2553
  %2556 = load i32, ptr %2555, align 4
  %2557 = getelementptr inbounds nuw [8 x i32], ptr %286, i64 0, i64 %2553
  %2558 = load i32, ptr %2557, align 4
  %2559 = add nsw i32 %2558, %2556
  %2560 = icmp slt i32 %2559, %2499
  %2561 = trunc nuw nsw i64 %2553 to i32
  %2562 = insertelement <8 x i64> %2554, i64 -1, i32 %2561
  %2563 = select i1 %2560, <8 x i64> %2554, <8 x i64> %2562
  %2564 = add nuw nsw i64 %2553, 1
  %2565 = icmp eq i64 %2564, 8
  br i1 %2565, label %2519, label %2552

2566:                                             ; preds = %2549
  %2567 = xor <8 x i64> %2520, splat (i64 -1)
  %2568 = load <8 x i64>, ptr %173, align 64
  %2569 = and <8 x i64> %2568, %2567
  store <8 x i64> %2569, ptr %173, align 64
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %24) #10
  br label %765

2570:                                             ; preds = %768, %312
  %2571 = phi i32 [ 1, %312 ], [ 0, %768 ]
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %34) #10
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %33) #10
  ret i32 %2571
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
  br label %232

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

139:                                              ; preds = %232, %104
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
  %223 = getelementptr inbounds nuw [8 x i32], ptr %222, i64 0, i64 %211
  %224 = load i32, ptr %223, align 4
  %225 = getelementptr inbounds nuw i8, ptr %0, i64 896
  %226 = getelementptr inbounds [8 x i32], ptr %225, i64 0, i64 %215
  store i32 %224, ptr %226, align 4
  %227 = getelementptr inbounds nuw i8, ptr %2, i64 928
  %228 = getelementptr inbounds nuw [8 x i32], ptr %227, i64 0, i64 %211
  %229 = load i32, ptr %228, align 4
  %230 = getelementptr inbounds nuw i8, ptr %0, i64 928
  %231 = getelementptr inbounds [8 x i32], ptr %230, i64 0, i64 %215
  store i32 %229, ptr %231, align 4
  ret void

232:                                              ; preds = %123, %232
  %233 = phi i64 [ 0, %123 ], [ %241, %232 ]
  %234 = load ptr, ptr %124, align 16
  %235 = getelementptr inbounds nuw <8 x double>, ptr %234, i64 %233, i64 %127
  %236 = load double, ptr %235, align 8
  %237 = load ptr, ptr %125, align 16
  %238 = getelementptr inbounds nuw <8 x double>, ptr %237, i64 %233
  %239 = load <8 x double>, ptr %238, align 64
  %240 = insertelement <8 x double> %239, double %236, i32 %1
  store <8 x double> %240, ptr %238, align 64
  %241 = add nuw nsw i64 %233, 1
  %242 = icmp eq i64 %241, %126
  br i1 %242, label %139, label %232
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
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 960
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

