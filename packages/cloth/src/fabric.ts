/** The cloth properties of one piece. Compliances are per constraint: retune bending with the mesh spacing (∝ 1/h⁴). */
export interface Fabric {
  readonly stretch: number
  readonly bend: number
  /** Share of the bending compliance at a point of the piece: cloth is stiffer where it is printed. */
  readonly bendShare?: (x: number, y: number) => number
  /** Rest length across and along the piece as a share of the pattern's. Elastic and steamed ribs are shorter. */
  readonly shrink?: (x: number, y: number) => number
}
