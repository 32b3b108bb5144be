import {
  applyLook,
  createImageLayer,
  createTextLayer,
  readDesign,
  fitName,
  zoneForRole,
  type AssetRef,
  type DesignDocument,
  type TextRole,
} from '@kitwright/design'
import { placeWithoutCollision, type SizeOf } from '@kitwright/editor'
import { getGarment } from '@kitwright/garment'
import { mainColours, replaceColours } from './mainColours.ts'

export type ColourPair = readonly [main: string, second: string]

export interface KitOptions {
  /** Document of a ready-made design as fetched. */
  readonly template: unknown
  /** Null keeps the ready-made design's colours. */
  readonly colours: ColourPair | null
  /** An empty string keeps the ready-made design's name. */
  readonly team: string
  readonly logo: AssetRef | null
}

/** Puts the team's name where the design has a name, otherwise on the chest. */
function nameTeam(document: DesignDocument, team: string): DesignDocument {
  if (team === '') return document
  const garment = getGarment(document.garment)
  const zoneOf = (role: TextRole) => zoneForRole(garment, document.options, role)
  const isTeam = (role: string): boolean => role === 'frontText' || role === 'backText'
  if (document.layers.some(({ role }) => role === 'frontText')) {
    const layers = document.layers.map(layer =>
      layer.kind === 'text' && isTeam(layer.role)
        ? fitName(layer, team, layer.maxWidthMm ?? zoneOf(layer.role).width)
        : layer,
    )
    return { ...document, layers }
  }
  const layer = fitName(createTextLayer('frontText', 'frontText', team, zoneOf('frontText')), team)
  return { ...document, layers: [...document.layers, layer] }
}

/** Replaces the ready-made design's logo with the team's, clear of its number. */
function putLogo(document: DesignDocument, logo: AssetRef | null, sizeOf: SizeOf): DesignDocument {
  if (!logo) return document
  const garment = getGarment(document.garment)
  const others = document.layers.filter(({ role }) => role !== 'logo')
  const crest = createImageLayer('logo', 'logo', logo, zoneForRole(garment, document.options, 'logo'))
  return { ...document, layers: [...others, placeWithoutCollision(crest, others, { garment, document, sizeOf })] }
}

/** Replaces the design's two main colours with the team's. Recolours the fabric only if it follows a club colour. */
function recolour(document: DesignDocument, colours: ColourPair): DesignDocument {
  const from = mainColours(document)
  const { parts, fabric, clubColours } = document
  const before = JSON.stringify({ parts, fabric, clubColours })
  const after = replaceColours(before, colour => colours[from.indexOf(colour)] ?? colour)
  const inTheirs = JSON.parse(after) as Pick<DesignDocument, 'parts' | 'fabric' | 'clubColours'>
  return { ...document, ...inTheirs, fabric: fabric.tone ? inTheirs.fabric : fabric }
}

/**
 * Returns a ready-made design in the team's colours, with its name and logo and with every text legible; null if it
 * cannot be read.
 */
export async function makeKit(
  { template, colours, team, logo }: KitOptions,
  sizeOf: SizeOf,
): Promise<DesignDocument | null> {
  const read = await readDesign(template)
  if (!read.ok) return null
  const named = putLogo(nameTeam(read.document, team.trim()), logo, sizeOf)
  if (!colours) return applyLook(named, named)
  // The other kits were chosen to match the original colours.
  const alone = { ...named, kits: [] }
  const look = recolour(alone, colours)
  return applyLook({ ...alone, fabric: look.fabric }, look)
}
