// Three angles in place of a unit quaternion: yaw about z, pitch about the turned y, roll about the body's x.

export const ANGLES = ["yaw", "pitch", "roll"] as const;

/** q = (w, x, y, z) of the rotation z(yaw) y(pitch) x(roll), in radians. */
export function quaternionOf([yaw, pitch, roll]: number[]): number[] {
  const [cz, sz, cy, sy, cx, sx] = [Math.cos(yaw / 2), Math.sin(yaw / 2), Math.cos(pitch / 2), Math.sin(pitch / 2), Math.cos(roll / 2), Math.sin(roll / 2)];
  return [cz * cy * cx + sz * sy * sx, cz * cy * sx - sz * sy * cx, cz * sy * cx + sz * cy * sx, sz * cy * cx - cz * sy * sx];
}

/** The angles of a quaternion, pitch between -90 and 90 degrees. */
export function anglesOf([w, x, y, z]: number[]): number[] {
  const sine = Math.min(1, Math.max(-1, 2 * (w * y - z * x)));
  return [Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)), Math.asin(sine), Math.atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y))];
}
