import type { DesignDocument, KitRole, Layer, PartStyle } from '@kitwright/design'
import type { SizeOf } from '@kitwright/editor'

export type ChangeKind =
  | 'added'
  | 'removed'
  | 'moved'
  | 'otherPiece'
  | 'resized'
  | 'turned'
  | 'recoloured'
  | 'text'
  | 'font'
  | 'picture'
  | 'style'
  | 'hidden'
  | 'shown'
  | 'partColour'
  | 'partPattern'
  | 'fabric'
  | 'cut'
  | 'piping'
  | 'kitAdded'
  | 'kitRemoved'
  | 'kitColours'
  | 'garment'

/** One difference between two revisions, with what it concerns and its values for a sentence. */
export interface RevisionChange {
  readonly kind: ChangeKind
  /** The layer before and after; null if it did not exist, or for changes of no layer. */
  readonly before: Layer | null
  readonly after: Layer | null
  readonly part: string | null
  /** The kit that changed; null for the design as drawn. */
  readonly kit: KitRole | null
  readonly was: string
  readonly is: string
}

const sortedKeys = (_: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value
/** A database returns keys in another order than they were written. */
const textOf = (value: unknown): string => JSON.stringify(value, sortedKeys) ?? ''
const isSame = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b)

const change = (kind: ChangeKind, more: Partial<RevisionChange> = {}): RevisionChange => ({
  kind,
  before: null,
  after: null,
  part: null,
  kit: null,
  was: '',
  is: '',
  ...more,
})

const round = (mm: number): number => Math.round(mm)
const colourOf = (fill: unknown): string => {
  const { colour, stops } = fill as { colour?: string; stops?: readonly { colour: string }[] }
  return colour ?? stops?.map(stop => stop.colour).join(' ') ?? ''
}

const PLACE = new Set([
  'xMm',
  'yMm',
  'piece',
  'rotationDeg',
  'sizeMm',
  'maxWidthMm',
  'widthMm',
  'heightMm',
  'fill',
  'text',
  'font',
  'weight',
  'asset',
  'isHidden',
  'isLocked',
  'name',
  'group',
])
const restOf = (layer: Layer): unknown => Object.fromEntries(Object.entries(layer).filter(([key]) => !PLACE.has(key)))

function placeChanges(before: Layer, after: Layer, sizeOf: SizeOf): RevisionChange[] {
  const both = { before, after }
  const found: RevisionChange[] = []
  const [dx, dy] = [round(after.xMm - before.xMm), round(after.yMm - before.yMm)]
  if (before.piece !== after.piece) found.push(change('otherPiece', { ...both, was: before.piece, is: after.piece }))
  else if (dx !== 0 || dy !== 0) found.push(change('moved', { ...both, was: String(dx), is: String(dy) }))
  const [old, now] = [sizeOf(before), sizeOf(after)]
  const sizes = [old, now].map(({ widthMm, heightMm }) => `${round(widthMm)} × ${round(heightMm)}`) as [string, string]
  const isScaled =
    before.kind === 'text' && after.kind === 'text' ? before.sizeMm !== after.sizeMm : sizes[0] !== sizes[1]
  if (isScaled) found.push(change('resized', { ...both, was: sizes[0], is: sizes[1] }))
  const [turned, turns] = [round(before.rotationDeg), round(after.rotationDeg)]
  if (turned !== turns) found.push(change('turned', { ...both, was: String(turned), is: String(turns) }))
  return found
}

function contentChanges(before: Layer, after: Layer): RevisionChange[] {
  const both = { before, after }
  const found: RevisionChange[] = []
  if (before.kind === 'text' && after.kind === 'text') {
    if (before.text !== after.text) found.push(change('text', { ...both, was: before.text, is: after.text }))
    if (before.font !== after.font || before.weight !== after.weight)
      found.push(change('font', { ...both, was: before.font, is: after.font }))
    if (!isSame(before.fill, after.fill))
      found.push(change('recoloured', { ...both, was: colourOf(before.fill), is: colourOf(after.fill) }))
  }
  if (before.kind === 'image' && after.kind === 'image' && before.asset.id !== after.asset.id)
    found.push(change('picture', both))
  if (!isSame(restOf(before), restOf(after))) found.push(change('style', both))
  return found
}

function layerChanges(old: DesignDocument, now: DesignDocument, sizeOf: SizeOf): RevisionChange[] {
  const earlier = new Map(old.layers.map(layer => [layer.id, layer]))
  const later = new Set(now.layers.map(({ id }) => id))
  const removed = old.layers.filter(layer => !later.has(layer.id) && !layer.isHidden)
  return [
    ...now.layers.flatMap((after): RevisionChange[] => {
      const before = earlier.get(after.id)
      if (!before) return after.isHidden ? [] : [change('added', { after })]
      if (before.isHidden !== after.isHidden) return [change(after.isHidden ? 'hidden' : 'shown', { before, after })]
      return after.isHidden ? [] : [...contentChanges(before, after), ...placeChanges(before, after, sizeOf)]
    }),
    ...removed.map(before => change('removed', { before })),
  ]
}

type Parts = Readonly<Record<string, PartStyle>>
const onlyPatterns = (style: PartStyle | undefined): unknown => {
  const { fill: _, span: __, ...patterns } = style ?? { fill: null, span: null }
  return patterns
}

function partChanges(old: Parts, now: Parts, kit: KitRole | null): RevisionChange[] {
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].toSorted().flatMap(part => {
    const [before, after] = [old[part], now[part]]
    const found: RevisionChange[] = []
    if (!isSame(before?.fill, after?.fill)) {
      const colours = { was: colourOf(before?.fill ?? {}), is: colourOf(after?.fill ?? {}) }
      found.push(change('partColour', { part, kit, ...colours }))
    }
    if (!isSame(onlyPatterns(before), onlyPatterns(after))) found.push(change('partPattern', { part, kit }))
    return found
  })
}

function kitChanges(old: DesignDocument, now: DesignDocument): RevisionChange[] {
  const earlier = new Map(old.kits.map(kit => [kit.role, kit]))
  const later = new Set(now.kits.map(({ role }) => role))
  return [
    ...now.kits.flatMap((kit): RevisionChange[] => {
      const before = earlier.get(kit.role)
      if (!before) return [change('kitAdded', { kit: kit.role })]
      const colours = isSame(before.colours, kit.colours) ? [] : [change('kitColours', { kit: kit.role })]
      return [...colours, ...partChanges(before.parts, kit.parts, kit.role)]
    }),
    ...old.kits.filter(({ role }) => !later.has(role)).map(({ role }) => change('kitRemoved', { kit: role })),
  ]
}

/**
 * Lists how a revision differs from an earlier one in what is made, layer by layer, part by part and kit by kit.
 * Lengths are in whole mm; `was` and `is` of a move are its way to the right and down.
 */
export function listChanges(old: DesignDocument, now: DesignDocument, sizeOf: SizeOf): readonly RevisionChange[] {
  if (old.garment !== now.garment) return [change('garment')]
  return [
    ...(isSame(old.options, now.options) ? [] : [change('cut')]),
    ...(isSame(old.fabric, now.fabric)
      ? []
      : [change('fabric', { was: colourOf(old.fabric), is: colourOf(now.fabric) })]),
    ...partChanges(old.parts, now.parts, null),
    ...(isSame(old.clubColours, now.clubColours) ? [] : [change('kitColours')]),
    ...layerChanges(old, now, sizeOf),
    ...(isSame(old.piping ?? [], now.piping ?? []) ? [] : [change('piping')]),
    ...kitChanges(old, now),
  ]
}
