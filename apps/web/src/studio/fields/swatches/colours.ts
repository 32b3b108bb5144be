import { parseHex, toHex } from '@kitwright/measure'

/** Cloth colours that most teams request; the tenant's own shades appear beside them. */
export const CLOTH_COLOURS = [
  '#ffffff',
  '#e2e8f0',
  '#94a3b8',
  '#475569',
  '#1e293b',
  '#0b0f1a',
  '#7f1d1d',
  '#dc2626',
  '#f97316',
  '#fbbf24',
  '#fde047',
  '#78350f',
  '#14532d',
  '#15803d',
  '#22c55e',
  '#0d9488',
  '#5eead4',
  '#38bdf8',
  '#1e3a8a',
  '#2563eb',
  '#6d28d9',
  '#a855f7',
  '#be185d',
  '#f9a8d4',
] as const

/** Parses typed text into a document's colour (lower-case hex); null while it is not yet a colour. */
export function typedColour(text: string, hasAlpha: boolean): string | null {
  const colour = parseHex(text)
  return colour && toHex(hasAlpha ? colour : { ...colour, a: 1 })
}
