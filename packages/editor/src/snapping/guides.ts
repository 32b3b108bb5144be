import { boxCentre, type Box } from '@kitwright/measure'
import type { SnapField } from './snapField.ts'
import { chordAt } from './outlineChord.ts'
import type { Gap, Guide, Guides, SnapLine } from './types.ts'

/** Two positions within this many mm look the same. */
const SAME_MM = 0.1
/** The maximum number of lines; more would hide what they show. */
const MAX_LINES = 4
/** Distances below this show no figure. */
const MIN_GAP_MM = 1

const isMet = ({ at, isCentre }: SnapLine, low: number, high: number): boolean =>
  (isCentre ? [(low + high) / 2] : [low, high]).some(anchor => Math.abs(anchor - at) < SAME_MM)

/** Returns a point from its coordinates along an axis and across it. */
const point = (axis: 0 | 1, along: number, across: number) =>
  axis === 0 ? { x: along, y: across } : { x: across, y: along }

function metLines(lines: readonly SnapLine[], box: Box, axis: 0 | 1): SnapLine[] {
  const met = new Map<number, SnapLine>()
  for (const line of lines) {
    if (!isMet(line, box[axis], box[axis + 2]!)) continue
    const key = Math.round(line.at)
    const before = met.get(key)
    // Lines on one another are shown as one that spans both.
    met.set(
      key,
      before ? { ...before, from: Math.min(before.from, line.from), to: Math.max(before.to, line.to) } : line,
    )
  }
  return [...met.values()].slice(0, MAX_LINES)
}

const guideOf = ({ at, kind, from, to }: SnapLine, box: Box, axis: 0 | 1): Guide => {
  const across = 1 - axis
  return {
    kind,
    from: point(axis, at, Math.min(from, box[across]!)),
    to: point(axis, at, Math.max(to, box[across + 2]!)),
  }
}

/** Returns the free distance between the box and the layer it is aligned with. */
function gapTo({ at, from, to }: SnapLine, box: Box, axis: 0 | 1): Gap[] {
  const [low, high] = [box[1 - axis]!, box[3 - axis]!]
  const [start, end] = to < low ? [to, low] : [high, from]
  return end - start > MIN_GAP_MM ? [{ from: point(axis, at, start), to: point(axis, at, end), mm: end - start }] : []
}

/** Returns the distances to the seams on both sides. */
function gapsToSeams(field: SnapField, box: Box, axis: 0 | 1): Gap[] {
  const centre = boxCentre(box)
  const [along, across] = axis === 0 ? [centre.x, centre.y] : [centre.y, centre.x]
  const cut = chordAt(field.outline, across, along, axis)
  if (!cut) return []
  const spans = [
    [cut[0], box[axis]],
    [box[axis + 2]!, cut[1]],
  ] as const
  return spans
    .filter(([start, end]) => end - start > MIN_GAP_MM)
    .map(([start, end]) => ({ from: point(axis, start, across), to: point(axis, end, across), mm: end - start }))
}

function marksAlong(field: SnapField, box: Box, axis: 0 | 1): { lines: Guide[]; gaps: Gap[] } {
  const met = metLines(axis === 0 ? field.x : field.y, box, axis)
  const isToSeams = met.length === 0 || met.some(({ kind }) => kind === 'piece')
  const layers = met.filter(({ kind }) => kind === 'layer')
  return {
    lines: met.map(line => guideOf(line, box, axis)),
    gaps: [...layers.flatMap(line => gapTo(line, box, axis)), ...(isToSeams ? gapsToSeams(field, box, axis) : [])],
  }
}

/** Returns the lines that a snapped box has met, and the distances that go with them. */
export function guidesFor(field: SnapField, box: Box, snapped: { x: boolean; y: boolean }): Guides {
  const marks = [...(snapped.x ? [marksAlong(field, box, 0)] : []), ...(snapped.y ? [marksAlong(field, box, 1)] : [])]
  return {
    piece: field.piece,
    lines: marks.flatMap(({ lines }) => lines),
    gaps: marks.flatMap(({ gaps }) => gaps),
  }
}
