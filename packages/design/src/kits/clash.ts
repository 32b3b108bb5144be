import { getGarment, partInfo, type Garment, type PartGroup } from '@kitwright/garment'
import {
  COLOUR_VISIONS,
  mixColours,
  oklab,
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

type Oklab = ReturnType<typeof oklab>

/** OKLab colours of parts as worn, by colour vision: the search for a kit compares the same parts many times. */
const seen = new WeakMap<PartStyle, Map<ColourVision, Oklab>>()

function seenBy(vision: ColourVision, style: PartStyle): Oklab {
  let byVision = seen.get(style)
  if (!byVision) {
    const shown = onCloth(fromAfar(style))
    byVision = new Map(COLOUR_VISIONS.map(each => [each, oklab(simulateVision(each, shown))]))
    seen.set(style, byVision)
  }
  return byVision.get(vision)!
}

/** OKLab distance of two parts as worn, under a colour vision. */
export function partDistance(one: PartStyle, other: PartStyle, vision: ColourVision = 'normal'): number {
  const [from, to] = [seenBy(vision, one), seenBy(vision, other)]
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2])
}

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
    sum += weight * partDistance(style, against, vision)
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
