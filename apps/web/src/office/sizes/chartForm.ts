import type { ProductSizes } from '@kitwright/contract'
import {
  chartFaults,
  defaultChart,
  MEASURES,
  SIZES,
  type ChartFault,
  type MeasureId,
  type ProductType,
  type Size,
} from '@kitwright/garment'
import { latinDigits } from '@kitwright/measure'
import type { LengthUnit, ParsedForm } from '../../ui/index.ts'

/** A chart as it is typed: every measure a text. */
export type ChartTexts = Record<Size, Record<MeasureId, string>>
/** The charts of everything that can be sold, by product. */
export type ChartFields = Record<ProductType, ChartTexts>
export type Fault = 'length_wrong' | 'fault_missing' | 'fault_implausible' | 'fault_girth_step' | 'fault_length_step'
export type Rows = Record<Size, Partial<Record<MeasureId, number>>>

const MM_PER: Readonly<Record<LengthUnit, number>> = { cm: 10, in: 25.4 }
const GIRTHS: readonly MeasureId[] = ['halfChest', 'halfWaist']

export const cellPath = (type: ProductType, size: Size, measure: MeasureId) => `${type}.${size}.${measure}` as const

/** Two decimals bring every whole millimetre back, in inches too. */
export const typedLength = (mm: number, unit: LengthUnit): string => String(Math.round((mm / MM_PER[unit]) * 100) / 100)

/** A typed length as whole millimetres: `52.5`, `52,5`, Khmer digits too; null for anything else. */
export function parseLength(text: string, unit: LengthUnit): number | null {
  const plain = latinDigits(text.trim()).replace(',', '.')
  return /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * MM_PER[unit]) : null
}

const eachCell = (textOf: (size: Size, measure: MeasureId) => string): ChartTexts => {
  const rowOf = (size: Size) => Object.fromEntries(MEASURES.map(measure => [measure, textOf(size, measure)]))
  return Object.fromEntries(SIZES.map(size => [size, rowOf(size)])) as ChartTexts
}

/** The chart as texts. */
export function typedChart(rows: ProductSizes['rows'], unit: LengthUnit): ChartTexts {
  const mmOf = new Map(rows.map(({ size, mm }) => [size, mm]))
  return eachCell((size, measure) => {
    const mm = mmOf.get(size)?.[measure]
    return mm === undefined ? '' : typedLength(mm, unit)
  })
}

/** The same lengths in the other unit; what is no length stays as it was typed. */
export const converted = (typed: ChartTexts, from: LengthUnit, to: LengthUnit): ChartTexts =>
  eachCell((size, measure) => {
    const mm = parseLength(typed[size][measure], from)
    return mm === null ? typed[size][measure] : typedLength(mm, to)
  })

const wordOf = ({ kind, measure }: ChartFault): Fault => {
  if (kind !== 'step') return `fault_${kind}`
  return GIRTHS.includes(measure) ? 'fault_girth_step' : 'fault_length_step'
}

interface ReadChartOptions {
  readonly productType: ProductType
  readonly unit: LengthUnit
  readonly say: (fault: Fault) => string
}

/** The texts of a product as its chart, or what is wrong by path, in the words of `say`. */
export function readChart(typed: ChartTexts, { productType, unit, say }: ReadChartOptions): ParsedForm<Rows> {
  const { measures } = defaultChart(productType)
  const wrong: Record<string, string> = {}
  const read = (size: Size): Rows[Size] =>
    Object.fromEntries(
      measures.flatMap(measure => {
        const text = typed[size][measure]
        const mm = parseLength(text, unit)
        if (mm === null && text.trim() !== '') wrong[cellPath(productType, size, measure)] = say('length_wrong')
        return mm === null ? [] : [[measure, mm]]
      }),
    )
  const value = Object.fromEntries(SIZES.map(size => [size, read(size)])) as Rows
  for (const fault of chartFaults({ productType, measures, rows: value }))
    wrong[cellPath(productType, fault.size, fault.measure)] ??= say(wordOf(fault))
  return Object.keys(wrong).length > 0 ? { ok: false, wrong } : { ok: true, value }
}
