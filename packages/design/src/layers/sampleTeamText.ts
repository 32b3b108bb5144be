const graphemes = new Intl.Segmenter('km', { granularity: 'grapheme' })

/** Maximum number of letters, more than any chest fits. */
const LONGEST = 40

/** Returns a sample's name of a team: the name of the shop, in capitals as on a jersey. */
export const sampleTeam = (shopName: string): string =>
  Array.from(graphemes.segment(shopName.trim().toLocaleUpperCase('en')), ({ segment }) => segment)
    .slice(0, LONGEST)
    .join('')

/** Widths of letters in the sample fonts at weight 600 (Teko, Kantumruy Pro), in ems; the first match counts. */
const EMS: readonly (readonly [letters: RegExp, ems: number])[] = [
  // Most subscript letters of Khmer add no width, and neither do marks above and below.
  [/^\u17d2[ឃឈឍបយរឞស]/u, 0.32],
  [/^(?:\u17d2|[\u17b4\u17b5\u17b7-\u17bd\u17c6\u17c9-\u17d3\u17dd\u200b])/u, 0],
  [/^[រវ\u17b6\u17be\u17c1-\u17c3\u17c7\u17c8]/u, 0.36],
  [/^[ឈណ]/u, 1.25],
  [/^[ឃញឍយលសហឡឦ]/u, 0.95],
  [/^[\u1780-\u17ff]/u, 0.66],
  [/^[MW@%]/u, 0.78],
  [/^[I1!'|:;., ]/u, 0.3],
  [/^[\u0020-\u024f]/u, 0.5],
]
/** Width of other scripts, em: as wide as high. */
const OTHER_EMS = 1
/** Factor by which a font sets Latin letters wider than those. */
const WIDER: Readonly<Record<string, number>> = { graduate: 1.4 }

const emsOf = (letter: string): number => EMS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_EMS

/** Returns the size at which a text fits a width without squeezing, at most the requested one. */
export function sizeToFit(text: string, sizeMm: number, widthMm: number, font = ''): number {
  const ems = (text.match(/\u17d2.|./gsu) ?? []).reduce((sum, letter) => sum + emsOf(letter), 0) * (WIDER[font] ?? 1)
  return ems * sizeMm <= widthMm ? sizeMm : Math.min(sizeMm, Math.max(5, Math.floor(widthMm / ems)))
}
