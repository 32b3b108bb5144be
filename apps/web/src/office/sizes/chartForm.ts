import type { ProductSizes } from '@kitwright/contract'
import {
  chartFaults,
  defaultChart,
  MEASURES,
  runOf,
  type ChartFault,
  type FinishedMeasures,
  type MeasureId,
  type ProductType,
  type Size,
} from '@kitwright/garment'
import { latinDigits } from '@kitwright/measure'
import type { LengthUnit, ParsedForm } from '../../ui/index.ts'

/** A chart as typed, with every measure as a text. */
export type ChartTexts = Partial<Record<Size, Record<MeasureId, string>>>
/** The charts of all products for sale, by product. */
export type ChartFields = Record<ProductType, ChartTexts>
export type Fault = 'length_wrong' | 'fault_missing' | 'fault_implausible' | 'fault_girth_step' | 'fault_length_step'
export type Rows = Partial<Record<Size, Partial<Record<MeasureId, number>>>>

const MM_PER: Readonly<Record<LengthUnit, number>> = { cm: 10, in: 25.4 }
const GIRTHS: readonly MeasureId[] = ['halfChest', 'halfWaist']

export const cellPath = (type: ProductType, size: Size, measure: MeasureId) => `${type}.${size}.${measure}` as const

/** Formats a length with two decimals, which preserve every whole millimetre, in inches too. */
export const typedLength = (mm: number, unit: LengthUnit): string => String(Math.round((mm / MM_PER[unit]) * 100) / 100)

/** Parses a typed length into whole millimetres: `52.5`, `52,5`, Khmer digits too. Returns null for anything else. */
export function parseLength(text: string, unit: LengthUnit): number | null {
  const plain = latinDigits(text.trim()).replace(',', '.')
  return /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * MM_PER[unit]) : null
}

const eachCell = (sizes: readonly Size[], textOf: (size: Size, measure: MeasureId) => string): ChartTexts => {
  const rowOf = (size: Size) => Object.fromEntries(MEASURES.map(measure => [measure, textOf(size, measure)]))
  return Object.fromEntries(sizes.map(size => [size, rowOf(size)]))
}

/** Converts the chart to texts. */
export function typedChart(rows: ProductSizes['rows'], unit: LengthUnit): ChartTexts {
  const mmOf = new Map(rows.map(({ size, mm }) => [size, mm]))
  return eachCell([...mmOf.keys()], (size, measure) => {
    const mm = mmOf.get(size)?.[measure]
    return mm === undefined ? '' : typedLength(mm, unit)
  })
}

/** Converts the lengths to the other unit. Invalid lengths stay as typed. */
export const converted = (typed: ChartTexts, from: LengthUnit, to: LengthUnit): ChartTexts =>
  eachCell(Object.keys(typed) as Size[], (size, measure) => {
    const text = typed[size]![measure]
    const mm = parseLength(text, from)
    return mm === null ? text : typedLength(mm, to)
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

/** Parses a product's texts into its chart. Otherwise returns the errors by path, in the words of `say`. */
export function readChart(typed: ChartTexts, { productType, unit, say }: ReadChartOptions): ParsedForm<Rows> {
  const { measures } = defaultChart(productType)
  const wrong: Record<string, string> = {}
  const read = (size: Size): FinishedMeasures =>
    Object.fromEntries(
      measures.flatMap(measure => {
        const text = typed[size]?.[measure] ?? ''
        const mm = parseLength(text, unit)
        if (mm === null && text.trim() !== '') wrong[cellPath(productType, size, measure)] = say('length_wrong')
        return mm === null ? [] : [[measure, mm]]
      }),
    )
  const value = Object.fromEntries(runOf(productType).map(size => [size, read(size)])) as Rows
  for (const fault of chartFaults({ productType, measures, rows: value }))
    wrong[cellPath(productType, fault.size, fault.measure)] ??= say(wordOf(fault))
  return Object.keys(wrong).length > 0 ? { ok: false, wrong } : { ok: true, value }
}
