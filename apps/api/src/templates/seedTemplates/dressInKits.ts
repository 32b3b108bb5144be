import {
  applyRecipe,
  type ClubColour,
  type DesignDocument,
  type Kit,
  KIT_ROLES,
  linkColours,
  type Tone,
  TONES,
  type Tones,
  tonesOf,
} from '@kitwright/design'
import type { SeedLook } from './seedLook.ts'

/** Colours of a design's letters if none of its tones is legible. */
const [INK, CHALK] = ['#0f172a', '#ffffff']

function tonesIn([main, second, accent, deep, light]: readonly string[]): Tones {
  const made = tonesOf([main!, second!, accent!])
  return { main: main!, second: second!, accent: accent!, deep: deep ?? made.deep, light: light ?? made.light }
}

/** Returns the colours of letters and their outlines, in the order of the texts. */
const inksOf = ({ layers }: Pick<DesignDocument, 'layers'>): string[] =>
  layers.flatMap(layer =>
    layer.kind === 'text' && layer.fill.kind === 'solid' ? [layer.fill.colour, layer.outline?.colour ?? ''] : [],
  )

/** Returns whether no earlier tone has the same colour. */
const isFirst = (tones: Tones, tone: Tone): boolean => TONES.find(other => tones[other] === tones[tone]) === tone

/**
 * Returns the tones of a design, with its light or deep tone replaced by white or ink if only letters use that colour.
 */
function seenTones(tones: Tones, { parts, layers }: DesignDocument): Tones {
  const [seen, inks] = [JSON.stringify([parts, layers]), inksOf({ layers })]
  const own: readonly string[] = Object.values(tones)
  const isFree = (tone: Tone) => !isFirst(tones, tone) || !seen.includes(tones[tone])
  const settle = (tone: Tone, ink: string) =>
    inks.includes(ink) && !own.includes(ink) && isFree(tone) ? ink : tones[tone]
  return { ...tones, deep: settle('deep', INK), light: settle('light', CHALK) }
}

/** Returns the tones visible on a design, each colour once. */
function clubIn({ parts, layers }: DesignDocument, tones: Tones): ClubColour[] {
  const seen = JSON.stringify([parts, layers])
  const worn = TONES.filter(tone => isFirst(tones, tone) && seen.includes(tones[tone]))
  return worn.map(tone => ({ tone, name: null, colour: tones[tone] }))
}

/**
 * Returns the colour that letters of this home ink take when the whole design uses a kit's colours; undefined if no
 * letters use the ink.
 */
function inkInstead(ink: string, home: DesignDocument, worn: DesignDocument): string | undefined {
  const instead = inksOf(worn)
  return inksOf(home).flatMap((own, at) => (own === ink && instead[at] ? [instead[at]] : []))[0]
}

const cleared = (document: DesignDocument, clearMm: number | undefined): DesignDocument =>
  clearMm === undefined
    ? document
    : {
        ...document,
        parts: Object.fromEntries(
          Object.entries(document.parts).map(([part, style]) => [part, style.pattern ? { ...style, clearMm } : style]),
        ),
      }

/** Returns the design in a seed's look, with the club's colours and its other kits. Letters are legible in each kit. */
export function dressInKits(bare: DesignDocument, { look, colours, kits, clearMm }: SeedLook): DesignDocument {
  const dressedIn = (tones: Tones) => cleared(applyRecipe(bare, { id: 'seeded', ...look }, tones), clearMm)
  const home = dressedIn(tonesIn(colours))
  const tones = seenTones(tonesIn(colours), home)
  const clubColours = clubIn(home, tones)
  const coloursIn = (given: readonly string[]): Kit['colours'] => {
    const own = tonesIn(given)
    const worn = dressedIn(own)
    // For the tones that a seed does not name, letters take a legible colour.
    const colourOf = (tone: Tone): string =>
      TONES.indexOf(tone) < given.length ? own[tone] : (inkInstead(tones[tone], home, worn) ?? own[tone])
    const changed = clubColours.filter(({ tone, colour }) => colourOf(tone) !== colour)
    return Object.fromEntries(changed.map(({ tone }) => [tone, colourOf(tone)]))
  }
  const others = KIT_ROLES.flatMap(role => (kits[role] ? [{ role, colours: coloursIn(kits[role]), parts: {} }] : []))
  return { ...linkColours({ ...home, clubColours }), kits: others }
}
