/** The cloth properties of one piece. Compliances are per constraint: retune bending with the mesh spacing (∝ 1/h⁴). */
export interface Fabric {
  readonly stretch: number
  readonly bend: number
  /** Rest length across and along the piece as a share of the pattern's. Elastic and steamed ribs are shorter. */
  readonly shrink?: (x: number, y: number) => number
}
