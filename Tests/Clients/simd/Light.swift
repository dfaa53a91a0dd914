import simd

/// How bright a wall is in the light of a lamp.
func brightness(of wall: simd_float3, facing normal: simd_float3, lamp: simd_float3) -> Float {
  let ray = lamp - wall
  guard simd_length_squared(ray) > 0, simd_length(normal) > 0 else { return 0 }
  let share = simd_dot(simd_normalize(ray), simd_normalize(normal))
  return simd_distance(wall, lamp) > 10 ? 0 : max(0, share) / simd_distance_squared(wall, lamp)
}

/// The corners of a box around points, a little way from the one to the other, and its size.
func bounds(_ a: simd_double2, _ b: simd_double2) -> (simd_double2, Double, Double) {
  let (low, high) = (simd_min(a, b), simd_max(a, b))
  let middle = simd_mix(low, high, simd_double2(repeating: 0.5))
  let size = simd_abs(high - low)
  return (simd_clamp(middle, low, high), simd_reduce_max(size), simd_reduce_min(size))
}

/// The sum of a colour's parts.
func sum(_ color: simd_float4, _ other: simd_double4) -> Float {
  simd_reduce_add(color) + Float(simd_reduce_add(other))
}

/// The way of a ray that a mirror throws back, as Swift's names have it.
func mirrored(_ ray: simd_double3, _ one: simd_double3, _ other: simd_double3) -> simd_double3 {
  let normal = normalize(cross(one, other))
  guard length(ray) > 0, length_squared(ray) < 100, dot(ray, normal) != 0 else { return ray }
  let back = reflect(ray, n: normal)
  let same = simd_reflect(ray, simd_normalize(simd_cross(one, other)))
  guard distance(back, same) < 0.001 else { return same }
  return clamp(mix(ray, back, t: 1), min: simd_double3(repeating: -10), max: [10, 10, 10])
}

/// The place between two others on a map.
func middle(_ a: simd_float2, _ b: simd_float2) -> simd_float2 { mix(a, b, t: 0.5) }
