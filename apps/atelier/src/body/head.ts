import { ellipsoidDistance } from './solids.ts'

/** A head small enough that a hood closes round it with room to spare. */
export const headDistance = (x: number, y: number, z: number): number =>
  ellipsoidDistance(x, y, z, [0, 0.165, 0], [0.08, 0.115, 0.095])
