import type { ProductSizes } from '@kitwright/contract'
import { chartFaults, defaultChart, SIZES, type ChartFault, type MeasureId, type Size } from '@kitwright/garment'
import { latinDigits } from '@kitwright/measure'

export type Unit = 'cm' | 'in'
/** Every measure as it is typed, by `cellPath`. */
export type Typed = Readonly<Record<string, string>>
export type Fault = 'length_wrong' | 'fault_missing' | 'fault_implausible' | 'fault_girth_step' | 'fault_length_step'
type Rows = Record<Size, Partial<Record<MeasureId, number>>>

const MM_PER: Readonly<Record<Unit, number>> = { cm: 10, in: 25.4 }
const GIRTHS: readonly MeasureId[] = ['halfChest', 'halfWaist']

export const cellPath = (size: Size, measure: MeasureId): string => `${size}.${measure}`

/** Two decimals bring every whole millimetre back, in inches too. */
export const typedLength = (mm: number, unit: Unit): string => String(Math.round((mm / MM_PER[unit]) * 100) / 100)

/** A typed length as whole millimetres: `52.5`, `52,5`, Khmer digits too; null for anything else. */
export function parseLength(text: string, unit: Unit): number | null {
  const plain = latinDigits(text.trim()).replace(',', '.')
  return /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * MM_PER[unit]) : null
}

/** The chart as texts. */
export function typedChart(rows: ProductSizes['rows'], unit: Unit): Typed {
  const cells = rows.flatMap(({ size, mm }) =>
    Object.entries(mm).map(([measure, value]) => [cellPath(size, measure as MeasureId), typedLength(value, unit)]),
  )
  return Object.fromEntries(cells) as Typed
}

/** The same lengths in the other unit; what is no length stays as it was typed. */
export function converted(typed: Typed, from: Unit, to: Unit): Typed {
  const cells = Object.entries(typed).map(([path, text]) => {
    const mm = parseLength(text, from)
    return [path, mm === null ? text : typedLength(mm, to)]
  })
  return Object.fromEntries(cells) as Typed
}

const wordOf = ({ kind, measure }: ChartFault): Fault => {
  if (kind !== 'step') return `fault_${kind}`
  return GIRTHS.includes(measure) ? 'fault_girth_step' : 'fault_length_step'
}

/** The texts as a chart, and by path what is wrong with it. */
export function readChart(
  productType: ProductSizes['type'],
  typed: Typed,
  unit: Unit,
): { readonly rows: Rows; readonly faults: Readonly<Record<string, Fault>> } {
  const { measures } = defaultChart(productType)
  const faults: Record<string, Fault> = {}
  const read = (size: Size): Rows[Size] =>
    Object.fromEntries(
      measures.flatMap(measure => {
        const text = typed[cellPath(size, measure)] ?? ''
        const mm = parseLength(text, unit)
        if (mm === null && text.trim() !== '') faults[cellPath(size, measure)] = 'length_wrong'
        return mm === null ? [] : [[measure, mm]]
      }),
    )
  const rows = Object.fromEntries(SIZES.map(size => [size, read(size)])) as Rows
  for (const fault of chartFaults({ productType, measures, rows }))
    faults[cellPath(fault.size, fault.measure)] ??= wordOf(fault)
  return { rows, faults }
}
