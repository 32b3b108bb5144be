/** Letters by strokes, on a grid 6 wide and 10 high. */
const STROKES = {
  S: 'M6 0H0V5H6V10H0',
  P: 'M0 10V0H6V5.5H0',
  O: 'M0 0H6V10H0Z',
  N: 'M0 10V0L6 10V0',
  R: 'M0 10V0H6V5.5H0M2.4 5.5L6 10',
} as const
const WORD = ['S', 'P', 'O', 'N', 'S', 'O', 'R'] as const
const ADVANCE = 9.4
const CHEVRONS = 'M0 0L4.4 5L0 10M5 0L9.4 5L5 10'
const WORD_START = 16
const PAD = 3
const PX_PER_UNIT = 10

/** Draws the mark of no particular sponsor, in an ink with a contour, so that it is legible on every kit. */
export function drawSponsorMark(ink: string, contour: string): string {
  const letters = WORD.map(
    (letter, at) =>
      `<path transform="translate(${Math.round((WORD_START + at * ADVANCE) * 10) / 10} 0)" d="${STROKES[letter]}"/>`,
  )
  const shapes = [`<path d="${CHEVRONS}"/>`, ...letters].join('')
  const [width, height] = [WORD_START + (WORD.length - 1) * ADVANCE + 6 + 2 * PAD, 10 + 2 * PAD]
  const lines = (colour: string, strokeWidth: number) =>
    `<g fill="none" stroke="${colour}" stroke-width="${strokeWidth}" stroke-linecap="square" stroke-linejoin="round">${shapes}</g>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * PX_PER_UNIT)}" height="${Math.round(height * PX_PER_UNIT)}"`,
    ` viewBox="${-PAD} ${-PAD} ${Math.round(width * 10) / 10} ${height}">`,
    lines(contour, 3.2),
    lines(ink, 2),
    '</svg>',
  ].join('')
}
