; sources sha256 2d1a272b80b31482a40faac37581289d98b753d1ca677ced5d8f371b5c07654f
; ziglang 0.15.2

%struct.Group = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x double>, <8 x i64>, <8 x i64>, [8 x i32], [8 x i32], <8 x double>, <8 x i64>, <8 x i64>, double, [56 x i8] }

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
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %33) #10
  call void @llvm.lifetime.start.p0(i64 1152, ptr nonnull %34) #10
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
  %176 = getelementptr inbounds nuw i8, ptr %33, i64 1088
  store double %175, ptr %176, align 64
  %177 = add i32 %45, 2
  %178 = add i32 %177, %47
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %181 = getelementptr inbounds nuw i8, ptr %34, i64 1088
  %182 = getelementptr inbounds nuw i8, ptr %34, i64 832
  %183 = icmp sgt i32 %37, 0
  %184 = icmp sgt i32 %46, 0
  %185 = icmp sgt i32 %47, 0
  %186 = getelementptr inbounds nuw i8, ptr %34, i64 864
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %188 = sext i32 %46 to i64
  %189 = zext nneg i32 %37 to i64
  %190 = zext nneg i32 %46 to i64
  %191 = getelementptr inbounds nuw i8, ptr %34, i64 448
  %192 = getelementptr inbounds nuw i8, ptr %34, i64 960
  %193 = getelementptr inbounds nuw i8, ptr %34, i64 768
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
  %217 = getelementptr inbounds nuw i8, ptr %34, i64 704
  %218 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %221 = getelementptr inbounds nuw i8, ptr %34, i64 896
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
  %270 = load i32, ptr @appell_lanes_rows_curve, align 4
  %271 = icmp eq i32 %270, 0
  %272 = getelementptr inbounds nuw i8, ptr %33, i64 768
  %273 = mul nsw i32 %48, 12
  %274 = sext i32 %273 to i64
  %275 = getelementptr inbounds nuw i8, ptr %33, i64 896
  %276 = zext nneg i32 %273 to i64
  %277 = mul nsw i32 %48, 13
  %278 = sext i32 %277 to i64
  %279 = zext nneg i32 %277 to i64
  %280 = mul nsw i32 %48, 14
  %281 = sext i32 %280 to i64
  %282 = zext nneg i32 %280 to i64
  %283 = mul nsw i32 %48, 15
  %284 = sext i32 %283 to i64
  %285 = zext nneg i32 %283 to i64
  %286 = getelementptr inbounds nuw i8, ptr %33, i64 832
  %287 = getelementptr inbounds nuw i8, ptr %33, i64 864
  %288 = getelementptr inbounds nuw i8, ptr %33, i64 960
  %289 = getelementptr inbounds nuw i8, ptr %33, i64 1024
  %290 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %291 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %292 = getelementptr inbounds nuw i8, ptr %33, i64 448
  %293 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %294 = getelementptr inbounds nuw i8, ptr %33, i64 512
  %295 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %296 = load <8 x i64>, ptr %173, align 64
  %297 = select i1 %263, i1 true, i1 %267
  br label %298

298:                                              ; preds = %787, %1
  %299 = phi <8 x i64> [ %296, %1 ], [ %788, %787 ]
  %300 = phi i32 [ 0, %1 ], [ %789, %787 ]
  %301 = phi i32 [ 0, %1 ], [ %784, %787 ]
  %302 = phi i32 [ 0, %1 ], [ %783, %787 ]
  %303 = phi i32 [ 8, %1 ], [ %782, %787 ]
  %304 = extractelement <8 x i64> %299, i32 %300
  %305 = icmp eq i64 %304, 0
  br i1 %305, label %306, label %780

306:                                              ; preds = %298, %775
  %307 = phi <8 x i64> [ %777, %775 ], [ %299, %298 ]
  %308 = phi i32 [ 1, %775 ], [ %301, %298 ]
  %309 = phi i32 [ %762, %775 ], [ %302, %298 ]
  %310 = phi i32 [ %776, %775 ], [ %303, %298 ]
  %311 = icmp eq i32 %310, 8
  br i1 %311, label %312, label %760

312:                                              ; preds = %306
  %313 = load i32, ptr %179, align 8
  %314 = icmp eq i32 %309, %313
  br i1 %314, label %780, label %315

315:                                              ; preds = %312
  %316 = load ptr, ptr %180, align 8
  %317 = load volatile i32, ptr %316, align 4
  %318 = icmp eq i32 %317, 0
  br i1 %318, label %319, label %2586

319:                                              ; preds = %315
  %320 = sub i32 %313, %309
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %31) #10
  store <8 x i64> zeroinitializer, ptr %31, align 64
  %321 = load double, ptr %174, align 8
  store double %321, ptr %181, align 64
  %322 = sext i32 %320 to i64
  br label %328

323:                                              ; preds = %367
  %324 = call i32 @llvm.smin.i32(i32 %320, i32 8)
  store <8 x i64> zeroinitializer, ptr %193, align 64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(256) %191, i8 0, i64 256, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(128) %192, i8 0, i64 128, i1 false)
  %325 = load double, ptr %194, align 8
  %326 = insertelement <8 x double> poison, double %325, i64 0
  %327 = shufflevector <8 x double> %326, <8 x double> poison, <8 x i32> zeroinitializer
  store <8 x double> %327, ptr %195, align 64
  br i1 %196, label %401, label %381

328:                                              ; preds = %367, %319
  %329 = phi i64 [ 0, %319 ], [ %369, %367 ]
  %330 = icmp slt i64 %329, %322
  %331 = trunc nuw nsw i64 %329 to i32
  %332 = select i1 %330, i32 %331, i32 0
  %333 = add nsw i32 %332, %309
  %334 = getelementptr inbounds nuw [8 x i32], ptr %182, i64 0, i64 %329
  store i32 %333, ptr %334, align 4
  br i1 %183, label %335, label %338

335:                                              ; preds = %328
  %336 = sext i32 %333 to i64
  %337 = mul nsw i64 %336, %38
  br label %342

338:                                              ; preds = %342, %328
  br i1 %184, label %339, label %354

339:                                              ; preds = %338
  %340 = sext i32 %333 to i64
  %341 = mul nsw i64 %340, %188
  br label %355

342:                                              ; preds = %342, %335
  %343 = phi i64 [ 0, %335 ], [ %352, %342 ]
  %344 = load ptr, ptr %187, align 8
  %345 = getelementptr double, ptr %344, i64 %337
  %346 = getelementptr double, ptr %345, i64 %343
  %347 = load double, ptr %346, align 8
  %348 = load ptr, ptr %34, align 64
  %349 = getelementptr inbounds nuw <8 x double>, ptr %348, i64 %343
  %350 = load <8 x double>, ptr %349, align 64
  %351 = insertelement <8 x double> %350, double %347, i32 %331
  store <8 x double> %351, ptr %349, align 64
  %352 = add nuw nsw i64 %343, 1
  %353 = icmp eq i64 %352, %189
  br i1 %353, label %338, label %342

354:                                              ; preds = %355, %338
  br i1 %185, label %371, label %367

355:                                              ; preds = %355, %339
  %356 = phi i64 [ 0, %339 ], [ %365, %355 ]
  %357 = load ptr, ptr %0, align 8
  %358 = getelementptr double, ptr %357, i64 %341
  %359 = getelementptr double, ptr %358, i64 %356
  %360 = load double, ptr %359, align 8
  %361 = load ptr, ptr %129, align 8
  %362 = getelementptr inbounds nuw <8 x double>, ptr %361, i64 %356
  %363 = load <8 x double>, ptr %362, align 64
  %364 = insertelement <8 x double> %363, double %360, i32 %331
  store <8 x double> %364, ptr %362, align 64
  %365 = add nuw nsw i64 %356, 1
  %366 = icmp eq i64 %365, %190
  br i1 %366, label %354, label %355

367:                                              ; preds = %371, %354
  %368 = getelementptr inbounds nuw [8 x i32], ptr %186, i64 0, i64 %329
  store i32 0, ptr %368, align 4
  %369 = add nuw nsw i64 %329, 1
  %370 = icmp eq i64 %369, 8
  br i1 %370, label %323, label %328

371:                                              ; preds = %354, %371
  %372 = phi i64 [ %377, %371 ], [ %188, %354 ]
  %373 = load ptr, ptr %129, align 8
  %374 = getelementptr inbounds <8 x double>, ptr %373, i64 %372
  %375 = load <8 x double>, ptr %374, align 64
  %376 = insertelement <8 x double> %375, double 0.000000e+00, i32 %331
  store <8 x double> %376, ptr %374, align 64
  %377 = add nsw i64 %372, 1
  %378 = icmp slt i64 %377, %49
  br i1 %378, label %371, label %367

379:                                              ; preds = %401
  %380 = load <8 x double>, ptr %195, align 64
  br label %381

381:                                              ; preds = %379, %323
  %382 = phi <8 x double> [ %380, %379 ], [ %327, %323 ]
  %383 = load ptr, ptr %129, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %28)
  store <8 x double> %382, ptr %28, align 64
  br i1 %198, label %391, label %384

384:                                              ; preds = %381
  %385 = load ptr, ptr %34, align 64
  %386 = load ptr, ptr %157, align 8
  call void @appell_lanes_correct(ptr noundef nonnull %28, ptr noundef %383, ptr noundef %385, ptr noundef null, ptr noundef %386) #10
  %387 = load <8 x double>, ptr %28, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %29) #10
  store <8 x double> %387, ptr %29, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %30) #10
  store <8 x i64> splat (i64 -1), ptr %30, align 64
  %388 = call fastcc <8 x i64> @project(ptr noundef nonnull %34, ptr noundef nonnull byval(<8 x double>) align 64 %29, ptr noundef %383, ptr noundef nonnull byval(<8 x i64>) align 64 %30, double noundef 0x7FF0000000000000)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %29) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %30) #10
  %389 = load <8 x double>, ptr %195, align 64
  %390 = load ptr, ptr %129, align 8
  br label %391

391:                                              ; preds = %384, %381
  %392 = phi ptr [ %390, %384 ], [ %383, %381 ]
  %393 = phi <8 x double> [ %389, %384 ], [ %382, %381 ]
  %394 = phi <8 x i64> [ %388, %384 ], [ splat (i64 -1), %381 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %28)
  %395 = load ptr, ptr %141, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %32) #10
  store <8 x double> %393, ptr %32, align 64
  %396 = call fastcc <8 x i64> @rates(ptr noundef nonnull %34, ptr noundef nonnull byval(<8 x double>) align 64 %32, ptr noundef %392, ptr noundef %395, ptr noundef %31)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %32) #10
  %397 = load <8 x i64>, ptr %31, align 64
  %398 = xor <8 x i64> %397, splat (i64 -1)
  %399 = and <8 x i64> %396, %394
  %400 = and <8 x i64> %399, %398
  br i1 %196, label %411, label %407

401:                                              ; preds = %323, %401
  %402 = phi i64 [ %405, %401 ], [ 0, %323 ]
  %403 = load ptr, ptr %151, align 8
  %404 = getelementptr inbounds nuw <8 x double>, ptr %403, i64 %402
  store <8 x double> zeroinitializer, ptr %404, align 64
  %405 = add nuw nsw i64 %402, 1
  %406 = icmp eq i64 %405, %197
  br i1 %406, label %379, label %401

407:                                              ; preds = %411, %391
  %408 = load ptr, ptr %129, align 8
  %409 = load ptr, ptr %34, align 64
  %410 = load ptr, ptr %172, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %195, ptr noundef %408, ptr noundef %409, ptr noundef null, ptr noundef %410) #10
  br i1 %200, label %605, label %424

411:                                              ; preds = %391, %411
  %412 = phi i64 [ %422, %411 ], [ 0, %391 ]
  %413 = load ptr, ptr %148, align 64
  %414 = trunc nuw nsw i64 %412 to i32
  %415 = add i32 %199, %414
  %416 = sext i32 %415 to i64
  %417 = getelementptr inbounds <8 x double>, ptr %413, i64 %416
  %418 = load <8 x double>, ptr %417, align 64
  %419 = fmul <8 x double> %418, splat (double 0x3EB0C6F7A0B5ED8D)
  %420 = load ptr, ptr %151, align 8
  %421 = getelementptr inbounds nuw <8 x double>, ptr %420, i64 %412
  store <8 x double> %419, ptr %421, align 64
  %422 = add nuw nsw i64 %412, 1
  %423 = icmp eq i64 %422, %197
  br i1 %423, label %407, label %411

424:                                              ; preds = %605, %407
  %425 = load ptr, ptr %129, align 8
  br i1 %202, label %426, label %435

426:                                              ; preds = %424, %426
  %427 = phi i64 [ %433, %426 ], [ 0, %424 ]
  %428 = phi <8 x double> [ %432, %426 ], [ zeroinitializer, %424 ]
  %429 = getelementptr inbounds nuw <8 x double>, ptr %425, i64 %427
  %430 = load <8 x double>, ptr %429, align 64
  %431 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %430)
  %432 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %428, <8 x double> %431)
  %433 = add nuw nsw i64 %427, 1
  %434 = icmp eq i64 %433, %203
  br i1 %434, label %435, label %426

435:                                              ; preds = %426, %424
  %436 = phi <8 x double> [ zeroinitializer, %424 ], [ %432, %426 ]
  br i1 %200, label %437, label %457

437:                                              ; preds = %435, %437
  %438 = phi i64 [ %444, %437 ], [ %204, %435 ]
  %439 = phi <8 x double> [ %443, %437 ], [ zeroinitializer, %435 ]
  %440 = getelementptr inbounds <8 x double>, ptr %425, i64 %438
  %441 = load <8 x double>, ptr %440, align 64
  %442 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %441)
  %443 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %439, <8 x double> %442)
  %444 = add nsw i64 %438, 1
  %445 = icmp slt i64 %444, %99
  br i1 %445, label %437, label %446

446:                                              ; preds = %437
  %447 = load ptr, ptr %141, align 8
  br label %448

448:                                              ; preds = %448, %446
  %449 = phi i64 [ %204, %446 ], [ %455, %448 ]
  %450 = phi <8 x double> [ zeroinitializer, %446 ], [ %454, %448 ]
  %451 = getelementptr inbounds <8 x double>, ptr %447, i64 %449
  %452 = load <8 x double>, ptr %451, align 64
  %453 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %452)
  %454 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %450, <8 x double> %453)
  %455 = add nsw i64 %449, 1
  %456 = icmp slt i64 %455, %99
  br i1 %456, label %448, label %457

457:                                              ; preds = %448, %435
  %458 = phi <8 x double> [ zeroinitializer, %435 ], [ %443, %448 ]
  %459 = phi <8 x double> [ zeroinitializer, %435 ], [ %454, %448 ]
  %460 = fcmp ule <8 x double> %459, zeroinitializer
  %461 = fmul <8 x double> %436, %459
  %462 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %461)
  %463 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %458, <8 x double> %462)
  %464 = select <8 x i1> %460, <8 x double> %458, <8 x double> %463
  store <8 x double> %464, ptr %205, align 64
  %465 = fmul <8 x double> %458, %458
  %466 = fdiv <8 x double> %465, %459
  %467 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %436, <8 x double> %466)
  %468 = select <8 x i1> %460, <8 x double> %436, <8 x double> %467
  store <8 x double> %468, ptr %206, align 64
  %469 = load double, ptr %207, align 8
  %470 = load double, ptr %194, align 8
  %471 = fsub double %469, %470
  %472 = insertelement <8 x double> poison, double %471, i64 0
  %473 = shufflevector <8 x double> %472, <8 x double> poison, <8 x i32> zeroinitializer
  %474 = load double, ptr %208, align 8
  br i1 %184, label %475, label %509

475:                                              ; preds = %457
  %476 = load <2 x double>, ptr %181, align 64
  %477 = shufflevector <2 x double> %476, <2 x double> poison, <8 x i32> zeroinitializer
  br label %478

478:                                              ; preds = %478, %475
  %479 = phi i64 [ 0, %475 ], [ %487, %478 ]
  %480 = phi <8 x double> [ zeroinitializer, %475 ], [ %486, %478 ]
  %481 = getelementptr inbounds nuw <8 x double>, ptr %425, i64 %479
  %482 = load <8 x double>, ptr %481, align 64
  %483 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %482)
  %484 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %477, <8 x double> %483, <8 x double> %477)
  %485 = fdiv <8 x double> %482, %484
  %486 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %485, <8 x double> %485, <8 x double> %480)
  %487 = add nuw nsw i64 %479, 1
  %488 = icmp eq i64 %487, %190
  br i1 %488, label %489, label %478

489:                                              ; preds = %478
  %490 = load ptr, ptr %141, align 8
  br label %491

491:                                              ; preds = %491, %489
  %492 = phi i64 [ 0, %489 ], [ %502, %491 ]
  %493 = phi <8 x double> [ zeroinitializer, %489 ], [ %501, %491 ]
  %494 = getelementptr inbounds nuw <8 x double>, ptr %490, i64 %492
  %495 = load <8 x double>, ptr %494, align 64
  %496 = getelementptr inbounds nuw <8 x double>, ptr %425, i64 %492
  %497 = load <8 x double>, ptr %496, align 64
  %498 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %497)
  %499 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %477, <8 x double> %498, <8 x double> %477)
  %500 = fdiv <8 x double> %495, %499
  %501 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %500, <8 x double> %500, <8 x double> %493)
  %502 = add nuw nsw i64 %492, 1
  %503 = icmp eq i64 %502, %190
  br i1 %503, label %504, label %491

504:                                              ; preds = %491
  %505 = fdiv <8 x double> %486, %211
  %506 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %505)
  %507 = fdiv <8 x double> %501, %211
  %508 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %507)
  br label %509

509:                                              ; preds = %457, %504
  %510 = phi <8 x double> [ %508, %504 ], [ %213, %457 ]
  %511 = phi <8 x double> [ %506, %504 ], [ %213, %457 ]
  %512 = fcmp uge <8 x double> %511, splat (double 1.000000e-05)
  %513 = fcmp uge <8 x double> %510, splat (double 1.000000e-05)
  %514 = and <8 x i1> %513, %512
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %26) #10
  store <8 x i64> zeroinitializer, ptr %26, align 64
  %515 = fmul <8 x double> %511, splat (double 1.000000e-02)
  %516 = fdiv <8 x double> %515, %510
  %517 = select <8 x i1> %514, <8 x double> %516, <8 x double> splat (double 0x3EB0C6F7A0B5ED8D)
  %518 = insertelement <8 x double> poison, double %474, i64 0
  %519 = shufflevector <8 x double> %518, <8 x double> poison, <8 x i32> zeroinitializer
  %520 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %517, <8 x double> %519)
  %521 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %520, <8 x double> %473)
  br i1 %214, label %530, label %522

522:                                              ; preds = %530, %509
  %523 = load <8 x double>, ptr %195, align 64
  %524 = fadd <8 x double> %521, %523
  %525 = load ptr, ptr %135, align 8
  %526 = load ptr, ptr %141, align 8
  %527 = getelementptr inbounds <8 x double>, ptr %526, i64 %49
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %27) #10
  store <8 x double> %524, ptr %27, align 64
  %528 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %34, ptr noundef nonnull byval(<8 x double>) align 64 %27, ptr noundef %525, ptr noundef %527, ptr noundef %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %27) #10
  %529 = load <8 x i64>, ptr %26, align 64
  br i1 %184, label %561, label %576

530:                                              ; preds = %509, %530
  %531 = phi i64 [ %541, %530 ], [ 0, %509 ]
  %532 = load ptr, ptr %129, align 8
  %533 = getelementptr inbounds nuw <8 x double>, ptr %532, i64 %531
  %534 = load <8 x double>, ptr %533, align 64
  %535 = load ptr, ptr %141, align 8
  %536 = getelementptr inbounds nuw <8 x double>, ptr %535, i64 %531
  %537 = load <8 x double>, ptr %536, align 64
  %538 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %521, <8 x double> %537, <8 x double> %534)
  %539 = load ptr, ptr %135, align 8
  %540 = getelementptr inbounds nuw <8 x double>, ptr %539, i64 %531
  store <8 x double> %538, ptr %540, align 64
  %541 = add nuw nsw i64 %531, 1
  %542 = icmp eq i64 %541, %215
  br i1 %542, label %522, label %530

543:                                              ; preds = %561
  %544 = load ptr, ptr %135, align 8
  %545 = load ptr, ptr %129, align 8
  %546 = load <2 x double>, ptr %181, align 64
  %547 = shufflevector <2 x double> %546, <2 x double> poison, <8 x i32> zeroinitializer
  br label %548

548:                                              ; preds = %548, %543
  %549 = phi i64 [ 0, %543 ], [ %559, %548 ]
  %550 = phi <8 x double> [ zeroinitializer, %543 ], [ %558, %548 ]
  %551 = getelementptr inbounds nuw <8 x double>, ptr %544, i64 %549
  %552 = load <8 x double>, ptr %551, align 64
  %553 = getelementptr inbounds nuw <8 x double>, ptr %545, i64 %549
  %554 = load <8 x double>, ptr %553, align 64
  %555 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %554)
  %556 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %547, <8 x double> %555, <8 x double> %547)
  %557 = fdiv <8 x double> %552, %556
  %558 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %557, <8 x double> %557, <8 x double> %550)
  %559 = add nuw nsw i64 %549, 1
  %560 = icmp eq i64 %559, %190
  br i1 %560, label %573, label %548

561:                                              ; preds = %522, %561
  %562 = phi i64 [ %571, %561 ], [ 0, %522 ]
  %563 = load ptr, ptr %141, align 8
  %564 = getelementptr <8 x double>, ptr %563, i64 %562
  %565 = getelementptr <8 x double>, ptr %564, i64 %49
  %566 = load <8 x double>, ptr %565, align 64
  %567 = load <8 x double>, ptr %564, align 64
  %568 = fsub <8 x double> %566, %567
  %569 = load ptr, ptr %135, align 8
  %570 = getelementptr inbounds nuw <8 x double>, ptr %569, i64 %562
  store <8 x double> %568, ptr %570, align 64
  %571 = add nuw nsw i64 %562, 1
  %572 = icmp eq i64 %571, %190
  br i1 %572, label %543, label %561

573:                                              ; preds = %548
  %574 = fdiv <8 x double> %558, %211
  %575 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %574)
  br label %576

576:                                              ; preds = %573, %522
  %577 = phi <8 x double> [ %575, %573 ], [ %213, %522 ]
  %578 = xor <8 x i64> %529, splat (i64 -1)
  %579 = and <8 x i64> %528, %578
  %580 = fdiv <8 x double> %577, %521
  %581 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %510, <8 x double> %580)
  %582 = fdiv <8 x double> splat (double 1.000000e-02), %581
  %583 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %582)
  %584 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %583)
  %585 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %584)
  %586 = fcmp ugt <8 x double> %581, splat (double 1.000000e-15)
  %587 = fmul <8 x double> %521, splat (double 1.000000e-03)
  %588 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %587, <8 x double> splat (double 0x3EB0C6F7A0B5ED8D))
  %589 = select <8 x i1> %586, <8 x double> %585, <8 x double> %588
  %590 = fmul <8 x double> %521, splat (double 1.000000e+02)
  %591 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %590, <8 x double> %589)
  %592 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %473, <8 x double> %519)
  %593 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %591, <8 x double> %592)
  %594 = fmul <8 x double> %521, splat (double 1.000000e-02)
  %595 = bitcast <8 x double> %594 to <8 x i64>
  %596 = bitcast <8 x double> %593 to <8 x i64>
  %597 = and <8 x i64> %579, %596
  %598 = xor <8 x i64> %579, splat (i64 -1)
  %599 = and <8 x i64> %598, %595
  %600 = or <8 x i64> %597, %599
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %26) #10
  store <8 x i64> %600, ptr %216, align 64
  store <8 x i64> %400, ptr %217, align 64
  %601 = icmp sgt i32 %320, 0
  br i1 %601, label %602, label %629

602:                                              ; preds = %576
  %603 = call i32 @llvm.smax.i32(i32 %324, i32 1)
  %604 = zext nneg i32 %603 to i64
  br label %615

605:                                              ; preds = %407, %605
  %606 = phi i64 [ %613, %605 ], [ 0, %407 ]
  %607 = load ptr, ptr %172, align 64
  %608 = getelementptr inbounds nuw <8 x double>, ptr %607, i64 %606
  %609 = getelementptr inbounds nuw i8, ptr %608, i64 128
  %610 = load <8 x double>, ptr %609, align 64
  %611 = load ptr, ptr %154, align 16
  %612 = getelementptr inbounds nuw <8 x double>, ptr %611, i64 %606
  store <8 x double> %610, ptr %612, align 64
  %613 = add nuw nsw i64 %606, 1
  %614 = icmp eq i64 %613, %201
  br i1 %614, label %424, label %605

615:                                              ; preds = %626, %602
  %616 = phi i64 [ 0, %602 ], [ %627, %626 ]
  %617 = trunc nuw nsw i64 %616 to i32
  %618 = extractelement <8 x i64> %400, i32 %617
  %619 = icmp eq i64 %618, 0
  br i1 %619, label %620, label %626

620:                                              ; preds = %615
  %621 = load ptr, ptr %218, align 8
  %622 = getelementptr inbounds nuw [8 x i32], ptr %182, i64 0, i64 %616
  %623 = load i32, ptr %622, align 4
  %624 = sext i32 %623 to i64
  %625 = getelementptr inbounds i32, ptr %621, i64 %624
  store i32 2, ptr %625, align 4
  br label %626

626:                                              ; preds = %620, %615
  %627 = add nuw nsw i64 %616, 1
  %628 = icmp eq i64 %627, %604
  br i1 %628, label %629, label %615

629:                                              ; preds = %626, %576
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %31) #10
  %630 = load i32, ptr %219, align 4
  %631 = load <8 x double>, ptr %221, align 64
  br label %632

632:                                              ; preds = %644, %629
  %633 = phi <8 x double> [ %631, %629 ], [ %646, %644 ]
  %634 = phi i64 [ 0, %629 ], [ %647, %644 ]
  %635 = trunc nuw nsw i64 %634 to i32
  %636 = getelementptr inbounds nuw [8 x i32], ptr %186, i64 0, i64 %634
  %637 = load i32, ptr %636, align 4
  %638 = icmp slt i32 %637, %630
  br i1 %638, label %639, label %644

639:                                              ; preds = %632
  %640 = load ptr, ptr %220, align 8
  %641 = sext i32 %637 to i64
  %642 = getelementptr inbounds double, ptr %640, i64 %641
  %643 = load double, ptr %642, align 8
  br label %644

644:                                              ; preds = %639, %632
  %645 = phi double [ %643, %639 ], [ 0x7FF0000000000000, %632 ]
  %646 = insertelement <8 x double> %633, double %645, i32 %635
  store <8 x double> %646, ptr %221, align 64
  %647 = add nuw nsw i64 %634, 1
  %648 = icmp eq i64 %647, 8
  br i1 %648, label %649, label %632

649:                                              ; preds = %644
  %650 = load <8 x i64>, ptr %217, align 64
  %651 = load <8 x double>, ptr %195, align 64
  %652 = fcmp oeq <8 x double> %646, %651
  %653 = select <8 x i1> %652, <8 x i64> %650, <8 x i64> zeroinitializer
  %654 = load ptr, ptr %129, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %25)
  store <8 x double> %651, ptr %25, align 64
  %655 = load ptr, ptr %34, align 64
  %656 = load ptr, ptr %172, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %25, ptr noundef %654, ptr noundef %655, ptr noundef null, ptr noundef %656) #10
  %657 = load ptr, ptr %172, align 64
  %658 = getelementptr inbounds nuw i8, ptr %657, i64 64
  br label %659

659:                                              ; preds = %719, %649
  %660 = phi i64 [ 0, %649 ], [ %720, %719 ]
  %661 = trunc nuw nsw i64 %660 to i32
  %662 = extractelement <8 x i64> %653, i32 %661
  %663 = icmp eq i64 %662, 0
  br i1 %663, label %719, label %664

664:                                              ; preds = %659
  %665 = getelementptr inbounds nuw [8 x i32], ptr %182, i64 0, i64 %660
  %666 = load i32, ptr %665, align 4
  %667 = sext i32 %666 to i64
  %668 = getelementptr inbounds nuw [8 x i32], ptr %186, i64 0, i64 %660
  %669 = load i32, ptr %668, align 4
  %670 = add nsw i32 %669, 1
  store i32 %670, ptr %668, align 4
  %671 = sext i32 %669 to i64
  %672 = load i32, ptr %219, align 4
  %673 = sext i32 %672 to i64
  br i1 %222, label %674, label %678

674:                                              ; preds = %664
  %675 = load ptr, ptr %223, align 8
  %676 = mul nsw i64 %667, %99
  %677 = getelementptr double, ptr %675, i64 %671
  br label %683

678:                                              ; preds = %683, %664
  br i1 %185, label %679, label %693

679:                                              ; preds = %678
  %680 = load ptr, ptr %224, align 8
  %681 = mul nsw i64 %667, %225
  %682 = getelementptr double, ptr %680, i64 %671
  br label %706

683:                                              ; preds = %683, %674
  %684 = phi i64 [ 0, %674 ], [ %691, %683 ]
  %685 = getelementptr inbounds nuw <8 x double>, ptr %654, i64 %684
  %686 = load <8 x double>, ptr %685, align 64
  %687 = extractelement <8 x double> %686, i32 %661
  %688 = add nsw i64 %684, %676
  %689 = mul nsw i64 %688, %673
  %690 = getelementptr double, ptr %677, i64 %689
  store double %687, ptr %690, align 8
  %691 = add nuw nsw i64 %684, 1
  %692 = icmp eq i64 %691, %227
  br i1 %692, label %678, label %683

693:                                              ; preds = %706, %678
  %694 = load ptr, ptr %226, align 8
  %695 = shl nsw i64 %667, 1
  %696 = getelementptr double, ptr %694, i64 %671
  %697 = load <8 x double>, ptr %657, align 64
  %698 = extractelement <8 x double> %697, i32 %661
  %699 = mul nsw i64 %695, %673
  %700 = getelementptr double, ptr %696, i64 %699
  store double %698, ptr %700, align 8
  %701 = load <8 x double>, ptr %658, align 64
  %702 = extractelement <8 x double> %701, i32 %661
  %703 = or disjoint i64 %695, 1
  %704 = mul nsw i64 %703, %673
  %705 = getelementptr double, ptr %696, i64 %704
  store double %702, ptr %705, align 8
  br label %719

706:                                              ; preds = %706, %679
  %707 = phi i64 [ 0, %679 ], [ %717, %706 ]
  %708 = trunc nuw nsw i64 %707 to i32
  %709 = add i32 %46, %708
  %710 = sext i32 %709 to i64
  %711 = getelementptr inbounds <8 x double>, ptr %654, i64 %710
  %712 = load <8 x double>, ptr %711, align 64
  %713 = extractelement <8 x double> %712, i32 %661
  %714 = add nsw i64 %707, %681
  %715 = mul nsw i64 %714, %673
  %716 = getelementptr double, ptr %682, i64 %715
  store double %713, ptr %716, align 8
  %717 = add nuw nsw i64 %707, 1
  %718 = icmp eq i64 %717, %228
  br i1 %718, label %693, label %706

719:                                              ; preds = %693, %659
  %720 = add nuw nsw i64 %660, 1
  %721 = icmp eq i64 %720, 8
  br i1 %721, label %722, label %659

722:                                              ; preds = %719
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %25)
  %723 = load <8 x double>, ptr %221, align 64
  br label %724

724:                                              ; preds = %743, %722
  %725 = phi <8 x double> [ %723, %722 ], [ %744, %743 ]
  %726 = phi i64 [ 0, %722 ], [ %745, %743 ]
  %727 = trunc nuw nsw i64 %726 to i32
  %728 = extractelement <8 x i64> %653, i32 %727
  %729 = icmp eq i64 %728, 0
  br i1 %729, label %743, label %730

730:                                              ; preds = %724
  %731 = getelementptr inbounds nuw [8 x i32], ptr %186, i64 0, i64 %726
  %732 = load i32, ptr %731, align 4
  %733 = load i32, ptr %219, align 4
  %734 = icmp slt i32 %732, %733
  br i1 %734, label %735, label %740

735:                                              ; preds = %730
  %736 = load ptr, ptr %220, align 8
  %737 = sext i32 %732 to i64
  %738 = getelementptr inbounds double, ptr %736, i64 %737
  %739 = load double, ptr %738, align 8
  br label %740

740:                                              ; preds = %735, %730
  %741 = phi double [ %739, %735 ], [ 0x7FF0000000000000, %730 ]
  %742 = insertelement <8 x double> %725, double %741, i32 %727
  store <8 x double> %742, ptr %221, align 64
  br label %743

743:                                              ; preds = %740, %724
  %744 = phi <8 x double> [ %742, %740 ], [ %725, %724 ]
  %745 = add nuw nsw i64 %726, 1
  %746 = icmp eq i64 %745, 8
  br i1 %746, label %747, label %724

747:                                              ; preds = %743
  %748 = icmp slt i32 %320, 8
  br i1 %748, label %749, label %752

749:                                              ; preds = %747
  %750 = load <8 x i64>, ptr %217, align 64
  br label %754

751:                                              ; preds = %754
  store <8 x i64> %757, ptr %217, align 64
  br label %752

752:                                              ; preds = %751, %747
  %753 = add nsw i32 %324, %309
  br label %760

754:                                              ; preds = %749, %754
  %755 = phi i32 [ %758, %754 ], [ %324, %749 ]
  %756 = phi <8 x i64> [ %757, %754 ], [ %750, %749 ]
  %757 = insertelement <8 x i64> %756, i64 0, i32 %755
  %758 = add i32 %755, 1
  %759 = icmp eq i32 %758, 8
  br i1 %759, label %751, label %754

760:                                              ; preds = %752, %306
  %761 = phi i32 [ 0, %752 ], [ %310, %306 ]
  %762 = phi i32 [ %753, %752 ], [ %309, %306 ]
  %763 = icmp eq i32 %308, 0
  br i1 %763, label %764, label %770

764:                                              ; preds = %760, %764
  %765 = phi i32 [ %768, %764 ], [ 0, %760 ]
  call fastcc void @refill(ptr noundef %33, i32 noundef %765, ptr noundef %34, i32 noundef 0)
  %766 = load <8 x i64>, ptr %173, align 64
  %767 = insertelement <8 x i64> %766, i64 0, i32 %765
  store <8 x i64> %767, ptr %173, align 64
  %768 = add nuw nsw i32 %765, 1
  %769 = icmp eq i32 %768, 8
  br i1 %769, label %770, label %764

770:                                              ; preds = %764, %760
  %771 = load <8 x i64>, ptr %217, align 64
  %772 = extractelement <8 x i64> %771, i32 %761
  %773 = icmp eq i64 %772, 0
  br i1 %773, label %775, label %774

774:                                              ; preds = %770
  call fastcc void @refill(ptr noundef %33, i32 noundef %300, ptr noundef %34, i32 noundef %761)
  br label %775

775:                                              ; preds = %774, %770
  %776 = add nuw nsw i32 %761, 1
  %777 = load <8 x i64>, ptr %173, align 64
  %778 = extractelement <8 x i64> %777, i32 %300
  %779 = icmp eq i64 %778, 0
  br i1 %779, label %306, label %780

780:                                              ; preds = %312, %775, %298
  %781 = phi <8 x i64> [ %299, %298 ], [ %777, %775 ], [ %307, %312 ]
  %782 = phi i32 [ %303, %298 ], [ %776, %775 ], [ 8, %312 ]
  %783 = phi i32 [ %302, %298 ], [ %762, %775 ], [ %309, %312 ]
  %784 = phi i32 [ %301, %298 ], [ 1, %775 ], [ %308, %312 ]
  %785 = add nuw nsw i32 %300, 1
  %786 = icmp eq i32 %785, 8
  br i1 %786, label %790, label %787

787:                                              ; preds = %780, %2584
  %788 = phi <8 x i64> [ %781, %780 ], [ %2585, %2584 ]
  %789 = phi i32 [ %785, %780 ], [ 0, %2584 ]
  br label %298

790:                                              ; preds = %780
  %791 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %781)
  %792 = icmp eq i64 %791, 0
  br i1 %792, label %2586, label %793

793:                                              ; preds = %790
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %24) #10
  store <8 x i64> zeroinitializer, ptr %24, align 64
  %794 = load <8 x double>, ptr %229, align 64
  %795 = load double, ptr %208, align 8
  %796 = insertelement <8 x double> poison, double %795, i64 0
  %797 = shufflevector <8 x double> %796, <8 x double> poison, <8 x i32> zeroinitializer
  %798 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %794, <8 x double> %797)
  %799 = load double, ptr %207, align 8
  %800 = insertelement <8 x double> poison, double %799, i64 0
  %801 = shufflevector <8 x double> %800, <8 x double> poison, <8 x i32> zeroinitializer
  %802 = load <8 x double>, ptr %230, align 64
  %803 = fsub <8 x double> %801, %802
  %804 = fmul <8 x double> %798, splat (double 0x3FF000000044B830)
  %805 = fcmp ult <8 x double> %804, %803
  %806 = select <8 x i1> %805, <8 x double> %798, <8 x double> %803
  %807 = bitcast <8 x double> %806 to <8 x i64>
  %808 = fadd <8 x double> %802, %798
  %809 = select <8 x i1> %805, <8 x double> %808, <8 x double> %801
  %810 = and <8 x i64> %781, %807
  %811 = bitcast <8 x i64> %810 to <8 x double>
  %812 = load ptr, ptr %55, align 8
  br i1 %214, label %813, label %829

813:                                              ; preds = %793, %813
  %814 = phi i64 [ %824, %813 ], [ 0, %793 ]
  %815 = load ptr, ptr %41, align 8
  %816 = getelementptr inbounds nuw <8 x double>, ptr %815, i64 %814
  %817 = load <8 x double>, ptr %816, align 64
  %818 = load ptr, ptr %61, align 8
  %819 = getelementptr inbounds nuw <8 x double>, ptr %818, i64 %814
  %820 = load <8 x double>, ptr %819, align 64
  %821 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %820, <8 x double> splat (double 0x3FAAEE6838DAE63A), <8 x double> zeroinitializer)
  %822 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> %821, <8 x double> %817)
  %823 = getelementptr inbounds nuw <8 x double>, ptr %812, i64 %814
  store <8 x double> %822, ptr %823, align 64
  %824 = add nuw nsw i64 %814, 1
  %825 = icmp eq i64 %824, %215
  br i1 %825, label %826, label %813

826:                                              ; preds = %813
  %827 = load ptr, ptr %55, align 8
  %828 = load <8 x double>, ptr %230, align 64
  br label %829

829:                                              ; preds = %826, %793
  %830 = phi <8 x double> [ %828, %826 ], [ %802, %793 ]
  %831 = phi ptr [ %827, %826 ], [ %812, %793 ]
  %832 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> splat (double 0x3FAAEE6838DAE63A), <8 x double> %830)
  %833 = load ptr, ptr %61, align 8
  %834 = getelementptr inbounds <8 x double>, ptr %833, i64 %49
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %13) #10
  store <8 x double> %832, ptr %13, align 64
  %835 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %13, ptr noundef %831, ptr noundef %834, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %13) #10
  %836 = load ptr, ptr %55, align 8
  br i1 %214, label %837, label %855

837:                                              ; preds = %829, %837
  %838 = phi i64 [ %851, %837 ], [ 0, %829 ]
  %839 = load ptr, ptr %41, align 8
  %840 = getelementptr inbounds nuw <8 x double>, ptr %839, i64 %838
  %841 = load <8 x double>, ptr %840, align 64
  %842 = load ptr, ptr %61, align 8
  %843 = getelementptr inbounds nuw <8 x double>, ptr %842, i64 %838
  %844 = load <8 x double>, ptr %843, align 64
  %845 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %844, <8 x double> splat (double 0x3F9432CE2AA42CAC), <8 x double> zeroinitializer)
  %846 = getelementptr inbounds nuw <8 x double>, ptr %843, i64 %215
  %847 = load <8 x double>, ptr %846, align 64
  %848 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %847, <8 x double> splat (double 0x3FAE4C353FF64302), <8 x double> %845)
  %849 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> %848, <8 x double> %841)
  %850 = getelementptr inbounds nuw <8 x double>, ptr %836, i64 %838
  store <8 x double> %849, ptr %850, align 64
  %851 = add nuw nsw i64 %838, 1
  %852 = icmp eq i64 %851, %215
  br i1 %852, label %853, label %837

853:                                              ; preds = %837
  %854 = load ptr, ptr %55, align 8
  br label %855

855:                                              ; preds = %853, %829
  %856 = phi ptr [ %854, %853 ], [ %836, %829 ]
  %857 = load <8 x double>, ptr %230, align 64
  %858 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> splat (double 0x3FB432CE2AA42CAC), <8 x double> %857)
  %859 = load ptr, ptr %61, align 8
  %860 = getelementptr inbounds <8 x double>, ptr %859, i64 %231
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %14) #10
  store <8 x double> %858, ptr %14, align 64
  %861 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %14, ptr noundef %856, ptr noundef %860, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %14) #10
  %862 = and <8 x i64> %861, %835
  %863 = load ptr, ptr %55, align 8
  br i1 %214, label %864, label %882

864:                                              ; preds = %855, %864
  %865 = phi i64 [ %878, %864 ], [ 0, %855 ]
  %866 = load ptr, ptr %41, align 8
  %867 = getelementptr inbounds nuw <8 x double>, ptr %866, i64 %865
  %868 = load <8 x double>, ptr %867, align 64
  %869 = load ptr, ptr %61, align 8
  %870 = getelementptr inbounds nuw <8 x double>, ptr %869, i64 %865
  %871 = load <8 x double>, ptr %870, align 64
  %872 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %871, <8 x double> splat (double 0x3F9E4C353FF64302), <8 x double> zeroinitializer)
  %873 = getelementptr inbounds nuw <8 x double>, ptr %870, i64 %232
  %874 = load <8 x double>, ptr %873, align 64
  %875 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %874, <8 x double> splat (double 0x3FB6B927EFF8B241), <8 x double> %872)
  %876 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> %875, <8 x double> %868)
  %877 = getelementptr inbounds nuw <8 x double>, ptr %863, i64 %865
  store <8 x double> %876, ptr %877, align 64
  %878 = add nuw nsw i64 %865, 1
  %879 = icmp eq i64 %878, %215
  br i1 %879, label %880, label %864

880:                                              ; preds = %864
  %881 = load ptr, ptr %55, align 8
  br label %882

882:                                              ; preds = %880, %855
  %883 = phi ptr [ %881, %880 ], [ %863, %855 ]
  %884 = load <8 x double>, ptr %230, align 64
  %885 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> splat (double 0x3FBE4C353FF64302), <8 x double> %884)
  %886 = load ptr, ptr %61, align 8
  %887 = getelementptr inbounds <8 x double>, ptr %886, i64 %234
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %15) #10
  store <8 x double> %885, ptr %15, align 64
  %888 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %15, ptr noundef %883, ptr noundef %887, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %15) #10
  %889 = and <8 x i64> %862, %888
  %890 = load ptr, ptr %55, align 8
  br i1 %214, label %891, label %912

891:                                              ; preds = %882, %891
  %892 = phi i64 [ %908, %891 ], [ 0, %882 ]
  %893 = load ptr, ptr %41, align 8
  %894 = getelementptr inbounds nuw <8 x double>, ptr %893, i64 %892
  %895 = load <8 x double>, ptr %894, align 64
  %896 = load ptr, ptr %61, align 8
  %897 = getelementptr inbounds nuw <8 x double>, ptr %896, i64 %892
  %898 = load <8 x double>, ptr %897, align 64
  %899 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %898, <8 x double> splat (double 0x3FCEE50D7ECDE9FA), <8 x double> zeroinitializer)
  %900 = getelementptr inbounds nuw <8 x double>, ptr %897, i64 %232
  %901 = load <8 x double>, ptr %900, align 64
  %902 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %901, <8 x double> splat (double 0xBFEC4E3AB5AD1507), <8 x double> %899)
  %903 = getelementptr inbounds nuw <8 x double>, ptr %897, i64 %235
  %904 = load <8 x double>, ptr %903, align 64
  %905 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %904, <8 x double> splat (double 0x3FED983D7AC79EF5), <8 x double> %902)
  %906 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> %905, <8 x double> %895)
  %907 = getelementptr inbounds nuw <8 x double>, ptr %890, i64 %892
  store <8 x double> %906, ptr %907, align 64
  %908 = add nuw nsw i64 %892, 1
  %909 = icmp eq i64 %908, %215
  br i1 %909, label %910, label %891

910:                                              ; preds = %891
  %911 = load ptr, ptr %55, align 8
  br label %912

912:                                              ; preds = %910, %882
  %913 = phi ptr [ %911, %910 ], [ %890, %882 ]
  %914 = load <8 x double>, ptr %230, align 64
  %915 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> splat (double 0x3FD2068C499C08D9), <8 x double> %914)
  %916 = load ptr, ptr %61, align 8
  %917 = getelementptr inbounds <8 x double>, ptr %916, i64 %237
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %16) #10
  store <8 x double> %915, ptr %16, align 64
  %918 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %16, ptr noundef %913, ptr noundef %917, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %16) #10
  %919 = and <8 x i64> %889, %918
  %920 = load ptr, ptr %55, align 8
  br i1 %214, label %921, label %942

921:                                              ; preds = %912, %921
  %922 = phi i64 [ %938, %921 ], [ 0, %912 ]
  %923 = load ptr, ptr %41, align 8
  %924 = getelementptr inbounds nuw <8 x double>, ptr %923, i64 %922
  %925 = load <8 x double>, ptr %924, align 64
  %926 = load ptr, ptr %61, align 8
  %927 = getelementptr inbounds nuw <8 x double>, ptr %926, i64 %922
  %928 = load <8 x double>, ptr %927, align 64
  %929 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %928, <8 x double> splat (double 0x3FA2F684BDA12F68), <8 x double> zeroinitializer)
  %930 = getelementptr inbounds nuw <8 x double>, ptr %927, i64 %235
  %931 = load <8 x double>, ptr %930, align 64
  %932 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %931, <8 x double> splat (double 0x3FC5DDB63BDB6D36), <8 x double> %929)
  %933 = getelementptr inbounds nuw <8 x double>, ptr %927, i64 %238
  %934 = load <8 x double>, ptr %933, align 64
  %935 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %934, <8 x double> splat (double 0x3FC00F533F66F19A), <8 x double> %932)
  %936 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> %935, <8 x double> %925)
  %937 = getelementptr inbounds nuw <8 x double>, ptr %920, i64 %922
  store <8 x double> %936, ptr %937, align 64
  %938 = add nuw nsw i64 %922, 1
  %939 = icmp eq i64 %938, %215
  br i1 %939, label %940, label %921

940:                                              ; preds = %921
  %941 = load ptr, ptr %55, align 8
  br label %942

942:                                              ; preds = %940, %912
  %943 = phi ptr [ %941, %940 ], [ %920, %912 ]
  %944 = load <8 x double>, ptr %230, align 64
  %945 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> splat (double 0x3FD5555555555555), <8 x double> %944)
  %946 = load ptr, ptr %61, align 8
  %947 = getelementptr inbounds <8 x double>, ptr %946, i64 %240
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %17) #10
  store <8 x double> %945, ptr %17, align 64
  %948 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %17, ptr noundef %943, ptr noundef %947, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %17) #10
  %949 = and <8 x i64> %919, %948
  %950 = load ptr, ptr %55, align 8
  br i1 %214, label %951, label %975

951:                                              ; preds = %942, %951
  %952 = phi i64 [ %971, %951 ], [ 0, %942 ]
  %953 = load ptr, ptr %41, align 8
  %954 = getelementptr inbounds nuw <8 x double>, ptr %953, i64 %952
  %955 = load <8 x double>, ptr %954, align 64
  %956 = load ptr, ptr %61, align 8
  %957 = getelementptr inbounds nuw <8 x double>, ptr %956, i64 %952
  %958 = load <8 x double>, ptr %957, align 64
  %959 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %958, <8 x double> splat (double 0x3FA3000000000000), <8 x double> zeroinitializer)
  %960 = getelementptr inbounds nuw <8 x double>, ptr %957, i64 %235
  %961 = load <8 x double>, ptr %960, align 64
  %962 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %961, <8 x double> splat (double 0x3FC5CAD30F3347ED), <8 x double> %959)
  %963 = getelementptr inbounds nuw <8 x double>, ptr %957, i64 %238
  %964 = load <8 x double>, ptr %963, align 64
  %965 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %964, <8 x double> splat (double 0x3FAED4B3C332E04D), <8 x double> %962)
  %966 = getelementptr inbounds nuw <8 x double>, ptr %957, i64 %241
  %967 = load <8 x double>, ptr %966, align 64
  %968 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %967, <8 x double> splat (double 0xBF92000000000000), <8 x double> %965)
  %969 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> %968, <8 x double> %955)
  %970 = getelementptr inbounds nuw <8 x double>, ptr %950, i64 %952
  store <8 x double> %969, ptr %970, align 64
  %971 = add nuw nsw i64 %952, 1
  %972 = icmp eq i64 %971, %215
  br i1 %972, label %973, label %951

973:                                              ; preds = %951
  %974 = load ptr, ptr %55, align 8
  br label %975

975:                                              ; preds = %973, %942
  %976 = phi ptr [ %974, %973 ], [ %950, %942 ]
  %977 = load <8 x double>, ptr %230, align 64
  %978 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> splat (double 2.500000e-01), <8 x double> %977)
  %979 = load ptr, ptr %61, align 8
  %980 = getelementptr inbounds <8 x double>, ptr %979, i64 %243
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %18) #10
  store <8 x double> %978, ptr %18, align 64
  %981 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %18, ptr noundef %976, ptr noundef %980, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %18) #10
  %982 = and <8 x i64> %949, %981
  %983 = load ptr, ptr %55, align 8
  br i1 %214, label %984, label %1011

984:                                              ; preds = %975, %984
  %985 = phi i64 [ %1007, %984 ], [ 0, %975 ]
  %986 = load ptr, ptr %41, align 8
  %987 = getelementptr inbounds nuw <8 x double>, ptr %986, i64 %985
  %988 = load <8 x double>, ptr %987, align 64
  %989 = load ptr, ptr %61, align 8
  %990 = getelementptr inbounds nuw <8 x double>, ptr %989, i64 %985
  %991 = load <8 x double>, ptr %990, align 64
  %992 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %991, <8 x double> splat (double 0x3FA2FDB8FEE78792), <8 x double> zeroinitializer)
  %993 = getelementptr inbounds nuw <8 x double>, ptr %990, i64 %235
  %994 = load <8 x double>, ptr %993, align 64
  %995 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %994, <8 x double> splat (double 0x3FC5CF23F6595D72), <8 x double> %992)
  %996 = getelementptr inbounds nuw <8 x double>, ptr %990, i64 %238
  %997 = load <8 x double>, ptr %996, align 64
  %998 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %997, <8 x double> splat (double 0x3FBB758640DEA698), <8 x double> %995)
  %999 = getelementptr inbounds nuw <8 x double>, ptr %990, i64 %241
  %1000 = load <8 x double>, ptr %999, align 64
  %1001 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1000, <8 x double> splat (double 0xBF8F5FCC20FCD32F), <8 x double> %998)
  %1002 = getelementptr inbounds nuw <8 x double>, ptr %990, i64 %244
  %1003 = load <8 x double>, ptr %1002, align 64
  %1004 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1003, <8 x double> splat (double 0x3F80F1D92EFB0B71), <8 x double> %1001)
  %1005 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> %1004, <8 x double> %988)
  %1006 = getelementptr inbounds nuw <8 x double>, ptr %983, i64 %985
  store <8 x double> %1005, ptr %1006, align 64
  %1007 = add nuw nsw i64 %985, 1
  %1008 = icmp eq i64 %1007, %215
  br i1 %1008, label %1009, label %984

1009:                                             ; preds = %984
  %1010 = load ptr, ptr %55, align 8
  br label %1011

1011:                                             ; preds = %1009, %975
  %1012 = phi ptr [ %1010, %1009 ], [ %983, %975 ]
  %1013 = load <8 x double>, ptr %230, align 64
  %1014 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> splat (double 0x3FD3B13B13B13B14), <8 x double> %1013)
  %1015 = load ptr, ptr %61, align 8
  %1016 = getelementptr inbounds <8 x double>, ptr %1015, i64 %68
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %19) #10
  store <8 x double> %1014, ptr %19, align 64
  %1017 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %19, ptr noundef %1012, ptr noundef %1016, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %19) #10
  %1018 = and <8 x i64> %982, %1017
  %1019 = load ptr, ptr %55, align 8
  br i1 %214, label %1020, label %1050

1020:                                             ; preds = %1011, %1020
  %1021 = phi i64 [ %1046, %1020 ], [ 0, %1011 ]
  %1022 = load ptr, ptr %41, align 8
  %1023 = getelementptr inbounds nuw <8 x double>, ptr %1022, i64 %1021
  %1024 = load <8 x double>, ptr %1023, align 64
  %1025 = load ptr, ptr %61, align 8
  %1026 = getelementptr inbounds nuw <8 x double>, ptr %1025, i64 %1021
  %1027 = load <8 x double>, ptr %1026, align 64
  %1028 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1027, <8 x double> splat (double 0x3FE3F8B78B985813), <8 x double> zeroinitializer)
  %1029 = getelementptr inbounds nuw <8 x double>, ptr %1026, i64 %235
  %1030 = load <8 x double>, ptr %1029, align 64
  %1031 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1030, <8 x double> splat (double 0xC00AE31BACC6BC8A), <8 x double> %1028)
  %1032 = getelementptr inbounds nuw <8 x double>, ptr %1026, i64 %238
  %1033 = load <8 x double>, ptr %1032, align 64
  %1034 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1033, <8 x double> splat (double 0xBFEBC873F08E11F9), <8 x double> %1031)
  %1035 = getelementptr inbounds nuw <8 x double>, ptr %1026, i64 %241
  %1036 = load <8 x double>, ptr %1035, align 64
  %1037 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1036, <8 x double> splat (double 0x403B9793D88D1855), <8 x double> %1034)
  %1038 = getelementptr inbounds nuw <8 x double>, ptr %1026, i64 %244
  %1039 = load <8 x double>, ptr %1038, align 64
  %1040 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1039, <8 x double> splat (double 0x40342770F892AD69), <8 x double> %1037)
  %1041 = getelementptr inbounds nuw <8 x double>, ptr %1026, i64 %245
  %1042 = load <8 x double>, ptr %1041, align 64
  %1043 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1042, <8 x double> splat (double 0xC045BEB4865C42F9), <8 x double> %1040)
  %1044 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> %1043, <8 x double> %1024)
  %1045 = getelementptr inbounds nuw <8 x double>, ptr %1019, i64 %1021
  store <8 x double> %1044, ptr %1045, align 64
  %1046 = add nuw nsw i64 %1021, 1
  %1047 = icmp eq i64 %1046, %215
  br i1 %1047, label %1048, label %1020

1048:                                             ; preds = %1020
  %1049 = load ptr, ptr %55, align 8
  br label %1050

1050:                                             ; preds = %1048, %1011
  %1051 = phi ptr [ %1049, %1048 ], [ %1019, %1011 ]
  %1052 = load <8 x double>, ptr %230, align 64
  %1053 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> splat (double 0x3FE4D74D74D74D75), <8 x double> %1052)
  %1054 = load ptr, ptr %61, align 8
  %1055 = getelementptr inbounds <8 x double>, ptr %1054, i64 %247
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %20) #10
  store <8 x double> %1053, ptr %20, align 64
  %1056 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %20, ptr noundef %1051, ptr noundef %1055, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %20) #10
  %1057 = and <8 x i64> %1018, %1056
  %1058 = load ptr, ptr %55, align 8
  br i1 %214, label %1059, label %1092

1059:                                             ; preds = %1050, %1059
  %1060 = phi i64 [ %1088, %1059 ], [ 0, %1050 ]
  %1061 = load ptr, ptr %41, align 8
  %1062 = getelementptr inbounds nuw <8 x double>, ptr %1061, i64 %1060
  %1063 = load <8 x double>, ptr %1062, align 64
  %1064 = load ptr, ptr %61, align 8
  %1065 = getelementptr inbounds nuw <8 x double>, ptr %1064, i64 %1060
  %1066 = load <8 x double>, ptr %1065, align 64
  %1067 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1066, <8 x double> splat (double 0x3FDE9205E321B655), <8 x double> zeroinitializer)
  %1068 = getelementptr inbounds nuw <8 x double>, ptr %1065, i64 %235
  %1069 = load <8 x double>, ptr %1068, align 64
  %1070 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1069, <8 x double> splat (double 0xC003E7A8A34BD27F), <8 x double> %1067)
  %1071 = getelementptr inbounds nuw <8 x double>, ptr %1065, i64 %238
  %1072 = load <8 x double>, ptr %1071, align 64
  %1073 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1072, <8 x double> splat (double 0xBFE2E3A9968C93C8), <8 x double> %1070)
  %1074 = getelementptr inbounds nuw <8 x double>, ptr %1065, i64 %241
  %1075 = load <8 x double>, ptr %1074, align 64
  %1076 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1075, <8 x double> splat (double 0x40353AE4A6D655EE), <8 x double> %1073)
  %1077 = getelementptr inbounds nuw <8 x double>, ptr %1065, i64 %244
  %1078 = load <8 x double>, ptr %1077, align 64
  %1079 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1078, <8 x double> splat (double 0x402E8EF7B5F258B8), <8 x double> %1076)
  %1080 = getelementptr inbounds nuw <8 x double>, ptr %1065, i64 %245
  %1081 = load <8 x double>, ptr %1080, align 64
  %1082 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1081, <8 x double> splat (double 0xC040A4E418D711B9), <8 x double> %1079)
  %1083 = getelementptr inbounds nuw <8 x double>, ptr %1065, i64 %248
  %1084 = load <8 x double>, ptr %1083, align 64
  %1085 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1084, <8 x double> splat (double 0xBF94D1B3D9B4A876), <8 x double> %1082)
  %1086 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> %1085, <8 x double> %1063)
  %1087 = getelementptr inbounds nuw <8 x double>, ptr %1058, i64 %1060
  store <8 x double> %1086, ptr %1087, align 64
  %1088 = add nuw nsw i64 %1060, 1
  %1089 = icmp eq i64 %1088, %215
  br i1 %1089, label %1090, label %1059

1090:                                             ; preds = %1059
  %1091 = load ptr, ptr %55, align 8
  br label %1092

1092:                                             ; preds = %1090, %1050
  %1093 = phi ptr [ %1091, %1090 ], [ %1058, %1050 ]
  %1094 = load <8 x double>, ptr %230, align 64
  %1095 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> splat (double 6.000000e-01), <8 x double> %1094)
  %1096 = load ptr, ptr %61, align 8
  %1097 = getelementptr inbounds <8 x double>, ptr %1096, i64 %250
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %21) #10
  store <8 x double> %1095, ptr %21, align 64
  %1098 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %21, ptr noundef %1093, ptr noundef %1097, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %21) #10
  %1099 = and <8 x i64> %1057, %1098
  %1100 = load ptr, ptr %55, align 8
  br i1 %214, label %1101, label %1137

1101:                                             ; preds = %1092, %1101
  %1102 = phi i64 [ %1133, %1101 ], [ 0, %1092 ]
  %1103 = load ptr, ptr %41, align 8
  %1104 = getelementptr inbounds nuw <8 x double>, ptr %1103, i64 %1102
  %1105 = load <8 x double>, ptr %1104, align 64
  %1106 = load ptr, ptr %61, align 8
  %1107 = getelementptr inbounds nuw <8 x double>, ptr %1106, i64 %1102
  %1108 = load <8 x double>, ptr %1107, align 64
  %1109 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1108, <8 x double> splat (double 0xBFEDFD121F1D399B), <8 x double> zeroinitializer)
  %1110 = getelementptr inbounds nuw <8 x double>, ptr %1107, i64 %235
  %1111 = load <8 x double>, ptr %1110, align 64
  %1112 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1111, <8 x double> splat (double 0x4014BED869FB0B9D), <8 x double> %1109)
  %1113 = getelementptr inbounds nuw <8 x double>, ptr %1107, i64 %238
  %1114 = load <8 x double>, ptr %1113, align 64
  %1115 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1114, <8 x double> splat (double 0x3FF1768702792EA9), <8 x double> %1112)
  %1116 = getelementptr inbounds nuw <8 x double>, ptr %1107, i64 %241
  %1117 = load <8 x double>, ptr %1116, align 64
  %1118 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1117, <8 x double> splat (double 0xC0204CB0E2110C1C), <8 x double> %1115)
  %1119 = getelementptr inbounds nuw <8 x double>, ptr %1107, i64 %244
  %1120 = load <8 x double>, ptr %1119, align 64
  %1121 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1120, <8 x double> splat (double 0xC032852305E975A8), <8 x double> %1118)
  %1122 = getelementptr inbounds nuw <8 x double>, ptr %1107, i64 %245
  %1123 = load <8 x double>, ptr %1122, align 64
  %1124 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1123, <8 x double> splat (double 0x4036BD4F06CB863A), <8 x double> %1121)
  %1125 = getelementptr inbounds nuw <8 x double>, ptr %1107, i64 %248
  %1126 = load <8 x double>, ptr %1125, align 64
  %1127 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1126, <8 x double> splat (double 0x4003F2E777CF109D), <8 x double> %1124)
  %1128 = getelementptr inbounds nuw <8 x double>, ptr %1107, i64 %251
  %1129 = load <8 x double>, ptr %1128, align 64
  %1130 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1129, <8 x double> splat (double 0xC0085FC60D2B572C), <8 x double> %1127)
  %1131 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> %1130, <8 x double> %1105)
  %1132 = getelementptr inbounds nuw <8 x double>, ptr %1100, i64 %1102
  store <8 x double> %1131, ptr %1132, align 64
  %1133 = add nuw nsw i64 %1102, 1
  %1134 = icmp eq i64 %1133, %215
  br i1 %1134, label %1135, label %1101

1135:                                             ; preds = %1101
  %1136 = load ptr, ptr %55, align 8
  br label %1137

1137:                                             ; preds = %1135, %1092
  %1138 = phi ptr [ %1136, %1135 ], [ %1100, %1092 ]
  %1139 = load <8 x double>, ptr %230, align 64
  %1140 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> splat (double 0x3FEB6DB6DB6DB6DB), <8 x double> %1139)
  %1141 = load ptr, ptr %61, align 8
  %1142 = getelementptr inbounds <8 x double>, ptr %1141, i64 %253
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %22) #10
  store <8 x double> %1140, ptr %22, align 64
  %1143 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %22, ptr noundef %1138, ptr noundef %1142, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %22) #10
  %1144 = and <8 x i64> %1099, %1143
  %1145 = load ptr, ptr %55, align 8
  br i1 %214, label %1146, label %1185

1146:                                             ; preds = %1137, %1146
  %1147 = phi i64 [ %1181, %1146 ], [ 0, %1137 ]
  %1148 = load ptr, ptr %41, align 8
  %1149 = getelementptr inbounds nuw <8 x double>, ptr %1148, i64 %1147
  %1150 = load <8 x double>, ptr %1149, align 64
  %1151 = load ptr, ptr %61, align 8
  %1152 = getelementptr inbounds nuw <8 x double>, ptr %1151, i64 %1147
  %1153 = load <8 x double>, ptr %1152, align 64
  %1154 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1153, <8 x double> splat (double 0x40022FBD3B09FCDC), <8 x double> zeroinitializer)
  %1155 = getelementptr inbounds nuw <8 x double>, ptr %1152, i64 %235
  %1156 = load <8 x double>, ptr %1155, align 64
  %1157 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1156, <8 x double> splat (double 0xC02511A963CAFE55), <8 x double> %1154)
  %1158 = getelementptr inbounds nuw <8 x double>, ptr %1152, i64 %238
  %1159 = load <8 x double>, ptr %1158, align 64
  %1160 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1159, <8 x double> splat (double 0xC00001C935AC72AC), <8 x double> %1157)
  %1161 = getelementptr inbounds nuw <8 x double>, ptr %1152, i64 %241
  %1162 = load <8 x double>, ptr %1161, align 64
  %1163 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1162, <8 x double> splat (double 0xC031F57C8EFF3006), <8 x double> %1160)
  %1164 = getelementptr inbounds nuw <8 x double>, ptr %1152, i64 %244
  %1165 = load <8 x double>, ptr %1164, align 64
  %1166 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1165, <8 x double> splat (double 0x403BF2EA18B58A01), <8 x double> %1163)
  %1167 = getelementptr inbounds nuw <8 x double>, ptr %1152, i64 %245
  %1168 = load <8 x double>, ptr %1167, align 64
  %1169 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1168, <8 x double> splat (double 0xC006DF3A7D1CEC13), <8 x double> %1166)
  %1170 = getelementptr inbounds nuw <8 x double>, ptr %1152, i64 %248
  %1171 = load <8 x double>, ptr %1170, align 64
  %1172 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1171, <8 x double> splat (double 0xC021BEE71A9F33A9), <8 x double> %1169)
  %1173 = getelementptr inbounds nuw <8 x double>, ptr %1152, i64 %251
  %1174 = load <8 x double>, ptr %1173, align 64
  %1175 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1174, <8 x double> splat (double 0x4028B89C42C81861), <8 x double> %1172)
  %1176 = getelementptr inbounds nuw <8 x double>, ptr %1152, i64 %254
  %1177 = load <8 x double>, ptr %1176, align 64
  %1178 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1177, <8 x double> splat (double 0x3FE496AC6253E202), <8 x double> %1175)
  %1179 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> %1178, <8 x double> %1150)
  %1180 = getelementptr inbounds nuw <8 x double>, ptr %1145, i64 %1147
  store <8 x double> %1179, ptr %1180, align 64
  %1181 = add nuw nsw i64 %1147, 1
  %1182 = icmp eq i64 %1181, %215
  br i1 %1182, label %1183, label %1146

1183:                                             ; preds = %1146
  %1184 = load ptr, ptr %55, align 8
  br label %1185

1185:                                             ; preds = %1183, %1137
  %1186 = phi ptr [ %1184, %1183 ], [ %1145, %1137 ]
  %1187 = load <8 x double>, ptr %230, align 64
  %1188 = fadd <8 x double> %1187, %811
  %1189 = load ptr, ptr %61, align 8
  %1190 = getelementptr inbounds <8 x double>, ptr %1189, i64 %255
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %23) #10
  store <8 x double> %1188, ptr %23, align 64
  %1191 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %23, ptr noundef %1186, ptr noundef %1190, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %23) #10
  %1192 = and <8 x i64> %1144, %1191
  %1193 = load ptr, ptr %52, align 16
  br i1 %214, label %1197, label %1194

1194:                                             ; preds = %1185
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12)
  store <8 x double> %809, ptr %12, align 64
  br label %1317

1195:                                             ; preds = %1197
  %1196 = load ptr, ptr %52, align 16
  br label %1231

1197:                                             ; preds = %1185, %1197
  %1198 = phi i64 [ %1229, %1197 ], [ 0, %1185 ]
  %1199 = load ptr, ptr %41, align 8
  %1200 = getelementptr inbounds nuw <8 x double>, ptr %1199, i64 %1198
  %1201 = load <8 x double>, ptr %1200, align 64
  %1202 = load ptr, ptr %61, align 8
  %1203 = getelementptr inbounds nuw <8 x double>, ptr %1202, i64 %1198
  %1204 = load <8 x double>, ptr %1203, align 64
  %1205 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1204, <8 x double> splat (double 0x3FABCC6368D1177C), <8 x double> zeroinitializer)
  %1206 = getelementptr inbounds nuw <8 x double>, ptr %1203, i64 %241
  %1207 = load <8 x double>, ptr %1206, align 64
  %1208 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1207, <8 x double> splat (double 0x4011CD1ED2AD5AE2), <8 x double> %1205)
  %1209 = getelementptr inbounds nuw <8 x double>, ptr %1203, i64 %244
  %1210 = load <8 x double>, ptr %1209, align 64
  %1211 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1210, <8 x double> splat (double 0x3FFE43A845D5AB9F), <8 x double> %1208)
  %1212 = getelementptr inbounds nuw <8 x double>, ptr %1203, i64 %245
  %1213 = load <8 x double>, ptr %1212, align 64
  %1214 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1213, <8 x double> splat (double 0xC017346ECF96AF43), <8 x double> %1211)
  %1215 = getelementptr inbounds nuw <8 x double>, ptr %1203, i64 %248
  %1216 = load <8 x double>, ptr %1215, align 64
  %1217 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1216, <8 x double> splat (double 0x3FD3EA1DF2F0EB98), <8 x double> %1214)
  %1218 = getelementptr inbounds nuw <8 x double>, ptr %1203, i64 %251
  %1219 = load <8 x double>, ptr %1218, align 64
  %1220 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1219, <8 x double> splat (double 0xBFC37A028F43B002), <8 x double> %1217)
  %1221 = getelementptr inbounds nuw <8 x double>, ptr %1203, i64 %254
  %1222 = load <8 x double>, ptr %1221, align 64
  %1223 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1222, <8 x double> splat (double 0x3FC9C657697FE72D), <8 x double> %1220)
  %1224 = getelementptr inbounds nuw <8 x double>, ptr %1203, i64 %256
  %1225 = load <8 x double>, ptr %1224, align 64
  %1226 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1225, <8 x double> splat (double 0x3FA6E44F50AB6BC2), <8 x double> %1223)
  %1227 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> %1226, <8 x double> %1201)
  %1228 = getelementptr inbounds nuw <8 x double>, ptr %1193, i64 %1198
  store <8 x double> %1227, ptr %1228, align 64
  %1229 = add nuw nsw i64 %1198, 1
  %1230 = icmp eq i64 %1229, %215
  br i1 %1230, label %1195, label %1197

1231:                                             ; preds = %1231, %1195
  %1232 = phi i64 [ 0, %1195 ], [ %1239, %1231 ]
  %1233 = phi <8 x i64> [ %1192, %1195 ], [ %1238, %1231 ]
  %1234 = getelementptr inbounds nuw <8 x double>, ptr %1196, i64 %1232
  %1235 = load <8 x double>, ptr %1234, align 64
  %1236 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1235)
  %1237 = fcmp one <8 x double> %1236, splat (double 0x7FF0000000000000)
  %1238 = select <8 x i1> %1237, <8 x i64> %1233, <8 x i64> zeroinitializer
  %1239 = add nuw nsw i64 %1232, 1
  %1240 = icmp eq i64 %1239, %215
  br i1 %1240, label %1241, label %1231

1241:                                             ; preds = %1231
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12)
  store <8 x double> %809, ptr %12, align 64
  br label %1242

1242:                                             ; preds = %1242, %1241
  %1243 = phi i64 [ 0, %1241 ], [ %1313, %1242 ]
  %1244 = icmp slt i64 %1243, %99
  %1245 = select i1 %1244, i32 0, i32 %44
  %1246 = trunc nuw nsw i64 %1243 to i32
  %1247 = add nsw i32 %1245, %1246
  %1248 = load ptr, ptr %61, align 8
  %1249 = getelementptr inbounds nuw <8 x double>, ptr %1248, i64 %1243
  %1250 = load <8 x double>, ptr %1249, align 64
  %1251 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1250, <8 x double> splat (double 0x3F8ADEAEA1607E1A), <8 x double> zeroinitializer)
  %1252 = add nuw nsw i64 %1243, %241
  %1253 = getelementptr inbounds nuw <8 x double>, ptr %1248, i64 %1252
  %1254 = load <8 x double>, ptr %1253, align 64
  %1255 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1254, <8 x double> splat (double 0xBFF39A3DA55AB5C3), <8 x double> %1251)
  %1256 = add nuw nsw i64 %1243, %244
  %1257 = getelementptr inbounds nuw <8 x double>, ptr %1248, i64 %1256
  %1258 = load <8 x double>, ptr %1257, align 64
  %1259 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1258, <8 x double> splat (double 0xBFDFBA83BEDE8A72), <8 x double> %1255)
  %1260 = add nuw nsw i64 %1243, %245
  %1261 = getelementptr inbounds nuw <8 x double>, ptr %1248, i64 %1260
  %1262 = load <8 x double>, ptr %1261, align 64
  %1263 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1262, <8 x double> splat (double 0x3FFAA149F7EDA509), <8 x double> %1259)
  %1264 = add nuw nsw i64 %1243, %248
  %1265 = getelementptr inbounds nuw <8 x double>, ptr %1248, i64 %1264
  %1266 = load <8 x double>, ptr %1265, align 64
  %1267 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1266, <8 x double> splat (double 0xBFD66BC9B10E7E71), <8 x double> %1263)
  %1268 = add nuw nsw i64 %1243, %251
  %1269 = getelementptr inbounds nuw <8 x double>, ptr %1248, i64 %1268
  %1270 = load <8 x double>, ptr %1269, align 64
  %1271 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1270, <8 x double> splat (double 0x3FD56330D0783989), <8 x double> %1267)
  %1272 = add nuw nsw i64 %1243, %254
  %1273 = getelementptr inbounds nuw <8 x double>, ptr %1248, i64 %1272
  %1274 = load <8 x double>, ptr %1273, align 64
  %1275 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1274, <8 x double> splat (double 0x3FB4F8EB54A31435), <8 x double> %1271)
  %1276 = add nuw nsw i64 %1243, %256
  %1277 = getelementptr inbounds nuw <8 x double>, ptr %1248, i64 %1276
  %1278 = load <8 x double>, ptr %1277, align 64
  %1279 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1278, <8 x double> splat (double 0xBF96E44F50AB6BC2), <8 x double> %1275)
  %1280 = load ptr, ptr %71, align 8
  %1281 = sext i32 %1247 to i64
  %1282 = getelementptr inbounds <8 x double>, ptr %1280, i64 %1281
  store <8 x double> %1279, ptr %1282, align 64
  %1283 = load ptr, ptr %61, align 8
  %1284 = getelementptr inbounds nuw <8 x double>, ptr %1283, i64 %1243
  %1285 = load <8 x double>, ptr %1284, align 64
  %1286 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1285, <8 x double> splat (double 0xBFC84B641FBFA1F1), <8 x double> zeroinitializer)
  %1287 = getelementptr inbounds nuw <8 x double>, ptr %1283, i64 %1252
  %1288 = load <8 x double>, ptr %1287, align 64
  %1289 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1288, <8 x double> splat (double 0x4011CD1ED2AD5AE2), <8 x double> %1286)
  %1290 = getelementptr inbounds nuw <8 x double>, ptr %1283, i64 %1256
  %1291 = load <8 x double>, ptr %1290, align 64
  %1292 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1291, <8 x double> splat (double 0x3FFE43A845D5AB9F), <8 x double> %1289)
  %1293 = getelementptr inbounds nuw <8 x double>, ptr %1283, i64 %1260
  %1294 = load <8 x double>, ptr %1293, align 64
  %1295 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1294, <8 x double> splat (double 0xC017346ECF96AF43), <8 x double> %1292)
  %1296 = getelementptr inbounds nuw <8 x double>, ptr %1283, i64 %1264
  %1297 = load <8 x double>, ptr %1296, align 64
  %1298 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1297, <8 x double> splat (double 0xBFDB0D3A26ABB716), <8 x double> %1295)
  %1299 = getelementptr inbounds nuw <8 x double>, ptr %1283, i64 %1268
  %1300 = load <8 x double>, ptr %1299, align 64
  %1301 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1300, <8 x double> splat (double 0xBFC37A028F43B002), <8 x double> %1298)
  %1302 = getelementptr inbounds nuw <8 x double>, ptr %1283, i64 %1272
  %1303 = load <8 x double>, ptr %1302, align 64
  %1304 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1303, <8 x double> splat (double 0x3FC9C657697FE72D), <8 x double> %1301)
  %1305 = getelementptr inbounds nuw <8 x double>, ptr %1283, i64 %1276
  %1306 = load <8 x double>, ptr %1305, align 64
  %1307 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1306, <8 x double> splat (double 0x3F9732080AC040ED), <8 x double> %1304)
  %1308 = load ptr, ptr %71, align 8
  %1309 = select i1 %1244, i32 %44, i32 %48
  %1310 = add nsw i32 %1309, %1246
  %1311 = sext i32 %1310 to i64
  %1312 = getelementptr inbounds <8 x double>, ptr %1308, i64 %1311
  store <8 x double> %1307, ptr %1312, align 64
  %1313 = add nuw nsw i64 %1243, 1
  %1314 = icmp eq i64 %1313, %215
  br i1 %1314, label %1315, label %1242

1315:                                             ; preds = %1242
  %1316 = load ptr, ptr %52, align 16
  br label %1317

1317:                                             ; preds = %1315, %1194
  %1318 = phi ptr [ %1193, %1194 ], [ %1316, %1315 ]
  %1319 = phi <8 x i64> [ %1192, %1194 ], [ %1238, %1315 ]
  %1320 = load double, ptr %176, align 64
  %1321 = fdiv double 0x3D06849B86A12B9B, %1320
  %1322 = insertelement <8 x double> poison, double %1321, i64 0
  %1323 = shufflevector <8 x double> %1322, <8 x double> poison, <8 x i32> zeroinitializer
  %1324 = load <8 x double>, ptr %257, align 64
  br i1 %202, label %1325, label %1334

1325:                                             ; preds = %1317, %1325
  %1326 = phi i64 [ %1332, %1325 ], [ 0, %1317 ]
  %1327 = phi <8 x double> [ %1331, %1325 ], [ zeroinitializer, %1317 ]
  %1328 = getelementptr inbounds nuw <8 x double>, ptr %1318, i64 %1326
  %1329 = load <8 x double>, ptr %1328, align 64
  %1330 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1329)
  %1331 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1327, <8 x double> %1330)
  %1332 = add nuw nsw i64 %1326, 1
  %1333 = icmp eq i64 %1332, %203
  br i1 %1333, label %1334, label %1325

1334:                                             ; preds = %1325, %1317
  %1335 = phi <8 x double> [ zeroinitializer, %1317 ], [ %1331, %1325 ]
  %1336 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1324, <8 x double> %1335)
  %1337 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1336, <8 x double> %1323)
  %1338 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1337, <8 x double> splat (double 1.000000e+00))
  %1339 = load <8 x double>, ptr %258, align 64
  br i1 %200, label %1340, label %1349

1340:                                             ; preds = %1334, %1340
  %1341 = phi i64 [ %1347, %1340 ], [ %204, %1334 ]
  %1342 = phi <8 x double> [ %1346, %1340 ], [ zeroinitializer, %1334 ]
  %1343 = getelementptr inbounds <8 x double>, ptr %1318, i64 %1341
  %1344 = load <8 x double>, ptr %1343, align 64
  %1345 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1344)
  %1346 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1342, <8 x double> %1345)
  %1347 = add nsw i64 %1341, 1
  %1348 = icmp slt i64 %1347, %99
  br i1 %1348, label %1340, label %1349

1349:                                             ; preds = %1340, %1334
  %1350 = phi <8 x double> [ zeroinitializer, %1334 ], [ %1346, %1340 ]
  %1351 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1339, <8 x double> %1350)
  %1352 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1351, <8 x double> %1323)
  %1353 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1352, <8 x double> splat (double 1.000000e+00))
  br i1 %184, label %1354, label %1397

1354:                                             ; preds = %1349
  %1355 = load ptr, ptr %41, align 8
  %1356 = insertelement <8 x double> poison, double %1320, i64 0
  %1357 = shufflevector <8 x double> %1356, <8 x double> poison, <8 x i32> zeroinitializer
  %1358 = load ptr, ptr %71, align 8
  br label %1359

1359:                                             ; preds = %1374, %1354
  %1360 = phi i64 [ 0, %1354 ], [ %1395, %1374 ]
  %1361 = phi <8 x double> [ zeroinitializer, %1354 ], [ %1393, %1374 ]
  %1362 = phi <8 x double> [ zeroinitializer, %1354 ], [ %1394, %1374 ]
  %1363 = getelementptr inbounds nuw <8 x double>, ptr %1355, i64 %1360
  %1364 = load <8 x double>, ptr %1363, align 64
  %1365 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1364)
  %1366 = getelementptr inbounds nuw <8 x double>, ptr %1318, i64 %1360
  %1367 = load <8 x double>, ptr %1366, align 64
  %1368 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1367)
  %1369 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1365, <8 x double> %1368)
  %1370 = icmp slt i64 %1360, %204
  br i1 %1370, label %1374, label %1371

1371:                                             ; preds = %1359
  %1372 = icmp slt i64 %1360, %99
  %1373 = select i1 %1372, <8 x double> %1353, <8 x double> splat (double 1.000000e+00)
  br label %1374

1374:                                             ; preds = %1371, %1359
  %1375 = phi <8 x double> [ %1373, %1371 ], [ %1338, %1359 ]
  %1376 = fmul <8 x double> %1357, %1369
  %1377 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1357, <8 x double> %1375, <8 x double> %1376)
  %1378 = fdiv <8 x double> splat (double 1.000000e+00), %1377
  %1379 = icmp slt i64 %1360, %99
  %1380 = select i1 %1379, i32 0, i32 %44
  %1381 = trunc nuw nsw i64 %1360 to i32
  %1382 = add nsw i32 %1380, %1381
  %1383 = sext i32 %1382 to i64
  %1384 = getelementptr inbounds <8 x double>, ptr %1358, i64 %1383
  %1385 = load <8 x double>, ptr %1384, align 64
  %1386 = fmul <8 x double> %1385, %1378
  %1387 = select i1 %1379, i32 %44, i32 %48
  %1388 = add nsw i32 %1387, %1381
  %1389 = sext i32 %1388 to i64
  %1390 = getelementptr inbounds <8 x double>, ptr %1358, i64 %1389
  %1391 = load <8 x double>, ptr %1390, align 64
  %1392 = fmul <8 x double> %1378, %1391
  %1393 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1386, <8 x double> %1386, <8 x double> %1361)
  %1394 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1392, <8 x double> %1392, <8 x double> %1362)
  %1395 = add nuw nsw i64 %1360, 1
  %1396 = icmp eq i64 %1395, %190
  br i1 %1396, label %1397, label %1359

1397:                                             ; preds = %1374, %1349
  %1398 = phi <8 x double> [ zeroinitializer, %1349 ], [ %1394, %1374 ]
  %1399 = phi <8 x double> [ zeroinitializer, %1349 ], [ %1393, %1374 ]
  %1400 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1398, <8 x double> splat (double 1.000000e-02), <8 x double> %1399)
  %1401 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %811)
  %1402 = fmul <8 x double> %1401, %1399
  %1403 = fmul <8 x double> %211, %1400
  %1404 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1403)
  %1405 = fdiv <8 x double> %1402, %1404
  %1406 = fcmp ule <8 x double> %1400, zeroinitializer
  %1407 = bitcast <8 x double> %1405 to <8 x i64>
  %1408 = select <8 x i1> %1406, <8 x i64> zeroinitializer, <8 x i64> %1407
  %1409 = fcmp ult <8 x double> %1400, zeroinitializer
  %1410 = select <8 x i1> %1409, <8 x i64> splat (i64 9218868437227405312), <8 x i64> zeroinitializer
  %1411 = or <8 x i64> %1408, %1410
  br i1 %198, label %1526, label %1412

1412:                                             ; preds = %1397
  %1413 = load ptr, ptr %33, align 64
  %1414 = load ptr, ptr %71, align 8
  %1415 = load ptr, ptr %91, align 8
  call void @appell_lanes_finish(ptr noundef nonnull %12, ptr noundef %1318, ptr noundef %1413, ptr noundef %1414, ptr noundef %1415) #10
  %1416 = load ptr, ptr %91, align 8
  %1417 = getelementptr inbounds <8 x double>, ptr %1416, i64 %259
  %1418 = load <8 x double>, ptr %1417, align 64
  %1419 = call <8 x i1> @llvm.is.fpclass.v8f64(<8 x double> %1418, i32 120)
  %1420 = load <8 x i64>, ptr %24, align 64
  %1421 = select <8 x i1> %1419, <8 x i64> splat (i64 -1), <8 x i64> %1420
  store <8 x i64> %1421, ptr %24, align 64
  br i1 %222, label %1515, label %1422

1422:                                             ; preds = %1515, %1412
  %1423 = load double, ptr %176, align 64
  %1424 = fdiv double 0x3D06849B86A12B9B, %1423
  %1425 = insertelement <8 x double> poison, double %1424, i64 0
  %1426 = shufflevector <8 x double> %1425, <8 x double> poison, <8 x i32> zeroinitializer
  %1427 = load <8 x double>, ptr %257, align 64
  %1428 = load ptr, ptr %52, align 16
  br i1 %202, label %1429, label %1438

1429:                                             ; preds = %1422, %1429
  %1430 = phi i64 [ %1436, %1429 ], [ 0, %1422 ]
  %1431 = phi <8 x double> [ %1435, %1429 ], [ zeroinitializer, %1422 ]
  %1432 = getelementptr inbounds nuw <8 x double>, ptr %1428, i64 %1430
  %1433 = load <8 x double>, ptr %1432, align 64
  %1434 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1433)
  %1435 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1431, <8 x double> %1434)
  %1436 = add nuw nsw i64 %1430, 1
  %1437 = icmp eq i64 %1436, %203
  br i1 %1437, label %1438, label %1429

1438:                                             ; preds = %1429, %1422
  %1439 = phi <8 x double> [ zeroinitializer, %1422 ], [ %1435, %1429 ]
  %1440 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1427, <8 x double> %1439)
  %1441 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1440, <8 x double> %1426)
  %1442 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1441, <8 x double> splat (double 1.000000e+00))
  %1443 = load <8 x double>, ptr %258, align 64
  br i1 %200, label %1444, label %1453

1444:                                             ; preds = %1438, %1444
  %1445 = phi i64 [ %1451, %1444 ], [ %204, %1438 ]
  %1446 = phi <8 x double> [ %1450, %1444 ], [ zeroinitializer, %1438 ]
  %1447 = getelementptr inbounds <8 x double>, ptr %1428, i64 %1445
  %1448 = load <8 x double>, ptr %1447, align 64
  %1449 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1448)
  %1450 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1446, <8 x double> %1449)
  %1451 = add nsw i64 %1445, 1
  %1452 = icmp slt i64 %1451, %99
  br i1 %1452, label %1444, label %1453

1453:                                             ; preds = %1444, %1438
  %1454 = phi <8 x double> [ zeroinitializer, %1438 ], [ %1450, %1444 ]
  %1455 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1443, <8 x double> %1454)
  %1456 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1455, <8 x double> %1426)
  %1457 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1456, <8 x double> splat (double 1.000000e+00))
  br i1 %184, label %1458, label %1501

1458:                                             ; preds = %1453
  %1459 = load ptr, ptr %41, align 8
  %1460 = insertelement <8 x double> poison, double %1423, i64 0
  %1461 = shufflevector <8 x double> %1460, <8 x double> poison, <8 x i32> zeroinitializer
  %1462 = load ptr, ptr %71, align 8
  br label %1463

1463:                                             ; preds = %1478, %1458
  %1464 = phi i64 [ 0, %1458 ], [ %1499, %1478 ]
  %1465 = phi <8 x double> [ zeroinitializer, %1458 ], [ %1497, %1478 ]
  %1466 = phi <8 x double> [ zeroinitializer, %1458 ], [ %1498, %1478 ]
  %1467 = getelementptr inbounds nuw <8 x double>, ptr %1459, i64 %1464
  %1468 = load <8 x double>, ptr %1467, align 64
  %1469 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1468)
  %1470 = getelementptr inbounds nuw <8 x double>, ptr %1428, i64 %1464
  %1471 = load <8 x double>, ptr %1470, align 64
  %1472 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1471)
  %1473 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1469, <8 x double> %1472)
  %1474 = icmp slt i64 %1464, %204
  br i1 %1474, label %1478, label %1475

1475:                                             ; preds = %1463
  %1476 = icmp slt i64 %1464, %99
  %1477 = select i1 %1476, <8 x double> %1457, <8 x double> splat (double 1.000000e+00)
  br label %1478

1478:                                             ; preds = %1475, %1463
  %1479 = phi <8 x double> [ %1477, %1475 ], [ %1442, %1463 ]
  %1480 = fmul <8 x double> %1461, %1473
  %1481 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1461, <8 x double> %1479, <8 x double> %1480)
  %1482 = fdiv <8 x double> splat (double 1.000000e+00), %1481
  %1483 = icmp slt i64 %1464, %99
  %1484 = select i1 %1483, i32 0, i32 %44
  %1485 = trunc nuw nsw i64 %1464 to i32
  %1486 = add nsw i32 %1484, %1485
  %1487 = sext i32 %1486 to i64
  %1488 = getelementptr inbounds <8 x double>, ptr %1462, i64 %1487
  %1489 = load <8 x double>, ptr %1488, align 64
  %1490 = fmul <8 x double> %1489, %1482
  %1491 = select i1 %1483, i32 %44, i32 %48
  %1492 = add nsw i32 %1491, %1485
  %1493 = sext i32 %1492 to i64
  %1494 = getelementptr inbounds <8 x double>, ptr %1462, i64 %1493
  %1495 = load <8 x double>, ptr %1494, align 64
  %1496 = fmul <8 x double> %1482, %1495
  %1497 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1490, <8 x double> %1490, <8 x double> %1465)
  %1498 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1496, <8 x double> %1496, <8 x double> %1466)
  %1499 = add nuw nsw i64 %1464, 1
  %1500 = icmp eq i64 %1499, %190
  br i1 %1500, label %1501, label %1463

1501:                                             ; preds = %1478, %1453
  %1502 = phi <8 x double> [ zeroinitializer, %1453 ], [ %1498, %1478 ]
  %1503 = phi <8 x double> [ zeroinitializer, %1453 ], [ %1497, %1478 ]
  %1504 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1502, <8 x double> splat (double 1.000000e-02), <8 x double> %1503)
  %1505 = fmul <8 x double> %1401, %1503
  %1506 = fmul <8 x double> %211, %1504
  %1507 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1506)
  %1508 = fdiv <8 x double> %1505, %1507
  %1509 = fcmp ule <8 x double> %1504, zeroinitializer
  %1510 = bitcast <8 x double> %1508 to <8 x i64>
  %1511 = select <8 x i1> %1509, <8 x i64> zeroinitializer, <8 x i64> %1510
  %1512 = fcmp ult <8 x double> %1504, zeroinitializer
  %1513 = select <8 x i1> %1512, <8 x i64> splat (i64 9218868437227405312), <8 x i64> zeroinitializer
  %1514 = or <8 x i64> %1511, %1513
  br label %1526

1515:                                             ; preds = %1412, %1515
  %1516 = phi i64 [ %1524, %1515 ], [ 0, %1412 ]
  %1517 = load ptr, ptr %91, align 8
  %1518 = getelementptr <8 x double>, ptr %1517, i64 %1516
  %1519 = getelementptr <8 x double>, ptr %1518, i64 %259
  %1520 = getelementptr i8, ptr %1519, i64 64
  %1521 = load <8 x double>, ptr %1520, align 64
  %1522 = load ptr, ptr %71, align 8
  %1523 = getelementptr inbounds nuw <8 x double>, ptr %1522, i64 %1516
  store <8 x double> %1521, ptr %1523, align 64
  %1524 = add nuw nsw i64 %1516, 1
  %1525 = icmp eq i64 %1524, %262
  br i1 %1525, label %1422, label %1515

1526:                                             ; preds = %1501, %1397
  %1527 = phi double [ %1423, %1501 ], [ %1320, %1397 ]
  %1528 = phi ptr [ %1428, %1501 ], [ %1318, %1397 ]
  %1529 = phi <8 x i64> [ %1514, %1501 ], [ %1411, %1397 ]
  br i1 %297, label %1617, label %1530

1530:                                             ; preds = %1526
  br i1 %200, label %1531, label %1534

1531:                                             ; preds = %1530
  %1532 = load ptr, ptr %87, align 16
  %1533 = getelementptr <8 x double>, ptr %1528, i64 %204
  br label %1548

1534:                                             ; preds = %1548, %1530
  %1535 = phi <8 x double> [ zeroinitializer, %1530 ], [ %1559, %1548 ]
  %1536 = phi <8 x double> [ zeroinitializer, %1530 ], [ %1558, %1548 ]
  br i1 %185, label %1537, label %1617

1537:                                             ; preds = %1534
  %1538 = load ptr, ptr %61, align 8
  %1539 = load ptr, ptr %41, align 8
  %1540 = call double @llvm.maxnum.f64(double %1527, double 0x3D719799812DEA11)
  %1541 = fmul double %1540, 1.000000e-02
  %1542 = insertelement <8 x double> poison, double %1527, i64 0
  %1543 = shufflevector <8 x double> %1542, <8 x double> poison, <8 x i32> zeroinitializer
  %1544 = insertelement <8 x double> poison, double %1541, i64 0
  %1545 = shufflevector <8 x double> %1544, <8 x double> poison, <8 x i32> zeroinitializer
  %1546 = fmul <8 x double> %1545, %1535
  %1547 = load ptr, ptr %71, align 8
  br label %1562

1548:                                             ; preds = %1548, %1531
  %1549 = phi i64 [ 0, %1531 ], [ %1560, %1548 ]
  %1550 = phi <8 x double> [ zeroinitializer, %1531 ], [ %1558, %1548 ]
  %1551 = phi <8 x double> [ zeroinitializer, %1531 ], [ %1559, %1548 ]
  %1552 = getelementptr inbounds nuw <8 x double>, ptr %1532, i64 %1549
  %1553 = load <8 x double>, ptr %1552, align 64
  %1554 = fmul <8 x double> %1553, splat (double 5.000000e-01)
  %1555 = getelementptr <8 x double>, ptr %1533, i64 %1549
  %1556 = load <8 x double>, ptr %1555, align 64
  %1557 = fmul <8 x double> %1554, %1556
  %1558 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1557, <8 x double> %1556, <8 x double> %1550)
  %1559 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1553, <8 x double> splat (double 5.000000e-01), <8 x double> %1551)
  %1560 = add nuw nsw i64 %1549, 1
  %1561 = icmp eq i64 %1560, %201
  br i1 %1561, label %1534, label %1548

1562:                                             ; preds = %1566, %1537
  %1563 = phi i64 [ %188, %1537 ], [ %1605, %1566 ]
  %1564 = phi <8 x double> [ zeroinitializer, %1537 ], [ %1604, %1566 ]
  %1565 = getelementptr <8 x double>, ptr %1538, i64 %1563
  br label %1607

1566:                                             ; preds = %1607
  %1567 = getelementptr inbounds <8 x double>, ptr %1539, i64 %1563
  %1568 = load <8 x double>, ptr %1567, align 64
  %1569 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1568)
  %1570 = getelementptr inbounds <8 x double>, ptr %1528, i64 %1563
  %1571 = load <8 x double>, ptr %1570, align 64
  %1572 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1571)
  %1573 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1569, <8 x double> %1572)
  %1574 = fadd <8 x double> %1536, %1573
  %1575 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1401, <8 x double> %1614, <8 x double> %1574)
  %1576 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1543, <8 x double> %1575, <8 x double> %1546)
  %1577 = fmul <8 x double> %1576, splat (double 1.000000e+02)
  %1578 = fdiv <8 x double> splat (double 1.000000e+00), %1577
  %1579 = icmp slt i64 %1563, %99
  %1580 = select i1 %1579, i64 0, i64 %99
  %1581 = getelementptr <8 x double>, ptr %1547, i64 %1580
  %1582 = getelementptr <8 x double>, ptr %1581, i64 %1563
  %1583 = load <8 x double>, ptr %1582, align 64
  %1584 = fmul <8 x double> %1583, %1578
  %1585 = select i1 %1579, i32 %44, i32 %48
  %1586 = sext i32 %1585 to i64
  %1587 = getelementptr <8 x double>, ptr %1547, i64 %1563
  %1588 = getelementptr <8 x double>, ptr %1587, i64 %1586
  %1589 = load <8 x double>, ptr %1588, align 64
  %1590 = fmul <8 x double> %1589, %1578
  %1591 = fmul <8 x double> %1584, %1584
  %1592 = fmul <8 x double> %1590, %1590
  %1593 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1592, <8 x double> splat (double 1.000000e-02), <8 x double> %1591)
  %1594 = fmul <8 x double> %1401, %1591
  %1595 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1593)
  %1596 = fdiv <8 x double> %1594, %1595
  %1597 = fcmp ule <8 x double> %1593, zeroinitializer
  %1598 = bitcast <8 x double> %1596 to <8 x i64>
  %1599 = select <8 x i1> %1597, <8 x i64> zeroinitializer, <8 x i64> %1598
  %1600 = fcmp ult <8 x double> %1593, zeroinitializer
  %1601 = select <8 x i1> %1600, <8 x i64> splat (i64 9218868437227405312), <8 x i64> zeroinitializer
  %1602 = or <8 x i64> %1599, %1601
  %1603 = bitcast <8 x i64> %1602 to <8 x double>
  %1604 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1564, <8 x double> %1603)
  %1605 = add nsw i64 %1563, 1
  %1606 = icmp slt i64 %1605, %49
  br i1 %1606, label %1562, label %1617

1607:                                             ; preds = %1607, %1562
  %1608 = phi i64 [ 0, %1562 ], [ %1615, %1607 ]
  %1609 = phi <8 x double> [ zeroinitializer, %1562 ], [ %1614, %1607 ]
  %1610 = mul nsw i64 %1608, %49
  %1611 = getelementptr <8 x double>, ptr %1565, i64 %1610
  %1612 = load <8 x double>, ptr %1611, align 64
  %1613 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1612)
  %1614 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1609, <8 x double> %1613)
  %1615 = add nuw nsw i64 %1608, 1
  %1616 = icmp eq i64 %1615, 12
  br i1 %1616, label %1566, label %1607

1617:                                             ; preds = %1566, %1526, %1534
  %1618 = phi <8 x double> [ zeroinitializer, %1526 ], [ zeroinitializer, %1534 ], [ %1604, %1566 ]
  %1619 = bitcast <8 x i64> %1529 to <8 x double>
  %1620 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1619, <8 x double> %1618)
  %1621 = bitcast <8 x i64> %1411 to <8 x double>
  %1622 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1620, <8 x double> %1621)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12)
  %1623 = load <8 x double>, ptr %268, align 64
  %1624 = load <8 x double>, ptr %269, align 64
  br i1 %271, label %1629, label %1625

1625:                                             ; preds = %1617
  %1626 = fmul <8 x double> %1620, splat (double 1.010000e+00)
  %1627 = fcmp ule <8 x double> %1622, %1626
  %1628 = select <8 x i1> %1627, <8 x double> splat (double 9.000000e-01), <8 x double> splat (double 8.000000e-01)
  br label %1629

1629:                                             ; preds = %1625, %1617
  %1630 = phi <8 x double> [ %1628, %1625 ], [ splat (double 9.000000e-01), %1617 ]
  %1631 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1620, <8 x double> splat (double 0x3BC79CA10C924223))
  %1632 = fdiv <8 x double> %811, %1623
  %1633 = fmul <8 x double> %1632, %1632
  %1634 = fmul <8 x double> %1633, %1633
  %1635 = fmul <8 x double> %1624, %1634
  %1636 = fmul <8 x double> %1634, %1635
  %1637 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1636, <8 x double> splat (double 0x3BC79CA10C924223))
  %1638 = fmul <8 x double> %1637, splat (double 1.000000e-04)
  %1639 = fcmp uge <8 x double> %1631, %1638
  %1640 = fmul <8 x double> %1631, splat (double 3.000000e+02)
  %1641 = fcmp uge <8 x double> %1622, %1640
  %1642 = fmul <8 x double> %1637, splat (double 1.000000e-01)
  %1643 = fmul <8 x double> %1637, splat (double 0x3FEE666666666666)
  %1644 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1622, <8 x double> %1643)
  %1645 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1642, <8 x double> %1644)
  %1646 = select <8 x i1> %1641, <8 x double> %1642, <8 x double> %1645
  %1647 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1631, <8 x double> %1646)
  %1648 = select <8 x i1> %1639, <8 x double> %1647, <8 x double> %1631
  %1649 = fcmp oeq <8 x double> %1623, zeroinitializer
  %1650 = fcmp uge <8 x double> %1631, splat (double 1.000000e+00)
  %1651 = or <8 x i1> %1649, %1650
  %1652 = fdiv <8 x double> %1648, %1637
  %1653 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1652, <8 x double> splat (double 8.000000e+00))
  %1654 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1653, <8 x double> splat (double 1.000000e+00))
  %1655 = fmul <8 x double> %1648, %1654
  %1656 = select <8 x i1> %1651, <8 x double> %1620, <8 x double> %1648
  %1657 = select <8 x i1> %1651, <8 x double> %1631, <8 x double> %1655
  %1658 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1657)
  %1659 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1658)
  %1660 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1659)
  %1661 = load <8 x i64>, ptr %272, align 64
  %1662 = and <8 x i64> %1661, splat (i64 4607182418800017408)
  %1663 = and <8 x i64> %1661, splat (i64 4618441417868443648)
  %1664 = xor <8 x i64> %1663, splat (i64 4618441417868443648)
  %1665 = or <8 x i64> %1664, %1662
  %1666 = bitcast <8 x i64> %1665 to <8 x double>
  %1667 = fdiv <8 x double> %1630, %1660
  %1668 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1667, <8 x double> splat (double 0x3FD5555555555555))
  %1669 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1666, <8 x double> %1668)
  %1670 = load <8 x i64>, ptr %173, align 64
  %1671 = load <8 x i64>, ptr %24, align 64
  %1672 = xor <8 x i64> %1671, splat (i64 -1)
  %1673 = and <8 x i64> %1670, %1672
  %1674 = and <8 x i64> %1673, %1319
  %1675 = fcmp olt <8 x double> %1620, splat (double 1.000000e+00)
  %1676 = select <8 x i1> %1675, <8 x i64> %1674, <8 x i64> zeroinitializer
  %1677 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1676)
  %1678 = icmp eq i64 %1677, 0
  br i1 %1678, label %2047, label %1679

1679:                                             ; preds = %1629
  br i1 %198, label %1683, label %1680

1680:                                             ; preds = %1679
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #10
  store <8 x double> %809, ptr %9, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #10
  store <8 x i64> %1676, ptr %10, align 64
  %1681 = call fastcc <8 x i64> @project(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %9, ptr noundef %1528, ptr noundef nonnull byval(<8 x i64>) align 64 %10, double noundef 1.000000e+00)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #10
  %1682 = load ptr, ptr %52, align 16
  br label %1683

1683:                                             ; preds = %1680, %1679
  %1684 = phi ptr [ %1682, %1680 ], [ %1528, %1679 ]
  %1685 = phi <8 x i64> [ %1681, %1680 ], [ %1676, %1679 ]
  %1686 = load ptr, ptr %61, align 8
  %1687 = getelementptr inbounds <8 x double>, ptr %1686, i64 %274
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #10
  store <8 x double> %809, ptr %11, align 64
  %1688 = call fastcc <8 x i64> @rates(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %11, ptr noundef %1684, ptr noundef %1687, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #10
  %1689 = and <8 x i64> %1688, %1685
  %1690 = load <8 x double>, ptr %275, align 64
  %1691 = fcmp olt <8 x double> %1690, %809
  %1692 = select <8 x i1> %1691, <8 x i64> %1689, <8 x i64> zeroinitializer
  %1693 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1692)
  %1694 = icmp eq i64 %1693, 0
  br i1 %1694, label %2040, label %1695

1695:                                             ; preds = %1683
  %1696 = xor <8 x i64> %1692, splat (i64 -1)
  %1697 = load ptr, ptr %61, align 8
  %1698 = getelementptr inbounds <8 x double>, ptr %1697, i64 %274
  %1699 = load ptr, ptr %55, align 8
  br i1 %214, label %1700, label %1737

1700:                                             ; preds = %1695, %1700
  %1701 = phi i64 [ %1732, %1700 ], [ 0, %1695 ]
  %1702 = load ptr, ptr %41, align 8
  %1703 = getelementptr inbounds nuw <8 x double>, ptr %1702, i64 %1701
  %1704 = load <8 x double>, ptr %1703, align 64
  %1705 = load ptr, ptr %61, align 8
  %1706 = getelementptr inbounds nuw <8 x double>, ptr %1705, i64 %1701
  %1707 = load <8 x double>, ptr %1706, align 64
  %1708 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1707, <8 x double> splat (double 0x3FACC1FCA2CEB148), <8 x double> zeroinitializer)
  %1709 = getelementptr inbounds nuw <8 x double>, ptr %1706, i64 %244
  %1710 = load <8 x double>, ptr %1709, align 64
  %1711 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1710, <8 x double> splat (double 0x3FD03958F21A35B8), <8 x double> %1708)
  %1712 = getelementptr inbounds nuw <8 x double>, ptr %1706, i64 %245
  %1713 = load <8 x double>, ptr %1712, align 64
  %1714 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1713, <8 x double> splat (double 0xBFCF84C2C277C23E), <8 x double> %1711)
  %1715 = getelementptr inbounds nuw <8 x double>, ptr %1706, i64 %248
  %1716 = load <8 x double>, ptr %1715, align 64
  %1717 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1716, <8 x double> splat (double 0xBFBFCB02555C9DEF), <8 x double> %1714)
  %1718 = getelementptr inbounds nuw <8 x double>, ptr %1706, i64 %251
  %1719 = load <8 x double>, ptr %1718, align 64
  %1720 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1719, <8 x double> splat (double 0x3FC39F10CE2D1913), <8 x double> %1717)
  %1721 = getelementptr inbounds nuw <8 x double>, ptr %1706, i64 %254
  %1722 = load <8 x double>, ptr %1721, align 64
  %1723 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1722, <8 x double> splat (double 0x3F80CBB69B38652C), <8 x double> %1720)
  %1724 = getelementptr inbounds nuw <8 x double>, ptr %1706, i64 %256
  %1725 = load <8 x double>, ptr %1724, align 64
  %1726 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1725, <8 x double> splat (double 0x3F7EFF840F396BA9), <8 x double> %1723)
  %1727 = getelementptr inbounds nuw <8 x double>, ptr %1706, i64 %276
  %1728 = load <8 x double>, ptr %1727, align 64
  %1729 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1728, <8 x double> splat (double -8.298000e-03), <8 x double> %1726)
  %1730 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> %1729, <8 x double> %1704)
  %1731 = getelementptr inbounds nuw <8 x double>, ptr %1699, i64 %1701
  store <8 x double> %1730, ptr %1731, align 64
  %1732 = add nuw nsw i64 %1701, 1
  %1733 = icmp eq i64 %1732, %215
  br i1 %1733, label %1734, label %1700

1734:                                             ; preds = %1700
  %1735 = load ptr, ptr %55, align 8
  %1736 = load ptr, ptr %61, align 8
  br label %1737

1737:                                             ; preds = %1734, %1695
  %1738 = phi ptr [ %1736, %1734 ], [ %1697, %1695 ]
  %1739 = phi ptr [ %1735, %1734 ], [ %1699, %1695 ]
  %1740 = load <8 x double>, ptr %230, align 64
  %1741 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> splat (double 1.000000e-01), <8 x double> %1740)
  %1742 = getelementptr inbounds <8 x double>, ptr %1738, i64 %278
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #10
  store <8 x double> %1741, ptr %6, align 64
  %1743 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %6, ptr noundef %1739, ptr noundef %1742, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #10
  %1744 = load ptr, ptr %55, align 8
  br i1 %214, label %1745, label %1781

1745:                                             ; preds = %1737, %1745
  %1746 = phi i64 [ %1777, %1745 ], [ 0, %1737 ]
  %1747 = load ptr, ptr %41, align 8
  %1748 = getelementptr inbounds nuw <8 x double>, ptr %1747, i64 %1746
  %1749 = load <8 x double>, ptr %1748, align 64
  %1750 = load ptr, ptr %61, align 8
  %1751 = getelementptr inbounds nuw <8 x double>, ptr %1750, i64 %1746
  %1752 = load <8 x double>, ptr %1751, align 64
  %1753 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1752, <8 x double> splat (double 0x3FA04CA1897BDB63), <8 x double> zeroinitializer)
  %1754 = getelementptr inbounds nuw <8 x double>, ptr %1751, i64 %241
  %1755 = load <8 x double>, ptr %1754, align 64
  %1756 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1755, <8 x double> splat (double 0x3F9CFAE9E5F59F45), <8 x double> %1753)
  %1757 = getelementptr inbounds nuw <8 x double>, ptr %1751, i64 %244
  %1758 = load <8 x double>, ptr %1757, align 64
  %1759 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1758, <8 x double> splat (double 0x3FAB69DB017C8CF9), <8 x double> %1756)
  %1760 = getelementptr inbounds nuw <8 x double>, ptr %1751, i64 %245
  %1761 = load <8 x double>, ptr %1760, align 64
  %1762 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1761, <8 x double> splat (double 0xBFAC1EF72FC69469), <8 x double> %1759)
  %1763 = getelementptr inbounds nuw <8 x double>, ptr %1751, i64 %254
  %1764 = load <8 x double>, ptr %1763, align 64
  %1765 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1764, <8 x double> splat (double 0xBF1C6710EEF6E153), <8 x double> %1762)
  %1766 = getelementptr inbounds nuw <8 x double>, ptr %1751, i64 %256
  %1767 = load <8 x double>, ptr %1766, align 64
  %1768 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1767, <8 x double> splat (double 0x3F39127A52D32320), <8 x double> %1765)
  %1769 = getelementptr inbounds nuw <8 x double>, ptr %1751, i64 %276
  %1770 = load <8 x double>, ptr %1769, align 64
  %1771 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1770, <8 x double> splat (double 0xBF36500E13E7149B), <8 x double> %1768)
  %1772 = getelementptr inbounds nuw <8 x double>, ptr %1751, i64 %279
  %1773 = load <8 x double>, ptr %1772, align 64
  %1774 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1773, <8 x double> splat (double 0x3FC21686B20CD989), <8 x double> %1771)
  %1775 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> %1774, <8 x double> %1749)
  %1776 = getelementptr inbounds nuw <8 x double>, ptr %1744, i64 %1746
  store <8 x double> %1775, ptr %1776, align 64
  %1777 = add nuw nsw i64 %1746, 1
  %1778 = icmp eq i64 %1777, %215
  br i1 %1778, label %1779, label %1745

1779:                                             ; preds = %1745
  %1780 = load ptr, ptr %55, align 8
  br label %1781

1781:                                             ; preds = %1779, %1737
  %1782 = phi ptr [ %1780, %1779 ], [ %1744, %1737 ]
  %1783 = load <8 x double>, ptr %230, align 64
  %1784 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> splat (double 2.000000e-01), <8 x double> %1783)
  %1785 = load ptr, ptr %61, align 8
  %1786 = getelementptr inbounds <8 x double>, ptr %1785, i64 %281
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #10
  store <8 x double> %1784, ptr %7, align 64
  %1787 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %7, ptr noundef %1782, ptr noundef %1786, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #10
  %1788 = load ptr, ptr %55, align 8
  br i1 %214, label %1789, label %1825

1789:                                             ; preds = %1781, %1789
  %1790 = phi i64 [ %1821, %1789 ], [ 0, %1781 ]
  %1791 = load ptr, ptr %41, align 8
  %1792 = getelementptr inbounds nuw <8 x double>, ptr %1791, i64 %1790
  %1793 = load <8 x double>, ptr %1792, align 64
  %1794 = load ptr, ptr %61, align 8
  %1795 = getelementptr inbounds nuw <8 x double>, ptr %1794, i64 %1790
  %1796 = load <8 x double>, ptr %1795, align 64
  %1797 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1796, <8 x double> splat (double 0xBFDB7309792B6015), <8 x double> zeroinitializer)
  %1798 = getelementptr inbounds nuw <8 x double>, ptr %1795, i64 %241
  %1799 = load <8 x double>, ptr %1798, align 64
  %1800 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1799, <8 x double> splat (double 0xC012CA5D44AFDC9A), <8 x double> %1797)
  %1801 = getelementptr inbounds nuw <8 x double>, ptr %1795, i64 %244
  %1802 = load <8 x double>, ptr %1801, align 64
  %1803 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1802, <8 x double> splat (double 0x401EBBD2C419EDA3), <8 x double> %1800)
  %1804 = getelementptr inbounds nuw <8 x double>, ptr %1795, i64 %245
  %1805 = load <8 x double>, ptr %1804, align 64
  %1806 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1805, <8 x double> splat (double 0x401046A54457171C), <8 x double> %1803)
  %1807 = getelementptr inbounds nuw <8 x double>, ptr %1795, i64 %248
  %1808 = load <8 x double>, ptr %1807, align 64
  %1809 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1808, <8 x double> splat (double 0x3FD6D49E44EDBA44), <8 x double> %1806)
  %1810 = getelementptr inbounds nuw <8 x double>, ptr %1795, i64 %276
  %1811 = load <8 x double>, ptr %1810, align 64
  %1812 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1811, <8 x double> splat (double 0xBF56EBEEC24871D4), <8 x double> %1809)
  %1813 = getelementptr inbounds nuw <8 x double>, ptr %1795, i64 %279
  %1814 = load <8 x double>, ptr %1813, align 64
  %1815 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1814, <8 x double> splat (double 0x40079482A23F1996), <8 x double> %1812)
  %1816 = getelementptr inbounds nuw <8 x double>, ptr %1795, i64 %282
  %1817 = load <8 x double>, ptr %1816, align 64
  %1818 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1817, <8 x double> splat (double 0xC0224D4A6DCA2222), <8 x double> %1815)
  %1819 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> %1818, <8 x double> %1793)
  %1820 = getelementptr inbounds nuw <8 x double>, ptr %1788, i64 %1790
  store <8 x double> %1819, ptr %1820, align 64
  %1821 = add nuw nsw i64 %1790, 1
  %1822 = icmp eq i64 %1821, %215
  br i1 %1822, label %1823, label %1789

1823:                                             ; preds = %1789
  %1824 = load ptr, ptr %55, align 8
  br label %1825

1825:                                             ; preds = %1823, %1781
  %1826 = phi ptr [ %1824, %1823 ], [ %1788, %1781 ]
  %1827 = load <8 x double>, ptr %230, align 64
  %1828 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> splat (double 0x3FE8E38E38E38E39), <8 x double> %1827)
  %1829 = load ptr, ptr %61, align 8
  %1830 = getelementptr inbounds <8 x double>, ptr %1829, i64 %284
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #10
  store <8 x double> %1828, ptr %8, align 64
  %1831 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %8, ptr noundef %1826, ptr noundef %1830, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #10
  br i1 %214, label %1832, label %2035

1832:                                             ; preds = %1825, %1832
  %1833 = phi i64 [ %2033, %1832 ], [ 0, %1825 ]
  %1834 = load ptr, ptr %52, align 16
  %1835 = getelementptr inbounds nuw <8 x double>, ptr %1834, i64 %1833
  %1836 = load <8 x double>, ptr %1835, align 64
  %1837 = load ptr, ptr %41, align 8
  %1838 = getelementptr inbounds nuw <8 x double>, ptr %1837, i64 %1833
  %1839 = load <8 x double>, ptr %1838, align 64
  %1840 = fsub <8 x double> %1836, %1839
  %1841 = load ptr, ptr %66, align 16
  %1842 = getelementptr inbounds nuw <8 x double>, ptr %1841, i64 %1833
  store <8 x double> %1840, ptr %1842, align 64
  %1843 = getelementptr inbounds nuw <8 x double>, ptr %1697, i64 %1833
  %1844 = load <8 x double>, ptr %1843, align 64
  %1845 = fneg <8 x double> %1840
  %1846 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %811, <8 x double> %1844, <8 x double> %1845)
  %1847 = load ptr, ptr %66, align 16
  %1848 = getelementptr inbounds nuw <8 x double>, ptr %1847, i64 %1833
  %1849 = getelementptr inbounds nuw <8 x double>, ptr %1848, i64 %215
  store <8 x double> %1846, ptr %1849, align 64
  %1850 = load <8 x double>, ptr %1843, align 64
  %1851 = getelementptr inbounds nuw <8 x double>, ptr %1698, i64 %1833
  %1852 = load <8 x double>, ptr %1851, align 64
  %1853 = fadd <8 x double> %1850, %1852
  %1854 = fneg <8 x double> %1853
  %1855 = fmul <8 x double> %811, %1854
  %1856 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1840, <8 x double> splat (double 2.000000e+00), <8 x double> %1855)
  %1857 = load ptr, ptr %66, align 16
  %1858 = getelementptr inbounds nuw <8 x double>, ptr %1857, i64 %1833
  %1859 = getelementptr inbounds nuw <8 x double>, ptr %1858, i64 %232
  store <8 x double> %1856, ptr %1859, align 64
  %1860 = load ptr, ptr %61, align 8
  %1861 = getelementptr inbounds nuw <8 x double>, ptr %1860, i64 %1833
  %1862 = load <8 x double>, ptr %1861, align 64
  %1863 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1862, <8 x double> splat (double 0xC020DB9DCC37C81B), <8 x double> zeroinitializer)
  %1864 = add nuw nsw i64 %1833, %241
  %1865 = getelementptr inbounds nuw <8 x double>, ptr %1860, i64 %1864
  %1866 = load <8 x double>, ptr %1865, align 64
  %1867 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1866, <8 x double> splat (double 0x3FE2228765F0A2EB), <8 x double> %1863)
  %1868 = add nuw nsw i64 %1833, %244
  %1869 = getelementptr inbounds nuw <8 x double>, ptr %1860, i64 %1868
  %1870 = load <8 x double>, ptr %1869, align 64
  %1871 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1870, <8 x double> splat (double 0xC0088D35A1175376), <8 x double> %1867)
  %1872 = add nuw nsw i64 %1833, %245
  %1873 = getelementptr inbounds nuw <8 x double>, ptr %1860, i64 %1872
  %1874 = load <8 x double>, ptr %1873, align 64
  %1875 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1874, <8 x double> splat (double 0x400313CCA2E462EC), <8 x double> %1871)
  %1876 = add nuw nsw i64 %1833, %248
  %1877 = getelementptr inbounds nuw <8 x double>, ptr %1860, i64 %1876
  %1878 = load <8 x double>, ptr %1877, align 64
  %1879 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1878, <8 x double> splat (double 0x4000EFAFD3C0D1BD), <8 x double> %1875)
  %1880 = add nuw nsw i64 %1833, %251
  %1881 = getelementptr inbounds nuw <8 x double>, ptr %1860, i64 %1880
  %1882 = load <8 x double>, ptr %1881, align 64
  %1883 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1882, <8 x double> splat (double 0xBFEBE2709A4AC0D3), <8 x double> %1879)
  %1884 = add nuw nsw i64 %1833, %254
  %1885 = getelementptr inbounds nuw <8 x double>, ptr %1860, i64 %1884
  %1886 = load <8 x double>, ptr %1885, align 64
  %1887 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1886, <8 x double> splat (double 0x4001EC6A759DA28B), <8 x double> %1883)
  %1888 = add nuw nsw i64 %1833, %256
  %1889 = getelementptr inbounds nuw <8 x double>, ptr %1860, i64 %1888
  %1890 = load <8 x double>, ptr %1889, align 64
  %1891 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1890, <8 x double> splat (double 0x3FE435E4B2F53319), <8 x double> %1887)
  %1892 = add nuw nsw i64 %1833, %276
  %1893 = getelementptr inbounds nuw <8 x double>, ptr %1860, i64 %1892
  %1894 = load <8 x double>, ptr %1893, align 64
  %1895 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1894, <8 x double> splat (double 0xBFB6C81218B7F07C), <8 x double> %1891)
  %1896 = add nuw nsw i64 %1833, %279
  %1897 = getelementptr inbounds nuw <8 x double>, ptr %1860, i64 %1896
  %1898 = load <8 x double>, ptr %1897, align 64
  %1899 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1898, <8 x double> splat (double 0x40322604753358B4), <8 x double> %1895)
  %1900 = add nuw nsw i64 %1833, %282
  %1901 = getelementptr inbounds nuw <8 x double>, ptr %1860, i64 %1900
  %1902 = load <8 x double>, ptr %1901, align 64
  %1903 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1902, <8 x double> splat (double 0xC02263A6DB60DFA1), <8 x double> %1899)
  %1904 = add nuw nsw i64 %1833, %285
  %1905 = getelementptr inbounds nuw <8 x double>, ptr %1860, i64 %1904
  %1906 = load <8 x double>, ptr %1905, align 64
  %1907 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1906, <8 x double> splat (double 0xC011BE8052A2581D), <8 x double> %1903)
  %1908 = fmul <8 x double> %1907, %811
  %1909 = load ptr, ptr %66, align 16
  %1910 = getelementptr inbounds nuw <8 x double>, ptr %1909, i64 %1833
  %1911 = getelementptr inbounds nuw <8 x double>, ptr %1910, i64 %235
  store <8 x double> %1908, ptr %1911, align 64
  %1912 = load ptr, ptr %61, align 8
  %1913 = getelementptr inbounds nuw <8 x double>, ptr %1912, i64 %1833
  %1914 = load <8 x double>, ptr %1913, align 64
  %1915 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1914, <8 x double> splat (double 0x4024DAE269AD44FC), <8 x double> zeroinitializer)
  %1916 = getelementptr inbounds nuw <8 x double>, ptr %1912, i64 %1864
  %1917 = load <8 x double>, ptr %1916, align 64
  %1918 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1917, <8 x double> splat (double 0x406E49125D57ED67), <8 x double> %1915)
  %1919 = getelementptr inbounds nuw <8 x double>, ptr %1912, i64 %1868
  %1920 = load <8 x double>, ptr %1919, align 64
  %1921 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1920, <8 x double> splat (double 0x4064A66A19B8434B), <8 x double> %1918)
  %1922 = getelementptr inbounds nuw <8 x double>, ptr %1912, i64 %1872
  %1923 = load <8 x double>, ptr %1922, align 64
  %1924 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1923, <8 x double> splat (double 0xC07768BF81E14E35), <8 x double> %1921)
  %1925 = getelementptr inbounds nuw <8 x double>, ptr %1912, i64 %1876
  %1926 = load <8 x double>, ptr %1925, align 64
  %1927 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1926, <8 x double> splat (double 0xC0361D194558CFFB), <8 x double> %1924)
  %1928 = getelementptr inbounds nuw <8 x double>, ptr %1912, i64 %1880
  %1929 = load <8 x double>, ptr %1928, align 64
  %1930 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1929, <8 x double> splat (double 0x401EEF08F933A023), <8 x double> %1927)
  %1931 = getelementptr inbounds nuw <8 x double>, ptr %1912, i64 %1884
  %1932 = load <8 x double>, ptr %1931, align 64
  %1933 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1932, <8 x double> splat (double 0xC03EAC90D122C30D), <8 x double> %1930)
  %1934 = getelementptr inbounds nuw <8 x double>, ptr %1912, i64 %1888
  %1935 = load <8 x double>, ptr %1934, align 64
  %1936 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1935, <8 x double> splat (double 0xC022AA0D032A0ACD), <8 x double> %1933)
  %1937 = getelementptr inbounds nuw <8 x double>, ptr %1912, i64 %1892
  %1938 = load <8 x double>, ptr %1937, align 64
  %1939 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1938, <8 x double> splat (double 0x402F64FC65250F7C), <8 x double> %1936)
  %1940 = getelementptr inbounds nuw <8 x double>, ptr %1912, i64 %1896
  %1941 = load <8 x double>, ptr %1940, align 64
  %1942 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1941, <8 x double> splat (double 0xC03F23AFEDECFD53), <8 x double> %1939)
  %1943 = getelementptr inbounds nuw <8 x double>, ptr %1912, i64 %1900
  %1944 = load <8 x double>, ptr %1943, align 64
  %1945 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1944, <8 x double> splat (double 0xC022B4B2806665CA), <8 x double> %1942)
  %1946 = getelementptr inbounds nuw <8 x double>, ptr %1912, i64 %1904
  %1947 = load <8 x double>, ptr %1946, align 64
  %1948 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1947, <8 x double> splat (double 0x4041E88E43070A10), <8 x double> %1945)
  %1949 = fmul <8 x double> %1948, %811
  %1950 = load ptr, ptr %66, align 16
  %1951 = getelementptr inbounds nuw <8 x double>, ptr %1950, i64 %1833
  %1952 = getelementptr inbounds nuw <8 x double>, ptr %1951, i64 %238
  store <8 x double> %1949, ptr %1952, align 64
  %1953 = load ptr, ptr %61, align 8
  %1954 = getelementptr inbounds nuw <8 x double>, ptr %1953, i64 %1833
  %1955 = load <8 x double>, ptr %1954, align 64
  %1956 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1955, <8 x double> splat (double 0x4033FC2C7303381F), <8 x double> zeroinitializer)
  %1957 = getelementptr inbounds nuw <8 x double>, ptr %1953, i64 %1864
  %1958 = load <8 x double>, ptr %1957, align 64
  %1959 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1958, <8 x double> splat (double 0xC0783098D10F2521), <8 x double> %1956)
  %1960 = getelementptr inbounds nuw <8 x double>, ptr %1953, i64 %1868
  %1961 = load <8 x double>, ptr %1960, align 64
  %1962 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1961, <8 x double> splat (double 0xC067A5B34EDF4D39), <8 x double> %1959)
  %1963 = getelementptr inbounds nuw <8 x double>, ptr %1953, i64 %1872
  %1964 = load <8 x double>, ptr %1963, align 64
  %1965 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1964, <8 x double> splat (double 0x40807E771C2C6A0C), <8 x double> %1962)
  %1966 = getelementptr inbounds nuw <8 x double>, ptr %1953, i64 %1876
  %1967 = load <8 x double>, ptr %1966, align 64
  %1968 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1967, <8 x double> splat (double 0xC02725D68DC06F96), <8 x double> %1965)
  %1969 = getelementptr inbounds nuw <8 x double>, ptr %1953, i64 %1880
  %1970 = load <8 x double>, ptr %1969, align 64
  %1971 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1970, <8 x double> splat (double 0x401B8661DD0F8BD7), <8 x double> %1968)
  %1972 = getelementptr inbounds nuw <8 x double>, ptr %1953, i64 %1884
  %1973 = load <8 x double>, ptr %1972, align 64
  %1974 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1973, <8 x double> splat (double 0xBFF0027A7D67FC68), <8 x double> %1971)
  %1975 = getelementptr inbounds nuw <8 x double>, ptr %1953, i64 %1888
  %1976 = load <8 x double>, ptr %1975, align 64
  %1977 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1976, <8 x double> splat (double 0x3FE8E308023D3331), <8 x double> %1974)
  %1978 = getelementptr inbounds nuw <8 x double>, ptr %1953, i64 %1892
  %1979 = load <8 x double>, ptr %1978, align 64
  %1980 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1979, <8 x double> splat (double 0xC00639C3EFFF56D2), <8 x double> %1977)
  %1981 = getelementptr inbounds nuw <8 x double>, ptr %1953, i64 %1896
  %1982 = load <8 x double>, ptr %1981, align 64
  %1983 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1982, <8 x double> splat (double 0xC04E192D4F30C77F), <8 x double> %1980)
  %1984 = getelementptr inbounds nuw <8 x double>, ptr %1953, i64 %1900
  %1985 = load <8 x double>, ptr %1984, align 64
  %1986 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1985, <8 x double> splat (double 0x40551481861928C0), <8 x double> %1983)
  %1987 = getelementptr inbounds nuw <8 x double>, ptr %1953, i64 %1904
  %1988 = load <8 x double>, ptr %1987, align 64
  %1989 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1988, <8 x double> splat (double 0x4027FC0D95740812), <8 x double> %1986)
  %1990 = fmul <8 x double> %1989, %811
  %1991 = load ptr, ptr %66, align 16
  %1992 = getelementptr inbounds nuw <8 x double>, ptr %1991, i64 %1864
  store <8 x double> %1990, ptr %1992, align 64
  %1993 = load ptr, ptr %61, align 8
  %1994 = getelementptr inbounds nuw <8 x double>, ptr %1993, i64 %1833
  %1995 = load <8 x double>, ptr %1994, align 64
  %1996 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1995, <8 x double> splat (double 0xC039B1A59F97E9A3), <8 x double> zeroinitializer)
  %1997 = getelementptr inbounds nuw <8 x double>, ptr %1993, i64 %1864
  %1998 = load <8 x double>, ptr %1997, align 64
  %1999 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1998, <8 x double> splat (double 0xC06346126BD860C7), <8 x double> %1996)
  %2000 = getelementptr inbounds nuw <8 x double>, ptr %1993, i64 %1868
  %2001 = load <8 x double>, ptr %2000, align 64
  %2002 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2001, <8 x double> splat (double 0xC06CF0F0AC990990), <8 x double> %1999)
  %2003 = getelementptr inbounds nuw <8 x double>, ptr %1993, i64 %1872
  %2004 = load <8 x double>, ptr %2003, align 64
  %2005 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2004, <8 x double> splat (double 0x40765A39D3B3C602), <8 x double> %2002)
  %2006 = getelementptr inbounds nuw <8 x double>, ptr %1993, i64 %1876
  %2007 = load <8 x double>, ptr %2006, align 64
  %2008 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2007, <8 x double> splat (double 0x405759F0D4D83C70), <8 x double> %2005)
  %2009 = getelementptr inbounds nuw <8 x double>, ptr %1993, i64 %1880
  %2010 = load <8 x double>, ptr %2009, align 64
  %2011 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2010, <8 x double> splat (double 0xC042BAAA552107AB), <8 x double> %2008)
  %2012 = getelementptr inbounds nuw <8 x double>, ptr %1993, i64 %1884
  %2013 = load <8 x double>, ptr %2012, align 64
  %2014 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2013, <8 x double> splat (double 0x405A0660A855838E), <8 x double> %2011)
  %2015 = getelementptr inbounds nuw <8 x double>, ptr %1993, i64 %1888
  %2016 = load <8 x double>, ptr %2015, align 64
  %2017 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2016, <8 x double> splat (double 0x403DD71D78528CF6), <8 x double> %2014)
  %2018 = getelementptr inbounds nuw <8 x double>, ptr %1993, i64 %1892
  %2019 = load <8 x double>, ptr %2018, align 64
  %2020 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2019, <8 x double> splat (double 0xC045C4484E37F77E), <8 x double> %2017)
  %2021 = getelementptr inbounds nuw <8 x double>, ptr %1993, i64 %1896
  %2022 = load <8 x double>, ptr %2021, align 64
  %2023 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2022, <8 x double> splat (double 0x405814C57DF82010), <8 x double> %2020)
  %2024 = getelementptr inbounds nuw <8 x double>, ptr %1993, i64 %1900
  %2025 = load <8 x double>, ptr %2024, align 64
  %2026 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2025, <8 x double> splat (double 0xC04396B082B5CD1E), <8 x double> %2023)
  %2027 = getelementptr inbounds nuw <8 x double>, ptr %1993, i64 %1904
  %2028 = load <8 x double>, ptr %2027, align 64
  %2029 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2028, <8 x double> splat (double 0xC062B7423E1CB30D), <8 x double> %2026)
  %2030 = fmul <8 x double> %2029, %811
  %2031 = load ptr, ptr %66, align 16
  %2032 = getelementptr inbounds nuw <8 x double>, ptr %2031, i64 %1868
  store <8 x double> %2030, ptr %2032, align 64
  %2033 = add nuw nsw i64 %1833, 1
  %2034 = icmp eq i64 %2033, %215
  br i1 %2034, label %2035, label %1832

2035:                                             ; preds = %1832, %1825
  %2036 = and <8 x i64> %1787, %1743
  %2037 = and <8 x i64> %2036, %1831
  %2038 = or <8 x i64> %2037, %1696
  %2039 = and <8 x i64> %2038, %1689
  br label %2040

2040:                                             ; preds = %2035, %1683
  %2041 = phi <8 x i64> [ %2039, %2035 ], [ %1689, %1683 ]
  %2042 = load <8 x i64>, ptr %24, align 64
  %2043 = xor <8 x i64> %2042, splat (i64 -1)
  %2044 = and <8 x i64> %2041, %2043
  %2045 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2044)
  %2046 = icmp eq i64 %2045, 0
  br i1 %2046, label %2047, label %2051

2047:                                             ; preds = %2040, %1629
  %2048 = phi <8 x i64> [ %2044, %2040 ], [ %1676, %1629 ]
  %2049 = phi <8 x i64> [ %2042, %2040 ], [ %1671, %1629 ]
  %2050 = bitcast <8 x double> %809 to <8 x i64>
  br label %2240

2051:                                             ; preds = %2040
  %2052 = bitcast <8 x double> %809 to <8 x i64>
  %2053 = load <8 x double>, ptr %275, align 64
  br label %2054

2054:                                             ; preds = %2239, %2051
  %2055 = phi <8 x double> [ %2053, %2051 ], [ %2236, %2239 ]
  %2056 = phi <8 x i64> [ %2044, %2051 ], [ %2140, %2239 ]
  %2057 = fcmp ole <8 x double> %2055, %809
  %2058 = select <8 x i1> %2057, <8 x i64> %2056, <8 x i64> zeroinitializer
  %2059 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2058)
  %2060 = icmp eq i64 %2059, 0
  br i1 %2060, label %2240, label %2061

2061:                                             ; preds = %2054
  %2062 = load <8 x double>, ptr %230, align 64
  %2063 = fsub <8 x double> %2055, %2062
  %2064 = fdiv <8 x double> %2063, %811
  %2065 = bitcast <8 x double> %2064 to <8 x i64>
  %2066 = and <8 x i64> %2058, %2065
  %2067 = xor <8 x i64> %2058, splat (i64 -1)
  %2068 = and <8 x i64> %2067, splat (i64 4607182418800017408)
  %2069 = or <8 x i64> %2066, %2068
  %2070 = bitcast <8 x i64> %2069 to <8 x double>
  %2071 = fcmp uge <8 x double> %2070, splat (double 1.000000e+00)
  %2072 = load ptr, ptr %58, align 32
  %2073 = fsub <8 x double> splat (double 1.000000e+00), %2070
  br i1 %214, label %2074, label %2110

2074:                                             ; preds = %2061, %2074
  %2075 = phi i64 [ %2108, %2074 ], [ 0, %2061 ]
  %2076 = load ptr, ptr %66, align 16
  %2077 = getelementptr inbounds nuw <8 x double>, ptr %2076, i64 %2075
  %2078 = getelementptr inbounds nuw <8 x double>, ptr %2077, i64 %244
  %2079 = load <8 x double>, ptr %2078, align 64
  %2080 = fmul <8 x double> %2079, %2070
  %2081 = getelementptr inbounds nuw <8 x double>, ptr %2077, i64 %241
  %2082 = load <8 x double>, ptr %2081, align 64
  %2083 = fadd <8 x double> %2080, %2082
  %2084 = fmul <8 x double> %2073, %2083
  %2085 = getelementptr inbounds nuw <8 x double>, ptr %2077, i64 %238
  %2086 = load <8 x double>, ptr %2085, align 64
  %2087 = fadd <8 x double> %2086, %2084
  %2088 = fmul <8 x double> %2087, %2070
  %2089 = getelementptr inbounds nuw <8 x double>, ptr %2077, i64 %235
  %2090 = load <8 x double>, ptr %2089, align 64
  %2091 = fadd <8 x double> %2090, %2088
  %2092 = fmul <8 x double> %2073, %2091
  %2093 = getelementptr inbounds nuw <8 x double>, ptr %2077, i64 %232
  %2094 = load <8 x double>, ptr %2093, align 64
  %2095 = fadd <8 x double> %2094, %2092
  %2096 = fmul <8 x double> %2095, %2070
  %2097 = getelementptr inbounds nuw <8 x double>, ptr %2077, i64 %215
  %2098 = load <8 x double>, ptr %2097, align 64
  %2099 = fadd <8 x double> %2098, %2096
  %2100 = fmul <8 x double> %2073, %2099
  %2101 = load ptr, ptr %41, align 8
  %2102 = getelementptr inbounds nuw <8 x double>, ptr %2101, i64 %2075
  %2103 = load <8 x double>, ptr %2102, align 64
  %2104 = load <8 x double>, ptr %2077, align 64
  %2105 = fadd <8 x double> %2104, %2100
  %2106 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2105, <8 x double> %2070, <8 x double> %2103)
  %2107 = getelementptr inbounds nuw <8 x double>, ptr %2072, i64 %2075
  store <8 x double> %2106, ptr %2107, align 64
  %2108 = add nuw nsw i64 %2075, 1
  %2109 = icmp eq i64 %2108, %215
  br i1 %2109, label %2111, label %2074

2110:                                             ; preds = %2111, %2061
  br i1 %198, label %2139, label %2122

2111:                                             ; preds = %2074, %2111
  %2112 = phi i64 [ %2120, %2111 ], [ 0, %2074 ]
  %2113 = load ptr, ptr %58, align 32
  %2114 = getelementptr inbounds nuw <8 x double>, ptr %2113, i64 %2112
  %2115 = load <8 x i64>, ptr %2114, align 64
  %2116 = load ptr, ptr %52, align 16
  %2117 = getelementptr inbounds nuw <8 x double>, ptr %2116, i64 %2112
  %2118 = load <8 x i64>, ptr %2117, align 64
  %2119 = select <8 x i1> %2071, <8 x i64> %2118, <8 x i64> %2115
  store <8 x i64> %2119, ptr %2114, align 64
  %2120 = add nuw nsw i64 %2112, 1
  %2121 = icmp eq i64 %2120, %215
  br i1 %2121, label %2110, label %2111

2122:                                             ; preds = %2110
  %2123 = select <8 x i1> %2071, <8 x i64> zeroinitializer, <8 x i64> %2058
  %2124 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2123)
  %2125 = icmp eq i64 %2124, 0
  br i1 %2125, label %2139, label %2126

2126:                                             ; preds = %2122
  %2127 = xor <8 x i64> %2123, splat (i64 -1)
  %2128 = bitcast <8 x double> %2055 to <8 x i64>
  %2129 = and <8 x i64> %2058, %2128
  %2130 = and <8 x i64> %2067, %2052
  %2131 = or <8 x i64> %2129, %2130
  %2132 = load ptr, ptr %58, align 32
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3)
  store <8 x i64> %2131, ptr %3, align 64
  %2133 = load ptr, ptr %33, align 64
  %2134 = load ptr, ptr %91, align 8
  call void @appell_lanes_correct(ptr noundef nonnull %3, ptr noundef %2132, ptr noundef %2133, ptr noundef null, ptr noundef %2134) #10
  %2135 = load <8 x double>, ptr %3, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #10
  store <8 x double> %2135, ptr %4, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #10
  store <8 x i64> %2123, ptr %5, align 64
  %2136 = call fastcc <8 x i64> @project(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %4, ptr noundef %2132, ptr noundef nonnull byval(<8 x i64>) align 64 %5, double noundef 1.000000e+03)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3)
  %2137 = or <8 x i64> %2136, %2127
  %2138 = and <8 x i64> %2137, %2056
  br label %2139

2139:                                             ; preds = %2126, %2122, %2110
  %2140 = phi <8 x i64> [ %2138, %2126 ], [ %2056, %2122 ], [ %2056, %2110 ]
  %2141 = bitcast <8 x double> %2055 to <8 x i64>
  %2142 = and <8 x i64> %2058, %2141
  %2143 = and <8 x i64> %2067, %2052
  %2144 = or <8 x i64> %2142, %2143
  %2145 = load ptr, ptr %58, align 32
  %2146 = and <8 x i64> %2140, %2058
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2)
  store <8 x i64> %2144, ptr %2, align 64
  %2147 = load ptr, ptr %33, align 64
  %2148 = load ptr, ptr %112, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %2, ptr noundef %2145, ptr noundef %2147, ptr noundef null, ptr noundef %2148) #10
  %2149 = load ptr, ptr %112, align 64
  %2150 = getelementptr inbounds nuw i8, ptr %2149, i64 64
  br label %2151

2151:                                             ; preds = %2211, %2139
  %2152 = phi i64 [ 0, %2139 ], [ %2212, %2211 ]
  %2153 = trunc nuw nsw i64 %2152 to i32
  %2154 = extractelement <8 x i64> %2146, i32 %2153
  %2155 = icmp eq i64 %2154, 0
  br i1 %2155, label %2211, label %2156

2156:                                             ; preds = %2151
  %2157 = getelementptr inbounds nuw [8 x i32], ptr %286, i64 0, i64 %2152
  %2158 = load i32, ptr %2157, align 4
  %2159 = sext i32 %2158 to i64
  %2160 = getelementptr inbounds nuw [8 x i32], ptr %287, i64 0, i64 %2152
  %2161 = load i32, ptr %2160, align 4
  %2162 = add nsw i32 %2161, 1
  store i32 %2162, ptr %2160, align 4
  %2163 = sext i32 %2161 to i64
  %2164 = load i32, ptr %219, align 4
  %2165 = sext i32 %2164 to i64
  br i1 %222, label %2166, label %2170

2166:                                             ; preds = %2156
  %2167 = load ptr, ptr %223, align 8
  %2168 = mul nsw i64 %2159, %99
  %2169 = getelementptr double, ptr %2167, i64 %2163
  br label %2175

2170:                                             ; preds = %2175, %2156
  br i1 %185, label %2171, label %2185

2171:                                             ; preds = %2170
  %2172 = load ptr, ptr %224, align 8
  %2173 = mul nsw i64 %2159, %225
  %2174 = getelementptr double, ptr %2172, i64 %2163
  br label %2198

2175:                                             ; preds = %2175, %2166
  %2176 = phi i64 [ 0, %2166 ], [ %2183, %2175 ]
  %2177 = getelementptr inbounds nuw <8 x double>, ptr %2145, i64 %2176
  %2178 = load <8 x double>, ptr %2177, align 64
  %2179 = extractelement <8 x double> %2178, i32 %2153
  %2180 = add nsw i64 %2176, %2168
  %2181 = mul nsw i64 %2180, %2165
  %2182 = getelementptr double, ptr %2169, i64 %2181
  store double %2179, ptr %2182, align 8
  %2183 = add nuw nsw i64 %2176, 1
  %2184 = icmp eq i64 %2183, %227
  br i1 %2184, label %2170, label %2175

2185:                                             ; preds = %2198, %2170
  %2186 = load ptr, ptr %226, align 8
  %2187 = shl nsw i64 %2159, 1
  %2188 = getelementptr double, ptr %2186, i64 %2163
  %2189 = load <8 x double>, ptr %2149, align 64
  %2190 = extractelement <8 x double> %2189, i32 %2153
  %2191 = mul nsw i64 %2187, %2165
  %2192 = getelementptr double, ptr %2188, i64 %2191
  store double %2190, ptr %2192, align 8
  %2193 = load <8 x double>, ptr %2150, align 64
  %2194 = extractelement <8 x double> %2193, i32 %2153
  %2195 = or disjoint i64 %2187, 1
  %2196 = mul nsw i64 %2195, %2165
  %2197 = getelementptr double, ptr %2188, i64 %2196
  store double %2194, ptr %2197, align 8
  br label %2211

2198:                                             ; preds = %2198, %2171
  %2199 = phi i64 [ 0, %2171 ], [ %2209, %2198 ]
  %2200 = trunc nuw nsw i64 %2199 to i32
  %2201 = add i32 %46, %2200
  %2202 = sext i32 %2201 to i64
  %2203 = getelementptr inbounds <8 x double>, ptr %2145, i64 %2202
  %2204 = load <8 x double>, ptr %2203, align 64
  %2205 = extractelement <8 x double> %2204, i32 %2153
  %2206 = add nsw i64 %2199, %2173
  %2207 = mul nsw i64 %2206, %2165
  %2208 = getelementptr double, ptr %2174, i64 %2207
  store double %2205, ptr %2208, align 8
  %2209 = add nuw nsw i64 %2199, 1
  %2210 = icmp eq i64 %2209, %228
  br i1 %2210, label %2185, label %2198

2211:                                             ; preds = %2185, %2151
  %2212 = add nuw nsw i64 %2152, 1
  %2213 = icmp eq i64 %2212, 8
  br i1 %2213, label %2214, label %2151

2214:                                             ; preds = %2211
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2)
  %2215 = load <8 x double>, ptr %275, align 64
  br label %2216

2216:                                             ; preds = %2235, %2214
  %2217 = phi <8 x double> [ %2215, %2214 ], [ %2236, %2235 ]
  %2218 = phi i64 [ 0, %2214 ], [ %2237, %2235 ]
  %2219 = trunc nuw nsw i64 %2218 to i32
  %2220 = extractelement <8 x i64> %2146, i32 %2219
  %2221 = icmp eq i64 %2220, 0
  br i1 %2221, label %2235, label %2222

2222:                                             ; preds = %2216
  %2223 = getelementptr inbounds nuw [8 x i32], ptr %287, i64 0, i64 %2218
  %2224 = load i32, ptr %2223, align 4
  %2225 = load i32, ptr %219, align 4
  %2226 = icmp slt i32 %2224, %2225
  br i1 %2226, label %2227, label %2232

2227:                                             ; preds = %2222
  %2228 = load ptr, ptr %220, align 8
  %2229 = sext i32 %2224 to i64
  %2230 = getelementptr inbounds double, ptr %2228, i64 %2229
  %2231 = load double, ptr %2230, align 8
  br label %2232

2232:                                             ; preds = %2227, %2222
  %2233 = phi double [ %2231, %2227 ], [ 0x7FF0000000000000, %2222 ]
  %2234 = insertelement <8 x double> %2217, double %2233, i32 %2219
  store <8 x double> %2234, ptr %275, align 64
  br label %2235

2235:                                             ; preds = %2232, %2216
  %2236 = phi <8 x double> [ %2234, %2232 ], [ %2217, %2216 ]
  %2237 = add nuw nsw i64 %2218, 1
  %2238 = icmp eq i64 %2237, 8
  br i1 %2238, label %2239, label %2216

2239:                                             ; preds = %2235
  br label %2054

2240:                                             ; preds = %2054, %2047
  %2241 = phi <8 x i64> [ %2048, %2047 ], [ %2044, %2054 ]
  %2242 = phi <8 x i64> [ %2049, %2047 ], [ %2042, %2054 ]
  %2243 = phi <8 x i64> [ %2050, %2047 ], [ %2052, %2054 ]
  %2244 = phi <8 x i64> [ %2048, %2047 ], [ %2056, %2054 ]
  %2245 = load <8 x i64>, ptr %173, align 64
  %2246 = xor <8 x i64> %2241, splat (i64 -1)
  %2247 = and <8 x i64> %2245, %2246
  %2248 = load <8 x i64>, ptr %230, align 64
  %2249 = and <8 x i64> %2244, %2243
  %2250 = xor <8 x i64> %2244, splat (i64 -1)
  %2251 = and <8 x i64> %2248, %2250
  %2252 = or <8 x i64> %2251, %2249
  store <8 x i64> %2252, ptr %230, align 64
  %2253 = load <8 x double>, ptr %257, align 64
  %2254 = load ptr, ptr %52, align 16
  br i1 %202, label %2255, label %2264

2255:                                             ; preds = %2240, %2255
  %2256 = phi i64 [ %2262, %2255 ], [ 0, %2240 ]
  %2257 = phi <8 x double> [ %2261, %2255 ], [ zeroinitializer, %2240 ]
  %2258 = getelementptr inbounds nuw <8 x double>, ptr %2254, i64 %2256
  %2259 = load <8 x double>, ptr %2258, align 64
  %2260 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2259)
  %2261 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2257, <8 x double> %2260)
  %2262 = add nuw nsw i64 %2256, 1
  %2263 = icmp eq i64 %2262, %203
  br i1 %2263, label %2264, label %2255

2264:                                             ; preds = %2255, %2240
  %2265 = phi <8 x double> [ zeroinitializer, %2240 ], [ %2261, %2255 ]
  %2266 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2253, <8 x double> %2265)
  %2267 = bitcast <8 x double> %2253 to <8 x i64>
  %2268 = bitcast <8 x double> %2266 to <8 x i64>
  %2269 = and <8 x i64> %2244, %2268
  %2270 = and <8 x i64> %2267, %2250
  %2271 = or <8 x i64> %2269, %2270
  store <8 x i64> %2271, ptr %257, align 64
  %2272 = load <8 x double>, ptr %258, align 64
  br i1 %200, label %2273, label %2282

2273:                                             ; preds = %2264, %2273
  %2274 = phi i64 [ %2280, %2273 ], [ %204, %2264 ]
  %2275 = phi <8 x double> [ %2279, %2273 ], [ zeroinitializer, %2264 ]
  %2276 = getelementptr inbounds <8 x double>, ptr %2254, i64 %2274
  %2277 = load <8 x double>, ptr %2276, align 64
  %2278 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2277)
  %2279 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2275, <8 x double> %2278)
  %2280 = add nsw i64 %2274, 1
  %2281 = icmp slt i64 %2280, %99
  br i1 %2281, label %2273, label %2282

2282:                                             ; preds = %2273, %2264
  %2283 = phi <8 x double> [ zeroinitializer, %2264 ], [ %2279, %2273 ]
  %2284 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2272, <8 x double> %2283)
  %2285 = bitcast <8 x double> %2272 to <8 x i64>
  %2286 = bitcast <8 x double> %2284 to <8 x i64>
  %2287 = and <8 x i64> %2244, %2286
  %2288 = and <8 x i64> %2285, %2250
  %2289 = or <8 x i64> %2287, %2288
  store <8 x i64> %2289, ptr %258, align 64
  br i1 %214, label %2290, label %2311

2290:                                             ; preds = %2282, %2290
  %2291 = phi i64 [ %2309, %2290 ], [ 0, %2282 ]
  %2292 = load ptr, ptr %52, align 16
  %2293 = getelementptr inbounds nuw <8 x double>, ptr %2292, i64 %2291
  %2294 = load <8 x i64>, ptr %2293, align 64
  %2295 = load ptr, ptr %41, align 8
  %2296 = getelementptr inbounds nuw <8 x double>, ptr %2295, i64 %2291
  %2297 = load <8 x i64>, ptr %2296, align 64
  %2298 = and <8 x i64> %2294, %2244
  %2299 = and <8 x i64> %2297, %2250
  %2300 = or <8 x i64> %2299, %2298
  store <8 x i64> %2300, ptr %2296, align 64
  %2301 = load ptr, ptr %61, align 8
  %2302 = getelementptr inbounds nuw <8 x double>, ptr %2301, i64 %2291
  %2303 = getelementptr inbounds nuw <8 x double>, ptr %2302, i64 %276
  %2304 = load <8 x i64>, ptr %2303, align 64
  %2305 = load <8 x i64>, ptr %2302, align 64
  %2306 = and <8 x i64> %2304, %2244
  %2307 = and <8 x i64> %2305, %2250
  %2308 = or <8 x i64> %2307, %2306
  store <8 x i64> %2308, ptr %2302, align 64
  %2309 = add nuw nsw i64 %2291, 1
  %2310 = icmp eq i64 %2309, %215
  br i1 %2310, label %2311, label %2290

2311:                                             ; preds = %2290, %2282
  %2312 = load <8 x i64>, ptr %268, align 64
  %2313 = and <8 x i64> %2244, %810
  %2314 = and <8 x i64> %2312, %2250
  %2315 = or <8 x i64> %2314, %2313
  store <8 x i64> %2315, ptr %268, align 64
  %2316 = load <8 x i64>, ptr %269, align 64
  %2317 = bitcast <8 x double> %1656 to <8 x i64>
  %2318 = and <8 x i64> %2244, %2317
  %2319 = and <8 x i64> %2316, %2250
  %2320 = or <8 x i64> %2319, %2318
  store <8 x i64> %2320, ptr %269, align 64
  %2321 = load <8 x i64>, ptr %272, align 64
  %2322 = or <8 x i64> %2321, %2247
  %2323 = and <8 x i64> %2322, %2250
  store <8 x i64> %2323, ptr %272, align 64
  %2324 = xor <8 x i64> %1319, splat (i64 -1)
  %2325 = or <8 x i64> %1676, %2324
  %2326 = fcmp ult <8 x double> %1620, splat (double 1.000000e+00)
  %2327 = select <8 x i1> %2326, <8 x i64> splat (i64 -1), <8 x i64> %2325
  %2328 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1669, <8 x double> splat (double 9.000000e-01))
  %2329 = bitcast <8 x double> %2328 to <8 x i64>
  %2330 = and <8 x i64> %2327, splat (i64 4598175219545276416)
  %2331 = xor <8 x i64> %2327, splat (i64 -1)
  %2332 = and <8 x i64> %2329, %2331
  %2333 = or <8 x i64> %2330, %2332
  %2334 = bitcast <8 x i64> %2333 to <8 x double>
  %2335 = fmul <8 x double> %811, %2334
  %2336 = load <8 x double>, ptr %229, align 64
  %2337 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %811, <8 x double> %2336)
  %2338 = fmul <8 x double> %1669, %811
  %2339 = select <8 x i1> %805, <8 x double> %2338, <8 x double> %2337
  %2340 = bitcast <8 x double> %2339 to <8 x i64>
  %2341 = bitcast <8 x double> %2335 to <8 x i64>
  %2342 = and <8 x i64> %2247, %2341
  %2343 = xor <8 x i64> %2247, splat (i64 -1)
  %2344 = and <8 x i64> %2340, %2343
  %2345 = or <8 x i64> %2344, %2342
  store <8 x i64> %2345, ptr %229, align 64
  %2346 = load <8 x i64>, ptr %288, align 64
  %2347 = sub <8 x i64> %2346, %2244
  store <8 x i64> %2347, ptr %288, align 64
  %2348 = load <8 x i64>, ptr %289, align 64
  %2349 = sub <8 x i64> %2348, %2247
  store <8 x i64> %2349, ptr %289, align 64
  %2350 = and <8 x i64> %2241, %2250
  %2351 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2350)
  %2352 = icmp eq i64 %2351, 0
  br i1 %2352, label %2353, label %2359

2353:                                             ; preds = %2311
  %2354 = load <8 x i64>, ptr %173, align 64
  br label %2392

2355:                                             ; preds = %2389
  %2356 = xor <8 x i64> %2350, splat (i64 -1)
  %2357 = load <8 x i64>, ptr %173, align 64
  %2358 = and <8 x i64> %2357, %2356
  store <8 x i64> %2358, ptr %173, align 64
  br label %2392

2359:                                             ; preds = %2311, %2389
  %2360 = phi i64 [ %2390, %2389 ], [ 0, %2311 ]
  %2361 = trunc nuw nsw i64 %2360 to i32
  %2362 = extractelement <8 x i64> %2350, i32 %2361
  %2363 = icmp eq i64 %2362, 0
  br i1 %2363, label %2389, label %2364

2364:                                             ; preds = %2359
  %2365 = getelementptr inbounds nuw [8 x i32], ptr %286, i64 0, i64 %2360
  %2366 = load i32, ptr %2365, align 4
  %2367 = sext i32 %2366 to i64
  %2368 = load ptr, ptr %218, align 8
  %2369 = getelementptr inbounds i32, ptr %2368, i64 %2367
  store i32 5, ptr %2369, align 4
  %2370 = load <8 x i64>, ptr %288, align 64
  %2371 = extractelement <8 x i64> %2370, i32 %2361
  %2372 = trunc i64 %2371 to i32
  %2373 = load ptr, ptr %290, align 8
  %2374 = getelementptr inbounds i32, ptr %2373, i64 %2367
  store i32 %2372, ptr %2374, align 4
  %2375 = load <8 x i64>, ptr %289, align 64
  %2376 = extractelement <8 x i64> %2375, i32 %2361
  %2377 = trunc i64 %2376 to i32
  %2378 = load ptr, ptr %291, align 8
  %2379 = getelementptr inbounds i32, ptr %2378, i64 %2367
  store i32 %2377, ptr %2379, align 4
  %2380 = load <8 x double>, ptr %292, align 64
  %2381 = extractelement <8 x double> %2380, i32 %2361
  %2382 = load ptr, ptr %293, align 8
  %2383 = shl nsw i64 %2367, 1
  %2384 = getelementptr inbounds double, ptr %2382, i64 %2383
  store double %2381, ptr %2384, align 8
  %2385 = load <8 x double>, ptr %294, align 64
  %2386 = extractelement <8 x double> %2385, i32 %2361
  %2387 = or disjoint i64 %2383, 1
  %2388 = getelementptr inbounds double, ptr %2382, i64 %2387
  store double %2386, ptr %2388, align 8
  br label %2389

2389:                                             ; preds = %2364, %2359
  %2390 = add nuw nsw i64 %2360, 1
  %2391 = icmp eq i64 %2390, 8
  br i1 %2391, label %2355, label %2359

2392:                                             ; preds = %2355, %2353
  %2393 = phi <8 x i64> [ %2354, %2353 ], [ %2358, %2355 ]
  %2394 = and <8 x i64> %2393, %2242
  %2395 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2394)
  %2396 = icmp eq i64 %2395, 0
  br i1 %2396, label %2434, label %2401

2397:                                             ; preds = %2431
  %2398 = xor <8 x i64> %2394, splat (i64 -1)
  %2399 = load <8 x i64>, ptr %173, align 64
  %2400 = and <8 x i64> %2399, %2398
  store <8 x i64> %2400, ptr %173, align 64
  br label %2434

2401:                                             ; preds = %2392, %2431
  %2402 = phi i64 [ %2432, %2431 ], [ 0, %2392 ]
  %2403 = trunc nuw nsw i64 %2402 to i32
  %2404 = extractelement <8 x i64> %2394, i32 %2403
  %2405 = icmp eq i64 %2404, 0
  br i1 %2405, label %2431, label %2406

2406:                                             ; preds = %2401
  %2407 = getelementptr inbounds nuw [8 x i32], ptr %286, i64 0, i64 %2402
  %2408 = load i32, ptr %2407, align 4
  %2409 = sext i32 %2408 to i64
  %2410 = load ptr, ptr %218, align 8
  %2411 = getelementptr inbounds i32, ptr %2410, i64 %2409
  store i32 2, ptr %2411, align 4
  %2412 = load <8 x i64>, ptr %288, align 64
  %2413 = extractelement <8 x i64> %2412, i32 %2403
  %2414 = trunc i64 %2413 to i32
  %2415 = load ptr, ptr %290, align 8
  %2416 = getelementptr inbounds i32, ptr %2415, i64 %2409
  store i32 %2414, ptr %2416, align 4
  %2417 = load <8 x i64>, ptr %289, align 64
  %2418 = extractelement <8 x i64> %2417, i32 %2403
  %2419 = trunc i64 %2418 to i32
  %2420 = load ptr, ptr %291, align 8
  %2421 = getelementptr inbounds i32, ptr %2420, i64 %2409
  store i32 %2419, ptr %2421, align 4
  %2422 = load <8 x double>, ptr %292, align 64
  %2423 = extractelement <8 x double> %2422, i32 %2403
  %2424 = load ptr, ptr %293, align 8
  %2425 = shl nsw i64 %2409, 1
  %2426 = getelementptr inbounds double, ptr %2424, i64 %2425
  store double %2423, ptr %2426, align 8
  %2427 = load <8 x double>, ptr %294, align 64
  %2428 = extractelement <8 x double> %2427, i32 %2403
  %2429 = or disjoint i64 %2425, 1
  %2430 = getelementptr inbounds double, ptr %2424, i64 %2429
  store double %2428, ptr %2430, align 8
  br label %2431

2431:                                             ; preds = %2406, %2401
  %2432 = add nuw nsw i64 %2402, 1
  %2433 = icmp eq i64 %2432, 8
  br i1 %2433, label %2397, label %2401

2434:                                             ; preds = %2397, %2392
  %2435 = phi <8 x i64> [ %2393, %2392 ], [ %2400, %2397 ]
  %2436 = and <8 x i64> %2435, %2244
  %2437 = load double, ptr %207, align 8
  %2438 = insertelement <8 x double> poison, double %2437, i64 0
  %2439 = shufflevector <8 x double> %2438, <8 x double> poison, <8 x i32> zeroinitializer
  %2440 = fcmp oeq <8 x double> %809, %2439
  %2441 = select <8 x i1> %2440, <8 x i64> %2436, <8 x i64> zeroinitializer
  %2442 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2441)
  %2443 = icmp eq i64 %2442, 0
  br i1 %2443, label %2482, label %2449

2444:                                             ; preds = %2479
  %2445 = xor <8 x i64> %2441, splat (i64 -1)
  %2446 = load <8 x i64>, ptr %173, align 64
  %2447 = and <8 x i64> %2446, %2445
  store <8 x i64> %2447, ptr %173, align 64
  %2448 = load double, ptr %207, align 8
  br label %2482

2449:                                             ; preds = %2434, %2479
  %2450 = phi i64 [ %2480, %2479 ], [ 0, %2434 ]
  %2451 = trunc nuw nsw i64 %2450 to i32
  %2452 = extractelement <8 x i64> %2441, i32 %2451
  %2453 = icmp eq i64 %2452, 0
  br i1 %2453, label %2479, label %2454

2454:                                             ; preds = %2449
  %2455 = getelementptr inbounds nuw [8 x i32], ptr %286, i64 0, i64 %2450
  %2456 = load i32, ptr %2455, align 4
  %2457 = sext i32 %2456 to i64
  %2458 = load ptr, ptr %218, align 8
  %2459 = getelementptr inbounds i32, ptr %2458, i64 %2457
  store i32 1, ptr %2459, align 4
  %2460 = load <8 x i64>, ptr %288, align 64
  %2461 = extractelement <8 x i64> %2460, i32 %2451
  %2462 = trunc i64 %2461 to i32
  %2463 = load ptr, ptr %290, align 8
  %2464 = getelementptr inbounds i32, ptr %2463, i64 %2457
  store i32 %2462, ptr %2464, align 4
  %2465 = load <8 x i64>, ptr %289, align 64
  %2466 = extractelement <8 x i64> %2465, i32 %2451
  %2467 = trunc i64 %2466 to i32
  %2468 = load ptr, ptr %291, align 8
  %2469 = getelementptr inbounds i32, ptr %2468, i64 %2457
  store i32 %2467, ptr %2469, align 4
  %2470 = load <8 x double>, ptr %292, align 64
  %2471 = extractelement <8 x double> %2470, i32 %2451
  %2472 = load ptr, ptr %293, align 8
  %2473 = shl nsw i64 %2457, 1
  %2474 = getelementptr inbounds double, ptr %2472, i64 %2473
  store double %2471, ptr %2474, align 8
  %2475 = load <8 x double>, ptr %294, align 64
  %2476 = extractelement <8 x double> %2475, i32 %2451
  %2477 = or disjoint i64 %2473, 1
  %2478 = getelementptr inbounds double, ptr %2472, i64 %2477
  store double %2476, ptr %2478, align 8
  br label %2479

2479:                                             ; preds = %2454, %2449
  %2480 = add nuw nsw i64 %2450, 1
  %2481 = icmp eq i64 %2480, 8
  br i1 %2481, label %2444, label %2449

2482:                                             ; preds = %2444, %2434
  %2483 = phi double [ %2437, %2434 ], [ %2448, %2444 ]
  %2484 = phi <8 x i64> [ %2435, %2434 ], [ %2447, %2444 ]
  %2485 = load <8 x double>, ptr %229, align 64
  %2486 = load <8 x double>, ptr %230, align 64
  %2487 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2486)
  %2488 = call double @llvm.fabs.f64(double %2483)
  %2489 = insertelement <8 x double> poison, double %2488, i64 0
  %2490 = shufflevector <8 x double> %2489, <8 x double> poison, <8 x i32> zeroinitializer
  %2491 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2487, <8 x double> %2490)
  %2492 = fmul <8 x double> %2491, splat (double 0x3CF0000000000000)
  %2493 = fcmp ole <8 x double> %2485, %2492
  %2494 = select <8 x i1> %2493, <8 x i64> %2484, <8 x i64> zeroinitializer
  %2495 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2494)
  %2496 = icmp eq i64 %2495, 0
  br i1 %2496, label %2534, label %2501

2497:                                             ; preds = %2531
  %2498 = xor <8 x i64> %2494, splat (i64 -1)
  %2499 = load <8 x i64>, ptr %173, align 64
  %2500 = and <8 x i64> %2499, %2498
  store <8 x i64> %2500, ptr %173, align 64
  br label %2534

2501:                                             ; preds = %2482, %2531
  %2502 = phi i64 [ %2532, %2531 ], [ 0, %2482 ]
  %2503 = trunc nuw nsw i64 %2502 to i32
  %2504 = extractelement <8 x i64> %2494, i32 %2503
  %2505 = icmp eq i64 %2504, 0
  br i1 %2505, label %2531, label %2506

2506:                                             ; preds = %2501
  %2507 = getelementptr inbounds nuw [8 x i32], ptr %286, i64 0, i64 %2502
  %2508 = load i32, ptr %2507, align 4
  %2509 = sext i32 %2508 to i64
  %2510 = load ptr, ptr %218, align 8
  %2511 = getelementptr inbounds i32, ptr %2510, i64 %2509
  store i32 3, ptr %2511, align 4
  %2512 = load <8 x i64>, ptr %288, align 64
  %2513 = extractelement <8 x i64> %2512, i32 %2503
  %2514 = trunc i64 %2513 to i32
  %2515 = load ptr, ptr %290, align 8
  %2516 = getelementptr inbounds i32, ptr %2515, i64 %2509
  store i32 %2514, ptr %2516, align 4
  %2517 = load <8 x i64>, ptr %289, align 64
  %2518 = extractelement <8 x i64> %2517, i32 %2503
  %2519 = trunc i64 %2518 to i32
  %2520 = load ptr, ptr %291, align 8
  %2521 = getelementptr inbounds i32, ptr %2520, i64 %2509
  store i32 %2519, ptr %2521, align 4
  %2522 = load <8 x double>, ptr %292, align 64
  %2523 = extractelement <8 x double> %2522, i32 %2503
  %2524 = load ptr, ptr %293, align 8
  %2525 = shl nsw i64 %2509, 1
  %2526 = getelementptr inbounds double, ptr %2524, i64 %2525
  store double %2523, ptr %2526, align 8
  %2527 = load <8 x double>, ptr %294, align 64
  %2528 = extractelement <8 x double> %2527, i32 %2503
  %2529 = or disjoint i64 %2525, 1
  %2530 = getelementptr inbounds double, ptr %2524, i64 %2529
  store double %2528, ptr %2530, align 8
  br label %2531

2531:                                             ; preds = %2506, %2501
  %2532 = add nuw nsw i64 %2502, 1
  %2533 = icmp eq i64 %2532, 8
  br i1 %2533, label %2497, label %2501

2534:                                             ; preds = %2497, %2482
  %2535 = phi <8 x i64> [ %2484, %2482 ], [ %2500, %2497 ]
  %2536 = load <8 x i64>, ptr %288, align 64
  %2537 = load <8 x i64>, ptr %289, align 64
  %2538 = add <8 x i64> %2537, %2536
  %2539 = load i32, ptr %295, align 8
  %2540 = sext i32 %2539 to i64
  %2541 = insertelement <8 x i64> poison, i64 %2540, i64 0
  %2542 = shufflevector <8 x i64> %2541, <8 x i64> poison, <8 x i32> zeroinitializer
  %2543 = icmp slt <8 x i64> %2538, %2542
  %2544 = select <8 x i1> %2543, <8 x i64> zeroinitializer, <8 x i64> %2535
  %2545 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2544)
  %2546 = icmp eq i64 %2545, 0
  br i1 %2546, label %2584, label %2551

2547:                                             ; preds = %2581
  %2548 = xor <8 x i64> %2544, splat (i64 -1)
  %2549 = load <8 x i64>, ptr %173, align 64
  %2550 = and <8 x i64> %2549, %2548
  store <8 x i64> %2550, ptr %173, align 64
  br label %2584

2551:                                             ; preds = %2534, %2581
  %2552 = phi i64 [ %2582, %2581 ], [ 0, %2534 ]
  %2553 = trunc nuw nsw i64 %2552 to i32
  %2554 = extractelement <8 x i64> %2544, i32 %2553
  %2555 = icmp eq i64 %2554, 0
  br i1 %2555, label %2581, label %2556

2556:                                             ; preds = %2551
  %2557 = getelementptr inbounds nuw [8 x i32], ptr %286, i64 0, i64 %2552
  %2558 = load i32, ptr %2557, align 4
  %2559 = sext i32 %2558 to i64
  %2560 = load ptr, ptr %218, align 8
  %2561 = getelementptr inbounds i32, ptr %2560, i64 %2559
  store i32 4, ptr %2561, align 4
  %2562 = load <8 x i64>, ptr %288, align 64
  %2563 = extractelement <8 x i64> %2562, i32 %2553
  %2564 = trunc i64 %2563 to i32
  %2565 = load ptr, ptr %290, align 8
  %2566 = getelementptr inbounds i32, ptr %2565, i64 %2559
  store i32 %2564, ptr %2566, align 4
  %2567 = load <8 x i64>, ptr %289, align 64
  %2568 = extractelement <8 x i64> %2567, i32 %2553
  %2569 = trunc i64 %2568 to i32
  %2570 = load ptr, ptr %291, align 8
  %2571 = getelementptr inbounds i32, ptr %2570, i64 %2559
  store i32 %2569, ptr %2571, align 4
  %2572 = load <8 x double>, ptr %292, align 64
  %2573 = extractelement <8 x double> %2572, i32 %2553
  %2574 = load ptr, ptr %293, align 8
  %2575 = shl nsw i64 %2559, 1
  %2576 = getelementptr inbounds double, ptr %2574, i64 %2575
  store double %2573, ptr %2576, align 8
  %2577 = load <8 x double>, ptr %294, align 64
  %2578 = extractelement <8 x double> %2577, i32 %2553
  %2579 = or disjoint i64 %2575, 1
  %2580 = getelementptr inbounds double, ptr %2574, i64 %2579
  store double %2578, ptr %2580, align 8
  br label %2581

2581:                                             ; preds = %2556, %2551
  %2582 = add nuw nsw i64 %2552, 1
  %2583 = icmp eq i64 %2582, 8
  br i1 %2583, label %2547, label %2551

2584:                                             ; preds = %2534, %2547
  %2585 = phi <8 x i64> [ %2535, %2534 ], [ %2550, %2547 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %24) #10
  br label %787

2586:                                             ; preds = %790, %315
  %2587 = phi i32 [ 1, %315 ], [ 0, %790 ]
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %34) #10
  call void @llvm.lifetime.end.p0(i64 1152, ptr nonnull %33) #10
  ret i32 %2587
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
  br label %243

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

139:                                              ; preds = %243, %104
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
  %223 = zext nneg i32 %3 to i64
  %224 = getelementptr inbounds nuw <8 x double>, ptr %222, i64 0, i64 %223
  %225 = load double, ptr %224, align 8
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 896
  %227 = load <8 x double>, ptr %226, align 64
  %228 = insertelement <8 x double> %227, double %225, i32 %1
  store <8 x double> %228, ptr %226, align 64
  %229 = getelementptr inbounds nuw i8, ptr %2, i64 960
  %230 = zext nneg i32 %3 to i64
  %231 = getelementptr inbounds nuw <8 x i64>, ptr %229, i64 0, i64 %230
  %232 = load i64, ptr %231, align 8
  %233 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %234 = load <8 x i64>, ptr %233, align 64
  %235 = insertelement <8 x i64> %234, i64 %232, i32 %1
  store <8 x i64> %235, ptr %233, align 64
  %236 = getelementptr inbounds nuw i8, ptr %2, i64 1024
  %237 = zext nneg i32 %3 to i64
  %238 = getelementptr inbounds nuw <8 x i64>, ptr %236, i64 0, i64 %237
  %239 = load i64, ptr %238, align 8
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 1024
  %241 = load <8 x i64>, ptr %240, align 64
  %242 = insertelement <8 x i64> %241, i64 %239, i32 %1
  store <8 x i64> %242, ptr %240, align 64
  ret void

243:                                              ; preds = %123, %243
  %244 = phi i64 [ 0, %123 ], [ %252, %243 ]
  %245 = load ptr, ptr %124, align 16
  %246 = getelementptr inbounds nuw <8 x double>, ptr %245, i64 %244, i64 %127
  %247 = load double, ptr %246, align 8
  %248 = load ptr, ptr %125, align 16
  %249 = getelementptr inbounds nuw <8 x double>, ptr %248, i64 %244
  %250 = load <8 x double>, ptr %249, align 64
  %251 = insertelement <8 x double> %250, double %247, i32 %1
  store <8 x double> %251, ptr %249, align 64
  %252 = add nuw nsw i64 %244, 1
  %253 = icmp eq i64 %252, %126
  br i1 %253, label %139, label %243
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
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 1088
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

