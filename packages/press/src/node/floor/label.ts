import { sizeLabel } from '@kitwright/garment'
import {
  garmentCode,
  garmentQr,
  headOf,
  placeOf,
  type FloorGarment,
  type FloorOrder,
} from '../../shopFloor/floorOrder.ts'
import type { PaperTexts } from '../../paper/paperTexts.ts'
import { CARE } from './careSymbols.ts'

export const LABEL_MM = { widthMm: 40, heightMm: 76 } as const
export const CARE_ROW = { y: 34, sizeMm: 5.6, gapMm: 1.6 } as const
export const QR_PLACE = { x: 4, y: 60, sizeMm: 12 } as const

/** A line of a label: its box is `LINE` sizes high. */
export interface LabelLine {
  readonly words: string
  readonly x: number
  readonly y: number
  readonly sizeMm: number
  readonly isBold?: boolean
  readonly align: 'left' | 'centre'
  readonly roomMm: number
}

export interface SizeLabel {
  readonly lines: readonly LabelLine[]
  /** Content of its QR code. */
  readonly qr: string
}

/** Returns the content of a label that is sewn in: size, owner, material, and washing instructions. */
export function labelOfGarment(garment: FloorGarment, order: FloorOrder, say: PaperTexts): SizeLabel {
  const middle = { x: LABEL_MM.widthMm / 2, align: 'centre' as const, roomMm: LABEL_MM.widthMm - 6 }
  const fabrics = order.styles.find(({ style }) => style === garment.style)?.fabrics ?? []
  const whose = [garment.number, garment.printed].filter(part => part !== null && part !== '').join('  ')
  const code = garmentCode(order.order, garment)
  const beside = { x: QR_PLACE.x + QR_PLACE.sizeMm + 2.5, align: 'left' as const, roomMm: 18.5 }
  const lines: LabelLine[] = [
    { ...middle, words: order.shop, y: 2.5, sizeMm: 2.6 },
    { ...middle, words: sizeLabel(garment.size), y: 5.5, sizeMm: 11, isBold: true },
    { ...middle, words: whose, y: 21, sizeMm: 3.6, isBold: true },
    { ...middle, words: fabrics.join(', '), y: 27.5, sizeMm: 2.6 },
    ...CARE.map((care, i) => ({ ...middle, words: say(`press:care_${care}`), y: 41 + i * 3.4, sizeMm: 2.2 })),
    { ...beside, words: headOf(order), y: 60.5, sizeMm: 2.6, isBold: true },
    { ...beside, words: placeOf(garment), y: 64.4, sizeMm: 2.6 },
    { ...beside, words: code.split('/').at(-1)!, y: 68.3, sizeMm: 2.2 },
  ]
  return { lines: lines.filter(({ words }) => words !== ''), qr: garmentQr(order, garment) }
}
