import { getGarment, modelsOf, partInfo } from '@kitwright/garment'
import { colourDistance, contrast, oklab, parseHex, type Rgba } from '@kitwright/measure'
import { resolveLayerColours, resolveStyle, type ColourMap } from '../clubColours/resolveInks.ts'
import type { DesignDocument } from '../schema/document.ts'
import { groundsOfParts, legibilityOf, LEGIBLE, partsUnder } from '../paint/legibility.ts'
import type { TextLayer } from '../schema/layers.ts'
import { patternsOn, withPatterns } from '../paint/patterns.ts'
import { partStyleOf } from '../paint/partStyle.ts'
import type { KitRole, Tone } from '../schema/tones.ts'
import { fromAfar, isLarge, leastDistance, MEETS, partDistance } from './clash.ts'
import { designInKit } from './designInKit.ts'

/** Rule that a proposed kit must follow. */
export interface KitRule {
  /** The club colours that it depends on. */
  readonly tones: ReadonlySet<Tone>
  /** Degree of violation: 0 if the kit obeys the rule, up to 1. */
  readonly miss: (worn: DesignDocument) => number
  /** The part that must look different, if the rule concerns one. */
  readonly part?: string
}

/** OKLab distance of two kits' same part. Below it, one player's shorts are taken for another's. */
export const PART_APART = 0.15
/** OKLab distance of two club colours. Below it, they look the same on cloth. */
export const COLOURS_APART = 0.1
/** Distance of whole kits for the colour vision that separates them worst. */
export const KITS_APART = 0.18
/** OKLab lightness. A body darker than `DARK_BODY` gets an away kit lighter than `LIGHT_BODY`. */
export const [DARK_BODY, LIGHT_BODY, LIGHTNESS_APART] = [0.65, 0.8, 0.25]

/** Returns 0 from `least` up, 1 at zero. */
const shortfall = (value: number, least: number): number => Math.max(0, Math.min(1, (least - value) / least))

const union = (sets: readonly ReadonlySet<Tone>[]): ReadonlySet<Tone> => new Set(sets.flatMap(set => [...set]))

/** Returns the tones among the colours that `walk` passes to its colour map. */
function tonesIn(walk: (note: ColourMap) => unknown): ReadonlySet<Tone> {
  const tones = new Set<Tone>()
  walk(({ tone }) => {
    if (tone) tones.add(tone)
    return null
  })
  return tones
}

function tonesOfPart(document: DesignDocument, part: string): ReadonlySet<Tone> {
  const style = document.parts[part]
  const { tone } = document.fabric
  return style ? tonesIn(note => resolveStyle(style, note)) : new Set(tone ? [tone] : [])
}
const tonesOfParts = (document: DesignDocument, parts: readonly string[]): ReadonlySet<Tone> =>
  union(parts.map(part => tonesOfPart(document, part)))

/** Returns the parts by which kits are told apart from afar and which the design's variant shows. */
export function largePartsOf(document: DesignDocument): readonly string[] {
  const garment = getGarment(document.garment)
  const shown = modelsOf(garment, document.options).flatMap(({ areas }) => areas.map(({ part }) => part))
  return [...new Set(shown)].filter(part => isLarge(garment, part))
}

const isBody = (document: DesignDocument, part: string): boolean =>
  partInfo(getGarment(document.garment), part).group === 'body'

/** Returns the parts of the body; all large parts of a garment without one, such as trunks. */
export function bodyOf(document: DesignDocument): readonly string[] {
  const large = largePartsOf(document)
  const body = large.filter(part => isBody(document, part))
  return body.length > 0 ? body : large
}

/** Mean OKLab lightness of the body as seen from afar. */
export function bodyLightness(document: DesignDocument): number {
  const parts = bodyOf(document)
  return (
    parts.reduce((sum, part) => sum + oklab(fromAfar(partStyleOf(document, part)))[0], 0) / Math.max(1, parts.length)
  )
}

/** In a crowd, goalkeepers and referees are recognised by a sleeve or by shorts alone. */
const STANDS_OUT = new Set<KitRole | null>(['goalkeeper', 'referee'])

/**
 * Returns the kits that a proposal for the role must not resemble. A training kit meets none: it only differs from
 * home.
 */
export const comparedWith = (home: DesignDocument, role: KitRole): readonly (KitRole | null)[] => [
  null,
  ...home.kits.map(kit => kit.role).filter(other => other !== role && MEETS.has(role) && MEETS.has(other)),
]

/** Requires that a kit differs from every other it meets; goalkeepers and referees differ in each large part. */
function differs(home: DesignDocument, dressed: DesignDocument, role: KitRole): KitRule[] {
  const others = comparedWith(home, role)
  const large = largePartsOf(home)
  return others.flatMap(other => {
    const theirs = designInKit(home, other)
    const parts = STANDS_OUT.has(role) || STANDS_OUT.has(other) ? large : []
    return [
      {
        tones: tonesOfParts(dressed, large),
        miss: (worn: DesignDocument) => shortfall(leastDistance(theirs, worn), KITS_APART),
      },
      ...parts.map(part => ({
        part,
        tones: tonesOfPart(dressed, part),
        miss: (worn: DesignDocument) =>
          shortfall(partDistance(partStyleOf(theirs, part), partStyleOf(worn, part)), PART_APART),
      })),
    ]
  })
}

/** OKLab chroma from which a body has a hue, and the difference in degrees from which two hues are distinct. */
const [HAS_HUE, HUES_APART] = [0.08, 32]

const hueOf = (colour: Rgba): number | null => {
  const [, a, b] = oklab(colour)
  return Math.hypot(a, b) < HAS_HUE ? null : (Math.atan2(b, a) * 180) / Math.PI
}

/** True if two colours have the same name: purple and violet, maroon and red. False for a colour without a hue. */
export function haveOneHue(one: Rgba, other: Rgba): boolean {
  const [first, second] = [hueOf(one), hueOf(other)]
  if (first === null || second === null) return false
  const apart = Math.abs(first - second) % 360
  return Math.min(apart, 360 - apart) < HUES_APART
}

/** Returns the body's colour from afar. */
export const bodyColour = (document: DesignDocument): Rgba => fromAfar(partStyleOf(document, bodyOf(document)[0]!))

/** True if no other kit may share the hue of the role's body. */
export const needsOwnHue = (role: KitRole): boolean => STANDS_OUT.has(role)

/** Requires a light away kit for a dark home, and another lightness for a light home. */
function isOfOtherLightness(home: DesignDocument, dressed: DesignDocument): KitRule {
  const before = bodyLightness(home)
  return {
    tones: tonesOfParts(dressed, bodyOf(home)),
    miss: worn => {
      const now = bodyLightness(worn)
      return before < DARK_BODY ? shortfall(now, LIGHT_BODY) : shortfall(Math.abs(now - before), LIGHTNESS_APART)
    },
  }
}

/**
 * WCAG 2 contrast from which one club colour is legible on another at home, and the minimum that a kit must keep of it:
 * gold on white.
 */
const [READ, STILL_READ] = [2.2, 1.8]

const inTone = ({ clubColours }: DesignDocument, tone: Tone) =>
  parseHex(clubColours.find(own => own.tone === tone)!.colour)!

/**
 * Requires that club colours distinct at home stay distinct, and legible pairs stay legible: an accent in the colour of
 * the letters is none.
 */
function staysTwo(home: DesignDocument): KitRule[] {
  const tones = home.clubColours.map(({ tone }) => tone)
  const pairs = tones.flatMap((one, i) => tones.slice(i + 1).map(other => [one, other] as const))
  return pairs.flatMap(([one, other]) => {
    const between = (worn: DesignDocument) => [inTone(worn, one), inTone(worn, other)] as const
    const least = Math.min(COLOURS_APART, colourDistance(...between(home)))
    const read = contrast(...between(home)) >= READ ? STILL_READ : 0
    const pair = new Set([one, other])
    return [
      ...(least > 0.02
        ? [{ tones: pair, miss: (worn: DesignDocument) => shortfall(colourDistance(...between(worn)), least) }]
        : []),
      ...(read > 0
        ? [{ tones: pair, miss: (worn: DesignDocument) => shortfall(contrast(...between(worn)), read) }]
        : []),
    ]
  })
}

const withoutPatterns = (document: DesignDocument): DesignDocument => ({
  ...document,
  parts: Object.fromEntries(Object.entries(document.parts).map(([part, style]) => [part, withPatterns(style, [])])),
})

/** Requires letters as legible as at home, or legible: on the plain cloth, and on all colours of its patterns. */
function isRead(home: DesignDocument, dressed: DesignDocument): KitRule[] {
  const garment = getGarment(home.garment)
  return home.layers.flatMap(layer => {
    if (layer.kind !== 'text' || layer.isHidden) return []
    const parts = partsUnder(home, garment, layer)
    const hasPattern = parts.some(part => patternsOn(partStyleOf(dressed, part)).length > 0)
    return [withoutPatterns, ...(hasPattern ? [(document: DesignDocument) => document] : [])].flatMap(as => {
      const read = (worn: DesignDocument): number =>
        legibilityOf(worn.layers.find(({ id }) => id === layer.id) as TextLayer, groundsOfParts(as(worn), parts))
      const least = Math.min(LEGIBLE, read(home))
      const tones = union([tonesIn(note => resolveLayerColours(layer, note)), tonesOfParts(dressed, parts)])
      return [{ tones, miss: (worn: DesignDocument) => shortfall(read(worn), least) }]
    })
  })
}

/** Returns all rules for a kit of the role. `dressed` is home with the kit's own parts. */
export const rulesOf = (home: DesignDocument, dressed: DesignDocument, role: KitRole): readonly KitRule[] => [
  ...differs(home, dressed, role),
  ...(role === 'away' ? [isOfOtherLightness(home, dressed)] : []),
  ...staysTwo(home),
  ...isRead(home, dressed),
]
