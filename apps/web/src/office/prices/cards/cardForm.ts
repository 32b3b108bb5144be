import type { CardColour } from '@kitwright/contract'
import type { Fabrics } from '../form/fabricList.ts'

export type FabricCard = NonNullable<Fabrics[number]['card']>
export const NO_CARD: FabricCard = { pictureId: null, inks: [], supplierIds: [] }

/** A row of the ink card as typed; an empty text is not stated. */
export interface InkRow extends Pick<CardColour, 'code' | 'name'> {
  /** The colour on the shop's colour card; null if its code is no longer there. */
  readonly hex: string | null
  readonly printed: string
}

const key = (code: string): string => code.toLowerCase()

/** Returns a row for each colour of the colour card, and for the fabric's inks that are no longer on it. */
export function inkRows(inks: FabricCard['inks'], colours: readonly CardColour[]): InkRow[] {
  const printedOf = new Map(inks.map(({ code, hex }) => [key(code), hex]))
  const known = new Set(colours.map(({ code }) => key(code)))
  const gone = inks.filter(({ code }) => !known.has(key(code)))
  return [
    ...colours.map(({ code, name, hex }) => ({ code, name, hex, printed: printedOf.get(key(code)) ?? '' })),
    ...gone.map(({ code, hex }) => ({ code, name: '', hex: null, printed: hex })),
  ]
}

/** Parses a typed colour; the number sign may be absent. Null if it is none. */
export function parseInk(typed: string): string | null {
  const digits = typed.trim().replace('#', '').toLowerCase()
  return /^[0-9a-f]{6}$/.test(digits) ? `#${digits}` : null
}

/** Returns the inks that are stated, or null if a typed colour is none. */
export function readInks(rows: readonly InkRow[]): FabricCard['inks'] | null {
  const inks: FabricCard['inks'] = []
  for (const { code, printed } of rows) {
    if (printed.trim() === '') continue
    const hex = parseInk(printed)
    if (hex === null) return null
    inks.push({ code, hex })
  }
  return inks
}
