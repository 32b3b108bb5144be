import { placeArea } from '@kitwright/artwork'
import {
  isRound,
  LIMITS,
  patternsOn,
  partStyleOf,
  type Command,
  type DesignDocument,
  type PatternUse,
  type Span,
} from '@kitwright/design'
import { modelsOf, partInfo, type Garment, type PartGroup, type PartId } from '@kitwright/garment'
import { findPattern, wideTile } from '@kitwright/library'
import { patternCommand } from './patternCommands.ts'

type PatternIdentity = Pick<PatternUse, 'id' | 'motif'>

/**
 * Checks whether a pattern appears only once, like a sash or a continuous picture. Such a pattern spans the garment.
 */
export const isSeenOnce = ({ id, motif }: PatternIdentity): boolean =>
  motif ? isRound({ motif }) && motif.rows === 'once' : findPattern(wideTile(id)) !== undefined

/** Checks whether a part has cloth on the flattened garment; a collar has none. */
export const canSpanGarment = ({ options }: DesignDocument, garment: Garment, part: PartId): boolean =>
  modelsOf(garment, options)
    .flatMap(({ areas }) => areas.filter(area => area.part === part))
    .some(area => !placeArea({ garment, options, span: 'garment' }, area).isOut)

const textOf = (pattern: PatternUse | null | undefined): string => JSON.stringify(pattern ?? null)

/** Returns the index of a part's pattern that equals this one; -1 for none. */
const indexOfPattern = (document: DesignDocument, part: PartId, pattern: PatternUse): number =>
  patternsOn(partStyleOf(document, part)).findIndex(other => textOf(other) === textOf(pattern))

/**
 * Returns the parts that share one of a part's patterns: identical patterns, at least one of them over the whole
 * garment. Otherwise the part alone.
 */
export function sharingParts(document: DesignDocument, part: PartId, at = 0): readonly PartId[] {
  const pattern = patternsOn(partStyleOf(document, part))[at]
  if (!pattern) return [part]
  const same = Object.entries(document.parts).filter(
    ([id, { span }]) => span !== 'piece' && indexOfPattern(document, id, pattern) >= 0,
  )
  const isOneThing = same.some(([id]) => id === part) && same.some(([, { span }]) => span === 'garment')
  return isOneThing ? same.map(([id]) => id) : [part]
}

/** Returns the position of a shared pattern in each part that shares it. */
export function sharedPlaces(
  document: DesignDocument,
  part: PartId,
  at: number,
): readonly (readonly [PartId, number])[] {
  const pattern = patternsOn(partStyleOf(document, part))[at]
  return sharingParts(document, part, at).map(id => [
    id,
    id === part || !pattern ? at : indexOfPattern(document, id, pattern),
  ])
}

/** Returns the patterns with one replaced or added on top; null removes it. */
export function withPatternAt(patterns: readonly PatternUse[], at: number, next: PatternUse | null): PatternUse[] {
  const [below, above] = [patterns.slice(0, at), patterns.slice(at + 1)]
  return next ? [...below, next, ...above] : [...below, ...above]
}

/**
 * Returns one edit that changes one of a part's patterns on all parts that share it; null removes it. An index past the
 * end adds it on top.
 */
export const sharedPatternCommand = (
  document: DesignDocument,
  part: PartId,
  next: PatternUse | null,
  at = 0,
): Command => ({
  kind: 'batch',
  commands: sharedPlaces(document, part, at).map(([id, place]) => patternCommand(document, id, place, next)),
})

/** Puts a pattern at an index of a part's own, or on top, and sets the area that they cover. */
const put = (document: DesignDocument, { part, at }: PatternIndex, pattern: PatternUse, span: Span): Command => ({
  kind: 'batch',
  commands: [patternCommand(document, part, at, pattern), { kind: 'setPartSpan', part, span }],
})

interface PatternIndex {
  readonly part: PartId
  readonly at: number
}

const topOf = (document: DesignDocument, part: PartId): PatternIndex => ({
  part,
  at: patternsOn(partStyleOf(document, part)).length,
})

/** Adds a garment-wide pattern on top of a part's own. */
export const addGarmentWidePattern = (document: DesignDocument, part: PartId, pattern: PatternUse): Command =>
  put(document, topOf(document, part), pattern, 'garment')

/** Parts between a body and its sleeves, and the sleeves: a sash must meet them over the shoulder. */
const BESIDE_BODY: ReadonlySet<PartGroup> = new Set(['shoulders', 'sleeves'])

/**
 * Returns the cloth of the same model that goes with a part and has no pattern yet: for a body, its shoulders and
 * sleeves.
 */
function companionsOf(document: DesignDocument, garment: Garment, part: PartId): readonly PartId[] {
  const model = modelsOf(garment, document.options).find(({ areas }) => areas.some(area => area.part === part))
  if (!model || partInfo(garment, part).group !== 'body') return []
  const parts = new Set(model.areas.map(area => area.part))
  return [...parts].filter(
    id =>
      id !== part &&
      BESIDE_BODY.has(partInfo(garment, id).group) &&
      canSpanGarment(document, garment, id) &&
      patternsOn(partStyleOf(document, id)).length === 0,
  )
}

/**
 * Puts a chosen pattern on a part, replacing one or on top. A pattern that appears once spans the garment, with the
 * shoulders and sleeves that have none yet; a replacement keeps the placement of the old one.
 */
export function putPattern(
  document: DesignDocument,
  garment: Garment,
  part: PartId,
  pattern: PatternUse,
  at = 0,
): Command {
  const style = partStyleOf(document, part)
  const before = patternsOn(style)
  const isNewWay = isSeenOnce(pattern) && !before.some(isSeenOnce) && canSpanGarment(document, garment, part)
  if (!isNewWay || style.span === 'garment') return sharedPatternCommand(document, part, pattern, at)
  return putOverGarment(document, garment, { part, at }, pattern, before.length === 0)
}

const putOverGarment = (
  document: DesignDocument,
  garment: Garment,
  place: PatternIndex,
  pattern: PatternUse,
  isShared: boolean,
): Command => ({
  kind: 'batch',
  commands: [
    put(document, place, pattern, 'garment'),
    ...(isShared
      ? companionsOf(document, garment, place.part).map(id => put(document, { part: id, at: 0 }, pattern, 'garment'))
      : []),
  ],
})

/** Adds a garment-wide pattern on top of a part's own, also on the shoulders and sleeves that have none yet. */
export const layOverGarment = (
  document: DesignDocument,
  garment: Garment,
  part: PartId,
  pattern: PatternUse,
): Command => putOverGarment(document, garment, topOf(document, part), pattern, true)

/**
 * The participation of a part in a garment-wide pattern: it continues there, runs around that part separately, or stays
 * out.
 */
export type PatternParticipation = 'on' | 'own' | 'out'

export function participationOf(document: DesignDocument, part: PartId, from: PartId, at = 0): PatternParticipation {
  const style = partStyleOf(document, part)
  if (!sharingParts(document, from, at).includes(part) || patternsOn(style).length === 0) return 'out'
  return style.span === 'garment' ? 'on' : 'own'
}

const SPANS = { on: 'garment', own: 'part' } as const

/** Checks whether a part can take one more pattern. */
export const hasRoom = (document: DesignDocument, part: PartId): boolean =>
  patternsOn(partStyleOf(document, part)).length < LIMITS.patterns

/**
 * Lets a part share another part's pattern, or stay out. A part with the maximum number of patterns stays unchanged, so
 * none is lost.
 */
export function setParticipation(
  document: DesignDocument,
  part: PartId,
  from: PartId,
  sharing: PatternParticipation,
  at = 0,
): Command {
  const shared = patternsOn(partStyleOf(document, from))[at]
  const own = patternsOn(partStyleOf(document, part))
  const place = shared ? indexOfPattern(document, part, shared) : -1
  const nothing: Command = { kind: 'batch', commands: [] }
  if (sharing === 'out') return place < 0 ? nothing : patternCommand(document, part, place, null)
  if (place < 0 && !hasRoom(document, part)) return nothing
  const span = SPANS[sharing]
  if (!shared) return { kind: 'setPartSpan', part, span }
  return put(document, { part, at: place < 0 ? own.length : place }, shared, span)
}

/**
 * Returns one edit that sets the distance between these parts' patterns and their texts and pictures, mm. At 0 the
 * patterns run under them.
 */
export const setKnockout = (document: DesignDocument, parts: readonly PartId[], mm: number): Command => ({
  kind: 'batch',
  commands: parts.map(part => {
    const { clearMm: _, ...style } = partStyleOf(document, part)
    return { kind: 'setPart', part, style: mm > 0 ? { ...style, clearMm: mm } : style }
  }),
})

/** Moves one of a part's patterns above or below another, on all parts that share them. */
export function orderPatterns(document: DesignDocument, part: PartId, from: number, to: number): Command {
  const patterns = patternsOn(partStyleOf(document, part))
  const alike = sharingParts(document, part, from).filter(
    id => JSON.stringify(patternsOn(partStyleOf(document, id))) === JSON.stringify(patterns),
  )
  return {
    kind: 'batch',
    commands: alike.map(id => ({ kind: 'movePattern', part: id, from, to })),
  }
}

/** Returns a list with one item moved. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1))
}
