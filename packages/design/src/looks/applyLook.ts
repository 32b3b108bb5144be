import { findPiece, getGarment, type Garment } from '@kitwright/garment'
import { linkColours, withClubColours } from '../clubColours/clubColours.ts'
import type { DesignDocument } from '../schema/document.ts'
import type { Layer, TextLayer } from '../schema/layers.ts'
import { LIMITS } from '../schema/limits.ts'
import { adaptToGarment } from '../creation/adaptToGarment.ts'
import { isOwn, LOOK_LAYER } from './applyRecipe.ts'
import { withLegibleInk, hasBusyGround } from './legibleInk.ts'
import { groundsOf, isLegible } from '../paint/legibility.ts'
import { makeLegibleInKits } from './legibleInAllKits.ts'
import { tonesOf } from './tones.ts'

const KHMER = /[\u1780-\u17ff]/
/** Roles that belong to the team; the rest of a look's layers is decoration. */
const OURS: ReadonlySet<Layer['role']> = new Set([
  'frontText',
  'backText',
  'frontNumber',
  'backNumber',
  'shortsNumber',
  'playerName',
  'logo',
  'sponsor',
])

/** Returns the text in the lettering of another, in proportion to its own size. */
function styleAfter(layer: TextLayer, from: TextLayer): TextLayer {
  const by = layer.sizeMm / from.sizeMm
  const outline = (line: TextLayer['outline']) => line && { ...line, widthMm: Math.min(20, line.widthMm * by) }
  const { fill, isUpperCase, skewDeg, isHalftone, lineHeight, shadow } = from
  const far = (mm: number): number => Math.max(-100, Math.min(100, mm * by))
  return {
    ...layer,
    fill,
    isUpperCase,
    skewDeg,
    isHalftone,
    lineHeight,
    outline: outline(from.outline),
    outerOutline: outline(from.outerOutline),
    shadow: shadow && { ...shadow, xMm: far(shadow.xMm), yMm: far(shadow.yMm) },
    // A Latin display face has no Khmer letters.
    ...(!KHMER.test(layer.text) && { font: from.font, weight: from.weight, isItalic: from.isItalic }),
  }
}

/** Returns the colours of a template, the most used first. */
function coloursOfLook({ parts }: DesignDocument): string[] {
  const counts = new Map<string, number>()
  for (const style of Object.values(parts)) {
    const { fill } = style
    for (const colour of fill.kind === 'solid' ? [fill.colour] : fill.stops.map(stop => stop.colour))
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([colour]) => colour)
}

function ownLayers(dressed: DesignDocument, look: DesignDocument, garment: Garment): Layer[] {
  const tones = tonesOf(coloursOfLook(look).slice(0, 3))
  return dressed.layers.filter(isOwn).map(layer => {
    if (layer.kind !== 'text') return layer
    const like = look.layers.find(
      (other): other is TextLayer => other.kind === 'text' && other.role === layer.role && other.role !== 'text',
    )
    const styled = like ? styleAfter(layer, like) : layer
    const grounds = groundsOf(dressed, garment, styled)
    const isBusy = hasBusyGround(dressed, garment, styled)
    const isRead = isLegible(styled, grounds) && (styled.outline !== null || !isBusy)
    return isRead ? styled : withLegibleInk(styled, grounds, tones, isBusy)
  })
}

/** Returns the template's decoration; all its layers if the design has none. */
function broughtLayers(document: DesignDocument, look: DesignDocument, garment: Garment): Layer[] {
  const isBare = !document.layers.some(isOwn)
  return look.layers
    .filter(layer => (isBare || !OURS.has(layer.role)) && findPiece(garment, document.options, layer.piece))
    .map((layer, i) => ({
      ...layer,
      ...(layer.group && { group: { ...layer.group, id: `${LOOK_LAYER}${layer.group.id}`.slice(0, 64) } }),
      ...(!(isBare && OURS.has(layer.role)) && { id: `${LOOK_LAYER}${i}` }),
    }))
}

/** Takes over the template's kits, which match its colours. Other kits of the design stay. */
const kitsWith = ({ kits }: DesignDocument, look: DesignDocument): DesignDocument['kits'] =>
  look.kits.length === 0
    ? kits
    : [...kits.filter(own => !look.kits.some(({ role }) => role === own.role)), ...look.kits]

/**
 * Applies a template to the design: its colours, which become the club's, its kits, patterns, decoration and lettering.
 * Names, numbers, logos, their places and the options stay; an earlier template's decoration is removed. The template
 * may be of another garment; both must be loaded.
 */
export function applyLook(document: DesignDocument, look: DesignDocument): DesignDocument {
  const garment = getGarment(document.garment)
  const worn = look.garment === document.garment ? look : adaptToGarment(look, document.garment)
  const { parts, piping } = worn
  const { piping: _, ...bare } = document
  const dressed = { ...bare, parts, ...(piping && { piping }) }
  const own = ownLayers(dressed, worn, garment)
  const room = LIMITS.layers - own.length
  let imagesLeft = LIMITS.images - own.filter(layer => layer.kind === 'image').length
  const brought = broughtLayers(document, worn, garment)
    .filter(layer => layer.kind === 'text' || imagesLeft-- > 0)
    .slice(0, room)
  const codes = Object.entries({ ...worn.colourCodes, ...document.colourCodes }).slice(-LIMITS.colourCodes)
  // Decoration lies beneath the team's own layers.
  const colourCodes = Object.fromEntries(codes)
  const { clubColours } = worn
  const layers = [...brought, ...own]
  const kits = kitsWith(document, worn)
  return makeLegibleInKits(withClubColours(linkColours({ ...dressed, layers, colourCodes, clubColours, kits })))
}
