import type { Point } from '@kitwright/measure'

export const polygonOf = (...corners: readonly (readonly [number, number])[]): Point[] =>
  corners.map(([x, y]) => ({ x, y }))

export const rectangle = (along: number, across: number): Point[] =>
  polygonOf([0, 0], [along, 0], [along, across], [0, across])
