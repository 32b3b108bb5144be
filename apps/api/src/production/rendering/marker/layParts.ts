import { signedArea } from '@kitwright/measure'
import type { MarkerPart, MarkerRoll, SearchEffort, NestingProgress } from './job.ts'
import { layPart, MOST_MM, type GarmentToNest, type Verify } from './layPart.ts'

/** The assumed density before the first attempt. */
const USUAL_DENSITY = 0.76

const lengthOf = (garments: readonly GarmentToNest[], { widthMm }: MarkerRoll): number =>
  garments.reduce(
    (sum, { sheets }) => sum + sheets.reduce((own, { outline }) => own + Math.abs(signedArea(outline)), 0),
    0,
  ) /
  (widthMm * USUAL_DENSITY)

/** Divides a list into about equal parts in its order, so that a player's pieces stay together. */
export function divide<T>(all: readonly T[], count: number): T[][] {
  const at = (i: number): number => Math.round((i * all.length) / count)
  return Array.from({ length: count }, (_, i) => all.slice(at(i), at(i + 1))).filter(some => some.length > 0)
}

/** The search options: length, starting layout, and the check between two of its rounds. */
export interface PartSearchOptions extends SearchEffort {
  readonly verify: Verify
  readonly known?: readonly MarkerPart[] | undefined
  readonly onStep?: (laying: NestingProgress) => Promise<void>
  /** Returns whether to accept the present layout when this share of all is nested, 0-1. */
  readonly isOver?: (share: number) => boolean
}

const sumOf = (parts: readonly MarkerPart[]): number => parts.reduce((sum, { lengthMm }) => sum + lengthMm, 0)

/** Nests each part; null if one of them could be divided. */
async function layEach(
  some: readonly (readonly GarmentToNest[])[],
  roll: MarkerRoll,
  { onStep, isOver, known, ...how }: PartSearchOptions,
): Promise<MarkerPart[] | null> {
  const all = some.reduce((sum, { length }) => sum + length, 0)
  const parts: MarkerPart[] = []
  let begun = 0
  for (const [i, garments] of some.entries()) {
    const shareAt = (spent: number): number => (begun + spent * garments.length) / all
    const others = sumOf([...parts, ...(known ?? []).slice(i + 1)]) + 2 * roll.edgeMm
    const part = await layPart({
      ...how,
      garments,
      roll,
      known: known?.[i],
      onStep: async ({ spent, lengthMm }) => onStep?.({ share: shareAt(spent), lengthMm: others + lengthMm }),
      isStopped: () => isOver?.(shareAt(1)) ?? false,
    })
    if (!part) return null
    parts.push(part)
    begun += garments.length
  }
  return parts
}

/**
 * Nests all garments of one fabric on a supplier's roll, in parts of five metres at most that no piece crosses; a
 * longer garment has a part of its own. Known parts retain their division. Throws `PieceTooWideError`, and
 * `BadLayoutError` if the verifier rejects a layout.
 */
export async function layParts(
  garments: readonly GarmentToNest[],
  roll: MarkerRoll,
  how: PartSearchOptions,
): Promise<MarkerPart[]> {
  const isLong = (some: readonly GarmentToNest[]): boolean => some.length > 1 && lengthOf(some, roll) > MOST_MM
  if (how.known) {
    const on = ({ pieces }: MarkerPart) => new Set(pieces.map(({ garment }) => garment))
    const divided = how.known.map(on).map(own => garments.filter(({ garment }) => own.has(garment)))
    return (await layEach(divided, roll, how)) ?? [...how.known]
  }
  for (let count = Math.max(1, Math.ceil(lengthOf(garments, roll) / MOST_MM)); ; count++) {
    const some = divide(garments, count)
    const parts = some.some(isLong) ? null : await layEach(some, roll, how)
    if (parts) return parts
  }
}
