; sources sha256 4500cdcdf7764f70b1f8010d66327654080278c8c9e31f17fd8ba423fb62d588
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
  %270 = load i32, ptr @appell_lanes_rows_curve, align 4
  %271 = icmp eq i32 %270, 0
  %272 = getelementptr inbounds nuw i8, ptr %33, i64 768
  %273 = mul nsw i32 %48, 12
  %274 = sext i32 %273 to i64
  %275 = getelementptr inbounds nuw i8, ptr %33, i64 864
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
  %287 = getelementptr inbounds nuw i8, ptr %33, i64 896
  %288 = getelementptr inbounds nuw i8, ptr %33, i64 928
  %289 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %290 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %291 = getelementptr inbounds nuw i8, ptr %33, i64 448
  %292 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %293 = getelementptr inbounds nuw i8, ptr %33, i64 512
  %294 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %295 = load <8 x i64>, ptr %173, align 64
  %296 = select i1 %263, i1 true, i1 %267
  br label %297

297:                                              ; preds = %767, %1
  %298 = phi <8 x i64> [ %295, %1 ], [ %768, %767 ]
  %299 = phi i32 [ 0, %1 ], [ %769, %767 ]
  %300 = phi i32 [ 0, %1 ], [ %764, %767 ]
  %301 = phi i32 [ 0, %1 ], [ %763, %767 ]
  %302 = phi i32 [ 8, %1 ], [ %762, %767 ]
  %303 = extractelement <8 x i64> %298, i32 %299
  %304 = icmp eq i64 %303, 0
  br i1 %304, label %305, label %760

305:                                              ; preds = %297, %755
  %306 = phi <8 x i64> [ %757, %755 ], [ %298, %297 ]
  %307 = phi i32 [ 1, %755 ], [ %300, %297 ]
  %308 = phi i32 [ %742, %755 ], [ %301, %297 ]
  %309 = phi i32 [ %756, %755 ], [ %302, %297 ]
  %310 = icmp eq i32 %309, 8
  br i1 %310, label %311, label %740

311:                                              ; preds = %305
  %312 = load i32, ptr %179, align 8
  %313 = icmp eq i32 %308, %312
  br i1 %313, label %760, label %314

314:                                              ; preds = %311
  %315 = load ptr, ptr %180, align 8
  %316 = load volatile i32, ptr %315, align 4
  %317 = icmp eq i32 %316, 0
  br i1 %317, label %318, label %2575

318:                                              ; preds = %314
  %319 = sub i32 %312, %308
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %31) #10
  store <8 x i64> zeroinitializer, ptr %31, align 64
  %320 = load double, ptr %174, align 8
  store double %320, ptr %181, align 64
  %321 = sext i32 %319 to i64
  br label %327

322:                                              ; preds = %366
  %323 = call i32 @llvm.smin.i32(i32 %319, i32 8)
  store <8 x i64> zeroinitializer, ptr %194, align 64
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 64 dereferenceable(256) %193, i8 0, i64 256, i1 false)
  %324 = load double, ptr %195, align 8
  %325 = insertelement <8 x double> poison, double %324, i64 0
  %326 = shufflevector <8 x double> %325, <8 x double> poison, <8 x i32> zeroinitializer
  store <8 x double> %326, ptr %196, align 64
  br i1 %197, label %402, label %382

327:                                              ; preds = %366, %318
  %328 = phi i64 [ 0, %318 ], [ %370, %366 ]
  %329 = icmp slt i64 %328, %321
  %330 = trunc nuw nsw i64 %328 to i32
  %331 = select i1 %329, i32 %330, i32 0
  %332 = add nsw i32 %331, %308
  %333 = getelementptr inbounds nuw [8 x i32], ptr %182, i64 0, i64 %328
  store i32 %332, ptr %333, align 4
  br i1 %183, label %334, label %337

334:                                              ; preds = %327
  %335 = sext i32 %332 to i64
  %336 = mul nsw i64 %335, %38
  br label %341

337:                                              ; preds = %341, %327
  br i1 %184, label %338, label %353

338:                                              ; preds = %337
  %339 = sext i32 %332 to i64
  %340 = mul nsw i64 %339, %190
  br label %354

341:                                              ; preds = %341, %334
  %342 = phi i64 [ 0, %334 ], [ %351, %341 ]
  %343 = load ptr, ptr %189, align 8
  %344 = getelementptr double, ptr %343, i64 %336
  %345 = getelementptr double, ptr %344, i64 %342
  %346 = load double, ptr %345, align 8
  %347 = load ptr, ptr %34, align 64
  %348 = getelementptr inbounds nuw <8 x double>, ptr %347, i64 %342
  %349 = load <8 x double>, ptr %348, align 64
  %350 = insertelement <8 x double> %349, double %346, i32 %330
  store <8 x double> %350, ptr %348, align 64
  %351 = add nuw nsw i64 %342, 1
  %352 = icmp eq i64 %351, %191
  br i1 %352, label %337, label %341

353:                                              ; preds = %354, %337
  br i1 %185, label %372, label %366

354:                                              ; preds = %354, %338
  %355 = phi i64 [ 0, %338 ], [ %364, %354 ]
  %356 = load ptr, ptr %0, align 8
  %357 = getelementptr double, ptr %356, i64 %340
  %358 = getelementptr double, ptr %357, i64 %355
  %359 = load double, ptr %358, align 8
  %360 = load ptr, ptr %129, align 8
  %361 = getelementptr inbounds nuw <8 x double>, ptr %360, i64 %355
  %362 = load <8 x double>, ptr %361, align 64
  %363 = insertelement <8 x double> %362, double %359, i32 %330
  store <8 x double> %363, ptr %361, align 64
  %364 = add nuw nsw i64 %355, 1
  %365 = icmp eq i64 %364, %192
  br i1 %365, label %353, label %354

366:                                              ; preds = %372, %353
  %367 = getelementptr inbounds nuw [8 x i32], ptr %186, i64 0, i64 %328
  store i32 0, ptr %367, align 4
  %368 = getelementptr inbounds nuw [8 x i32], ptr %187, i64 0, i64 %328
  store i32 0, ptr %368, align 4
  %369 = getelementptr inbounds nuw [8 x i32], ptr %188, i64 0, i64 %328
  store i32 0, ptr %369, align 4
  %370 = add nuw nsw i64 %328, 1
  %371 = icmp eq i64 %370, 8
  br i1 %371, label %322, label %327

372:                                              ; preds = %353, %372
  %373 = phi i64 [ %378, %372 ], [ %190, %353 ]
  %374 = load ptr, ptr %129, align 8
  %375 = getelementptr inbounds <8 x double>, ptr %374, i64 %373
  %376 = load <8 x double>, ptr %375, align 64
  %377 = insertelement <8 x double> %376, double 0.000000e+00, i32 %330
  store <8 x double> %377, ptr %375, align 64
  %378 = add nsw i64 %373, 1
  %379 = icmp slt i64 %378, %49
  br i1 %379, label %372, label %366

380:                                              ; preds = %402
  %381 = load <8 x double>, ptr %196, align 64
  br label %382

382:                                              ; preds = %380, %322
  %383 = phi <8 x double> [ %381, %380 ], [ %326, %322 ]
  %384 = load ptr, ptr %129, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %28)
  store <8 x double> %383, ptr %28, align 64
  br i1 %199, label %392, label %385

385:                                              ; preds = %382
  %386 = load ptr, ptr %34, align 64
  %387 = load ptr, ptr %157, align 8
  call void @appell_lanes_correct(ptr noundef nonnull %28, ptr noundef %384, ptr noundef %386, ptr noundef null, ptr noundef %387) #10
  %388 = load <8 x double>, ptr %28, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %29) #10
  store <8 x double> %388, ptr %29, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %30) #10
  store <8 x i64> splat (i64 -1), ptr %30, align 64
  %389 = call fastcc <8 x i64> @project(ptr noundef nonnull %34, ptr noundef nonnull byval(<8 x double>) align 64 %29, ptr noundef %384, ptr noundef nonnull byval(<8 x i64>) align 64 %30, double noundef 0x7FF0000000000000)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %29) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %30) #10
  %390 = load <8 x double>, ptr %196, align 64
  %391 = load ptr, ptr %129, align 8
  br label %392

392:                                              ; preds = %385, %382
  %393 = phi ptr [ %391, %385 ], [ %384, %382 ]
  %394 = phi <8 x double> [ %390, %385 ], [ %383, %382 ]
  %395 = phi <8 x i64> [ %389, %385 ], [ splat (i64 -1), %382 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %28)
  %396 = load ptr, ptr %141, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %32) #10
  store <8 x double> %394, ptr %32, align 64
  %397 = call fastcc <8 x i64> @rates(ptr noundef nonnull %34, ptr noundef nonnull byval(<8 x double>) align 64 %32, ptr noundef %393, ptr noundef %396, ptr noundef %31)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %32) #10
  %398 = load <8 x i64>, ptr %31, align 64
  %399 = xor <8 x i64> %398, splat (i64 -1)
  %400 = and <8 x i64> %397, %395
  %401 = and <8 x i64> %400, %399
  br i1 %197, label %412, label %408

402:                                              ; preds = %322, %402
  %403 = phi i64 [ %406, %402 ], [ 0, %322 ]
  %404 = load ptr, ptr %151, align 8
  %405 = getelementptr inbounds nuw <8 x double>, ptr %404, i64 %403
  store <8 x double> zeroinitializer, ptr %405, align 64
  %406 = add nuw nsw i64 %403, 1
  %407 = icmp eq i64 %406, %198
  br i1 %407, label %380, label %402

408:                                              ; preds = %412, %392
  %409 = load ptr, ptr %129, align 8
  %410 = load ptr, ptr %34, align 64
  %411 = load ptr, ptr %172, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %196, ptr noundef %409, ptr noundef %410, ptr noundef null, ptr noundef %411) #10
  br i1 %201, label %606, label %425

412:                                              ; preds = %392, %412
  %413 = phi i64 [ %423, %412 ], [ 0, %392 ]
  %414 = load ptr, ptr %148, align 64
  %415 = trunc nuw nsw i64 %413 to i32
  %416 = add i32 %200, %415
  %417 = sext i32 %416 to i64
  %418 = getelementptr inbounds <8 x double>, ptr %414, i64 %417
  %419 = load <8 x double>, ptr %418, align 64
  %420 = fmul <8 x double> %419, splat (double 0x3EB0C6F7A0B5ED8D)
  %421 = load ptr, ptr %151, align 8
  %422 = getelementptr inbounds nuw <8 x double>, ptr %421, i64 %413
  store <8 x double> %420, ptr %422, align 64
  %423 = add nuw nsw i64 %413, 1
  %424 = icmp eq i64 %423, %198
  br i1 %424, label %408, label %412

425:                                              ; preds = %606, %408
  %426 = load ptr, ptr %129, align 8
  br i1 %203, label %427, label %436

427:                                              ; preds = %425, %427
  %428 = phi i64 [ %434, %427 ], [ 0, %425 ]
  %429 = phi <8 x double> [ %433, %427 ], [ zeroinitializer, %425 ]
  %430 = getelementptr inbounds nuw <8 x double>, ptr %426, i64 %428
  %431 = load <8 x double>, ptr %430, align 64
  %432 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %431)
  %433 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %429, <8 x double> %432)
  %434 = add nuw nsw i64 %428, 1
  %435 = icmp eq i64 %434, %204
  br i1 %435, label %436, label %427

436:                                              ; preds = %427, %425
  %437 = phi <8 x double> [ zeroinitializer, %425 ], [ %433, %427 ]
  br i1 %201, label %438, label %458

438:                                              ; preds = %436, %438
  %439 = phi i64 [ %445, %438 ], [ %205, %436 ]
  %440 = phi <8 x double> [ %444, %438 ], [ zeroinitializer, %436 ]
  %441 = getelementptr inbounds <8 x double>, ptr %426, i64 %439
  %442 = load <8 x double>, ptr %441, align 64
  %443 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %442)
  %444 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %440, <8 x double> %443)
  %445 = add nsw i64 %439, 1
  %446 = icmp slt i64 %445, %99
  br i1 %446, label %438, label %447

447:                                              ; preds = %438
  %448 = load ptr, ptr %141, align 8
  br label %449

449:                                              ; preds = %449, %447
  %450 = phi i64 [ %205, %447 ], [ %456, %449 ]
  %451 = phi <8 x double> [ zeroinitializer, %447 ], [ %455, %449 ]
  %452 = getelementptr inbounds <8 x double>, ptr %448, i64 %450
  %453 = load <8 x double>, ptr %452, align 64
  %454 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %453)
  %455 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %451, <8 x double> %454)
  %456 = add nsw i64 %450, 1
  %457 = icmp slt i64 %456, %99
  br i1 %457, label %449, label %458

458:                                              ; preds = %449, %436
  %459 = phi <8 x double> [ zeroinitializer, %436 ], [ %444, %449 ]
  %460 = phi <8 x double> [ zeroinitializer, %436 ], [ %455, %449 ]
  %461 = fcmp ule <8 x double> %460, zeroinitializer
  %462 = fmul <8 x double> %437, %460
  %463 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %462)
  %464 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %459, <8 x double> %463)
  %465 = select <8 x i1> %461, <8 x double> %459, <8 x double> %464
  store <8 x double> %465, ptr %206, align 64
  %466 = fmul <8 x double> %459, %459
  %467 = fdiv <8 x double> %466, %460
  %468 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %437, <8 x double> %467)
  %469 = select <8 x i1> %461, <8 x double> %437, <8 x double> %468
  store <8 x double> %469, ptr %207, align 64
  %470 = load double, ptr %208, align 8
  %471 = load double, ptr %195, align 8
  %472 = fsub double %470, %471
  %473 = insertelement <8 x double> poison, double %472, i64 0
  %474 = shufflevector <8 x double> %473, <8 x double> poison, <8 x i32> zeroinitializer
  %475 = load double, ptr %209, align 8
  br i1 %184, label %476, label %510

476:                                              ; preds = %458
  %477 = load <2 x double>, ptr %181, align 64
  %478 = shufflevector <2 x double> %477, <2 x double> poison, <8 x i32> zeroinitializer
  br label %479

479:                                              ; preds = %479, %476
  %480 = phi i64 [ 0, %476 ], [ %488, %479 ]
  %481 = phi <8 x double> [ zeroinitializer, %476 ], [ %487, %479 ]
  %482 = getelementptr inbounds nuw <8 x double>, ptr %426, i64 %480
  %483 = load <8 x double>, ptr %482, align 64
  %484 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %483)
  %485 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %478, <8 x double> %484, <8 x double> %478)
  %486 = fdiv <8 x double> %483, %485
  %487 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %486, <8 x double> %486, <8 x double> %481)
  %488 = add nuw nsw i64 %480, 1
  %489 = icmp eq i64 %488, %192
  br i1 %489, label %490, label %479

490:                                              ; preds = %479
  %491 = load ptr, ptr %141, align 8
  br label %492

492:                                              ; preds = %492, %490
  %493 = phi i64 [ 0, %490 ], [ %503, %492 ]
  %494 = phi <8 x double> [ zeroinitializer, %490 ], [ %502, %492 ]
  %495 = getelementptr inbounds nuw <8 x double>, ptr %491, i64 %493
  %496 = load <8 x double>, ptr %495, align 64
  %497 = getelementptr inbounds nuw <8 x double>, ptr %426, i64 %493
  %498 = load <8 x double>, ptr %497, align 64
  %499 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %498)
  %500 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %478, <8 x double> %499, <8 x double> %478)
  %501 = fdiv <8 x double> %496, %500
  %502 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %501, <8 x double> %501, <8 x double> %494)
  %503 = add nuw nsw i64 %493, 1
  %504 = icmp eq i64 %503, %192
  br i1 %504, label %505, label %492

505:                                              ; preds = %492
  %506 = fdiv <8 x double> %487, %212
  %507 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %506)
  %508 = fdiv <8 x double> %502, %212
  %509 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %508)
  br label %510

510:                                              ; preds = %458, %505
  %511 = phi <8 x double> [ %509, %505 ], [ %214, %458 ]
  %512 = phi <8 x double> [ %507, %505 ], [ %214, %458 ]
  %513 = fcmp uge <8 x double> %512, splat (double 1.000000e-05)
  %514 = fcmp uge <8 x double> %511, splat (double 1.000000e-05)
  %515 = and <8 x i1> %514, %513
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %26) #10
  store <8 x i64> zeroinitializer, ptr %26, align 64
  %516 = fmul <8 x double> %512, splat (double 1.000000e-02)
  %517 = fdiv <8 x double> %516, %511
  %518 = select <8 x i1> %515, <8 x double> %517, <8 x double> splat (double 0x3EB0C6F7A0B5ED8D)
  %519 = insertelement <8 x double> poison, double %475, i64 0
  %520 = shufflevector <8 x double> %519, <8 x double> poison, <8 x i32> zeroinitializer
  %521 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %518, <8 x double> %520)
  %522 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %521, <8 x double> %474)
  br i1 %215, label %531, label %523

523:                                              ; preds = %531, %510
  %524 = load <8 x double>, ptr %196, align 64
  %525 = fadd <8 x double> %522, %524
  %526 = load ptr, ptr %135, align 8
  %527 = load ptr, ptr %141, align 8
  %528 = getelementptr inbounds <8 x double>, ptr %527, i64 %49
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %27) #10
  store <8 x double> %525, ptr %27, align 64
  %529 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %34, ptr noundef nonnull byval(<8 x double>) align 64 %27, ptr noundef %526, ptr noundef %528, ptr noundef %26)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %27) #10
  %530 = load <8 x i64>, ptr %26, align 64
  br i1 %184, label %562, label %577

531:                                              ; preds = %510, %531
  %532 = phi i64 [ %542, %531 ], [ 0, %510 ]
  %533 = load ptr, ptr %129, align 8
  %534 = getelementptr inbounds nuw <8 x double>, ptr %533, i64 %532
  %535 = load <8 x double>, ptr %534, align 64
  %536 = load ptr, ptr %141, align 8
  %537 = getelementptr inbounds nuw <8 x double>, ptr %536, i64 %532
  %538 = load <8 x double>, ptr %537, align 64
  %539 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %522, <8 x double> %538, <8 x double> %535)
  %540 = load ptr, ptr %135, align 8
  %541 = getelementptr inbounds nuw <8 x double>, ptr %540, i64 %532
  store <8 x double> %539, ptr %541, align 64
  %542 = add nuw nsw i64 %532, 1
  %543 = icmp eq i64 %542, %216
  br i1 %543, label %523, label %531

544:                                              ; preds = %562
  %545 = load ptr, ptr %135, align 8
  %546 = load ptr, ptr %129, align 8
  %547 = load <2 x double>, ptr %181, align 64
  %548 = shufflevector <2 x double> %547, <2 x double> poison, <8 x i32> zeroinitializer
  br label %549

549:                                              ; preds = %549, %544
  %550 = phi i64 [ 0, %544 ], [ %560, %549 ]
  %551 = phi <8 x double> [ zeroinitializer, %544 ], [ %559, %549 ]
  %552 = getelementptr inbounds nuw <8 x double>, ptr %545, i64 %550
  %553 = load <8 x double>, ptr %552, align 64
  %554 = getelementptr inbounds nuw <8 x double>, ptr %546, i64 %550
  %555 = load <8 x double>, ptr %554, align 64
  %556 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %555)
  %557 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %548, <8 x double> %556, <8 x double> %548)
  %558 = fdiv <8 x double> %553, %557
  %559 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %558, <8 x double> %558, <8 x double> %551)
  %560 = add nuw nsw i64 %550, 1
  %561 = icmp eq i64 %560, %192
  br i1 %561, label %574, label %549

562:                                              ; preds = %523, %562
  %563 = phi i64 [ %572, %562 ], [ 0, %523 ]
  %564 = load ptr, ptr %141, align 8
  %565 = getelementptr <8 x double>, ptr %564, i64 %563
  %566 = getelementptr <8 x double>, ptr %565, i64 %49
  %567 = load <8 x double>, ptr %566, align 64
  %568 = load <8 x double>, ptr %565, align 64
  %569 = fsub <8 x double> %567, %568
  %570 = load ptr, ptr %135, align 8
  %571 = getelementptr inbounds nuw <8 x double>, ptr %570, i64 %563
  store <8 x double> %569, ptr %571, align 64
  %572 = add nuw nsw i64 %563, 1
  %573 = icmp eq i64 %572, %192
  br i1 %573, label %544, label %562

574:                                              ; preds = %549
  %575 = fdiv <8 x double> %559, %212
  %576 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %575)
  br label %577

577:                                              ; preds = %574, %523
  %578 = phi <8 x double> [ %576, %574 ], [ %214, %523 ]
  %579 = xor <8 x i64> %530, splat (i64 -1)
  %580 = and <8 x i64> %529, %579
  %581 = fdiv <8 x double> %578, %522
  %582 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %511, <8 x double> %581)
  %583 = fdiv <8 x double> splat (double 1.000000e-02), %582
  %584 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %583)
  %585 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %584)
  %586 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %585)
  %587 = fcmp ugt <8 x double> %582, splat (double 1.000000e-15)
  %588 = fmul <8 x double> %522, splat (double 1.000000e-03)
  %589 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %588, <8 x double> splat (double 0x3EB0C6F7A0B5ED8D))
  %590 = select <8 x i1> %587, <8 x double> %586, <8 x double> %589
  %591 = fmul <8 x double> %522, splat (double 1.000000e+02)
  %592 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %591, <8 x double> %590)
  %593 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %474, <8 x double> %520)
  %594 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %592, <8 x double> %593)
  %595 = fmul <8 x double> %522, splat (double 1.000000e-02)
  %596 = bitcast <8 x double> %595 to <8 x i64>
  %597 = bitcast <8 x double> %594 to <8 x i64>
  %598 = and <8 x i64> %580, %597
  %599 = xor <8 x i64> %580, splat (i64 -1)
  %600 = and <8 x i64> %599, %596
  %601 = or <8 x i64> %598, %600
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %26) #10
  store <8 x i64> %601, ptr %217, align 64
  store <8 x i64> %401, ptr %218, align 64
  %602 = icmp sgt i32 %319, 0
  br i1 %602, label %603, label %632

603:                                              ; preds = %577
  %604 = call i32 @llvm.smax.i32(i32 %323, i32 1)
  %605 = zext nneg i32 %604 to i64
  br label %616

606:                                              ; preds = %408, %606
  %607 = phi i64 [ %614, %606 ], [ 0, %408 ]
  %608 = load ptr, ptr %172, align 64
  %609 = getelementptr inbounds nuw <8 x double>, ptr %608, i64 %607
  %610 = getelementptr inbounds nuw i8, ptr %609, i64 128
  %611 = load <8 x double>, ptr %610, align 64
  %612 = load ptr, ptr %154, align 16
  %613 = getelementptr inbounds nuw <8 x double>, ptr %612, i64 %607
  store <8 x double> %611, ptr %613, align 64
  %614 = add nuw nsw i64 %607, 1
  %615 = icmp eq i64 %614, %202
  br i1 %615, label %425, label %606

616:                                              ; preds = %627, %603
  %617 = phi i64 [ 0, %603 ], [ %628, %627 ]
  %618 = trunc nuw nsw i64 %617 to i32
  %619 = extractelement <8 x i64> %401, i32 %618
  %620 = icmp eq i64 %619, 0
  br i1 %620, label %621, label %627

621:                                              ; preds = %616
  %622 = load ptr, ptr %219, align 8
  %623 = getelementptr inbounds nuw [8 x i32], ptr %182, i64 0, i64 %617
  %624 = load i32, ptr %623, align 4
  %625 = sext i32 %624 to i64
  %626 = getelementptr inbounds i32, ptr %622, i64 %625
  store i32 2, ptr %626, align 4
  br label %627

627:                                              ; preds = %621, %616
  %628 = add nuw nsw i64 %617, 1
  %629 = icmp eq i64 %628, %605
  br i1 %629, label %630, label %616

630:                                              ; preds = %627
  %631 = load <8 x i64>, ptr %218, align 64
  br label %632

632:                                              ; preds = %630, %577
  %633 = phi <8 x i64> [ %631, %630 ], [ %401, %577 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %31) #10
  %634 = load <8 x double>, ptr %196, align 64
  %635 = load ptr, ptr %129, align 8
  br label %636

636:                                              ; preds = %653, %632
  %637 = phi i64 [ 0, %632 ], [ %655, %653 ]
  %638 = phi <8 x double> [ splat (double 0x7FF0000000000000), %632 ], [ %654, %653 ]
  %639 = trunc nuw nsw i64 %637 to i32
  %640 = extractelement <8 x i64> %633, i32 %639
  %641 = icmp eq i64 %640, 0
  br i1 %641, label %653, label %642

642:                                              ; preds = %636
  %643 = getelementptr inbounds nuw [8 x i32], ptr %186, i64 0, i64 %637
  %644 = load i32, ptr %643, align 4
  %645 = load i32, ptr %220, align 4
  %646 = icmp slt i32 %644, %645
  br i1 %646, label %647, label %653

647:                                              ; preds = %642
  %648 = load ptr, ptr %221, align 8
  %649 = sext i32 %644 to i64
  %650 = getelementptr inbounds double, ptr %648, i64 %649
  %651 = load double, ptr %650, align 8
  %652 = insertelement <8 x double> %638, double %651, i32 %639
  br label %653

653:                                              ; preds = %647, %642, %636
  %654 = phi <8 x double> [ %652, %647 ], [ %638, %642 ], [ %638, %636 ]
  %655 = add nuw nsw i64 %637, 1
  %656 = icmp eq i64 %655, 8
  br i1 %656, label %657, label %636

657:                                              ; preds = %653
  %658 = fcmp oeq <8 x double> %654, %634
  %659 = select <8 x i1> %658, <8 x i64> %633, <8 x i64> zeroinitializer
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %25)
  store <8 x double> %634, ptr %25, align 64
  %660 = load ptr, ptr %34, align 64
  %661 = load ptr, ptr %172, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %25, ptr noundef %635, ptr noundef %660, ptr noundef null, ptr noundef %661) #10
  %662 = load ptr, ptr %172, align 64
  %663 = getelementptr inbounds nuw i8, ptr %662, i64 64
  br label %664

664:                                              ; preds = %724, %657
  %665 = phi i64 [ 0, %657 ], [ %725, %724 ]
  %666 = trunc nuw nsw i64 %665 to i32
  %667 = extractelement <8 x i64> %659, i32 %666
  %668 = icmp eq i64 %667, 0
  br i1 %668, label %724, label %669

669:                                              ; preds = %664
  %670 = getelementptr inbounds nuw [8 x i32], ptr %182, i64 0, i64 %665
  %671 = load i32, ptr %670, align 4
  %672 = sext i32 %671 to i64
  %673 = getelementptr inbounds nuw [8 x i32], ptr %186, i64 0, i64 %665
  %674 = load i32, ptr %673, align 4
  %675 = add nsw i32 %674, 1
  store i32 %675, ptr %673, align 4
  %676 = sext i32 %674 to i64
  %677 = load i32, ptr %220, align 4
  %678 = sext i32 %677 to i64
  br i1 %222, label %679, label %683

679:                                              ; preds = %669
  %680 = load ptr, ptr %223, align 8
  %681 = mul nsw i64 %672, %99
  %682 = getelementptr double, ptr %680, i64 %676
  br label %688

683:                                              ; preds = %688, %669
  br i1 %185, label %684, label %698

684:                                              ; preds = %683
  %685 = load ptr, ptr %224, align 8
  %686 = mul nsw i64 %672, %225
  %687 = getelementptr double, ptr %685, i64 %676
  br label %711

688:                                              ; preds = %688, %679
  %689 = phi i64 [ 0, %679 ], [ %696, %688 ]
  %690 = getelementptr inbounds nuw <8 x double>, ptr %635, i64 %689
  %691 = load <8 x double>, ptr %690, align 64
  %692 = extractelement <8 x double> %691, i32 %666
  %693 = add nsw i64 %689, %681
  %694 = mul nsw i64 %693, %678
  %695 = getelementptr double, ptr %682, i64 %694
  store double %692, ptr %695, align 8
  %696 = add nuw nsw i64 %689, 1
  %697 = icmp eq i64 %696, %227
  br i1 %697, label %683, label %688

698:                                              ; preds = %711, %683
  %699 = load ptr, ptr %226, align 8
  %700 = shl nsw i64 %672, 1
  %701 = getelementptr double, ptr %699, i64 %676
  %702 = load <8 x double>, ptr %662, align 64
  %703 = extractelement <8 x double> %702, i32 %666
  %704 = mul nsw i64 %700, %678
  %705 = getelementptr double, ptr %701, i64 %704
  store double %703, ptr %705, align 8
  %706 = load <8 x double>, ptr %663, align 64
  %707 = extractelement <8 x double> %706, i32 %666
  %708 = or disjoint i64 %700, 1
  %709 = mul nsw i64 %708, %678
  %710 = getelementptr double, ptr %701, i64 %709
  store double %707, ptr %710, align 8
  br label %724

711:                                              ; preds = %711, %684
  %712 = phi i64 [ 0, %684 ], [ %722, %711 ]
  %713 = trunc nuw nsw i64 %712 to i32
  %714 = add i32 %46, %713
  %715 = sext i32 %714 to i64
  %716 = getelementptr inbounds <8 x double>, ptr %635, i64 %715
  %717 = load <8 x double>, ptr %716, align 64
  %718 = extractelement <8 x double> %717, i32 %666
  %719 = add nsw i64 %712, %686
  %720 = mul nsw i64 %719, %678
  %721 = getelementptr double, ptr %687, i64 %720
  store double %718, ptr %721, align 8
  %722 = add nuw nsw i64 %712, 1
  %723 = icmp eq i64 %722, %228
  br i1 %723, label %698, label %711

724:                                              ; preds = %698, %664
  %725 = add nuw nsw i64 %665, 1
  %726 = icmp eq i64 %725, 8
  br i1 %726, label %727, label %664

727:                                              ; preds = %724
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %25)
  %728 = icmp slt i32 %319, 8
  br i1 %728, label %729, label %732

729:                                              ; preds = %727
  %730 = load <8 x i64>, ptr %218, align 64
  br label %734

731:                                              ; preds = %734
  store <8 x i64> %737, ptr %218, align 64
  br label %732

732:                                              ; preds = %731, %727
  %733 = add nsw i32 %323, %308
  br label %740

734:                                              ; preds = %729, %734
  %735 = phi i32 [ %738, %734 ], [ %323, %729 ]
  %736 = phi <8 x i64> [ %737, %734 ], [ %730, %729 ]
  %737 = insertelement <8 x i64> %736, i64 0, i32 %735
  %738 = add i32 %735, 1
  %739 = icmp eq i32 %738, 8
  br i1 %739, label %731, label %734

740:                                              ; preds = %732, %305
  %741 = phi i32 [ 0, %732 ], [ %309, %305 ]
  %742 = phi i32 [ %733, %732 ], [ %308, %305 ]
  %743 = icmp eq i32 %307, 0
  br i1 %743, label %744, label %750

744:                                              ; preds = %740, %744
  %745 = phi i32 [ %748, %744 ], [ 0, %740 ]
  call fastcc void @refill(ptr noundef %33, i32 noundef %745, ptr noundef %34, i32 noundef 0)
  %746 = load <8 x i64>, ptr %173, align 64
  %747 = insertelement <8 x i64> %746, i64 0, i32 %745
  store <8 x i64> %747, ptr %173, align 64
  %748 = add nuw nsw i32 %745, 1
  %749 = icmp eq i32 %748, 8
  br i1 %749, label %750, label %744

750:                                              ; preds = %744, %740
  %751 = load <8 x i64>, ptr %218, align 64
  %752 = extractelement <8 x i64> %751, i32 %741
  %753 = icmp eq i64 %752, 0
  br i1 %753, label %755, label %754

754:                                              ; preds = %750
  call fastcc void @refill(ptr noundef %33, i32 noundef %299, ptr noundef %34, i32 noundef %741)
  br label %755

755:                                              ; preds = %754, %750
  %756 = add nuw nsw i32 %741, 1
  %757 = load <8 x i64>, ptr %173, align 64
  %758 = extractelement <8 x i64> %757, i32 %299
  %759 = icmp eq i64 %758, 0
  br i1 %759, label %305, label %760

760:                                              ; preds = %311, %755, %297
  %761 = phi <8 x i64> [ %298, %297 ], [ %757, %755 ], [ %306, %311 ]
  %762 = phi i32 [ %302, %297 ], [ %756, %755 ], [ 8, %311 ]
  %763 = phi i32 [ %301, %297 ], [ %742, %755 ], [ %308, %311 ]
  %764 = phi i32 [ %300, %297 ], [ 1, %755 ], [ %307, %311 ]
  %765 = add nuw nsw i32 %299, 1
  %766 = icmp eq i32 %765, 8
  br i1 %766, label %770, label %767

767:                                              ; preds = %760, %2571
  %768 = phi <8 x i64> [ %761, %760 ], [ %2574, %2571 ]
  %769 = phi i32 [ %765, %760 ], [ 0, %2571 ]
  br label %297

770:                                              ; preds = %760
  %771 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %761)
  %772 = icmp eq i64 %771, 0
  br i1 %772, label %2575, label %773

773:                                              ; preds = %770
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %24) #10
  store <8 x i64> zeroinitializer, ptr %24, align 64
  %774 = load <8 x double>, ptr %229, align 64
  %775 = load double, ptr %209, align 8
  %776 = insertelement <8 x double> poison, double %775, i64 0
  %777 = shufflevector <8 x double> %776, <8 x double> poison, <8 x i32> zeroinitializer
  %778 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %774, <8 x double> %777)
  %779 = load double, ptr %208, align 8
  %780 = insertelement <8 x double> poison, double %779, i64 0
  %781 = shufflevector <8 x double> %780, <8 x double> poison, <8 x i32> zeroinitializer
  %782 = load <8 x double>, ptr %230, align 64
  %783 = fsub <8 x double> %781, %782
  %784 = fmul <8 x double> %778, splat (double 0x3FF000000044B830)
  %785 = fcmp ult <8 x double> %784, %783
  %786 = select <8 x i1> %785, <8 x double> %778, <8 x double> %783
  %787 = bitcast <8 x double> %786 to <8 x i64>
  %788 = fadd <8 x double> %782, %778
  %789 = select <8 x i1> %785, <8 x double> %788, <8 x double> %781
  %790 = and <8 x i64> %761, %787
  %791 = bitcast <8 x i64> %790 to <8 x double>
  %792 = load ptr, ptr %55, align 8
  br i1 %215, label %793, label %809

793:                                              ; preds = %773, %793
  %794 = phi i64 [ %804, %793 ], [ 0, %773 ]
  %795 = load ptr, ptr %41, align 8
  %796 = getelementptr inbounds nuw <8 x double>, ptr %795, i64 %794
  %797 = load <8 x double>, ptr %796, align 64
  %798 = load ptr, ptr %61, align 8
  %799 = getelementptr inbounds nuw <8 x double>, ptr %798, i64 %794
  %800 = load <8 x double>, ptr %799, align 64
  %801 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %800, <8 x double> splat (double 0x3FAAEE6838DAE63A), <8 x double> zeroinitializer)
  %802 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> %801, <8 x double> %797)
  %803 = getelementptr inbounds nuw <8 x double>, ptr %792, i64 %794
  store <8 x double> %802, ptr %803, align 64
  %804 = add nuw nsw i64 %794, 1
  %805 = icmp eq i64 %804, %216
  br i1 %805, label %806, label %793

806:                                              ; preds = %793
  %807 = load ptr, ptr %55, align 8
  %808 = load <8 x double>, ptr %230, align 64
  br label %809

809:                                              ; preds = %806, %773
  %810 = phi <8 x double> [ %808, %806 ], [ %782, %773 ]
  %811 = phi ptr [ %807, %806 ], [ %792, %773 ]
  %812 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> splat (double 0x3FAAEE6838DAE63A), <8 x double> %810)
  %813 = load ptr, ptr %61, align 8
  %814 = getelementptr inbounds <8 x double>, ptr %813, i64 %49
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %13) #10
  store <8 x double> %812, ptr %13, align 64
  %815 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %13, ptr noundef %811, ptr noundef %814, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %13) #10
  %816 = load ptr, ptr %55, align 8
  br i1 %215, label %817, label %835

817:                                              ; preds = %809, %817
  %818 = phi i64 [ %831, %817 ], [ 0, %809 ]
  %819 = load ptr, ptr %41, align 8
  %820 = getelementptr inbounds nuw <8 x double>, ptr %819, i64 %818
  %821 = load <8 x double>, ptr %820, align 64
  %822 = load ptr, ptr %61, align 8
  %823 = getelementptr inbounds nuw <8 x double>, ptr %822, i64 %818
  %824 = load <8 x double>, ptr %823, align 64
  %825 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %824, <8 x double> splat (double 0x3F9432CE2AA42CAC), <8 x double> zeroinitializer)
  %826 = getelementptr inbounds nuw <8 x double>, ptr %823, i64 %216
  %827 = load <8 x double>, ptr %826, align 64
  %828 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %827, <8 x double> splat (double 0x3FAE4C353FF64302), <8 x double> %825)
  %829 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> %828, <8 x double> %821)
  %830 = getelementptr inbounds nuw <8 x double>, ptr %816, i64 %818
  store <8 x double> %829, ptr %830, align 64
  %831 = add nuw nsw i64 %818, 1
  %832 = icmp eq i64 %831, %216
  br i1 %832, label %833, label %817

833:                                              ; preds = %817
  %834 = load ptr, ptr %55, align 8
  br label %835

835:                                              ; preds = %833, %809
  %836 = phi ptr [ %834, %833 ], [ %816, %809 ]
  %837 = load <8 x double>, ptr %230, align 64
  %838 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> splat (double 0x3FB432CE2AA42CAC), <8 x double> %837)
  %839 = load ptr, ptr %61, align 8
  %840 = getelementptr inbounds <8 x double>, ptr %839, i64 %231
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %14) #10
  store <8 x double> %838, ptr %14, align 64
  %841 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %14, ptr noundef %836, ptr noundef %840, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %14) #10
  %842 = and <8 x i64> %841, %815
  %843 = load ptr, ptr %55, align 8
  br i1 %215, label %844, label %862

844:                                              ; preds = %835, %844
  %845 = phi i64 [ %858, %844 ], [ 0, %835 ]
  %846 = load ptr, ptr %41, align 8
  %847 = getelementptr inbounds nuw <8 x double>, ptr %846, i64 %845
  %848 = load <8 x double>, ptr %847, align 64
  %849 = load ptr, ptr %61, align 8
  %850 = getelementptr inbounds nuw <8 x double>, ptr %849, i64 %845
  %851 = load <8 x double>, ptr %850, align 64
  %852 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %851, <8 x double> splat (double 0x3F9E4C353FF64302), <8 x double> zeroinitializer)
  %853 = getelementptr inbounds nuw <8 x double>, ptr %850, i64 %232
  %854 = load <8 x double>, ptr %853, align 64
  %855 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %854, <8 x double> splat (double 0x3FB6B927EFF8B241), <8 x double> %852)
  %856 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> %855, <8 x double> %848)
  %857 = getelementptr inbounds nuw <8 x double>, ptr %843, i64 %845
  store <8 x double> %856, ptr %857, align 64
  %858 = add nuw nsw i64 %845, 1
  %859 = icmp eq i64 %858, %216
  br i1 %859, label %860, label %844

860:                                              ; preds = %844
  %861 = load ptr, ptr %55, align 8
  br label %862

862:                                              ; preds = %860, %835
  %863 = phi ptr [ %861, %860 ], [ %843, %835 ]
  %864 = load <8 x double>, ptr %230, align 64
  %865 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> splat (double 0x3FBE4C353FF64302), <8 x double> %864)
  %866 = load ptr, ptr %61, align 8
  %867 = getelementptr inbounds <8 x double>, ptr %866, i64 %234
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %15) #10
  store <8 x double> %865, ptr %15, align 64
  %868 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %15, ptr noundef %863, ptr noundef %867, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %15) #10
  %869 = and <8 x i64> %842, %868
  %870 = load ptr, ptr %55, align 8
  br i1 %215, label %871, label %892

871:                                              ; preds = %862, %871
  %872 = phi i64 [ %888, %871 ], [ 0, %862 ]
  %873 = load ptr, ptr %41, align 8
  %874 = getelementptr inbounds nuw <8 x double>, ptr %873, i64 %872
  %875 = load <8 x double>, ptr %874, align 64
  %876 = load ptr, ptr %61, align 8
  %877 = getelementptr inbounds nuw <8 x double>, ptr %876, i64 %872
  %878 = load <8 x double>, ptr %877, align 64
  %879 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %878, <8 x double> splat (double 0x3FCEE50D7ECDE9FA), <8 x double> zeroinitializer)
  %880 = getelementptr inbounds nuw <8 x double>, ptr %877, i64 %232
  %881 = load <8 x double>, ptr %880, align 64
  %882 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %881, <8 x double> splat (double 0xBFEC4E3AB5AD1507), <8 x double> %879)
  %883 = getelementptr inbounds nuw <8 x double>, ptr %877, i64 %235
  %884 = load <8 x double>, ptr %883, align 64
  %885 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %884, <8 x double> splat (double 0x3FED983D7AC79EF5), <8 x double> %882)
  %886 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> %885, <8 x double> %875)
  %887 = getelementptr inbounds nuw <8 x double>, ptr %870, i64 %872
  store <8 x double> %886, ptr %887, align 64
  %888 = add nuw nsw i64 %872, 1
  %889 = icmp eq i64 %888, %216
  br i1 %889, label %890, label %871

890:                                              ; preds = %871
  %891 = load ptr, ptr %55, align 8
  br label %892

892:                                              ; preds = %890, %862
  %893 = phi ptr [ %891, %890 ], [ %870, %862 ]
  %894 = load <8 x double>, ptr %230, align 64
  %895 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> splat (double 0x3FD2068C499C08D9), <8 x double> %894)
  %896 = load ptr, ptr %61, align 8
  %897 = getelementptr inbounds <8 x double>, ptr %896, i64 %237
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %16) #10
  store <8 x double> %895, ptr %16, align 64
  %898 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %16, ptr noundef %893, ptr noundef %897, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %16) #10
  %899 = and <8 x i64> %869, %898
  %900 = load ptr, ptr %55, align 8
  br i1 %215, label %901, label %922

901:                                              ; preds = %892, %901
  %902 = phi i64 [ %918, %901 ], [ 0, %892 ]
  %903 = load ptr, ptr %41, align 8
  %904 = getelementptr inbounds nuw <8 x double>, ptr %903, i64 %902
  %905 = load <8 x double>, ptr %904, align 64
  %906 = load ptr, ptr %61, align 8
  %907 = getelementptr inbounds nuw <8 x double>, ptr %906, i64 %902
  %908 = load <8 x double>, ptr %907, align 64
  %909 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %908, <8 x double> splat (double 0x3FA2F684BDA12F68), <8 x double> zeroinitializer)
  %910 = getelementptr inbounds nuw <8 x double>, ptr %907, i64 %235
  %911 = load <8 x double>, ptr %910, align 64
  %912 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %911, <8 x double> splat (double 0x3FC5DDB63BDB6D36), <8 x double> %909)
  %913 = getelementptr inbounds nuw <8 x double>, ptr %907, i64 %238
  %914 = load <8 x double>, ptr %913, align 64
  %915 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %914, <8 x double> splat (double 0x3FC00F533F66F19A), <8 x double> %912)
  %916 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> %915, <8 x double> %905)
  %917 = getelementptr inbounds nuw <8 x double>, ptr %900, i64 %902
  store <8 x double> %916, ptr %917, align 64
  %918 = add nuw nsw i64 %902, 1
  %919 = icmp eq i64 %918, %216
  br i1 %919, label %920, label %901

920:                                              ; preds = %901
  %921 = load ptr, ptr %55, align 8
  br label %922

922:                                              ; preds = %920, %892
  %923 = phi ptr [ %921, %920 ], [ %900, %892 ]
  %924 = load <8 x double>, ptr %230, align 64
  %925 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> splat (double 0x3FD5555555555555), <8 x double> %924)
  %926 = load ptr, ptr %61, align 8
  %927 = getelementptr inbounds <8 x double>, ptr %926, i64 %240
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %17) #10
  store <8 x double> %925, ptr %17, align 64
  %928 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %17, ptr noundef %923, ptr noundef %927, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %17) #10
  %929 = and <8 x i64> %899, %928
  %930 = load ptr, ptr %55, align 8
  br i1 %215, label %931, label %955

931:                                              ; preds = %922, %931
  %932 = phi i64 [ %951, %931 ], [ 0, %922 ]
  %933 = load ptr, ptr %41, align 8
  %934 = getelementptr inbounds nuw <8 x double>, ptr %933, i64 %932
  %935 = load <8 x double>, ptr %934, align 64
  %936 = load ptr, ptr %61, align 8
  %937 = getelementptr inbounds nuw <8 x double>, ptr %936, i64 %932
  %938 = load <8 x double>, ptr %937, align 64
  %939 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %938, <8 x double> splat (double 0x3FA3000000000000), <8 x double> zeroinitializer)
  %940 = getelementptr inbounds nuw <8 x double>, ptr %937, i64 %235
  %941 = load <8 x double>, ptr %940, align 64
  %942 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %941, <8 x double> splat (double 0x3FC5CAD30F3347ED), <8 x double> %939)
  %943 = getelementptr inbounds nuw <8 x double>, ptr %937, i64 %238
  %944 = load <8 x double>, ptr %943, align 64
  %945 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %944, <8 x double> splat (double 0x3FAED4B3C332E04D), <8 x double> %942)
  %946 = getelementptr inbounds nuw <8 x double>, ptr %937, i64 %241
  %947 = load <8 x double>, ptr %946, align 64
  %948 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %947, <8 x double> splat (double 0xBF92000000000000), <8 x double> %945)
  %949 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> %948, <8 x double> %935)
  %950 = getelementptr inbounds nuw <8 x double>, ptr %930, i64 %932
  store <8 x double> %949, ptr %950, align 64
  %951 = add nuw nsw i64 %932, 1
  %952 = icmp eq i64 %951, %216
  br i1 %952, label %953, label %931

953:                                              ; preds = %931
  %954 = load ptr, ptr %55, align 8
  br label %955

955:                                              ; preds = %953, %922
  %956 = phi ptr [ %954, %953 ], [ %930, %922 ]
  %957 = load <8 x double>, ptr %230, align 64
  %958 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> splat (double 2.500000e-01), <8 x double> %957)
  %959 = load ptr, ptr %61, align 8
  %960 = getelementptr inbounds <8 x double>, ptr %959, i64 %243
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %18) #10
  store <8 x double> %958, ptr %18, align 64
  %961 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %18, ptr noundef %956, ptr noundef %960, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %18) #10
  %962 = and <8 x i64> %929, %961
  %963 = load ptr, ptr %55, align 8
  br i1 %215, label %964, label %991

964:                                              ; preds = %955, %964
  %965 = phi i64 [ %987, %964 ], [ 0, %955 ]
  %966 = load ptr, ptr %41, align 8
  %967 = getelementptr inbounds nuw <8 x double>, ptr %966, i64 %965
  %968 = load <8 x double>, ptr %967, align 64
  %969 = load ptr, ptr %61, align 8
  %970 = getelementptr inbounds nuw <8 x double>, ptr %969, i64 %965
  %971 = load <8 x double>, ptr %970, align 64
  %972 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %971, <8 x double> splat (double 0x3FA2FDB8FEE78792), <8 x double> zeroinitializer)
  %973 = getelementptr inbounds nuw <8 x double>, ptr %970, i64 %235
  %974 = load <8 x double>, ptr %973, align 64
  %975 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %974, <8 x double> splat (double 0x3FC5CF23F6595D72), <8 x double> %972)
  %976 = getelementptr inbounds nuw <8 x double>, ptr %970, i64 %238
  %977 = load <8 x double>, ptr %976, align 64
  %978 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %977, <8 x double> splat (double 0x3FBB758640DEA698), <8 x double> %975)
  %979 = getelementptr inbounds nuw <8 x double>, ptr %970, i64 %241
  %980 = load <8 x double>, ptr %979, align 64
  %981 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %980, <8 x double> splat (double 0xBF8F5FCC20FCD32F), <8 x double> %978)
  %982 = getelementptr inbounds nuw <8 x double>, ptr %970, i64 %244
  %983 = load <8 x double>, ptr %982, align 64
  %984 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %983, <8 x double> splat (double 0x3F80F1D92EFB0B71), <8 x double> %981)
  %985 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> %984, <8 x double> %968)
  %986 = getelementptr inbounds nuw <8 x double>, ptr %963, i64 %965
  store <8 x double> %985, ptr %986, align 64
  %987 = add nuw nsw i64 %965, 1
  %988 = icmp eq i64 %987, %216
  br i1 %988, label %989, label %964

989:                                              ; preds = %964
  %990 = load ptr, ptr %55, align 8
  br label %991

991:                                              ; preds = %989, %955
  %992 = phi ptr [ %990, %989 ], [ %963, %955 ]
  %993 = load <8 x double>, ptr %230, align 64
  %994 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> splat (double 0x3FD3B13B13B13B14), <8 x double> %993)
  %995 = load ptr, ptr %61, align 8
  %996 = getelementptr inbounds <8 x double>, ptr %995, i64 %68
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %19) #10
  store <8 x double> %994, ptr %19, align 64
  %997 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %19, ptr noundef %992, ptr noundef %996, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %19) #10
  %998 = and <8 x i64> %962, %997
  %999 = load ptr, ptr %55, align 8
  br i1 %215, label %1000, label %1030

1000:                                             ; preds = %991, %1000
  %1001 = phi i64 [ %1026, %1000 ], [ 0, %991 ]
  %1002 = load ptr, ptr %41, align 8
  %1003 = getelementptr inbounds nuw <8 x double>, ptr %1002, i64 %1001
  %1004 = load <8 x double>, ptr %1003, align 64
  %1005 = load ptr, ptr %61, align 8
  %1006 = getelementptr inbounds nuw <8 x double>, ptr %1005, i64 %1001
  %1007 = load <8 x double>, ptr %1006, align 64
  %1008 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1007, <8 x double> splat (double 0x3FE3F8B78B985813), <8 x double> zeroinitializer)
  %1009 = getelementptr inbounds nuw <8 x double>, ptr %1006, i64 %235
  %1010 = load <8 x double>, ptr %1009, align 64
  %1011 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1010, <8 x double> splat (double 0xC00AE31BACC6BC8A), <8 x double> %1008)
  %1012 = getelementptr inbounds nuw <8 x double>, ptr %1006, i64 %238
  %1013 = load <8 x double>, ptr %1012, align 64
  %1014 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1013, <8 x double> splat (double 0xBFEBC873F08E11F9), <8 x double> %1011)
  %1015 = getelementptr inbounds nuw <8 x double>, ptr %1006, i64 %241
  %1016 = load <8 x double>, ptr %1015, align 64
  %1017 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1016, <8 x double> splat (double 0x403B9793D88D1855), <8 x double> %1014)
  %1018 = getelementptr inbounds nuw <8 x double>, ptr %1006, i64 %244
  %1019 = load <8 x double>, ptr %1018, align 64
  %1020 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1019, <8 x double> splat (double 0x40342770F892AD69), <8 x double> %1017)
  %1021 = getelementptr inbounds nuw <8 x double>, ptr %1006, i64 %245
  %1022 = load <8 x double>, ptr %1021, align 64
  %1023 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1022, <8 x double> splat (double 0xC045BEB4865C42F9), <8 x double> %1020)
  %1024 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> %1023, <8 x double> %1004)
  %1025 = getelementptr inbounds nuw <8 x double>, ptr %999, i64 %1001
  store <8 x double> %1024, ptr %1025, align 64
  %1026 = add nuw nsw i64 %1001, 1
  %1027 = icmp eq i64 %1026, %216
  br i1 %1027, label %1028, label %1000

1028:                                             ; preds = %1000
  %1029 = load ptr, ptr %55, align 8
  br label %1030

1030:                                             ; preds = %1028, %991
  %1031 = phi ptr [ %1029, %1028 ], [ %999, %991 ]
  %1032 = load <8 x double>, ptr %230, align 64
  %1033 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> splat (double 0x3FE4D74D74D74D75), <8 x double> %1032)
  %1034 = load ptr, ptr %61, align 8
  %1035 = getelementptr inbounds <8 x double>, ptr %1034, i64 %247
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %20) #10
  store <8 x double> %1033, ptr %20, align 64
  %1036 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %20, ptr noundef %1031, ptr noundef %1035, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %20) #10
  %1037 = and <8 x i64> %998, %1036
  %1038 = load ptr, ptr %55, align 8
  br i1 %215, label %1039, label %1072

1039:                                             ; preds = %1030, %1039
  %1040 = phi i64 [ %1068, %1039 ], [ 0, %1030 ]
  %1041 = load ptr, ptr %41, align 8
  %1042 = getelementptr inbounds nuw <8 x double>, ptr %1041, i64 %1040
  %1043 = load <8 x double>, ptr %1042, align 64
  %1044 = load ptr, ptr %61, align 8
  %1045 = getelementptr inbounds nuw <8 x double>, ptr %1044, i64 %1040
  %1046 = load <8 x double>, ptr %1045, align 64
  %1047 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1046, <8 x double> splat (double 0x3FDE9205E321B655), <8 x double> zeroinitializer)
  %1048 = getelementptr inbounds nuw <8 x double>, ptr %1045, i64 %235
  %1049 = load <8 x double>, ptr %1048, align 64
  %1050 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1049, <8 x double> splat (double 0xC003E7A8A34BD27F), <8 x double> %1047)
  %1051 = getelementptr inbounds nuw <8 x double>, ptr %1045, i64 %238
  %1052 = load <8 x double>, ptr %1051, align 64
  %1053 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1052, <8 x double> splat (double 0xBFE2E3A9968C93C8), <8 x double> %1050)
  %1054 = getelementptr inbounds nuw <8 x double>, ptr %1045, i64 %241
  %1055 = load <8 x double>, ptr %1054, align 64
  %1056 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1055, <8 x double> splat (double 0x40353AE4A6D655EE), <8 x double> %1053)
  %1057 = getelementptr inbounds nuw <8 x double>, ptr %1045, i64 %244
  %1058 = load <8 x double>, ptr %1057, align 64
  %1059 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1058, <8 x double> splat (double 0x402E8EF7B5F258B8), <8 x double> %1056)
  %1060 = getelementptr inbounds nuw <8 x double>, ptr %1045, i64 %245
  %1061 = load <8 x double>, ptr %1060, align 64
  %1062 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1061, <8 x double> splat (double 0xC040A4E418D711B9), <8 x double> %1059)
  %1063 = getelementptr inbounds nuw <8 x double>, ptr %1045, i64 %248
  %1064 = load <8 x double>, ptr %1063, align 64
  %1065 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1064, <8 x double> splat (double 0xBF94D1B3D9B4A876), <8 x double> %1062)
  %1066 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> %1065, <8 x double> %1043)
  %1067 = getelementptr inbounds nuw <8 x double>, ptr %1038, i64 %1040
  store <8 x double> %1066, ptr %1067, align 64
  %1068 = add nuw nsw i64 %1040, 1
  %1069 = icmp eq i64 %1068, %216
  br i1 %1069, label %1070, label %1039

1070:                                             ; preds = %1039
  %1071 = load ptr, ptr %55, align 8
  br label %1072

1072:                                             ; preds = %1070, %1030
  %1073 = phi ptr [ %1071, %1070 ], [ %1038, %1030 ]
  %1074 = load <8 x double>, ptr %230, align 64
  %1075 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> splat (double 6.000000e-01), <8 x double> %1074)
  %1076 = load ptr, ptr %61, align 8
  %1077 = getelementptr inbounds <8 x double>, ptr %1076, i64 %250
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %21) #10
  store <8 x double> %1075, ptr %21, align 64
  %1078 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %21, ptr noundef %1073, ptr noundef %1077, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %21) #10
  %1079 = and <8 x i64> %1037, %1078
  %1080 = load ptr, ptr %55, align 8
  br i1 %215, label %1081, label %1117

1081:                                             ; preds = %1072, %1081
  %1082 = phi i64 [ %1113, %1081 ], [ 0, %1072 ]
  %1083 = load ptr, ptr %41, align 8
  %1084 = getelementptr inbounds nuw <8 x double>, ptr %1083, i64 %1082
  %1085 = load <8 x double>, ptr %1084, align 64
  %1086 = load ptr, ptr %61, align 8
  %1087 = getelementptr inbounds nuw <8 x double>, ptr %1086, i64 %1082
  %1088 = load <8 x double>, ptr %1087, align 64
  %1089 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1088, <8 x double> splat (double 0xBFEDFD121F1D399B), <8 x double> zeroinitializer)
  %1090 = getelementptr inbounds nuw <8 x double>, ptr %1087, i64 %235
  %1091 = load <8 x double>, ptr %1090, align 64
  %1092 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1091, <8 x double> splat (double 0x4014BED869FB0B9D), <8 x double> %1089)
  %1093 = getelementptr inbounds nuw <8 x double>, ptr %1087, i64 %238
  %1094 = load <8 x double>, ptr %1093, align 64
  %1095 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1094, <8 x double> splat (double 0x3FF1768702792EA9), <8 x double> %1092)
  %1096 = getelementptr inbounds nuw <8 x double>, ptr %1087, i64 %241
  %1097 = load <8 x double>, ptr %1096, align 64
  %1098 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1097, <8 x double> splat (double 0xC0204CB0E2110C1C), <8 x double> %1095)
  %1099 = getelementptr inbounds nuw <8 x double>, ptr %1087, i64 %244
  %1100 = load <8 x double>, ptr %1099, align 64
  %1101 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1100, <8 x double> splat (double 0xC032852305E975A8), <8 x double> %1098)
  %1102 = getelementptr inbounds nuw <8 x double>, ptr %1087, i64 %245
  %1103 = load <8 x double>, ptr %1102, align 64
  %1104 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1103, <8 x double> splat (double 0x4036BD4F06CB863A), <8 x double> %1101)
  %1105 = getelementptr inbounds nuw <8 x double>, ptr %1087, i64 %248
  %1106 = load <8 x double>, ptr %1105, align 64
  %1107 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1106, <8 x double> splat (double 0x4003F2E777CF109D), <8 x double> %1104)
  %1108 = getelementptr inbounds nuw <8 x double>, ptr %1087, i64 %251
  %1109 = load <8 x double>, ptr %1108, align 64
  %1110 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1109, <8 x double> splat (double 0xC0085FC60D2B572C), <8 x double> %1107)
  %1111 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> %1110, <8 x double> %1085)
  %1112 = getelementptr inbounds nuw <8 x double>, ptr %1080, i64 %1082
  store <8 x double> %1111, ptr %1112, align 64
  %1113 = add nuw nsw i64 %1082, 1
  %1114 = icmp eq i64 %1113, %216
  br i1 %1114, label %1115, label %1081

1115:                                             ; preds = %1081
  %1116 = load ptr, ptr %55, align 8
  br label %1117

1117:                                             ; preds = %1115, %1072
  %1118 = phi ptr [ %1116, %1115 ], [ %1080, %1072 ]
  %1119 = load <8 x double>, ptr %230, align 64
  %1120 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> splat (double 0x3FEB6DB6DB6DB6DB), <8 x double> %1119)
  %1121 = load ptr, ptr %61, align 8
  %1122 = getelementptr inbounds <8 x double>, ptr %1121, i64 %253
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %22) #10
  store <8 x double> %1120, ptr %22, align 64
  %1123 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %22, ptr noundef %1118, ptr noundef %1122, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %22) #10
  %1124 = and <8 x i64> %1079, %1123
  %1125 = load ptr, ptr %55, align 8
  br i1 %215, label %1126, label %1165

1126:                                             ; preds = %1117, %1126
  %1127 = phi i64 [ %1161, %1126 ], [ 0, %1117 ]
  %1128 = load ptr, ptr %41, align 8
  %1129 = getelementptr inbounds nuw <8 x double>, ptr %1128, i64 %1127
  %1130 = load <8 x double>, ptr %1129, align 64
  %1131 = load ptr, ptr %61, align 8
  %1132 = getelementptr inbounds nuw <8 x double>, ptr %1131, i64 %1127
  %1133 = load <8 x double>, ptr %1132, align 64
  %1134 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1133, <8 x double> splat (double 0x40022FBD3B09FCDC), <8 x double> zeroinitializer)
  %1135 = getelementptr inbounds nuw <8 x double>, ptr %1132, i64 %235
  %1136 = load <8 x double>, ptr %1135, align 64
  %1137 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1136, <8 x double> splat (double 0xC02511A963CAFE55), <8 x double> %1134)
  %1138 = getelementptr inbounds nuw <8 x double>, ptr %1132, i64 %238
  %1139 = load <8 x double>, ptr %1138, align 64
  %1140 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1139, <8 x double> splat (double 0xC00001C935AC72AC), <8 x double> %1137)
  %1141 = getelementptr inbounds nuw <8 x double>, ptr %1132, i64 %241
  %1142 = load <8 x double>, ptr %1141, align 64
  %1143 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1142, <8 x double> splat (double 0xC031F57C8EFF3006), <8 x double> %1140)
  %1144 = getelementptr inbounds nuw <8 x double>, ptr %1132, i64 %244
  %1145 = load <8 x double>, ptr %1144, align 64
  %1146 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1145, <8 x double> splat (double 0x403BF2EA18B58A01), <8 x double> %1143)
  %1147 = getelementptr inbounds nuw <8 x double>, ptr %1132, i64 %245
  %1148 = load <8 x double>, ptr %1147, align 64
  %1149 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1148, <8 x double> splat (double 0xC006DF3A7D1CEC13), <8 x double> %1146)
  %1150 = getelementptr inbounds nuw <8 x double>, ptr %1132, i64 %248
  %1151 = load <8 x double>, ptr %1150, align 64
  %1152 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1151, <8 x double> splat (double 0xC021BEE71A9F33A9), <8 x double> %1149)
  %1153 = getelementptr inbounds nuw <8 x double>, ptr %1132, i64 %251
  %1154 = load <8 x double>, ptr %1153, align 64
  %1155 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1154, <8 x double> splat (double 0x4028B89C42C81861), <8 x double> %1152)
  %1156 = getelementptr inbounds nuw <8 x double>, ptr %1132, i64 %254
  %1157 = load <8 x double>, ptr %1156, align 64
  %1158 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1157, <8 x double> splat (double 0x3FE496AC6253E202), <8 x double> %1155)
  %1159 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> %1158, <8 x double> %1130)
  %1160 = getelementptr inbounds nuw <8 x double>, ptr %1125, i64 %1127
  store <8 x double> %1159, ptr %1160, align 64
  %1161 = add nuw nsw i64 %1127, 1
  %1162 = icmp eq i64 %1161, %216
  br i1 %1162, label %1163, label %1126

1163:                                             ; preds = %1126
  %1164 = load ptr, ptr %55, align 8
  br label %1165

1165:                                             ; preds = %1163, %1117
  %1166 = phi ptr [ %1164, %1163 ], [ %1125, %1117 ]
  %1167 = load <8 x double>, ptr %230, align 64
  %1168 = fadd <8 x double> %1167, %791
  %1169 = load ptr, ptr %61, align 8
  %1170 = getelementptr inbounds <8 x double>, ptr %1169, i64 %255
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %23) #10
  store <8 x double> %1168, ptr %23, align 64
  %1171 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %23, ptr noundef %1166, ptr noundef %1170, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %23) #10
  %1172 = and <8 x i64> %1124, %1171
  %1173 = load ptr, ptr %52, align 16
  br i1 %215, label %1177, label %1174

1174:                                             ; preds = %1165
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12)
  store <8 x double> %789, ptr %12, align 64
  br label %1297

1175:                                             ; preds = %1177
  %1176 = load ptr, ptr %52, align 16
  br label %1211

1177:                                             ; preds = %1165, %1177
  %1178 = phi i64 [ %1209, %1177 ], [ 0, %1165 ]
  %1179 = load ptr, ptr %41, align 8
  %1180 = getelementptr inbounds nuw <8 x double>, ptr %1179, i64 %1178
  %1181 = load <8 x double>, ptr %1180, align 64
  %1182 = load ptr, ptr %61, align 8
  %1183 = getelementptr inbounds nuw <8 x double>, ptr %1182, i64 %1178
  %1184 = load <8 x double>, ptr %1183, align 64
  %1185 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1184, <8 x double> splat (double 0x3FABCC6368D1177C), <8 x double> zeroinitializer)
  %1186 = getelementptr inbounds nuw <8 x double>, ptr %1183, i64 %241
  %1187 = load <8 x double>, ptr %1186, align 64
  %1188 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1187, <8 x double> splat (double 0x4011CD1ED2AD5AE2), <8 x double> %1185)
  %1189 = getelementptr inbounds nuw <8 x double>, ptr %1183, i64 %244
  %1190 = load <8 x double>, ptr %1189, align 64
  %1191 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1190, <8 x double> splat (double 0x3FFE43A845D5AB9F), <8 x double> %1188)
  %1192 = getelementptr inbounds nuw <8 x double>, ptr %1183, i64 %245
  %1193 = load <8 x double>, ptr %1192, align 64
  %1194 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1193, <8 x double> splat (double 0xC017346ECF96AF43), <8 x double> %1191)
  %1195 = getelementptr inbounds nuw <8 x double>, ptr %1183, i64 %248
  %1196 = load <8 x double>, ptr %1195, align 64
  %1197 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1196, <8 x double> splat (double 0x3FD3EA1DF2F0EB98), <8 x double> %1194)
  %1198 = getelementptr inbounds nuw <8 x double>, ptr %1183, i64 %251
  %1199 = load <8 x double>, ptr %1198, align 64
  %1200 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1199, <8 x double> splat (double 0xBFC37A028F43B002), <8 x double> %1197)
  %1201 = getelementptr inbounds nuw <8 x double>, ptr %1183, i64 %254
  %1202 = load <8 x double>, ptr %1201, align 64
  %1203 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1202, <8 x double> splat (double 0x3FC9C657697FE72D), <8 x double> %1200)
  %1204 = getelementptr inbounds nuw <8 x double>, ptr %1183, i64 %256
  %1205 = load <8 x double>, ptr %1204, align 64
  %1206 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1205, <8 x double> splat (double 0x3FA6E44F50AB6BC2), <8 x double> %1203)
  %1207 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> %1206, <8 x double> %1181)
  %1208 = getelementptr inbounds nuw <8 x double>, ptr %1173, i64 %1178
  store <8 x double> %1207, ptr %1208, align 64
  %1209 = add nuw nsw i64 %1178, 1
  %1210 = icmp eq i64 %1209, %216
  br i1 %1210, label %1175, label %1177

1211:                                             ; preds = %1211, %1175
  %1212 = phi i64 [ 0, %1175 ], [ %1219, %1211 ]
  %1213 = phi <8 x i64> [ %1172, %1175 ], [ %1218, %1211 ]
  %1214 = getelementptr inbounds nuw <8 x double>, ptr %1176, i64 %1212
  %1215 = load <8 x double>, ptr %1214, align 64
  %1216 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1215)
  %1217 = fcmp one <8 x double> %1216, splat (double 0x7FF0000000000000)
  %1218 = select <8 x i1> %1217, <8 x i64> %1213, <8 x i64> zeroinitializer
  %1219 = add nuw nsw i64 %1212, 1
  %1220 = icmp eq i64 %1219, %216
  br i1 %1220, label %1221, label %1211

1221:                                             ; preds = %1211
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12)
  store <8 x double> %789, ptr %12, align 64
  br label %1222

1222:                                             ; preds = %1222, %1221
  %1223 = phi i64 [ 0, %1221 ], [ %1293, %1222 ]
  %1224 = icmp slt i64 %1223, %99
  %1225 = select i1 %1224, i32 0, i32 %44
  %1226 = trunc nuw nsw i64 %1223 to i32
  %1227 = add nsw i32 %1225, %1226
  %1228 = load ptr, ptr %61, align 8
  %1229 = getelementptr inbounds nuw <8 x double>, ptr %1228, i64 %1223
  %1230 = load <8 x double>, ptr %1229, align 64
  %1231 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1230, <8 x double> splat (double 0x3F8ADEAEA1607E1A), <8 x double> zeroinitializer)
  %1232 = add nuw nsw i64 %1223, %241
  %1233 = getelementptr inbounds nuw <8 x double>, ptr %1228, i64 %1232
  %1234 = load <8 x double>, ptr %1233, align 64
  %1235 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1234, <8 x double> splat (double 0xBFF39A3DA55AB5C3), <8 x double> %1231)
  %1236 = add nuw nsw i64 %1223, %244
  %1237 = getelementptr inbounds nuw <8 x double>, ptr %1228, i64 %1236
  %1238 = load <8 x double>, ptr %1237, align 64
  %1239 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1238, <8 x double> splat (double 0xBFDFBA83BEDE8A72), <8 x double> %1235)
  %1240 = add nuw nsw i64 %1223, %245
  %1241 = getelementptr inbounds nuw <8 x double>, ptr %1228, i64 %1240
  %1242 = load <8 x double>, ptr %1241, align 64
  %1243 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1242, <8 x double> splat (double 0x3FFAA149F7EDA509), <8 x double> %1239)
  %1244 = add nuw nsw i64 %1223, %248
  %1245 = getelementptr inbounds nuw <8 x double>, ptr %1228, i64 %1244
  %1246 = load <8 x double>, ptr %1245, align 64
  %1247 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1246, <8 x double> splat (double 0xBFD66BC9B10E7E71), <8 x double> %1243)
  %1248 = add nuw nsw i64 %1223, %251
  %1249 = getelementptr inbounds nuw <8 x double>, ptr %1228, i64 %1248
  %1250 = load <8 x double>, ptr %1249, align 64
  %1251 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1250, <8 x double> splat (double 0x3FD56330D0783989), <8 x double> %1247)
  %1252 = add nuw nsw i64 %1223, %254
  %1253 = getelementptr inbounds nuw <8 x double>, ptr %1228, i64 %1252
  %1254 = load <8 x double>, ptr %1253, align 64
  %1255 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1254, <8 x double> splat (double 0x3FB4F8EB54A31435), <8 x double> %1251)
  %1256 = add nuw nsw i64 %1223, %256
  %1257 = getelementptr inbounds nuw <8 x double>, ptr %1228, i64 %1256
  %1258 = load <8 x double>, ptr %1257, align 64
  %1259 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1258, <8 x double> splat (double 0xBF96E44F50AB6BC2), <8 x double> %1255)
  %1260 = load ptr, ptr %71, align 8
  %1261 = sext i32 %1227 to i64
  %1262 = getelementptr inbounds <8 x double>, ptr %1260, i64 %1261
  store <8 x double> %1259, ptr %1262, align 64
  %1263 = load ptr, ptr %61, align 8
  %1264 = getelementptr inbounds nuw <8 x double>, ptr %1263, i64 %1223
  %1265 = load <8 x double>, ptr %1264, align 64
  %1266 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1265, <8 x double> splat (double 0xBFC84B641FBFA1F1), <8 x double> zeroinitializer)
  %1267 = getelementptr inbounds nuw <8 x double>, ptr %1263, i64 %1232
  %1268 = load <8 x double>, ptr %1267, align 64
  %1269 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1268, <8 x double> splat (double 0x4011CD1ED2AD5AE2), <8 x double> %1266)
  %1270 = getelementptr inbounds nuw <8 x double>, ptr %1263, i64 %1236
  %1271 = load <8 x double>, ptr %1270, align 64
  %1272 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1271, <8 x double> splat (double 0x3FFE43A845D5AB9F), <8 x double> %1269)
  %1273 = getelementptr inbounds nuw <8 x double>, ptr %1263, i64 %1240
  %1274 = load <8 x double>, ptr %1273, align 64
  %1275 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1274, <8 x double> splat (double 0xC017346ECF96AF43), <8 x double> %1272)
  %1276 = getelementptr inbounds nuw <8 x double>, ptr %1263, i64 %1244
  %1277 = load <8 x double>, ptr %1276, align 64
  %1278 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1277, <8 x double> splat (double 0xBFDB0D3A26ABB716), <8 x double> %1275)
  %1279 = getelementptr inbounds nuw <8 x double>, ptr %1263, i64 %1248
  %1280 = load <8 x double>, ptr %1279, align 64
  %1281 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1280, <8 x double> splat (double 0xBFC37A028F43B002), <8 x double> %1278)
  %1282 = getelementptr inbounds nuw <8 x double>, ptr %1263, i64 %1252
  %1283 = load <8 x double>, ptr %1282, align 64
  %1284 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1283, <8 x double> splat (double 0x3FC9C657697FE72D), <8 x double> %1281)
  %1285 = getelementptr inbounds nuw <8 x double>, ptr %1263, i64 %1256
  %1286 = load <8 x double>, ptr %1285, align 64
  %1287 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1286, <8 x double> splat (double 0x3F9732080AC040ED), <8 x double> %1284)
  %1288 = load ptr, ptr %71, align 8
  %1289 = select i1 %1224, i32 %44, i32 %48
  %1290 = add nsw i32 %1289, %1226
  %1291 = sext i32 %1290 to i64
  %1292 = getelementptr inbounds <8 x double>, ptr %1288, i64 %1291
  store <8 x double> %1287, ptr %1292, align 64
  %1293 = add nuw nsw i64 %1223, 1
  %1294 = icmp eq i64 %1293, %216
  br i1 %1294, label %1295, label %1222

1295:                                             ; preds = %1222
  %1296 = load ptr, ptr %52, align 16
  br label %1297

1297:                                             ; preds = %1295, %1174
  %1298 = phi ptr [ %1173, %1174 ], [ %1296, %1295 ]
  %1299 = phi <8 x i64> [ %1172, %1174 ], [ %1218, %1295 ]
  %1300 = load double, ptr %176, align 64
  %1301 = fdiv double 0x3D06849B86A12B9B, %1300
  %1302 = insertelement <8 x double> poison, double %1301, i64 0
  %1303 = shufflevector <8 x double> %1302, <8 x double> poison, <8 x i32> zeroinitializer
  %1304 = load <8 x double>, ptr %257, align 64
  br i1 %203, label %1305, label %1314

1305:                                             ; preds = %1297, %1305
  %1306 = phi i64 [ %1312, %1305 ], [ 0, %1297 ]
  %1307 = phi <8 x double> [ %1311, %1305 ], [ zeroinitializer, %1297 ]
  %1308 = getelementptr inbounds nuw <8 x double>, ptr %1298, i64 %1306
  %1309 = load <8 x double>, ptr %1308, align 64
  %1310 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1309)
  %1311 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1307, <8 x double> %1310)
  %1312 = add nuw nsw i64 %1306, 1
  %1313 = icmp eq i64 %1312, %204
  br i1 %1313, label %1314, label %1305

1314:                                             ; preds = %1305, %1297
  %1315 = phi <8 x double> [ zeroinitializer, %1297 ], [ %1311, %1305 ]
  %1316 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1304, <8 x double> %1315)
  %1317 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1316, <8 x double> %1303)
  %1318 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1317, <8 x double> splat (double 1.000000e+00))
  %1319 = load <8 x double>, ptr %258, align 64
  br i1 %201, label %1320, label %1329

1320:                                             ; preds = %1314, %1320
  %1321 = phi i64 [ %1327, %1320 ], [ %205, %1314 ]
  %1322 = phi <8 x double> [ %1326, %1320 ], [ zeroinitializer, %1314 ]
  %1323 = getelementptr inbounds <8 x double>, ptr %1298, i64 %1321
  %1324 = load <8 x double>, ptr %1323, align 64
  %1325 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1324)
  %1326 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1322, <8 x double> %1325)
  %1327 = add nsw i64 %1321, 1
  %1328 = icmp slt i64 %1327, %99
  br i1 %1328, label %1320, label %1329

1329:                                             ; preds = %1320, %1314
  %1330 = phi <8 x double> [ zeroinitializer, %1314 ], [ %1326, %1320 ]
  %1331 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1319, <8 x double> %1330)
  %1332 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1331, <8 x double> %1303)
  %1333 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1332, <8 x double> splat (double 1.000000e+00))
  br i1 %184, label %1334, label %1377

1334:                                             ; preds = %1329
  %1335 = load ptr, ptr %41, align 8
  %1336 = insertelement <8 x double> poison, double %1300, i64 0
  %1337 = shufflevector <8 x double> %1336, <8 x double> poison, <8 x i32> zeroinitializer
  %1338 = load ptr, ptr %71, align 8
  br label %1339

1339:                                             ; preds = %1354, %1334
  %1340 = phi i64 [ 0, %1334 ], [ %1375, %1354 ]
  %1341 = phi <8 x double> [ zeroinitializer, %1334 ], [ %1373, %1354 ]
  %1342 = phi <8 x double> [ zeroinitializer, %1334 ], [ %1374, %1354 ]
  %1343 = getelementptr inbounds nuw <8 x double>, ptr %1335, i64 %1340
  %1344 = load <8 x double>, ptr %1343, align 64
  %1345 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1344)
  %1346 = getelementptr inbounds nuw <8 x double>, ptr %1298, i64 %1340
  %1347 = load <8 x double>, ptr %1346, align 64
  %1348 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1347)
  %1349 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1345, <8 x double> %1348)
  %1350 = icmp slt i64 %1340, %205
  br i1 %1350, label %1354, label %1351

1351:                                             ; preds = %1339
  %1352 = icmp slt i64 %1340, %99
  %1353 = select i1 %1352, <8 x double> %1333, <8 x double> splat (double 1.000000e+00)
  br label %1354

1354:                                             ; preds = %1351, %1339
  %1355 = phi <8 x double> [ %1353, %1351 ], [ %1318, %1339 ]
  %1356 = fmul <8 x double> %1337, %1349
  %1357 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1337, <8 x double> %1355, <8 x double> %1356)
  %1358 = fdiv <8 x double> splat (double 1.000000e+00), %1357
  %1359 = icmp slt i64 %1340, %99
  %1360 = select i1 %1359, i32 0, i32 %44
  %1361 = trunc nuw nsw i64 %1340 to i32
  %1362 = add nsw i32 %1360, %1361
  %1363 = sext i32 %1362 to i64
  %1364 = getelementptr inbounds <8 x double>, ptr %1338, i64 %1363
  %1365 = load <8 x double>, ptr %1364, align 64
  %1366 = fmul <8 x double> %1365, %1358
  %1367 = select i1 %1359, i32 %44, i32 %48
  %1368 = add nsw i32 %1367, %1361
  %1369 = sext i32 %1368 to i64
  %1370 = getelementptr inbounds <8 x double>, ptr %1338, i64 %1369
  %1371 = load <8 x double>, ptr %1370, align 64
  %1372 = fmul <8 x double> %1358, %1371
  %1373 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1366, <8 x double> %1366, <8 x double> %1341)
  %1374 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1372, <8 x double> %1372, <8 x double> %1342)
  %1375 = add nuw nsw i64 %1340, 1
  %1376 = icmp eq i64 %1375, %192
  br i1 %1376, label %1377, label %1339

1377:                                             ; preds = %1354, %1329
  %1378 = phi <8 x double> [ zeroinitializer, %1329 ], [ %1374, %1354 ]
  %1379 = phi <8 x double> [ zeroinitializer, %1329 ], [ %1373, %1354 ]
  %1380 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1378, <8 x double> splat (double 1.000000e-02), <8 x double> %1379)
  %1381 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %791)
  %1382 = fmul <8 x double> %1381, %1379
  %1383 = fmul <8 x double> %212, %1380
  %1384 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1383)
  %1385 = fdiv <8 x double> %1382, %1384
  %1386 = fcmp ule <8 x double> %1380, zeroinitializer
  %1387 = bitcast <8 x double> %1385 to <8 x i64>
  %1388 = select <8 x i1> %1386, <8 x i64> zeroinitializer, <8 x i64> %1387
  %1389 = fcmp ult <8 x double> %1380, zeroinitializer
  %1390 = select <8 x i1> %1389, <8 x i64> splat (i64 9218868437227405312), <8 x i64> zeroinitializer
  %1391 = or <8 x i64> %1388, %1390
  br i1 %199, label %1506, label %1392

1392:                                             ; preds = %1377
  %1393 = load ptr, ptr %33, align 64
  %1394 = load ptr, ptr %71, align 8
  %1395 = load ptr, ptr %91, align 8
  call void @appell_lanes_finish(ptr noundef nonnull %12, ptr noundef %1298, ptr noundef %1393, ptr noundef %1394, ptr noundef %1395) #10
  %1396 = load ptr, ptr %91, align 8
  %1397 = getelementptr inbounds <8 x double>, ptr %1396, i64 %259
  %1398 = load <8 x double>, ptr %1397, align 64
  %1399 = call <8 x i1> @llvm.is.fpclass.v8f64(<8 x double> %1398, i32 120)
  %1400 = load <8 x i64>, ptr %24, align 64
  %1401 = select <8 x i1> %1399, <8 x i64> splat (i64 -1), <8 x i64> %1400
  store <8 x i64> %1401, ptr %24, align 64
  br i1 %222, label %1495, label %1402

1402:                                             ; preds = %1495, %1392
  %1403 = load double, ptr %176, align 64
  %1404 = fdiv double 0x3D06849B86A12B9B, %1403
  %1405 = insertelement <8 x double> poison, double %1404, i64 0
  %1406 = shufflevector <8 x double> %1405, <8 x double> poison, <8 x i32> zeroinitializer
  %1407 = load <8 x double>, ptr %257, align 64
  %1408 = load ptr, ptr %52, align 16
  br i1 %203, label %1409, label %1418

1409:                                             ; preds = %1402, %1409
  %1410 = phi i64 [ %1416, %1409 ], [ 0, %1402 ]
  %1411 = phi <8 x double> [ %1415, %1409 ], [ zeroinitializer, %1402 ]
  %1412 = getelementptr inbounds nuw <8 x double>, ptr %1408, i64 %1410
  %1413 = load <8 x double>, ptr %1412, align 64
  %1414 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1413)
  %1415 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1411, <8 x double> %1414)
  %1416 = add nuw nsw i64 %1410, 1
  %1417 = icmp eq i64 %1416, %204
  br i1 %1417, label %1418, label %1409

1418:                                             ; preds = %1409, %1402
  %1419 = phi <8 x double> [ zeroinitializer, %1402 ], [ %1415, %1409 ]
  %1420 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1407, <8 x double> %1419)
  %1421 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1420, <8 x double> %1406)
  %1422 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1421, <8 x double> splat (double 1.000000e+00))
  %1423 = load <8 x double>, ptr %258, align 64
  br i1 %201, label %1424, label %1433

1424:                                             ; preds = %1418, %1424
  %1425 = phi i64 [ %1431, %1424 ], [ %205, %1418 ]
  %1426 = phi <8 x double> [ %1430, %1424 ], [ zeroinitializer, %1418 ]
  %1427 = getelementptr inbounds <8 x double>, ptr %1408, i64 %1425
  %1428 = load <8 x double>, ptr %1427, align 64
  %1429 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1428)
  %1430 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1426, <8 x double> %1429)
  %1431 = add nsw i64 %1425, 1
  %1432 = icmp slt i64 %1431, %99
  br i1 %1432, label %1424, label %1433

1433:                                             ; preds = %1424, %1418
  %1434 = phi <8 x double> [ zeroinitializer, %1418 ], [ %1430, %1424 ]
  %1435 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1423, <8 x double> %1434)
  %1436 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1435, <8 x double> %1406)
  %1437 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1436, <8 x double> splat (double 1.000000e+00))
  br i1 %184, label %1438, label %1481

1438:                                             ; preds = %1433
  %1439 = load ptr, ptr %41, align 8
  %1440 = insertelement <8 x double> poison, double %1403, i64 0
  %1441 = shufflevector <8 x double> %1440, <8 x double> poison, <8 x i32> zeroinitializer
  %1442 = load ptr, ptr %71, align 8
  br label %1443

1443:                                             ; preds = %1458, %1438
  %1444 = phi i64 [ 0, %1438 ], [ %1479, %1458 ]
  %1445 = phi <8 x double> [ zeroinitializer, %1438 ], [ %1477, %1458 ]
  %1446 = phi <8 x double> [ zeroinitializer, %1438 ], [ %1478, %1458 ]
  %1447 = getelementptr inbounds nuw <8 x double>, ptr %1439, i64 %1444
  %1448 = load <8 x double>, ptr %1447, align 64
  %1449 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1448)
  %1450 = getelementptr inbounds nuw <8 x double>, ptr %1408, i64 %1444
  %1451 = load <8 x double>, ptr %1450, align 64
  %1452 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1451)
  %1453 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1449, <8 x double> %1452)
  %1454 = icmp slt i64 %1444, %205
  br i1 %1454, label %1458, label %1455

1455:                                             ; preds = %1443
  %1456 = icmp slt i64 %1444, %99
  %1457 = select i1 %1456, <8 x double> %1437, <8 x double> splat (double 1.000000e+00)
  br label %1458

1458:                                             ; preds = %1455, %1443
  %1459 = phi <8 x double> [ %1457, %1455 ], [ %1422, %1443 ]
  %1460 = fmul <8 x double> %1441, %1453
  %1461 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1441, <8 x double> %1459, <8 x double> %1460)
  %1462 = fdiv <8 x double> splat (double 1.000000e+00), %1461
  %1463 = icmp slt i64 %1444, %99
  %1464 = select i1 %1463, i32 0, i32 %44
  %1465 = trunc nuw nsw i64 %1444 to i32
  %1466 = add nsw i32 %1464, %1465
  %1467 = sext i32 %1466 to i64
  %1468 = getelementptr inbounds <8 x double>, ptr %1442, i64 %1467
  %1469 = load <8 x double>, ptr %1468, align 64
  %1470 = fmul <8 x double> %1469, %1462
  %1471 = select i1 %1463, i32 %44, i32 %48
  %1472 = add nsw i32 %1471, %1465
  %1473 = sext i32 %1472 to i64
  %1474 = getelementptr inbounds <8 x double>, ptr %1442, i64 %1473
  %1475 = load <8 x double>, ptr %1474, align 64
  %1476 = fmul <8 x double> %1462, %1475
  %1477 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1470, <8 x double> %1470, <8 x double> %1445)
  %1478 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1476, <8 x double> %1476, <8 x double> %1446)
  %1479 = add nuw nsw i64 %1444, 1
  %1480 = icmp eq i64 %1479, %192
  br i1 %1480, label %1481, label %1443

1481:                                             ; preds = %1458, %1433
  %1482 = phi <8 x double> [ zeroinitializer, %1433 ], [ %1478, %1458 ]
  %1483 = phi <8 x double> [ zeroinitializer, %1433 ], [ %1477, %1458 ]
  %1484 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1482, <8 x double> splat (double 1.000000e-02), <8 x double> %1483)
  %1485 = fmul <8 x double> %1381, %1483
  %1486 = fmul <8 x double> %212, %1484
  %1487 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1486)
  %1488 = fdiv <8 x double> %1485, %1487
  %1489 = fcmp ule <8 x double> %1484, zeroinitializer
  %1490 = bitcast <8 x double> %1488 to <8 x i64>
  %1491 = select <8 x i1> %1489, <8 x i64> zeroinitializer, <8 x i64> %1490
  %1492 = fcmp ult <8 x double> %1484, zeroinitializer
  %1493 = select <8 x i1> %1492, <8 x i64> splat (i64 9218868437227405312), <8 x i64> zeroinitializer
  %1494 = or <8 x i64> %1491, %1493
  br label %1506

1495:                                             ; preds = %1392, %1495
  %1496 = phi i64 [ %1504, %1495 ], [ 0, %1392 ]
  %1497 = load ptr, ptr %91, align 8
  %1498 = getelementptr <8 x double>, ptr %1497, i64 %1496
  %1499 = getelementptr <8 x double>, ptr %1498, i64 %259
  %1500 = getelementptr i8, ptr %1499, i64 64
  %1501 = load <8 x double>, ptr %1500, align 64
  %1502 = load ptr, ptr %71, align 8
  %1503 = getelementptr inbounds nuw <8 x double>, ptr %1502, i64 %1496
  store <8 x double> %1501, ptr %1503, align 64
  %1504 = add nuw nsw i64 %1496, 1
  %1505 = icmp eq i64 %1504, %262
  br i1 %1505, label %1402, label %1495

1506:                                             ; preds = %1481, %1377
  %1507 = phi double [ %1403, %1481 ], [ %1300, %1377 ]
  %1508 = phi ptr [ %1408, %1481 ], [ %1298, %1377 ]
  %1509 = phi <8 x i64> [ %1494, %1481 ], [ %1391, %1377 ]
  br i1 %296, label %1597, label %1510

1510:                                             ; preds = %1506
  br i1 %201, label %1511, label %1514

1511:                                             ; preds = %1510
  %1512 = load ptr, ptr %87, align 16
  %1513 = getelementptr <8 x double>, ptr %1508, i64 %205
  br label %1528

1514:                                             ; preds = %1528, %1510
  %1515 = phi <8 x double> [ zeroinitializer, %1510 ], [ %1539, %1528 ]
  %1516 = phi <8 x double> [ zeroinitializer, %1510 ], [ %1538, %1528 ]
  br i1 %185, label %1517, label %1597

1517:                                             ; preds = %1514
  %1518 = load ptr, ptr %61, align 8
  %1519 = load ptr, ptr %41, align 8
  %1520 = call double @llvm.maxnum.f64(double %1507, double 0x3D719799812DEA11)
  %1521 = fmul double %1520, 1.000000e-02
  %1522 = insertelement <8 x double> poison, double %1507, i64 0
  %1523 = shufflevector <8 x double> %1522, <8 x double> poison, <8 x i32> zeroinitializer
  %1524 = insertelement <8 x double> poison, double %1521, i64 0
  %1525 = shufflevector <8 x double> %1524, <8 x double> poison, <8 x i32> zeroinitializer
  %1526 = fmul <8 x double> %1525, %1515
  %1527 = load ptr, ptr %71, align 8
  br label %1542

1528:                                             ; preds = %1528, %1511
  %1529 = phi i64 [ 0, %1511 ], [ %1540, %1528 ]
  %1530 = phi <8 x double> [ zeroinitializer, %1511 ], [ %1538, %1528 ]
  %1531 = phi <8 x double> [ zeroinitializer, %1511 ], [ %1539, %1528 ]
  %1532 = getelementptr inbounds nuw <8 x double>, ptr %1512, i64 %1529
  %1533 = load <8 x double>, ptr %1532, align 64
  %1534 = fmul <8 x double> %1533, splat (double 5.000000e-01)
  %1535 = getelementptr <8 x double>, ptr %1513, i64 %1529
  %1536 = load <8 x double>, ptr %1535, align 64
  %1537 = fmul <8 x double> %1534, %1536
  %1538 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1537, <8 x double> %1536, <8 x double> %1530)
  %1539 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1533, <8 x double> splat (double 5.000000e-01), <8 x double> %1531)
  %1540 = add nuw nsw i64 %1529, 1
  %1541 = icmp eq i64 %1540, %202
  br i1 %1541, label %1514, label %1528

1542:                                             ; preds = %1546, %1517
  %1543 = phi i64 [ %190, %1517 ], [ %1585, %1546 ]
  %1544 = phi <8 x double> [ zeroinitializer, %1517 ], [ %1584, %1546 ]
  %1545 = getelementptr <8 x double>, ptr %1518, i64 %1543
  br label %1587

1546:                                             ; preds = %1587
  %1547 = getelementptr inbounds <8 x double>, ptr %1519, i64 %1543
  %1548 = load <8 x double>, ptr %1547, align 64
  %1549 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1548)
  %1550 = getelementptr inbounds <8 x double>, ptr %1508, i64 %1543
  %1551 = load <8 x double>, ptr %1550, align 64
  %1552 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1551)
  %1553 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1549, <8 x double> %1552)
  %1554 = fadd <8 x double> %1516, %1553
  %1555 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1381, <8 x double> %1594, <8 x double> %1554)
  %1556 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1523, <8 x double> %1555, <8 x double> %1526)
  %1557 = fmul <8 x double> %1556, splat (double 1.000000e+02)
  %1558 = fdiv <8 x double> splat (double 1.000000e+00), %1557
  %1559 = icmp slt i64 %1543, %99
  %1560 = select i1 %1559, i64 0, i64 %99
  %1561 = getelementptr <8 x double>, ptr %1527, i64 %1560
  %1562 = getelementptr <8 x double>, ptr %1561, i64 %1543
  %1563 = load <8 x double>, ptr %1562, align 64
  %1564 = fmul <8 x double> %1563, %1558
  %1565 = select i1 %1559, i32 %44, i32 %48
  %1566 = sext i32 %1565 to i64
  %1567 = getelementptr <8 x double>, ptr %1527, i64 %1543
  %1568 = getelementptr <8 x double>, ptr %1567, i64 %1566
  %1569 = load <8 x double>, ptr %1568, align 64
  %1570 = fmul <8 x double> %1569, %1558
  %1571 = fmul <8 x double> %1564, %1564
  %1572 = fmul <8 x double> %1570, %1570
  %1573 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1572, <8 x double> splat (double 1.000000e-02), <8 x double> %1571)
  %1574 = fmul <8 x double> %1381, %1571
  %1575 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1573)
  %1576 = fdiv <8 x double> %1574, %1575
  %1577 = fcmp ule <8 x double> %1573, zeroinitializer
  %1578 = bitcast <8 x double> %1576 to <8 x i64>
  %1579 = select <8 x i1> %1577, <8 x i64> zeroinitializer, <8 x i64> %1578
  %1580 = fcmp ult <8 x double> %1573, zeroinitializer
  %1581 = select <8 x i1> %1580, <8 x i64> splat (i64 9218868437227405312), <8 x i64> zeroinitializer
  %1582 = or <8 x i64> %1579, %1581
  %1583 = bitcast <8 x i64> %1582 to <8 x double>
  %1584 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1544, <8 x double> %1583)
  %1585 = add nsw i64 %1543, 1
  %1586 = icmp slt i64 %1585, %49
  br i1 %1586, label %1542, label %1597

1587:                                             ; preds = %1587, %1542
  %1588 = phi i64 [ 0, %1542 ], [ %1595, %1587 ]
  %1589 = phi <8 x double> [ zeroinitializer, %1542 ], [ %1594, %1587 ]
  %1590 = mul nsw i64 %1588, %49
  %1591 = getelementptr <8 x double>, ptr %1545, i64 %1590
  %1592 = load <8 x double>, ptr %1591, align 64
  %1593 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %1592)
  %1594 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1589, <8 x double> %1593)
  %1595 = add nuw nsw i64 %1588, 1
  %1596 = icmp eq i64 %1595, 12
  br i1 %1596, label %1546, label %1587

1597:                                             ; preds = %1546, %1506, %1514
  %1598 = phi <8 x double> [ zeroinitializer, %1506 ], [ zeroinitializer, %1514 ], [ %1584, %1546 ]
  %1599 = bitcast <8 x i64> %1509 to <8 x double>
  %1600 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1599, <8 x double> %1598)
  %1601 = bitcast <8 x i64> %1391 to <8 x double>
  %1602 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1600, <8 x double> %1601)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12)
  %1603 = load <8 x double>, ptr %268, align 64
  %1604 = load <8 x double>, ptr %269, align 64
  br i1 %271, label %1609, label %1605

1605:                                             ; preds = %1597
  %1606 = fmul <8 x double> %1600, splat (double 1.010000e+00)
  %1607 = fcmp ule <8 x double> %1602, %1606
  %1608 = select <8 x i1> %1607, <8 x double> splat (double 9.000000e-01), <8 x double> splat (double 8.000000e-01)
  br label %1609

1609:                                             ; preds = %1605, %1597
  %1610 = phi <8 x double> [ %1608, %1605 ], [ splat (double 9.000000e-01), %1597 ]
  %1611 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1600, <8 x double> splat (double 0x3BC79CA10C924223))
  %1612 = fdiv <8 x double> %791, %1603
  %1613 = fmul <8 x double> %1612, %1612
  %1614 = fmul <8 x double> %1613, %1613
  %1615 = fmul <8 x double> %1604, %1614
  %1616 = fmul <8 x double> %1614, %1615
  %1617 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1616, <8 x double> splat (double 0x3BC79CA10C924223))
  %1618 = fmul <8 x double> %1617, splat (double 1.000000e-04)
  %1619 = fcmp uge <8 x double> %1611, %1618
  %1620 = fmul <8 x double> %1611, splat (double 3.000000e+02)
  %1621 = fcmp uge <8 x double> %1602, %1620
  %1622 = fmul <8 x double> %1617, splat (double 1.000000e-01)
  %1623 = fmul <8 x double> %1617, splat (double 0x3FEE666666666666)
  %1624 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1602, <8 x double> %1623)
  %1625 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1622, <8 x double> %1624)
  %1626 = select <8 x i1> %1621, <8 x double> %1622, <8 x double> %1625
  %1627 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1611, <8 x double> %1626)
  %1628 = select <8 x i1> %1619, <8 x double> %1627, <8 x double> %1611
  %1629 = fcmp oeq <8 x double> %1603, zeroinitializer
  %1630 = fcmp uge <8 x double> %1611, splat (double 1.000000e+00)
  %1631 = or <8 x i1> %1629, %1630
  %1632 = fdiv <8 x double> %1628, %1617
  %1633 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1632, <8 x double> splat (double 8.000000e+00))
  %1634 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1633, <8 x double> splat (double 1.000000e+00))
  %1635 = fmul <8 x double> %1628, %1634
  %1636 = select <8 x i1> %1631, <8 x double> %1600, <8 x double> %1628
  %1637 = select <8 x i1> %1631, <8 x double> %1611, <8 x double> %1635
  %1638 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1637)
  %1639 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1638)
  %1640 = call <8 x double> @llvm.sqrt.v8f64(<8 x double> %1639)
  %1641 = load <8 x i64>, ptr %272, align 64
  %1642 = and <8 x i64> %1641, splat (i64 4607182418800017408)
  %1643 = and <8 x i64> %1641, splat (i64 4618441417868443648)
  %1644 = xor <8 x i64> %1643, splat (i64 4618441417868443648)
  %1645 = or <8 x i64> %1644, %1642
  %1646 = bitcast <8 x i64> %1645 to <8 x double>
  %1647 = fdiv <8 x double> %1610, %1640
  %1648 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %1647, <8 x double> splat (double 0x3FD5555555555555))
  %1649 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1646, <8 x double> %1648)
  %1650 = load <8 x i64>, ptr %173, align 64
  %1651 = load <8 x i64>, ptr %24, align 64
  %1652 = xor <8 x i64> %1651, splat (i64 -1)
  %1653 = and <8 x i64> %1650, %1652
  %1654 = and <8 x i64> %1653, %1299
  %1655 = fcmp olt <8 x double> %1600, splat (double 1.000000e+00)
  %1656 = select <8 x i1> %1655, <8 x i64> %1654, <8 x i64> zeroinitializer
  %1657 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1656)
  %1658 = icmp eq i64 %1657, 0
  br i1 %1658, label %2047, label %1659

1659:                                             ; preds = %1609
  br i1 %199, label %1663, label %1660

1660:                                             ; preds = %1659
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #10
  store <8 x double> %789, ptr %9, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #10
  store <8 x i64> %1656, ptr %10, align 64
  %1661 = call fastcc <8 x i64> @project(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %9, ptr noundef %1508, ptr noundef nonnull byval(<8 x i64>) align 64 %10, double noundef 1.000000e+00)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #10
  %1662 = load ptr, ptr %52, align 16
  br label %1663

1663:                                             ; preds = %1660, %1659
  %1664 = phi ptr [ %1662, %1660 ], [ %1508, %1659 ]
  %1665 = phi <8 x i64> [ %1661, %1660 ], [ %1656, %1659 ]
  %1666 = load ptr, ptr %61, align 8
  %1667 = getelementptr inbounds <8 x double>, ptr %1666, i64 %274
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #10
  store <8 x double> %789, ptr %11, align 64
  %1668 = call fastcc <8 x i64> @rates(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %11, ptr noundef %1664, ptr noundef %1667, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #10
  %1669 = load <8 x i64>, ptr %173, align 64
  br label %1670

1670:                                             ; preds = %1687, %1663
  %1671 = phi i64 [ 0, %1663 ], [ %1689, %1687 ]
  %1672 = phi <8 x double> [ splat (double 0x7FF0000000000000), %1663 ], [ %1688, %1687 ]
  %1673 = trunc nuw nsw i64 %1671 to i32
  %1674 = extractelement <8 x i64> %1669, i32 %1673
  %1675 = icmp eq i64 %1674, 0
  br i1 %1675, label %1687, label %1676

1676:                                             ; preds = %1670
  %1677 = getelementptr inbounds nuw [8 x i32], ptr %275, i64 0, i64 %1671
  %1678 = load i32, ptr %1677, align 4
  %1679 = load i32, ptr %220, align 4
  %1680 = icmp slt i32 %1678, %1679
  br i1 %1680, label %1681, label %1687

1681:                                             ; preds = %1676
  %1682 = load ptr, ptr %221, align 8
  %1683 = sext i32 %1678 to i64
  %1684 = getelementptr inbounds double, ptr %1682, i64 %1683
  %1685 = load double, ptr %1684, align 8
  %1686 = insertelement <8 x double> %1672, double %1685, i32 %1673
  br label %1687

1687:                                             ; preds = %1681, %1676, %1670
  %1688 = phi <8 x double> [ %1686, %1681 ], [ %1672, %1676 ], [ %1672, %1670 ]
  %1689 = add nuw nsw i64 %1671, 1
  %1690 = icmp eq i64 %1689, 8
  br i1 %1690, label %1691, label %1670

1691:                                             ; preds = %1687
  %1692 = and <8 x i64> %1668, %1665
  %1693 = fcmp olt <8 x double> %1688, %789
  %1694 = select <8 x i1> %1693, <8 x i64> %1692, <8 x i64> zeroinitializer
  %1695 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %1694)
  %1696 = icmp eq i64 %1695, 0
  br i1 %1696, label %2042, label %1697

1697:                                             ; preds = %1691
  %1698 = xor <8 x i64> %1694, splat (i64 -1)
  %1699 = load ptr, ptr %61, align 8
  %1700 = getelementptr inbounds <8 x double>, ptr %1699, i64 %274
  %1701 = load ptr, ptr %55, align 8
  br i1 %215, label %1702, label %1739

1702:                                             ; preds = %1697, %1702
  %1703 = phi i64 [ %1734, %1702 ], [ 0, %1697 ]
  %1704 = load ptr, ptr %41, align 8
  %1705 = getelementptr inbounds nuw <8 x double>, ptr %1704, i64 %1703
  %1706 = load <8 x double>, ptr %1705, align 64
  %1707 = load ptr, ptr %61, align 8
  %1708 = getelementptr inbounds nuw <8 x double>, ptr %1707, i64 %1703
  %1709 = load <8 x double>, ptr %1708, align 64
  %1710 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1709, <8 x double> splat (double 0x3FACC1FCA2CEB148), <8 x double> zeroinitializer)
  %1711 = getelementptr inbounds nuw <8 x double>, ptr %1708, i64 %244
  %1712 = load <8 x double>, ptr %1711, align 64
  %1713 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1712, <8 x double> splat (double 0x3FD03958F21A35B8), <8 x double> %1710)
  %1714 = getelementptr inbounds nuw <8 x double>, ptr %1708, i64 %245
  %1715 = load <8 x double>, ptr %1714, align 64
  %1716 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1715, <8 x double> splat (double 0xBFCF84C2C277C23E), <8 x double> %1713)
  %1717 = getelementptr inbounds nuw <8 x double>, ptr %1708, i64 %248
  %1718 = load <8 x double>, ptr %1717, align 64
  %1719 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1718, <8 x double> splat (double 0xBFBFCB02555C9DEF), <8 x double> %1716)
  %1720 = getelementptr inbounds nuw <8 x double>, ptr %1708, i64 %251
  %1721 = load <8 x double>, ptr %1720, align 64
  %1722 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1721, <8 x double> splat (double 0x3FC39F10CE2D1913), <8 x double> %1719)
  %1723 = getelementptr inbounds nuw <8 x double>, ptr %1708, i64 %254
  %1724 = load <8 x double>, ptr %1723, align 64
  %1725 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1724, <8 x double> splat (double 0x3F80CBB69B38652C), <8 x double> %1722)
  %1726 = getelementptr inbounds nuw <8 x double>, ptr %1708, i64 %256
  %1727 = load <8 x double>, ptr %1726, align 64
  %1728 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1727, <8 x double> splat (double 0x3F7EFF840F396BA9), <8 x double> %1725)
  %1729 = getelementptr inbounds nuw <8 x double>, ptr %1708, i64 %276
  %1730 = load <8 x double>, ptr %1729, align 64
  %1731 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1730, <8 x double> splat (double -8.298000e-03), <8 x double> %1728)
  %1732 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> %1731, <8 x double> %1706)
  %1733 = getelementptr inbounds nuw <8 x double>, ptr %1701, i64 %1703
  store <8 x double> %1732, ptr %1733, align 64
  %1734 = add nuw nsw i64 %1703, 1
  %1735 = icmp eq i64 %1734, %216
  br i1 %1735, label %1736, label %1702

1736:                                             ; preds = %1702
  %1737 = load ptr, ptr %55, align 8
  %1738 = load ptr, ptr %61, align 8
  br label %1739

1739:                                             ; preds = %1736, %1697
  %1740 = phi ptr [ %1738, %1736 ], [ %1699, %1697 ]
  %1741 = phi ptr [ %1737, %1736 ], [ %1701, %1697 ]
  %1742 = load <8 x double>, ptr %230, align 64
  %1743 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> splat (double 1.000000e-01), <8 x double> %1742)
  %1744 = getelementptr inbounds <8 x double>, ptr %1740, i64 %278
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #10
  store <8 x double> %1743, ptr %6, align 64
  %1745 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %6, ptr noundef %1741, ptr noundef %1744, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #10
  %1746 = load ptr, ptr %55, align 8
  br i1 %215, label %1747, label %1783

1747:                                             ; preds = %1739, %1747
  %1748 = phi i64 [ %1779, %1747 ], [ 0, %1739 ]
  %1749 = load ptr, ptr %41, align 8
  %1750 = getelementptr inbounds nuw <8 x double>, ptr %1749, i64 %1748
  %1751 = load <8 x double>, ptr %1750, align 64
  %1752 = load ptr, ptr %61, align 8
  %1753 = getelementptr inbounds nuw <8 x double>, ptr %1752, i64 %1748
  %1754 = load <8 x double>, ptr %1753, align 64
  %1755 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1754, <8 x double> splat (double 0x3FA04CA1897BDB63), <8 x double> zeroinitializer)
  %1756 = getelementptr inbounds nuw <8 x double>, ptr %1753, i64 %241
  %1757 = load <8 x double>, ptr %1756, align 64
  %1758 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1757, <8 x double> splat (double 0x3F9CFAE9E5F59F45), <8 x double> %1755)
  %1759 = getelementptr inbounds nuw <8 x double>, ptr %1753, i64 %244
  %1760 = load <8 x double>, ptr %1759, align 64
  %1761 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1760, <8 x double> splat (double 0x3FAB69DB017C8CF9), <8 x double> %1758)
  %1762 = getelementptr inbounds nuw <8 x double>, ptr %1753, i64 %245
  %1763 = load <8 x double>, ptr %1762, align 64
  %1764 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1763, <8 x double> splat (double 0xBFAC1EF72FC69469), <8 x double> %1761)
  %1765 = getelementptr inbounds nuw <8 x double>, ptr %1753, i64 %254
  %1766 = load <8 x double>, ptr %1765, align 64
  %1767 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1766, <8 x double> splat (double 0xBF1C6710EEF6E153), <8 x double> %1764)
  %1768 = getelementptr inbounds nuw <8 x double>, ptr %1753, i64 %256
  %1769 = load <8 x double>, ptr %1768, align 64
  %1770 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1769, <8 x double> splat (double 0x3F39127A52D32320), <8 x double> %1767)
  %1771 = getelementptr inbounds nuw <8 x double>, ptr %1753, i64 %276
  %1772 = load <8 x double>, ptr %1771, align 64
  %1773 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1772, <8 x double> splat (double 0xBF36500E13E7149B), <8 x double> %1770)
  %1774 = getelementptr inbounds nuw <8 x double>, ptr %1753, i64 %279
  %1775 = load <8 x double>, ptr %1774, align 64
  %1776 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1775, <8 x double> splat (double 0x3FC21686B20CD989), <8 x double> %1773)
  %1777 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> %1776, <8 x double> %1751)
  %1778 = getelementptr inbounds nuw <8 x double>, ptr %1746, i64 %1748
  store <8 x double> %1777, ptr %1778, align 64
  %1779 = add nuw nsw i64 %1748, 1
  %1780 = icmp eq i64 %1779, %216
  br i1 %1780, label %1781, label %1747

1781:                                             ; preds = %1747
  %1782 = load ptr, ptr %55, align 8
  br label %1783

1783:                                             ; preds = %1781, %1739
  %1784 = phi ptr [ %1782, %1781 ], [ %1746, %1739 ]
  %1785 = load <8 x double>, ptr %230, align 64
  %1786 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> splat (double 2.000000e-01), <8 x double> %1785)
  %1787 = load ptr, ptr %61, align 8
  %1788 = getelementptr inbounds <8 x double>, ptr %1787, i64 %281
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #10
  store <8 x double> %1786, ptr %7, align 64
  %1789 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %7, ptr noundef %1784, ptr noundef %1788, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #10
  %1790 = load ptr, ptr %55, align 8
  br i1 %215, label %1791, label %1827

1791:                                             ; preds = %1783, %1791
  %1792 = phi i64 [ %1823, %1791 ], [ 0, %1783 ]
  %1793 = load ptr, ptr %41, align 8
  %1794 = getelementptr inbounds nuw <8 x double>, ptr %1793, i64 %1792
  %1795 = load <8 x double>, ptr %1794, align 64
  %1796 = load ptr, ptr %61, align 8
  %1797 = getelementptr inbounds nuw <8 x double>, ptr %1796, i64 %1792
  %1798 = load <8 x double>, ptr %1797, align 64
  %1799 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1798, <8 x double> splat (double 0xBFDB7309792B6015), <8 x double> zeroinitializer)
  %1800 = getelementptr inbounds nuw <8 x double>, ptr %1797, i64 %241
  %1801 = load <8 x double>, ptr %1800, align 64
  %1802 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1801, <8 x double> splat (double 0xC012CA5D44AFDC9A), <8 x double> %1799)
  %1803 = getelementptr inbounds nuw <8 x double>, ptr %1797, i64 %244
  %1804 = load <8 x double>, ptr %1803, align 64
  %1805 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1804, <8 x double> splat (double 0x401EBBD2C419EDA3), <8 x double> %1802)
  %1806 = getelementptr inbounds nuw <8 x double>, ptr %1797, i64 %245
  %1807 = load <8 x double>, ptr %1806, align 64
  %1808 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1807, <8 x double> splat (double 0x401046A54457171C), <8 x double> %1805)
  %1809 = getelementptr inbounds nuw <8 x double>, ptr %1797, i64 %248
  %1810 = load <8 x double>, ptr %1809, align 64
  %1811 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1810, <8 x double> splat (double 0x3FD6D49E44EDBA44), <8 x double> %1808)
  %1812 = getelementptr inbounds nuw <8 x double>, ptr %1797, i64 %276
  %1813 = load <8 x double>, ptr %1812, align 64
  %1814 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1813, <8 x double> splat (double 0xBF56EBEEC24871D4), <8 x double> %1811)
  %1815 = getelementptr inbounds nuw <8 x double>, ptr %1797, i64 %279
  %1816 = load <8 x double>, ptr %1815, align 64
  %1817 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1816, <8 x double> splat (double 0x40079482A23F1996), <8 x double> %1814)
  %1818 = getelementptr inbounds nuw <8 x double>, ptr %1797, i64 %282
  %1819 = load <8 x double>, ptr %1818, align 64
  %1820 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1819, <8 x double> splat (double 0xC0224D4A6DCA2222), <8 x double> %1817)
  %1821 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> %1820, <8 x double> %1795)
  %1822 = getelementptr inbounds nuw <8 x double>, ptr %1790, i64 %1792
  store <8 x double> %1821, ptr %1822, align 64
  %1823 = add nuw nsw i64 %1792, 1
  %1824 = icmp eq i64 %1823, %216
  br i1 %1824, label %1825, label %1791

1825:                                             ; preds = %1791
  %1826 = load ptr, ptr %55, align 8
  br label %1827

1827:                                             ; preds = %1825, %1783
  %1828 = phi ptr [ %1826, %1825 ], [ %1790, %1783 ]
  %1829 = load <8 x double>, ptr %230, align 64
  %1830 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> splat (double 0x3FE8E38E38E38E39), <8 x double> %1829)
  %1831 = load ptr, ptr %61, align 8
  %1832 = getelementptr inbounds <8 x double>, ptr %1831, i64 %284
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #10
  store <8 x double> %1830, ptr %8, align 64
  %1833 = call fastcc <8 x i64> @rates(ptr noundef nonnull readonly %33, ptr noundef nonnull byval(<8 x double>) align 64 %8, ptr noundef %1828, ptr noundef %1832, ptr noundef nonnull %24)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #10
  br i1 %215, label %1834, label %2037

1834:                                             ; preds = %1827, %1834
  %1835 = phi i64 [ %2035, %1834 ], [ 0, %1827 ]
  %1836 = load ptr, ptr %52, align 16
  %1837 = getelementptr inbounds nuw <8 x double>, ptr %1836, i64 %1835
  %1838 = load <8 x double>, ptr %1837, align 64
  %1839 = load ptr, ptr %41, align 8
  %1840 = getelementptr inbounds nuw <8 x double>, ptr %1839, i64 %1835
  %1841 = load <8 x double>, ptr %1840, align 64
  %1842 = fsub <8 x double> %1838, %1841
  %1843 = load ptr, ptr %66, align 16
  %1844 = getelementptr inbounds nuw <8 x double>, ptr %1843, i64 %1835
  store <8 x double> %1842, ptr %1844, align 64
  %1845 = getelementptr inbounds nuw <8 x double>, ptr %1699, i64 %1835
  %1846 = load <8 x double>, ptr %1845, align 64
  %1847 = fneg <8 x double> %1842
  %1848 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %791, <8 x double> %1846, <8 x double> %1847)
  %1849 = load ptr, ptr %66, align 16
  %1850 = getelementptr inbounds nuw <8 x double>, ptr %1849, i64 %1835
  %1851 = getelementptr inbounds nuw <8 x double>, ptr %1850, i64 %216
  store <8 x double> %1848, ptr %1851, align 64
  %1852 = load <8 x double>, ptr %1845, align 64
  %1853 = getelementptr inbounds nuw <8 x double>, ptr %1700, i64 %1835
  %1854 = load <8 x double>, ptr %1853, align 64
  %1855 = fadd <8 x double> %1852, %1854
  %1856 = fneg <8 x double> %1855
  %1857 = fmul <8 x double> %791, %1856
  %1858 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1842, <8 x double> splat (double 2.000000e+00), <8 x double> %1857)
  %1859 = load ptr, ptr %66, align 16
  %1860 = getelementptr inbounds nuw <8 x double>, ptr %1859, i64 %1835
  %1861 = getelementptr inbounds nuw <8 x double>, ptr %1860, i64 %232
  store <8 x double> %1858, ptr %1861, align 64
  %1862 = load ptr, ptr %61, align 8
  %1863 = getelementptr inbounds nuw <8 x double>, ptr %1862, i64 %1835
  %1864 = load <8 x double>, ptr %1863, align 64
  %1865 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1864, <8 x double> splat (double 0xC020DB9DCC37C81B), <8 x double> zeroinitializer)
  %1866 = add nuw nsw i64 %1835, %241
  %1867 = getelementptr inbounds nuw <8 x double>, ptr %1862, i64 %1866
  %1868 = load <8 x double>, ptr %1867, align 64
  %1869 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1868, <8 x double> splat (double 0x3FE2228765F0A2EB), <8 x double> %1865)
  %1870 = add nuw nsw i64 %1835, %244
  %1871 = getelementptr inbounds nuw <8 x double>, ptr %1862, i64 %1870
  %1872 = load <8 x double>, ptr %1871, align 64
  %1873 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1872, <8 x double> splat (double 0xC0088D35A1175376), <8 x double> %1869)
  %1874 = add nuw nsw i64 %1835, %245
  %1875 = getelementptr inbounds nuw <8 x double>, ptr %1862, i64 %1874
  %1876 = load <8 x double>, ptr %1875, align 64
  %1877 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1876, <8 x double> splat (double 0x400313CCA2E462EC), <8 x double> %1873)
  %1878 = add nuw nsw i64 %1835, %248
  %1879 = getelementptr inbounds nuw <8 x double>, ptr %1862, i64 %1878
  %1880 = load <8 x double>, ptr %1879, align 64
  %1881 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1880, <8 x double> splat (double 0x4000EFAFD3C0D1BD), <8 x double> %1877)
  %1882 = add nuw nsw i64 %1835, %251
  %1883 = getelementptr inbounds nuw <8 x double>, ptr %1862, i64 %1882
  %1884 = load <8 x double>, ptr %1883, align 64
  %1885 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1884, <8 x double> splat (double 0xBFEBE2709A4AC0D3), <8 x double> %1881)
  %1886 = add nuw nsw i64 %1835, %254
  %1887 = getelementptr inbounds nuw <8 x double>, ptr %1862, i64 %1886
  %1888 = load <8 x double>, ptr %1887, align 64
  %1889 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1888, <8 x double> splat (double 0x4001EC6A759DA28B), <8 x double> %1885)
  %1890 = add nuw nsw i64 %1835, %256
  %1891 = getelementptr inbounds nuw <8 x double>, ptr %1862, i64 %1890
  %1892 = load <8 x double>, ptr %1891, align 64
  %1893 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1892, <8 x double> splat (double 0x3FE435E4B2F53319), <8 x double> %1889)
  %1894 = add nuw nsw i64 %1835, %276
  %1895 = getelementptr inbounds nuw <8 x double>, ptr %1862, i64 %1894
  %1896 = load <8 x double>, ptr %1895, align 64
  %1897 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1896, <8 x double> splat (double 0xBFB6C81218B7F07C), <8 x double> %1893)
  %1898 = add nuw nsw i64 %1835, %279
  %1899 = getelementptr inbounds nuw <8 x double>, ptr %1862, i64 %1898
  %1900 = load <8 x double>, ptr %1899, align 64
  %1901 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1900, <8 x double> splat (double 0x40322604753358B4), <8 x double> %1897)
  %1902 = add nuw nsw i64 %1835, %282
  %1903 = getelementptr inbounds nuw <8 x double>, ptr %1862, i64 %1902
  %1904 = load <8 x double>, ptr %1903, align 64
  %1905 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1904, <8 x double> splat (double 0xC02263A6DB60DFA1), <8 x double> %1901)
  %1906 = add nuw nsw i64 %1835, %285
  %1907 = getelementptr inbounds nuw <8 x double>, ptr %1862, i64 %1906
  %1908 = load <8 x double>, ptr %1907, align 64
  %1909 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1908, <8 x double> splat (double 0xC011BE8052A2581D), <8 x double> %1905)
  %1910 = fmul <8 x double> %1909, %791
  %1911 = load ptr, ptr %66, align 16
  %1912 = getelementptr inbounds nuw <8 x double>, ptr %1911, i64 %1835
  %1913 = getelementptr inbounds nuw <8 x double>, ptr %1912, i64 %235
  store <8 x double> %1910, ptr %1913, align 64
  %1914 = load ptr, ptr %61, align 8
  %1915 = getelementptr inbounds nuw <8 x double>, ptr %1914, i64 %1835
  %1916 = load <8 x double>, ptr %1915, align 64
  %1917 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1916, <8 x double> splat (double 0x4024DAE269AD44FC), <8 x double> zeroinitializer)
  %1918 = getelementptr inbounds nuw <8 x double>, ptr %1914, i64 %1866
  %1919 = load <8 x double>, ptr %1918, align 64
  %1920 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1919, <8 x double> splat (double 0x406E49125D57ED67), <8 x double> %1917)
  %1921 = getelementptr inbounds nuw <8 x double>, ptr %1914, i64 %1870
  %1922 = load <8 x double>, ptr %1921, align 64
  %1923 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1922, <8 x double> splat (double 0x4064A66A19B8434B), <8 x double> %1920)
  %1924 = getelementptr inbounds nuw <8 x double>, ptr %1914, i64 %1874
  %1925 = load <8 x double>, ptr %1924, align 64
  %1926 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1925, <8 x double> splat (double 0xC07768BF81E14E35), <8 x double> %1923)
  %1927 = getelementptr inbounds nuw <8 x double>, ptr %1914, i64 %1878
  %1928 = load <8 x double>, ptr %1927, align 64
  %1929 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1928, <8 x double> splat (double 0xC0361D194558CFFB), <8 x double> %1926)
  %1930 = getelementptr inbounds nuw <8 x double>, ptr %1914, i64 %1882
  %1931 = load <8 x double>, ptr %1930, align 64
  %1932 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1931, <8 x double> splat (double 0x401EEF08F933A023), <8 x double> %1929)
  %1933 = getelementptr inbounds nuw <8 x double>, ptr %1914, i64 %1886
  %1934 = load <8 x double>, ptr %1933, align 64
  %1935 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1934, <8 x double> splat (double 0xC03EAC90D122C30D), <8 x double> %1932)
  %1936 = getelementptr inbounds nuw <8 x double>, ptr %1914, i64 %1890
  %1937 = load <8 x double>, ptr %1936, align 64
  %1938 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1937, <8 x double> splat (double 0xC022AA0D032A0ACD), <8 x double> %1935)
  %1939 = getelementptr inbounds nuw <8 x double>, ptr %1914, i64 %1894
  %1940 = load <8 x double>, ptr %1939, align 64
  %1941 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1940, <8 x double> splat (double 0x402F64FC65250F7C), <8 x double> %1938)
  %1942 = getelementptr inbounds nuw <8 x double>, ptr %1914, i64 %1898
  %1943 = load <8 x double>, ptr %1942, align 64
  %1944 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1943, <8 x double> splat (double 0xC03F23AFEDECFD53), <8 x double> %1941)
  %1945 = getelementptr inbounds nuw <8 x double>, ptr %1914, i64 %1902
  %1946 = load <8 x double>, ptr %1945, align 64
  %1947 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1946, <8 x double> splat (double 0xC022B4B2806665CA), <8 x double> %1944)
  %1948 = getelementptr inbounds nuw <8 x double>, ptr %1914, i64 %1906
  %1949 = load <8 x double>, ptr %1948, align 64
  %1950 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1949, <8 x double> splat (double 0x4041E88E43070A10), <8 x double> %1947)
  %1951 = fmul <8 x double> %1950, %791
  %1952 = load ptr, ptr %66, align 16
  %1953 = getelementptr inbounds nuw <8 x double>, ptr %1952, i64 %1835
  %1954 = getelementptr inbounds nuw <8 x double>, ptr %1953, i64 %238
  store <8 x double> %1951, ptr %1954, align 64
  %1955 = load ptr, ptr %61, align 8
  %1956 = getelementptr inbounds nuw <8 x double>, ptr %1955, i64 %1835
  %1957 = load <8 x double>, ptr %1956, align 64
  %1958 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1957, <8 x double> splat (double 0x4033FC2C7303381F), <8 x double> zeroinitializer)
  %1959 = getelementptr inbounds nuw <8 x double>, ptr %1955, i64 %1866
  %1960 = load <8 x double>, ptr %1959, align 64
  %1961 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1960, <8 x double> splat (double 0xC0783098D10F2521), <8 x double> %1958)
  %1962 = getelementptr inbounds nuw <8 x double>, ptr %1955, i64 %1870
  %1963 = load <8 x double>, ptr %1962, align 64
  %1964 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1963, <8 x double> splat (double 0xC067A5B34EDF4D39), <8 x double> %1961)
  %1965 = getelementptr inbounds nuw <8 x double>, ptr %1955, i64 %1874
  %1966 = load <8 x double>, ptr %1965, align 64
  %1967 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1966, <8 x double> splat (double 0x40807E771C2C6A0C), <8 x double> %1964)
  %1968 = getelementptr inbounds nuw <8 x double>, ptr %1955, i64 %1878
  %1969 = load <8 x double>, ptr %1968, align 64
  %1970 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1969, <8 x double> splat (double 0xC02725D68DC06F96), <8 x double> %1967)
  %1971 = getelementptr inbounds nuw <8 x double>, ptr %1955, i64 %1882
  %1972 = load <8 x double>, ptr %1971, align 64
  %1973 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1972, <8 x double> splat (double 0x401B8661DD0F8BD7), <8 x double> %1970)
  %1974 = getelementptr inbounds nuw <8 x double>, ptr %1955, i64 %1886
  %1975 = load <8 x double>, ptr %1974, align 64
  %1976 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1975, <8 x double> splat (double 0xBFF0027A7D67FC68), <8 x double> %1973)
  %1977 = getelementptr inbounds nuw <8 x double>, ptr %1955, i64 %1890
  %1978 = load <8 x double>, ptr %1977, align 64
  %1979 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1978, <8 x double> splat (double 0x3FE8E308023D3331), <8 x double> %1976)
  %1980 = getelementptr inbounds nuw <8 x double>, ptr %1955, i64 %1894
  %1981 = load <8 x double>, ptr %1980, align 64
  %1982 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1981, <8 x double> splat (double 0xC00639C3EFFF56D2), <8 x double> %1979)
  %1983 = getelementptr inbounds nuw <8 x double>, ptr %1955, i64 %1898
  %1984 = load <8 x double>, ptr %1983, align 64
  %1985 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1984, <8 x double> splat (double 0xC04E192D4F30C77F), <8 x double> %1982)
  %1986 = getelementptr inbounds nuw <8 x double>, ptr %1955, i64 %1902
  %1987 = load <8 x double>, ptr %1986, align 64
  %1988 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1987, <8 x double> splat (double 0x40551481861928C0), <8 x double> %1985)
  %1989 = getelementptr inbounds nuw <8 x double>, ptr %1955, i64 %1906
  %1990 = load <8 x double>, ptr %1989, align 64
  %1991 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1990, <8 x double> splat (double 0x4027FC0D95740812), <8 x double> %1988)
  %1992 = fmul <8 x double> %1991, %791
  %1993 = load ptr, ptr %66, align 16
  %1994 = getelementptr inbounds nuw <8 x double>, ptr %1993, i64 %1866
  store <8 x double> %1992, ptr %1994, align 64
  %1995 = load ptr, ptr %61, align 8
  %1996 = getelementptr inbounds nuw <8 x double>, ptr %1995, i64 %1835
  %1997 = load <8 x double>, ptr %1996, align 64
  %1998 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %1997, <8 x double> splat (double 0xC039B1A59F97E9A3), <8 x double> zeroinitializer)
  %1999 = getelementptr inbounds nuw <8 x double>, ptr %1995, i64 %1866
  %2000 = load <8 x double>, ptr %1999, align 64
  %2001 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2000, <8 x double> splat (double 0xC06346126BD860C7), <8 x double> %1998)
  %2002 = getelementptr inbounds nuw <8 x double>, ptr %1995, i64 %1870
  %2003 = load <8 x double>, ptr %2002, align 64
  %2004 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2003, <8 x double> splat (double 0xC06CF0F0AC990990), <8 x double> %2001)
  %2005 = getelementptr inbounds nuw <8 x double>, ptr %1995, i64 %1874
  %2006 = load <8 x double>, ptr %2005, align 64
  %2007 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2006, <8 x double> splat (double 0x40765A39D3B3C602), <8 x double> %2004)
  %2008 = getelementptr inbounds nuw <8 x double>, ptr %1995, i64 %1878
  %2009 = load <8 x double>, ptr %2008, align 64
  %2010 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2009, <8 x double> splat (double 0x405759F0D4D83C70), <8 x double> %2007)
  %2011 = getelementptr inbounds nuw <8 x double>, ptr %1995, i64 %1882
  %2012 = load <8 x double>, ptr %2011, align 64
  %2013 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2012, <8 x double> splat (double 0xC042BAAA552107AB), <8 x double> %2010)
  %2014 = getelementptr inbounds nuw <8 x double>, ptr %1995, i64 %1886
  %2015 = load <8 x double>, ptr %2014, align 64
  %2016 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2015, <8 x double> splat (double 0x405A0660A855838E), <8 x double> %2013)
  %2017 = getelementptr inbounds nuw <8 x double>, ptr %1995, i64 %1890
  %2018 = load <8 x double>, ptr %2017, align 64
  %2019 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2018, <8 x double> splat (double 0x403DD71D78528CF6), <8 x double> %2016)
  %2020 = getelementptr inbounds nuw <8 x double>, ptr %1995, i64 %1894
  %2021 = load <8 x double>, ptr %2020, align 64
  %2022 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2021, <8 x double> splat (double 0xC045C4484E37F77E), <8 x double> %2019)
  %2023 = getelementptr inbounds nuw <8 x double>, ptr %1995, i64 %1898
  %2024 = load <8 x double>, ptr %2023, align 64
  %2025 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2024, <8 x double> splat (double 0x405814C57DF82010), <8 x double> %2022)
  %2026 = getelementptr inbounds nuw <8 x double>, ptr %1995, i64 %1902
  %2027 = load <8 x double>, ptr %2026, align 64
  %2028 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2027, <8 x double> splat (double 0xC04396B082B5CD1E), <8 x double> %2025)
  %2029 = getelementptr inbounds nuw <8 x double>, ptr %1995, i64 %1906
  %2030 = load <8 x double>, ptr %2029, align 64
  %2031 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2030, <8 x double> splat (double 0xC062B7423E1CB30D), <8 x double> %2028)
  %2032 = fmul <8 x double> %2031, %791
  %2033 = load ptr, ptr %66, align 16
  %2034 = getelementptr inbounds nuw <8 x double>, ptr %2033, i64 %1870
  store <8 x double> %2032, ptr %2034, align 64
  %2035 = add nuw nsw i64 %1835, 1
  %2036 = icmp eq i64 %2035, %216
  br i1 %2036, label %2037, label %1834

2037:                                             ; preds = %1834, %1827
  %2038 = and <8 x i64> %1789, %1745
  %2039 = and <8 x i64> %2038, %1833
  %2040 = or <8 x i64> %2039, %1698
  %2041 = and <8 x i64> %2040, %1692
  br label %2042

2042:                                             ; preds = %2037, %1691
  %2043 = phi <8 x i64> [ %2041, %2037 ], [ %1692, %1691 ]
  %2044 = load <8 x i64>, ptr %24, align 64
  %2045 = xor <8 x i64> %2044, splat (i64 -1)
  %2046 = and <8 x i64> %2043, %2045
  br label %2047

2047:                                             ; preds = %2042, %1609
  %2048 = phi <8 x i64> [ %2044, %2042 ], [ %1651, %1609 ]
  %2049 = phi <8 x i64> [ %2046, %2042 ], [ %1656, %1609 ]
  %2050 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2049)
  %2051 = icmp eq i64 %2050, 0
  br i1 %2051, label %2052, label %2055

2052:                                             ; preds = %2047
  %2053 = load <8 x i64>, ptr %173, align 64
  %2054 = bitcast <8 x double> %789 to <8 x i64>
  br label %2240

2055:                                             ; preds = %2047
  %2056 = bitcast <8 x double> %789 to <8 x i64>
  br label %2057

2057:                                             ; preds = %2239, %2055
  %2058 = phi <8 x i64> [ %2049, %2055 ], [ %2165, %2239 ]
  %2059 = load <8 x i64>, ptr %173, align 64
  br label %2060

2060:                                             ; preds = %2077, %2057
  %2061 = phi i64 [ 0, %2057 ], [ %2079, %2077 ]
  %2062 = phi <8 x double> [ splat (double 0x7FF0000000000000), %2057 ], [ %2078, %2077 ]
  %2063 = trunc nuw nsw i64 %2061 to i32
  %2064 = extractelement <8 x i64> %2059, i32 %2063
  %2065 = icmp eq i64 %2064, 0
  br i1 %2065, label %2077, label %2066

2066:                                             ; preds = %2060
  %2067 = getelementptr inbounds nuw [8 x i32], ptr %275, i64 0, i64 %2061
  %2068 = load i32, ptr %2067, align 4
  %2069 = load i32, ptr %220, align 4
  %2070 = icmp slt i32 %2068, %2069
  br i1 %2070, label %2071, label %2077

2071:                                             ; preds = %2066
  %2072 = load ptr, ptr %221, align 8
  %2073 = sext i32 %2068 to i64
  %2074 = getelementptr inbounds double, ptr %2072, i64 %2073
  %2075 = load double, ptr %2074, align 8
  %2076 = insertelement <8 x double> %2062, double %2075, i32 %2063
  br label %2077

2077:                                             ; preds = %2071, %2066, %2060
  %2078 = phi <8 x double> [ %2076, %2071 ], [ %2062, %2066 ], [ %2062, %2060 ]
  %2079 = add nuw nsw i64 %2061, 1
  %2080 = icmp eq i64 %2079, 8
  br i1 %2080, label %2081, label %2060

2081:                                             ; preds = %2077
  %2082 = fcmp ole <8 x double> %2078, %789
  %2083 = select <8 x i1> %2082, <8 x i64> %2058, <8 x i64> zeroinitializer
  %2084 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2083)
  %2085 = icmp eq i64 %2084, 0
  br i1 %2085, label %2240, label %2086

2086:                                             ; preds = %2081
  %2087 = load <8 x double>, ptr %230, align 64
  %2088 = fsub <8 x double> %2078, %2087
  %2089 = fdiv <8 x double> %2088, %791
  %2090 = bitcast <8 x double> %2089 to <8 x i64>
  %2091 = and <8 x i64> %2083, %2090
  %2092 = xor <8 x i64> %2083, splat (i64 -1)
  %2093 = and <8 x i64> %2092, splat (i64 4607182418800017408)
  %2094 = or <8 x i64> %2091, %2093
  %2095 = bitcast <8 x i64> %2094 to <8 x double>
  %2096 = fcmp uge <8 x double> %2095, splat (double 1.000000e+00)
  %2097 = load ptr, ptr %58, align 32
  %2098 = fsub <8 x double> splat (double 1.000000e+00), %2095
  br i1 %215, label %2099, label %2135

2099:                                             ; preds = %2086, %2099
  %2100 = phi i64 [ %2133, %2099 ], [ 0, %2086 ]
  %2101 = load ptr, ptr %66, align 16
  %2102 = getelementptr inbounds nuw <8 x double>, ptr %2101, i64 %2100
  %2103 = getelementptr inbounds nuw <8 x double>, ptr %2102, i64 %244
  %2104 = load <8 x double>, ptr %2103, align 64
  %2105 = fmul <8 x double> %2104, %2095
  %2106 = getelementptr inbounds nuw <8 x double>, ptr %2102, i64 %241
  %2107 = load <8 x double>, ptr %2106, align 64
  %2108 = fadd <8 x double> %2105, %2107
  %2109 = fmul <8 x double> %2098, %2108
  %2110 = getelementptr inbounds nuw <8 x double>, ptr %2102, i64 %238
  %2111 = load <8 x double>, ptr %2110, align 64
  %2112 = fadd <8 x double> %2111, %2109
  %2113 = fmul <8 x double> %2112, %2095
  %2114 = getelementptr inbounds nuw <8 x double>, ptr %2102, i64 %235
  %2115 = load <8 x double>, ptr %2114, align 64
  %2116 = fadd <8 x double> %2115, %2113
  %2117 = fmul <8 x double> %2098, %2116
  %2118 = getelementptr inbounds nuw <8 x double>, ptr %2102, i64 %232
  %2119 = load <8 x double>, ptr %2118, align 64
  %2120 = fadd <8 x double> %2119, %2117
  %2121 = fmul <8 x double> %2120, %2095
  %2122 = getelementptr inbounds nuw <8 x double>, ptr %2102, i64 %216
  %2123 = load <8 x double>, ptr %2122, align 64
  %2124 = fadd <8 x double> %2123, %2121
  %2125 = fmul <8 x double> %2098, %2124
  %2126 = load ptr, ptr %41, align 8
  %2127 = getelementptr inbounds nuw <8 x double>, ptr %2126, i64 %2100
  %2128 = load <8 x double>, ptr %2127, align 64
  %2129 = load <8 x double>, ptr %2102, align 64
  %2130 = fadd <8 x double> %2129, %2125
  %2131 = call <8 x double> @llvm.fmuladd.v8f64(<8 x double> %2130, <8 x double> %2095, <8 x double> %2128)
  %2132 = getelementptr inbounds nuw <8 x double>, ptr %2097, i64 %2100
  store <8 x double> %2131, ptr %2132, align 64
  %2133 = add nuw nsw i64 %2100, 1
  %2134 = icmp eq i64 %2133, %216
  br i1 %2134, label %2136, label %2099

2135:                                             ; preds = %2136, %2086
  br i1 %199, label %2164, label %2147

2136:                                             ; preds = %2099, %2136
  %2137 = phi i64 [ %2145, %2136 ], [ 0, %2099 ]
  %2138 = load ptr, ptr %58, align 32
  %2139 = getelementptr inbounds nuw <8 x double>, ptr %2138, i64 %2137
  %2140 = load <8 x i64>, ptr %2139, align 64
  %2141 = load ptr, ptr %52, align 16
  %2142 = getelementptr inbounds nuw <8 x double>, ptr %2141, i64 %2137
  %2143 = load <8 x i64>, ptr %2142, align 64
  %2144 = select <8 x i1> %2096, <8 x i64> %2143, <8 x i64> %2140
  store <8 x i64> %2144, ptr %2139, align 64
  %2145 = add nuw nsw i64 %2137, 1
  %2146 = icmp eq i64 %2145, %216
  br i1 %2146, label %2135, label %2136

2147:                                             ; preds = %2135
  %2148 = select <8 x i1> %2096, <8 x i64> zeroinitializer, <8 x i64> %2083
  %2149 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %2148)
  %2150 = icmp eq i64 %2149, 0
  br i1 %2150, label %2164, label %2151

2151:                                             ; preds = %2147
  %2152 = xor <8 x i64> %2148, splat (i64 -1)
  %2153 = bitcast <8 x double> %2078 to <8 x i64>
  %2154 = and <8 x i64> %2083, %2153
  %2155 = and <8 x i64> %2092, %2056
  %2156 = or <8 x i64> %2154, %2155
  %2157 = load ptr, ptr %58, align 32
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3)
  store <8 x i64> %2156, ptr %3, align 64
  %2158 = load ptr, ptr %33, align 64
  %2159 = load ptr, ptr %91, align 8
  call void @appell_lanes_correct(ptr noundef nonnull %3, ptr noundef %2157, ptr noundef %2158, ptr noundef null, ptr noundef %2159) #10
  %2160 = load <8 x double>, ptr %3, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #10
  store <8 x double> %2160, ptr %4, align 64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #10
  store <8 x i64> %2148, ptr %5, align 64
  %2161 = call fastcc <8 x i64> @project(ptr noundef nonnull %33, ptr noundef nonnull byval(<8 x double>) align 64 %4, ptr noundef %2157, ptr noundef nonnull byval(<8 x i64>) align 64 %5, double noundef 1.000000e+03)
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3)
  %2162 = or <8 x i64> %2161, %2152
  %2163 = and <8 x i64> %2162, %2058
  br label %2164

2164:                                             ; preds = %2151, %2147, %2135
  %2165 = phi <8 x i64> [ %2163, %2151 ], [ %2058, %2147 ], [ %2058, %2135 ]
  %2166 = bitcast <8 x double> %2078 to <8 x i64>
  %2167 = and <8 x i64> %2083, %2166
  %2168 = and <8 x i64> %2092, %2056
  %2169 = or <8 x i64> %2167, %2168
  %2170 = load ptr, ptr %58, align 32
  %2171 = and <8 x i64> %2165, %2083
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2)
  store <8 x i64> %2169, ptr %2, align 64
  %2172 = load ptr, ptr %33, align 64
  %2173 = load ptr, ptr %112, align 64
  call void @appell_lanes_sizes(ptr noundef nonnull %2, ptr noundef %2170, ptr noundef %2172, ptr noundef null, ptr noundef %2173) #10
  %2174 = load ptr, ptr %112, align 64
  %2175 = getelementptr inbounds nuw i8, ptr %2174, i64 64
  br label %2176

2176:                                             ; preds = %2236, %2164
  %2177 = phi i64 [ 0, %2164 ], [ %2237, %2236 ]
  %2178 = trunc nuw nsw i64 %2177 to i32
  %2179 = extractelement <8 x i64> %2171, i32 %2178
  %2180 = icmp eq i64 %2179, 0
  br i1 %2180, label %2236, label %2181

2181:                                             ; preds = %2176
  %2182 = getelementptr inbounds nuw [8 x i32], ptr %286, i64 0, i64 %2177
  %2183 = load i32, ptr %2182, align 4
  %2184 = sext i32 %2183 to i64
  %2185 = getelementptr inbounds nuw [8 x i32], ptr %275, i64 0, i64 %2177
  %2186 = load i32, ptr %2185, align 4
  %2187 = add nsw i32 %2186, 1
  store i32 %2187, ptr %2185, align 4
  %2188 = sext i32 %2186 to i64
  %2189 = load i32, ptr %220, align 4
  %2190 = sext i32 %2189 to i64
  br i1 %222, label %2191, label %2195

2191:                                             ; preds = %2181
  %2192 = load ptr, ptr %223, align 8
  %2193 = mul nsw i64 %2184, %99
  %2194 = getelementptr double, ptr %2192, i64 %2188
  br label %2200

2195:                                             ; preds = %2200, %2181
  br i1 %185, label %2196, label %2210

2196:                                             ; preds = %2195
  %2197 = load ptr, ptr %224, align 8
  %2198 = mul nsw i64 %2184, %225
  %2199 = getelementptr double, ptr %2197, i64 %2188
  br label %2223

2200:                                             ; preds = %2200, %2191
  %2201 = phi i64 [ 0, %2191 ], [ %2208, %2200 ]
  %2202 = getelementptr inbounds nuw <8 x double>, ptr %2170, i64 %2201
  %2203 = load <8 x double>, ptr %2202, align 64
  %2204 = extractelement <8 x double> %2203, i32 %2178
  %2205 = add nsw i64 %2201, %2193
  %2206 = mul nsw i64 %2205, %2190
  %2207 = getelementptr double, ptr %2194, i64 %2206
  store double %2204, ptr %2207, align 8
  %2208 = add nuw nsw i64 %2201, 1
  %2209 = icmp eq i64 %2208, %227
  br i1 %2209, label %2195, label %2200

2210:                                             ; preds = %2223, %2195
  %2211 = load ptr, ptr %226, align 8
  %2212 = shl nsw i64 %2184, 1
  %2213 = getelementptr double, ptr %2211, i64 %2188
  %2214 = load <8 x double>, ptr %2174, align 64
  %2215 = extractelement <8 x double> %2214, i32 %2178
  %2216 = mul nsw i64 %2212, %2190
  %2217 = getelementptr double, ptr %2213, i64 %2216
  store double %2215, ptr %2217, align 8
  %2218 = load <8 x double>, ptr %2175, align 64
  %2219 = extractelement <8 x double> %2218, i32 %2178
  %2220 = or disjoint i64 %2212, 1
  %2221 = mul nsw i64 %2220, %2190
  %2222 = getelementptr double, ptr %2213, i64 %2221
  store double %2219, ptr %2222, align 8
  br label %2236

2223:                                             ; preds = %2223, %2196
  %2224 = phi i64 [ 0, %2196 ], [ %2234, %2223 ]
  %2225 = trunc nuw nsw i64 %2224 to i32
  %2226 = add i32 %46, %2225
  %2227 = sext i32 %2226 to i64
  %2228 = getelementptr inbounds <8 x double>, ptr %2170, i64 %2227
  %2229 = load <8 x double>, ptr %2228, align 64
  %2230 = extractelement <8 x double> %2229, i32 %2178
  %2231 = add nsw i64 %2224, %2198
  %2232 = mul nsw i64 %2231, %2190
  %2233 = getelementptr double, ptr %2199, i64 %2232
  store double %2230, ptr %2233, align 8
  %2234 = add nuw nsw i64 %2224, 1
  %2235 = icmp eq i64 %2234, %228
  br i1 %2235, label %2210, label %2223

2236:                                             ; preds = %2210, %2176
  %2237 = add nuw nsw i64 %2177, 1
  %2238 = icmp eq i64 %2237, 8
  br i1 %2238, label %2239, label %2176

2239:                                             ; preds = %2236
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2)
  br label %2057

2240:                                             ; preds = %2081, %2052
  %2241 = phi <8 x i64> [ %2054, %2052 ], [ %2056, %2081 ]
  %2242 = phi <8 x i64> [ %2053, %2052 ], [ %2059, %2081 ]
  %2243 = phi <8 x i64> [ %2049, %2052 ], [ %2058, %2081 ]
  %2244 = xor <8 x i64> %2049, splat (i64 -1)
  %2245 = and <8 x i64> %2242, %2244
  %2246 = load <8 x i64>, ptr %230, align 64
  %2247 = and <8 x i64> %2243, %2241
  %2248 = xor <8 x i64> %2243, splat (i64 -1)
  %2249 = and <8 x i64> %2246, %2248
  %2250 = or <8 x i64> %2249, %2247
  store <8 x i64> %2250, ptr %230, align 64
  %2251 = load <8 x double>, ptr %257, align 64
  %2252 = load ptr, ptr %52, align 16
  br i1 %203, label %2253, label %2262

2253:                                             ; preds = %2240, %2253
  %2254 = phi i64 [ %2260, %2253 ], [ 0, %2240 ]
  %2255 = phi <8 x double> [ %2259, %2253 ], [ zeroinitializer, %2240 ]
  %2256 = getelementptr inbounds nuw <8 x double>, ptr %2252, i64 %2254
  %2257 = load <8 x double>, ptr %2256, align 64
  %2258 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2257)
  %2259 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2255, <8 x double> %2258)
  %2260 = add nuw nsw i64 %2254, 1
  %2261 = icmp eq i64 %2260, %204
  br i1 %2261, label %2262, label %2253

2262:                                             ; preds = %2253, %2240
  %2263 = phi <8 x double> [ zeroinitializer, %2240 ], [ %2259, %2253 ]
  %2264 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2251, <8 x double> %2263)
  %2265 = bitcast <8 x double> %2251 to <8 x i64>
  %2266 = bitcast <8 x double> %2264 to <8 x i64>
  %2267 = and <8 x i64> %2243, %2266
  %2268 = and <8 x i64> %2265, %2248
  %2269 = or <8 x i64> %2267, %2268
  store <8 x i64> %2269, ptr %257, align 64
  %2270 = load <8 x double>, ptr %258, align 64
  br i1 %201, label %2271, label %2280

2271:                                             ; preds = %2262, %2271
  %2272 = phi i64 [ %2278, %2271 ], [ %205, %2262 ]
  %2273 = phi <8 x double> [ %2277, %2271 ], [ zeroinitializer, %2262 ]
  %2274 = getelementptr inbounds <8 x double>, ptr %2252, i64 %2272
  %2275 = load <8 x double>, ptr %2274, align 64
  %2276 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2275)
  %2277 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2273, <8 x double> %2276)
  %2278 = add nsw i64 %2272, 1
  %2279 = icmp slt i64 %2278, %99
  br i1 %2279, label %2271, label %2280

2280:                                             ; preds = %2271, %2262
  %2281 = phi <8 x double> [ zeroinitializer, %2262 ], [ %2277, %2271 ]
  %2282 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2270, <8 x double> %2281)
  %2283 = bitcast <8 x double> %2270 to <8 x i64>
  %2284 = bitcast <8 x double> %2282 to <8 x i64>
  %2285 = and <8 x i64> %2243, %2284
  %2286 = and <8 x i64> %2283, %2248
  %2287 = or <8 x i64> %2285, %2286
  store <8 x i64> %2287, ptr %258, align 64
  br i1 %215, label %2288, label %2309

2288:                                             ; preds = %2280, %2288
  %2289 = phi i64 [ %2307, %2288 ], [ 0, %2280 ]
  %2290 = load ptr, ptr %52, align 16
  %2291 = getelementptr inbounds nuw <8 x double>, ptr %2290, i64 %2289
  %2292 = load <8 x i64>, ptr %2291, align 64
  %2293 = load ptr, ptr %41, align 8
  %2294 = getelementptr inbounds nuw <8 x double>, ptr %2293, i64 %2289
  %2295 = load <8 x i64>, ptr %2294, align 64
  %2296 = and <8 x i64> %2292, %2243
  %2297 = and <8 x i64> %2295, %2248
  %2298 = or <8 x i64> %2297, %2296
  store <8 x i64> %2298, ptr %2294, align 64
  %2299 = load ptr, ptr %61, align 8
  %2300 = getelementptr inbounds nuw <8 x double>, ptr %2299, i64 %2289
  %2301 = getelementptr inbounds nuw <8 x double>, ptr %2300, i64 %276
  %2302 = load <8 x i64>, ptr %2301, align 64
  %2303 = load <8 x i64>, ptr %2300, align 64
  %2304 = and <8 x i64> %2302, %2243
  %2305 = and <8 x i64> %2303, %2248
  %2306 = or <8 x i64> %2305, %2304
  store <8 x i64> %2306, ptr %2300, align 64
  %2307 = add nuw nsw i64 %2289, 1
  %2308 = icmp eq i64 %2307, %216
  br i1 %2308, label %2309, label %2288

2309:                                             ; preds = %2288, %2280
  %2310 = load <8 x i64>, ptr %268, align 64
  %2311 = and <8 x i64> %2243, %790
  %2312 = and <8 x i64> %2310, %2248
  %2313 = or <8 x i64> %2312, %2311
  store <8 x i64> %2313, ptr %268, align 64
  %2314 = load <8 x i64>, ptr %269, align 64
  %2315 = bitcast <8 x double> %1636 to <8 x i64>
  %2316 = and <8 x i64> %2243, %2315
  %2317 = and <8 x i64> %2314, %2248
  %2318 = or <8 x i64> %2317, %2316
  store <8 x i64> %2318, ptr %269, align 64
  %2319 = load <8 x i64>, ptr %272, align 64
  %2320 = or <8 x i64> %2319, %2245
  %2321 = and <8 x i64> %2320, %2248
  store <8 x i64> %2321, ptr %272, align 64
  %2322 = xor <8 x i64> %1299, splat (i64 -1)
  %2323 = or <8 x i64> %1656, %2322
  %2324 = fcmp ult <8 x double> %1600, splat (double 1.000000e+00)
  %2325 = select <8 x i1> %2324, <8 x i64> splat (i64 -1), <8 x i64> %2323
  %2326 = call <8 x double> @llvm.minnum.v8f64(<8 x double> %1649, <8 x double> splat (double 9.000000e-01))
  %2327 = bitcast <8 x double> %2326 to <8 x i64>
  %2328 = and <8 x i64> %2325, splat (i64 4598175219545276416)
  %2329 = xor <8 x i64> %2325, splat (i64 -1)
  %2330 = and <8 x i64> %2327, %2329
  %2331 = or <8 x i64> %2328, %2330
  %2332 = bitcast <8 x i64> %2331 to <8 x double>
  %2333 = fmul <8 x double> %791, %2332
  %2334 = load <8 x double>, ptr %229, align 64
  %2335 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %791, <8 x double> %2334)
  %2336 = fmul <8 x double> %1649, %791
  %2337 = select <8 x i1> %785, <8 x double> %2336, <8 x double> %2335
  %2338 = bitcast <8 x double> %2337 to <8 x i64>
  %2339 = bitcast <8 x double> %2333 to <8 x i64>
  %2340 = and <8 x i64> %2245, %2339
  %2341 = xor <8 x i64> %2245, splat (i64 -1)
  %2342 = and <8 x i64> %2338, %2341
  %2343 = or <8 x i64> %2342, %2340
  store <8 x i64> %2343, ptr %229, align 64
  br label %2505

2344:                                             ; preds = %2521
  %2345 = and <8 x i64> %2049, %2248
  br label %2346

2346:                                             ; preds = %2374, %2344
  %2347 = phi i64 [ 0, %2344 ], [ %2375, %2374 ]
  %2348 = trunc nuw nsw i64 %2347 to i32
  %2349 = extractelement <8 x i64> %2345, i32 %2348
  %2350 = icmp eq i64 %2349, 0
  br i1 %2350, label %2374, label %2351

2351:                                             ; preds = %2346
  %2352 = getelementptr inbounds nuw [8 x i32], ptr %286, i64 0, i64 %2347
  %2353 = load i32, ptr %2352, align 4
  %2354 = sext i32 %2353 to i64
  %2355 = load ptr, ptr %219, align 8
  %2356 = getelementptr inbounds i32, ptr %2355, i64 %2354
  store i32 5, ptr %2356, align 4
  %2357 = getelementptr inbounds nuw [8 x i32], ptr %287, i64 0, i64 %2347
  %2358 = load i32, ptr %2357, align 4
  %2359 = load ptr, ptr %289, align 8
  %2360 = getelementptr inbounds i32, ptr %2359, i64 %2354
  store i32 %2358, ptr %2360, align 4
  %2361 = getelementptr inbounds nuw [8 x i32], ptr %288, i64 0, i64 %2347
  %2362 = load i32, ptr %2361, align 4
  %2363 = load ptr, ptr %290, align 8
  %2364 = getelementptr inbounds i32, ptr %2363, i64 %2354
  store i32 %2362, ptr %2364, align 4
  %2365 = load <8 x double>, ptr %291, align 64
  %2366 = extractelement <8 x double> %2365, i32 %2348
  %2367 = load ptr, ptr %292, align 8
  %2368 = shl nsw i64 %2354, 1
  %2369 = getelementptr inbounds double, ptr %2367, i64 %2368
  store double %2366, ptr %2369, align 8
  %2370 = load <8 x double>, ptr %293, align 64
  %2371 = extractelement <8 x double> %2370, i32 %2348
  %2372 = or disjoint i64 %2368, 1
  %2373 = getelementptr inbounds double, ptr %2367, i64 %2372
  store double %2371, ptr %2373, align 8
  br label %2374

2374:                                             ; preds = %2351, %2346
  %2375 = add nuw nsw i64 %2347, 1
  %2376 = icmp eq i64 %2375, 8
  br i1 %2376, label %2377, label %2346

2377:                                             ; preds = %2374
  %2378 = xor <8 x i64> %2345, splat (i64 -1)
  %2379 = load <8 x i64>, ptr %173, align 64
  %2380 = and <8 x i64> %2379, %2378
  store <8 x i64> %2380, ptr %173, align 64
  %2381 = and <8 x i64> %2380, %2048
  br label %2382

2382:                                             ; preds = %2410, %2377
  %2383 = phi i64 [ 0, %2377 ], [ %2411, %2410 ]
  %2384 = trunc nuw nsw i64 %2383 to i32
  %2385 = extractelement <8 x i64> %2381, i32 %2384
  %2386 = icmp eq i64 %2385, 0
  br i1 %2386, label %2410, label %2387

2387:                                             ; preds = %2382
  %2388 = getelementptr inbounds nuw [8 x i32], ptr %286, i64 0, i64 %2383
  %2389 = load i32, ptr %2388, align 4
  %2390 = sext i32 %2389 to i64
  %2391 = load ptr, ptr %219, align 8
  %2392 = getelementptr inbounds i32, ptr %2391, i64 %2390
  store i32 2, ptr %2392, align 4
  %2393 = getelementptr inbounds nuw [8 x i32], ptr %287, i64 0, i64 %2383
  %2394 = load i32, ptr %2393, align 4
  %2395 = load ptr, ptr %289, align 8
  %2396 = getelementptr inbounds i32, ptr %2395, i64 %2390
  store i32 %2394, ptr %2396, align 4
  %2397 = getelementptr inbounds nuw [8 x i32], ptr %288, i64 0, i64 %2383
  %2398 = load i32, ptr %2397, align 4
  %2399 = load ptr, ptr %290, align 8
  %2400 = getelementptr inbounds i32, ptr %2399, i64 %2390
  store i32 %2398, ptr %2400, align 4
  %2401 = load <8 x double>, ptr %291, align 64
  %2402 = extractelement <8 x double> %2401, i32 %2384
  %2403 = load ptr, ptr %292, align 8
  %2404 = shl nsw i64 %2390, 1
  %2405 = getelementptr inbounds double, ptr %2403, i64 %2404
  store double %2402, ptr %2405, align 8
  %2406 = load <8 x double>, ptr %293, align 64
  %2407 = extractelement <8 x double> %2406, i32 %2384
  %2408 = or disjoint i64 %2404, 1
  %2409 = getelementptr inbounds double, ptr %2403, i64 %2408
  store double %2407, ptr %2409, align 8
  br label %2410

2410:                                             ; preds = %2387, %2382
  %2411 = add nuw nsw i64 %2383, 1
  %2412 = icmp eq i64 %2411, 8
  br i1 %2412, label %2413, label %2382

2413:                                             ; preds = %2410
  %2414 = xor <8 x i64> %2381, splat (i64 -1)
  %2415 = load <8 x i64>, ptr %173, align 64
  %2416 = and <8 x i64> %2415, %2414
  store <8 x i64> %2416, ptr %173, align 64
  %2417 = and <8 x i64> %2416, %2243
  %2418 = load double, ptr %208, align 8
  %2419 = insertelement <8 x double> poison, double %2418, i64 0
  %2420 = shufflevector <8 x double> %2419, <8 x double> poison, <8 x i32> zeroinitializer
  %2421 = fcmp oeq <8 x double> %789, %2420
  %2422 = select <8 x i1> %2421, <8 x i64> %2417, <8 x i64> zeroinitializer
  br label %2423

2423:                                             ; preds = %2451, %2413
  %2424 = phi i64 [ 0, %2413 ], [ %2452, %2451 ]
  %2425 = trunc nuw nsw i64 %2424 to i32
  %2426 = extractelement <8 x i64> %2422, i32 %2425
  %2427 = icmp eq i64 %2426, 0
  br i1 %2427, label %2451, label %2428

2428:                                             ; preds = %2423
  %2429 = getelementptr inbounds nuw [8 x i32], ptr %286, i64 0, i64 %2424
  %2430 = load i32, ptr %2429, align 4
  %2431 = sext i32 %2430 to i64
  %2432 = load ptr, ptr %219, align 8
  %2433 = getelementptr inbounds i32, ptr %2432, i64 %2431
  store i32 1, ptr %2433, align 4
  %2434 = getelementptr inbounds nuw [8 x i32], ptr %287, i64 0, i64 %2424
  %2435 = load i32, ptr %2434, align 4
  %2436 = load ptr, ptr %289, align 8
  %2437 = getelementptr inbounds i32, ptr %2436, i64 %2431
  store i32 %2435, ptr %2437, align 4
  %2438 = getelementptr inbounds nuw [8 x i32], ptr %288, i64 0, i64 %2424
  %2439 = load i32, ptr %2438, align 4
  %2440 = load ptr, ptr %290, align 8
  %2441 = getelementptr inbounds i32, ptr %2440, i64 %2431
  store i32 %2439, ptr %2441, align 4
  %2442 = load <8 x double>, ptr %291, align 64
  %2443 = extractelement <8 x double> %2442, i32 %2425
  %2444 = load ptr, ptr %292, align 8
  %2445 = shl nsw i64 %2431, 1
  %2446 = getelementptr inbounds double, ptr %2444, i64 %2445
  store double %2443, ptr %2446, align 8
  %2447 = load <8 x double>, ptr %293, align 64
  %2448 = extractelement <8 x double> %2447, i32 %2425
  %2449 = or disjoint i64 %2445, 1
  %2450 = getelementptr inbounds double, ptr %2444, i64 %2449
  store double %2448, ptr %2450, align 8
  br label %2451

2451:                                             ; preds = %2428, %2423
  %2452 = add nuw nsw i64 %2424, 1
  %2453 = icmp eq i64 %2452, 8
  br i1 %2453, label %2454, label %2423

2454:                                             ; preds = %2451
  %2455 = xor <8 x i64> %2422, splat (i64 -1)
  %2456 = load <8 x i64>, ptr %173, align 64
  %2457 = and <8 x i64> %2456, %2455
  store <8 x i64> %2457, ptr %173, align 64
  %2458 = load <8 x double>, ptr %229, align 64
  %2459 = load <8 x double>, ptr %230, align 64
  %2460 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %2459)
  %2461 = load double, ptr %208, align 8
  %2462 = call double @llvm.fabs.f64(double %2461)
  %2463 = insertelement <8 x double> poison, double %2462, i64 0
  %2464 = shufflevector <8 x double> %2463, <8 x double> poison, <8 x i32> zeroinitializer
  %2465 = call <8 x double> @llvm.maxnum.v8f64(<8 x double> %2460, <8 x double> %2464)
  %2466 = fmul <8 x double> %2465, splat (double 0x3CF0000000000000)
  %2467 = fcmp ole <8 x double> %2458, %2466
  %2468 = select <8 x i1> %2467, <8 x i64> %2457, <8 x i64> zeroinitializer
  br label %2469

2469:                                             ; preds = %2497, %2454
  %2470 = phi i64 [ 0, %2454 ], [ %2498, %2497 ]
  %2471 = trunc nuw nsw i64 %2470 to i32
  %2472 = extractelement <8 x i64> %2468, i32 %2471
  %2473 = icmp eq i64 %2472, 0
  br i1 %2473, label %2497, label %2474

2474:                                             ; preds = %2469
  %2475 = getelementptr inbounds nuw [8 x i32], ptr %286, i64 0, i64 %2470
  %2476 = load i32, ptr %2475, align 4
  %2477 = sext i32 %2476 to i64
  %2478 = load ptr, ptr %219, align 8
  %2479 = getelementptr inbounds i32, ptr %2478, i64 %2477
  store i32 3, ptr %2479, align 4
  %2480 = getelementptr inbounds nuw [8 x i32], ptr %287, i64 0, i64 %2470
  %2481 = load i32, ptr %2480, align 4
  %2482 = load ptr, ptr %289, align 8
  %2483 = getelementptr inbounds i32, ptr %2482, i64 %2477
  store i32 %2481, ptr %2483, align 4
  %2484 = getelementptr inbounds nuw [8 x i32], ptr %288, i64 0, i64 %2470
  %2485 = load i32, ptr %2484, align 4
  %2486 = load ptr, ptr %290, align 8
  %2487 = getelementptr inbounds i32, ptr %2486, i64 %2477
  store i32 %2485, ptr %2487, align 4
  %2488 = load <8 x double>, ptr %291, align 64
  %2489 = extractelement <8 x double> %2488, i32 %2471
  %2490 = load ptr, ptr %292, align 8
  %2491 = shl nsw i64 %2477, 1
  %2492 = getelementptr inbounds double, ptr %2490, i64 %2491
  store double %2489, ptr %2492, align 8
  %2493 = load <8 x double>, ptr %293, align 64
  %2494 = extractelement <8 x double> %2493, i32 %2471
  %2495 = or disjoint i64 %2491, 1
  %2496 = getelementptr inbounds double, ptr %2490, i64 %2495
  store double %2494, ptr %2496, align 8
  br label %2497

2497:                                             ; preds = %2474, %2469
  %2498 = add nuw nsw i64 %2470, 1
  %2499 = icmp eq i64 %2498, 8
  br i1 %2499, label %2500, label %2469

2500:                                             ; preds = %2497
  %2501 = xor <8 x i64> %2468, splat (i64 -1)
  %2502 = load <8 x i64>, ptr %173, align 64
  %2503 = and <8 x i64> %2502, %2501
  store <8 x i64> %2503, ptr %173, align 64
  %2504 = load i32, ptr %294, align 8
  br label %2557

2505:                                             ; preds = %2521, %2309
  %2506 = phi i64 [ 0, %2309 ], [ %2522, %2521 ]
  %2507 = trunc nuw nsw i64 %2506 to i32
  %2508 = extractelement <8 x i64> %2243, i32 %2507
  %2509 = icmp eq i64 %2508, 0
  br i1 %2509, label %2514, label %2510

2510:                                             ; preds = %2505
  %2511 = getelementptr inbounds nuw [8 x i32], ptr %287, i64 0, i64 %2506
  %2512 = load i32, ptr %2511, align 4
  %2513 = add nsw i32 %2512, 1
  store i32 %2513, ptr %2511, align 4
  br label %2514

2514:                                             ; preds = %2510, %2505
  %2515 = extractelement <8 x i64> %2245, i32 %2507
  %2516 = icmp eq i64 %2515, 0
  br i1 %2516, label %2521, label %2517

2517:                                             ; preds = %2514
  %2518 = getelementptr inbounds nuw [8 x i32], ptr %288, i64 0, i64 %2506
  %2519 = load i32, ptr %2518, align 4
  %2520 = add nsw i32 %2519, 1
  store i32 %2520, ptr %2518, align 4
  br label %2521

2521:                                             ; preds = %2517, %2514
  %2522 = add nuw nsw i64 %2506, 1
  %2523 = icmp eq i64 %2522, 8
  br i1 %2523, label %2344, label %2505

2524:                                             ; preds = %2557
  %2525 = and <8 x i64> %2568, %2503
  br label %2526

2526:                                             ; preds = %2554, %2524
  %2527 = phi i64 [ 0, %2524 ], [ %2555, %2554 ]
  %2528 = trunc nuw nsw i64 %2527 to i32
  %2529 = extractelement <8 x i64> %2525, i32 %2528
  %2530 = icmp eq i64 %2529, 0
  br i1 %2530, label %2554, label %2531

2531:                                             ; preds = %2526
  %2532 = getelementptr inbounds nuw [8 x i32], ptr %286, i64 0, i64 %2527
  %2533 = load i32, ptr %2532, align 4
  %2534 = sext i32 %2533 to i64
  %2535 = load ptr, ptr %219, align 8
  %2536 = getelementptr inbounds i32, ptr %2535, i64 %2534
  store i32 4, ptr %2536, align 4
  %2537 = getelementptr inbounds nuw [8 x i32], ptr %287, i64 0, i64 %2527
  %2538 = load i32, ptr %2537, align 4
  %2539 = load ptr, ptr %289, align 8
  %2540 = getelementptr inbounds i32, ptr %2539, i64 %2534
  store i32 %2538, ptr %2540, align 4
  %2541 = getelementptr inbounds nuw [8 x i32], ptr %288, i64 0, i64 %2527
  %2542 = load i32, ptr %2541, align 4
  %2543 = load ptr, ptr %290, align 8
  %2544 = getelementptr inbounds i32, ptr %2543, i64 %2534
  store i32 %2542, ptr %2544, align 4
  %2545 = load <8 x double>, ptr %291, align 64
  %2546 = extractelement <8 x double> %2545, i32 %2528
  %2547 = load ptr, ptr %292, align 8
  %2548 = shl nsw i64 %2534, 1
  %2549 = getelementptr inbounds double, ptr %2547, i64 %2548
  store double %2546, ptr %2549, align 8
  %2550 = load <8 x double>, ptr %293, align 64
  %2551 = extractelement <8 x double> %2550, i32 %2528
  %2552 = or disjoint i64 %2548, 1
  %2553 = getelementptr inbounds double, ptr %2547, i64 %2552
  store double %2551, ptr %2553, align 8
  br label %2554

2554:                                             ; preds = %2531, %2526
  %2555 = add nuw nsw i64 %2527, 1
  %2556 = icmp eq i64 %2555, 8
  br i1 %2556, label %2571, label %2526

2557:                                             ; preds = %2557, %2500
  %2558 = phi i64 [ 0, %2500 ], [ %2569, %2557 ]
  %2559 = phi <8 x i64> [ zeroinitializer, %2500 ], [ %2568, %2557 ]
  %2560 = getelementptr inbounds nuw [8 x i32], ptr %287, i64 0, i64 %2558
  %2561 = load i32, ptr %2560, align 4
  %2562 = getelementptr inbounds nuw [8 x i32], ptr %288, i64 0, i64 %2558
  %2563 = load i32, ptr %2562, align 4
  %2564 = add nsw i32 %2563, %2561
  %2565 = icmp slt i32 %2564, %2504
  %2566 = trunc nuw nsw i64 %2558 to i32
  %2567 = insertelement <8 x i64> %2559, i64 -1, i32 %2566
  %2568 = select i1 %2565, <8 x i64> %2559, <8 x i64> %2567
  %2569 = add nuw nsw i64 %2558, 1
  %2570 = icmp eq i64 %2569, 8
  br i1 %2570, label %2524, label %2557

2571:                                             ; preds = %2554
  %2572 = xor <8 x i64> %2525, splat (i64 -1)
  %2573 = load <8 x i64>, ptr %173, align 64
  %2574 = and <8 x i64> %2573, %2572
  store <8 x i64> %2574, ptr %173, align 64
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %24) #10
  br label %767

2575:                                             ; preds = %770, %314
  %2576 = phi i32 [ 1, %314 ], [ 0, %770 ]
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %34) #10
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %33) #10
  ret i32 %2576
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

