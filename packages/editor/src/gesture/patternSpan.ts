import { placeArea } from '@kitwright/artwork'
import { styleOf, type Command, type DesignDocument, type PatternUse, type Span } from '@kitwright/design'
import { modelsOf, partOf, type Garment, type PartId } from '@kitwright/garment'
import { findPattern, wideTile } from '@kitwright/library'

/** Whether a pattern is seen once, as a sash is: such a one goes over the garment. */
export const isSeenOnce = (id: string): boolean => findPattern(wideTile(id)) !== undefined

/** Whether anything of a part lies on the garment's table: a collar does not. */
export const canSpanGarment = ({ options }: DesignDocument, garment: Garment, part: PartId): boolean =>
  modelsOf(garment, options)
    .flatMap(({ areas }) => areas.filter(area => area.part === part))
    .some(area => !placeArea({ garment, options, span: 'garment' }, area).isOut)

const textOf = (pattern: PatternUse | null | undefined): string => JSON.stringify(pattern ?? null)

/**
 * The parts that wear a part's pattern as one thing with it: the same in every way, and at least one of them over the whole garment.
 * Otherwise the part alone.
 */
export function sharingParts(document: DesignDocument, part: PartId): readonly PartId[] {
  const { pattern } = styleOf(document, part)
  const same = Object.entries(document.parts).flatMap(([id, style]) =>
    style && style.span !== 'piece' && textOf(style.pattern) === textOf(pattern) ? [{ id, span: style.span }] : [],
  )
  const isOneThing = pattern && same.some(({ id }) => id === part) && same.some(({ span }) => span === 'garment')
  return isOneThing ? same.map(({ id }) => id) : [part]
}

const put = (document: DesignDocument, part: PartId, pattern: PatternUse | null, span: Span): Command => ({
  kind: 'setPart',
  part,
  style: { ...styleOf(document, part), pattern, span },
})

/** A part's pattern changed, on all that wear it as one thing, as one edit; null takes it off them. */
export const onSharingParts = (document: DesignDocument, part: PartId, pattern: PatternUse | null): Command => ({
  kind: 'batch',
  commands: sharingParts(document, part).map(id => ({ kind: 'setPartPattern', part: id, pattern })),
})

/** Cloth of the same model that goes with a part: with a body its sleeves. */
function companionsOf(document: DesignDocument, garment: Garment, part: PartId): readonly PartId[] {
  const model = modelsOf(garment, document.options).find(({ areas }) => areas.some(area => area.part === part))
  if (!model || partOf(garment, part).group !== 'body') return []
  const parts = new Set(model.areas.filter(({ region }) => !region).map(area => area.part))
  return [...parts].filter(
    id => id !== part && partOf(garment, id).group === 'sleeves' && styleOf(document, id).pattern === null,
  )
}

/**
 * A pattern chosen for a part. One that is seen once goes over the garment, with the sleeves that have none yet; in the place of another
 * it lies as that did.
 */
export function putPattern(document: DesignDocument, garment: Garment, part: PartId, pattern: PatternUse): Command {
  const before = styleOf(document, part)
  const isNewWay =
    isSeenOnce(pattern.id) &&
    !(before.pattern && isSeenOnce(before.pattern.id)) &&
    canSpanGarment(document, garment, part)
  if (!isNewWay || before.span === 'garment') return onSharingParts(document, part, pattern)
  const others = before.pattern ? [] : companionsOf(document, garment, part)
  return { kind: 'batch', commands: [part, ...others].map(id => put(document, id, pattern, 'garment')) }
}

/** How a part takes part in what goes over the garment: it goes on there, runs around that part by itself, or stays out. */
export type Sharing = 'on' | 'own' | 'out'

export function sharingOf(document: DesignDocument, part: PartId, from: PartId): Sharing {
  const { pattern, span } = styleOf(document, part)
  if (!sharingParts(document, from).includes(part) || !pattern) return 'out'
  return span === 'garment' ? 'on' : 'own'
}

const SPANS = { on: 'garment', own: 'part' } as const

/** Has a part take part in what another one wears, or stay out. */
export function setSharing(document: DesignDocument, part: PartId, from: PartId, sharing: Sharing): Command {
  if (sharing === 'out') return { kind: 'setPartPattern', part, pattern: null }
  return put(document, part, styleOf(document, from).pattern, SPANS[sharing])
}
