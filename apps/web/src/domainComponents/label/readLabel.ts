import { latinDigits } from '@kitwright/measure'

export interface LabelCode {
  /** Number of the order. */
  readonly number: string
  /** Code of the piece, or of the garment's bundle. */
  readonly sign: string
}

const SIGN = /^[2-9A-Z]{7}$/

/**
 * Reads what a hand scanner or a person types: the address of a label's QR, its code `AK-000042/K7Q2XYZ`, or the last
 * seven characters of a code of the displayed order. Returns null for anything else.
 */
export function readLabel(text: string, order: string): LabelCode | null {
  const parts = latinDigits(text).trim().toUpperCase().split('/').filter(Boolean)
  const sign = parts.at(-1)?.split(/[?#]/)[0] ?? ''
  if (!SIGN.test(sign)) return null
  if (parts.length === 1) return { number: order, sign }
  const number = parts.at(-2)!
  return /^[\p{L}\d-]{1,40}$/u.test(number) ? { number, sign } : null
}
