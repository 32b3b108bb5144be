const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi

/** Returns the numbers of a list with any separators. */
export const numbersIn = (text: string | undefined): number[] => (text?.match(NUMBER) ?? []).map(Number)

/** CSS pixels per unit. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  q: 96 / 101.6,
  em: 16,
  rem: 16,
  ex: 8,
}

/** Returns a length in CSS pixels, a percentage as its share of `whole`, or undefined for anything else. */
export function lengthOf(text: string | undefined, whole?: number): number | undefined {
  const [, number = '', unit = ''] =
    /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)\s?([a-z]*|%)$/i.exec((text ?? '').trim()) ?? []
  if (number === '') return undefined
  const factor = unit === '%' ? (whole === undefined ? undefined : whole / 100) : UNITS[unit.toLowerCase()]
  const length = factor === undefined ? undefined : Number(number) * factor
  return Number.isFinite(length) ? length : undefined
}
