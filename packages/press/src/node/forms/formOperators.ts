import type { ShapeForm } from '@kitwright/artwork'
import { RING, type Ring } from '@kitwright/library'

/** Outlines are written in hundredths of a millimetre, as whole numbers. */
export const UNITS_PER_MM = 100

/** Writes a ring as path operators, relative to an origin. */
function pathOf(ring: Ring, originX: number, originY: number): string {
  const at = (i: number): string =>
    `${Math.round(ring[i]! * UNITS_PER_MM) - originX} ${Math.round(ring[i + 1]! * UNITS_PER_MM) - originY}`
  let path = `${at(0)} m\n`
  for (let i: number = RING.begin; i < ring.length; i += RING.piece)
    path += Number.isNaN(ring[i]!) ? `${at(i + 4)} l\n` : `${at(i)} ${at(i + 2)} ${at(i + 4)} c\n`
  return `${path}h\n`
}

/**
 * Returns the operators that fill a group of rings, moved to its place: equal outlines elsewhere then have the same
 * numbers and compress well.
 */
function groupOperators(group: readonly Ring[]): string {
  const [x, y] = [0, 1].map(axis => Math.round(group[0]![axis]! * UNITS_PER_MM)) as [number, number]
  const path = group.map(ring => pathOf(ring, x, y)).join('')
  return `q 1 0 0 1 ${x} ${y} cm\n${path}f\nQ\n`
}

/** Returns the operators that fill a form's outlines in the current colour. */
export const formOperators = ({ groups }: ShapeForm): string => groups.map(groupOperators).join('')
