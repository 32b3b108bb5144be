import { getGarment, partInfo, type Garment, type PartGroup } from '@kitwright/garment'
import {
  colourDistance,
  COLOUR_VISIONS,
  mixColours,
  onCloth,
  parseHex,
  simulateVision,
  type ColourVision,
  type Rgba,
} from '@kitwright/measure'
import type { DesignDocument, PartStyle } from '../schema/document.ts'
import { inksOf, seenPatterns } from '../paint/patterns.ts'
import { KIT_ROLES, type KitRole } from '../schema/tones.ts'
import { designInKit } from './designInKit.ts'

/** Weight of a part in a player's appearance from afar. */
const LARGE: Partial<Record<PartGroup, number>> = { body: 4, sleeves: 1.5, shorts: 2 }

/** Returns a part's mean colour from afar: its fill, half under each of its patterns, whose inks share that half. */
export function fromAfar(style: PartStyle): Rgba {
  const { fill } = style
  const [first, last] = fill.kind === 'solid' ? [fill.colour, fill.colour] : fill.stops.map(stop => stop.colour)
  const bare = mixColours(parseHex(first!)!, parseHex(last!)!, 0.5)
  return seenPatterns(style).reduce((ground, use) => {
    const inks = inksOf(use).map(ink => parseHex(ink)!)
    const share = use.opacity / 2 / inks.length
    // Later inks cover earlier ones. These weights leave each an equal share.
    return inks.reduce(
      (mean, ink, i) => mixColours(ink, mean, (ink.a * share) / (1 - share * (inks.length - 1 - i))),
      ground,
    )
  }, bare)
}

const shownBy = (style: PartStyle): Rgba => onCloth(fromAfar(style))

/** OKLab distance of two parts as worn. */
export const partDistance = (one: PartStyle, other: PartStyle): number => colourDistance(shownBy(one), shownBy(other))

const weightOf = (garment: Garment, part: string): number => LARGE[partInfo(garment, part).group] ?? 0

/** True if kits are told apart by this part from afar. */
export const isLarge = (garment: Garment, part: string): boolean => weightOf(garment, part) > 0

/** Returns the distance of two kits under a colour vision: mean `colourDistance` over their large areas. */
function distanceTo(vision: ColourVision, one: DesignDocument, other: DesignDocument): number {
  const garment = getGarment(one.garment)
  let [sum, whole] = [0, 0]
  for (const [part, style] of Object.entries(one.parts)) {
    const weight = weightOf(garment, part)
    const against = other.parts[part]
    if (!against || weight === 0) continue
    sum += weight * colourDistance(simulateVision(vision, shownBy(style)), simulateVision(vision, shownBy(against)))
    whole += weight
  }
  return whole === 0 ? 1 : sum / whole
}

/** Below this distance a pass goes to the wrong player. */
const APART = 0.15

/** Two kits that look alike. Null is the home kit. */
export interface Clash {
  readonly one: KitRole | null
  readonly other: KitRole
  /** Colour vision that cannot tell them apart; full colour vision comes first. */
  readonly vision: ColourVision
}

/** Returns the colour vision under which two kits look alike; undefined if everyone can tell them apart. */
const clashTo = (one: DesignDocument, other: DesignDocument): ColourVision | undefined =>
  COLOUR_VISIONS.find(vision => distanceTo(vision, one, other) < APART)

/**
 * Distance of two kits for the kind of colour vision that tells them apart worst: area-weighted mean `colourDistance` of their large
 * parts, 0 (alike) to 1.
 */
export const leastDistance = (one: DesignDocument, other: DesignDocument): number =>
  Math.min(...COLOUR_VISIONS.map(vision => distanceTo(vision, one, other)))

/** No team plays against its own in training kit. */
export const MEETS: ReadonlySet<KitRole> = new Set(KIT_ROLES.filter(role => role !== 'training'))

/** Returns all pairs of a design's kits that look alike on a pitch. */
export function findClashes(document: DesignDocument): Clash[] {
  const roles = [null, ...document.kits.map(({ role }) => role).filter(role => MEETS.has(role))]
  return roles.flatMap((one, i) =>
    roles.slice(i + 1).flatMap(other => {
      const vision = other && clashTo(designInKit(document, one), designInKit(document, other))
      return other && vision ? [{ one, other, vision }] : []
    }),
  )
}
