import { getGarment, type Garment } from '@kitwright/garment'
import { contrast } from '@kitwright/measure'
import type { ClubColour, DesignDocument } from '../schema/document.ts'
import { designInKit } from '../kits/designInKit.ts'
import type { TextLayer } from '../schema/layers.ts'
import { edgeWidth } from './legibleInk.ts'
import { groundsOf, isLegible, LEGIBLE, worstContrast } from '../paint/legibility.ts'
import { CHALK, INK, rgba } from './tones.ts'

/** A kit, and the colours under a text in it. */
interface TextInKit {
  readonly document: DesignDocument
  readonly layer: TextLayer
  readonly grounds: ReturnType<typeof groundsOf>
}

const wornAll = (document: DesignDocument, garment: Garment, layer: TextLayer): TextInKit[] =>
  [null, ...document.kits.map(({ role }) => role)].map(role => {
    const worn = designInKit({ ...document, layers: [layer] }, role)
    const [own] = worn.layers as [TextLayer]
    return { document: worn, layer: own, grounds: groundsOf(worn, garment, own) }
  })

const colourIn = ({ document }: TextInKit, { tone }: ClubColour): string =>
  document.clubColours.find(own => own.tone === tone)!.colour

/** Returns the club colour whose worst visibility is best. */
function bestOf(club: readonly ClubColour[], seen: (own: ClubColour) => number): ClubColour {
  return club.toSorted((a, b) => seen(b) - seen(a))[0]!
}

/**
 * Returns the letters in chalk or ink, outlined in the other: these two are distinguishable whatever a kit's colours
 * are.
 */
function plain(layer: TextLayer, worn: readonly TextInKit[], widthMm: number): TextLayer {
  const readOn = (colour: string) => Math.min(...worn.map(kit => worstContrast(colour, kit.grounds)))
  const [colour, edge] = readOn(CHALK) >= readOn(INK) ? [CHALK, INK] : [INK, CHALK]
  return {
    ...layer,
    fill: { kind: 'solid', colour, tone: null },
    outline: { colour: edge, tone: null, widthMm },
  }
}

/**
 * Returns the letters in the club colour that is legible in every kit; else with an outline in another one; else in
 * plain colours.
 */
function inked(layer: TextLayer, club: readonly ClubColour[], worn: readonly TextInKit[]): TextLayer {
  const readOn = (own: ClubColour) => Math.min(...worn.map(kit => worstContrast(colourIn(kit, own), kit.grounds)))
  const ink = bestOf(club, readOn)
  const apart = (own: ClubColour) =>
    Math.min(...worn.map(kit => contrast(rgba(colourIn(kit, own)), rgba(colourIn(kit, ink)))))
  const edge = bestOf(club, apart)
  const isEdged = layer.outline !== null || readOn(ink) < LEGIBLE
  const widthMm = layer.outline?.widthMm ?? edgeWidth(layer)
  if (isEdged && apart(edge) < LEGIBLE) return plain(layer, worn, widthMm)
  return {
    ...layer,
    fill: { kind: 'solid', colour: ink.colour, tone: ink.tone },
    outline: isEdged ? { colour: edge.colour, tone: edge.tone, widthMm } : null,
  }
}

/**
 * Recolours texts that are legible at home but not in another kit, with colours legible in all of them: the club's if
 * they suffice.
 */
export function makeLegibleInKits(document: DesignDocument): DesignDocument {
  const { kits, clubColours } = document
  if (kits.length === 0 || clubColours.length === 0) return document
  const garment = getGarment(document.garment)
  const layers = document.layers.map(layer => {
    if (layer.kind !== 'text') return layer
    const worn = wornAll(document, garment, layer)
    return worn.every(kit => isLegible(kit.layer, kit.grounds)) ? layer : inked(layer, clubColours, worn)
  })
  return { ...document, layers }
}
