/** Signed distance to a body in metres: negative inside. Solvers also take its gradient by differences. */
export type SignedDistance = (x: number, y: number, z: number) => number
