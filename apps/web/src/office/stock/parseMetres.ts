import { latinDigits } from '@kitwright/measure'

const MM = 1_000

/** Reads typed metres as millimetres; null for what is no length. */
export function parseMetres(typed: string): number | null {
  const text = latinDigits(typed).trim().replace(',', '.').replace('−', '-')
  if (!/^-?\d{1,5}(?:\.\d{1,3})?$/.test(text)) return null
  const mm = Math.round(Number(text) * MM)
  return mm === 0 ? null : mm
}
