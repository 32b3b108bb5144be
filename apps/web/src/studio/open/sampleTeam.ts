const graphemes = new Intl.Segmenter('km', { granularity: 'grapheme' })

/** Longer than any chest is wide. */
const LONGEST = 40

/** What a fresh design says: the name of the shop, in capitals as on a jersey. */
export const sampleTeam = (shopName: string): string =>
  Array.from(graphemes.segment(shopName.trim().toLocaleUpperCase('en')), ({ segment }) => segment)
    .slice(0, LONGEST)
    .join('')

/** Of one letter as set in the sample fonts, in parts of the size: generous, so that what is measured later is never wider. */
const LETTER_EMS = { latin: 0.52, khmer: 0.8 }

/** The size at which a text is not squeezed into a width, at most the wanted one. */
export function sizeToFit(text: string, sizeMm: number, widthMm: number): number {
  const ems = Array.from(graphemes.segment(text)).reduce(
    (sum, { segment }) => sum + (/[\u1780-\u17ff]/.test(segment) ? LETTER_EMS.khmer : LETTER_EMS.latin),
    0,
  )
  return ems * sizeMm <= widthMm ? sizeMm : Math.max(5, Math.floor(widthMm / ems))
}
