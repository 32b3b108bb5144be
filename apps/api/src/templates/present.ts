import type { OfficeTemplate, Template, Tenant } from '@kitwright/contract'
import type { Fill, Kit } from '@kitwright/design'
import { parseHex, toHex } from '@kitwright/measure'
import { namesFromTags } from '@kitwright/words'
import type { FullTemplateRecord, TemplateRecord } from './store.ts'

/** Returns the version of the picture, from the document's hash: it changes with the picture and cannot be guessed. */
export const pictureVersion = ({ document_hash: hash }: Pick<TemplateRecord, 'document_hash'>): string =>
  hash.slice(0, 16)

const pictureUrlOf = (row: TemplateRecord): string => `/api/templates/${row.id}/picture?v=${pictureVersion(row)}`

/** Colours by which people distinguish kits, as many as a swatch can show. */
const SHOWN = ['main', 'second', 'accent'] as const

const inkOf = (fill: Fill): string[] =>
  fill.kind === 'solid' ? [fill.colour] : fill.stops.slice(0, SHOWN.length).map(({ colour }) => colour)

/** Returns the home kit and the other kits in their club colours; without club colours, in the body's colour. */
function presentKits({ club_colours: club, fill: body, kits }: TemplateRecord): Template['kits'] {
  if (kits.length === 0) return []
  const coloursIn = (own: Kit['colours'], fill: Fill | null) => {
    const tones = SHOWN.flatMap(tone => own[tone] ?? club?.find(each => each.tone === tone)?.colour ?? [])
    return tones.length > 0 || !fill ? tones : inkOf(fill)
  }
  const others = kits.map(({ role, colours, fill }) => ({ kit: role, colours: coloursIn(colours, fill ?? body) }))
  return [{ kit: 'home', colours: coloursIn({}, body) }, ...others]
}

/** The body's share of a garment's picture, in relation to each other colour's. */
const BODY_WEIGHT = 3

/** Returns the approximate mean colour of a template's picture: the body's, toward its club colours. */
function meanColourOf({ fill, club_colours: club }: TemplateRecord): string | null {
  const inks = [
    ...inkOf(fill ?? { kind: 'solid', colour: '' }),
    ...(club ?? []).slice(0, SHOWN.length).map(each => each.colour),
  ]
  const colours = inks.flatMap(ink => parseHex(ink) ?? [])
  const [body] = colours
  if (!body) return null
  const all = [...Array.from({ length: BODY_WEIGHT - 1 }, () => body), ...colours]
  const mean = (channel: 'r' | 'g' | 'b') => Math.round(all.reduce((sum, each) => sum + each[channel], 0) / all.length)
  return toHex({ r: mean('r'), g: mean('g'), b: mean('b'), a: 1 })
}

export const presentTemplate = (row: TemplateRecord): Template => ({
  id: row.id,
  name: namesFromTags(row.names),
  productType: row.product_type,
  tags: row.tags,
  colours: row.colours,
  pictureUrl: pictureUrlOf(row),
  meanColour: meanColourOf(row),
  kits: presentKits(row),
  createdAt: row.created_at.toISOString(),
})

export const presentFull = (row: FullTemplateRecord) => ({ ...presentTemplate(row), document: row.document })

export const presentForOffice = (row: TemplateRecord): OfficeTemplate => ({
  ...presentTemplate(row),
  isPublished: row.is_published,
  version: row.version,
})

/** Presents a template as the start-up call lists it. */
export const presentBrief = (row: TemplateRecord): Tenant['templates'][number] => ({
  id: row.id,
  type: row.product_type,
  name: namesFromTags(row.names),
  pictureUrl: pictureUrlOf(row),
})
