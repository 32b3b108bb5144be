import { PRICE_LIMITS } from '@kitwright/contract'
import { productTypes, runsOf, type ProductType, type Size } from '@kitwright/garment'
import { dayIn, endOfDay, offsetIn, parseWholeNumber, startOfDay } from '@kitwright/measure'
import { eachLanguage, type Language } from '@kitwright/words'
import { get } from 'react-hook-form'
import type { ParsedForm } from '../../../ui/index.ts'
import { parseDollars, typedDollars } from '../../money/parseDollars.ts'
import type { Prices } from '../../officeTypes.ts'
import { inOrder } from './fabricList.ts'

interface Step {
  from: string
  percent: string
}
/** The price list as typed, by the API's own paths. Every figure is a text, money in dollars. */
export interface PriceFields {
  minimumQty: string
  leadTimeDays: string
  longSleeve: { surchargeCents: string; discountPercent: string }
  hasPromotion: boolean
  promotion: { percent: string; from: string; until: string }
  /** Fabrics, the offered ones first. */
  fabrics: Prices['fabrics'][number][]
  /** By product and fabric; empty if it is not sold. */
  base: Record<string, Record<string, string>>
  steps: Record<string, Step[]>
  sizes: Record<string, string>
}

export type PriceFieldError =
  | 'amount_wrong'
  | 'amount_beyond'
  | 'whole_number_wrong'
  | 'day_wrong'
  | 'fabric_name_required'
type Range = readonly [least: number, most: number]
/** Minimum and maximum of a field, as typed text. */
export interface Limits {
  readonly least: string
  readonly most: string
}

export const basePath = (type: ProductType, fabric: string) => `base.${type}.${fabric}` as const
export const stepPath = (fabric: string, index: number) => `steps.${fabric}.${index}` as const
export const fabricPath = (index: number, language: Language) => `fabrics.${index}.name.${language}` as const
export const sizePath = (size: Size) => `sizes.${size}` as const

/** Fields to mark for an API error path. The API reports a step as a whole. */
export const markedBy = (path: string): readonly string[] =>
  /^steps\.[^.]+\.\d+$/.test(path) ? [`${path}.from`, `${path}.percent`] : [path]

const dollars = (cents: number | undefined): string => (cents === undefined ? '' : typedDollars(cents))

/** UTC offset of the zone on the first and last day of a promotion, which may differ by summer time. Unreadable days give today's offset. */
export function promotionOffset({ from, until }: { from: string; until: string }, zone: string): string {
  const ends = [startOfDay(from, zone), endOfDay(until, zone)].filter(end => end !== null)
  const offsets = new Set((ends.length > 0 ? ends : [new Date()]).map(end => offsetIn(end, zone)))
  return [...offsets].join(' → ')
}

/** Converts the price list to texts. Days are in the shop's time zone, wherever the reader is. */
export function fieldsOf(
  { base, steps, sizes, promotion, longSleeve, ...prices }: Prices,
  timeZone: string,
): PriceFields {
  const fabrics = inOrder(prices.fabrics)
  const ofEach = <T>(of: (fabric: string) => T): Record<string, T> =>
    Object.fromEntries(fabrics.map(({ id }) => [id, of(id)]))
  return {
    minimumQty: String(prices.minimumQty),
    leadTimeDays: String(prices.leadTimeDays),
    longSleeve: {
      surchargeCents: typedDollars(longSleeve.surchargeCents),
      discountPercent: String(longSleeve.discountPercent),
    },
    hasPromotion: promotion !== null,
    promotion: {
      percent: String(promotion?.percent ?? ''),
      from: promotion ? dayIn(new Date(promotion.from), timeZone) : '',
      until: promotion ? dayIn(new Date(promotion.until), timeZone) : '',
    },
    // The form mutates its input.
    fabrics: structuredClone([...fabrics]),
    base: Object.fromEntries(productTypes().map(type => [type, ofEach(fabric => dollars(base[type]?.[fabric]))])),
    steps: ofEach(fabric =>
      (steps[fabric] ?? []).map(({ from, percent }) => ({ from: String(from), percent: String(percent) })),
    ),
    sizes: Object.fromEntries(runsOf(productTypes()).map(size => [size, dollars(sizes[size] || undefined)])),
  }
}

const NONE: Limits = { least: '', most: '' }
const limitsOf = ([least, most]: Range, say: (figure: number) => string): Limits => ({
  least: say(least),
  most: say(most),
})

/** Reads typed figures and collects those that are not numbers or are out of the API's range. */
function createReader(fields: PriceFields) {
  const wrong: Record<string, readonly [PriceFieldError, Limits]> = {}
  const textAt = (path: string): string => String(get(fields, path, '')).trim()
  const note = <T>(path: string, value: T | null, kind: PriceFieldError, limits: Limits = NONE): T | null => {
    if (value === null) wrong[path] = [kind, limits]
    return value
  }
  const isWithin = (value: number, [least, most]: Range): boolean => value >= least && value <= most
  return {
    wrong,
    whole: (path: string, range: Range) => {
      const value = parseWholeNumber(textAt(path))
      const isGood = value !== null && isWithin(value, range)
      return note(path, isGood ? value : null, 'whole_number_wrong', limitsOf(range, String)) ?? 0
    },
    /** Cents; null if the field is empty. */
    money: (path: string, range: Range): number | null => {
      if (textAt(path) === '') return null
      const cents = parseDollars(textAt(path))
      if (cents === null) return note(path, cents, 'amount_wrong')
      return note(path, isWithin(cents, range) ? cents : null, 'amount_beyond', limitsOf(range, typedDollars))
    },
    /** A required name. */
    name: (path: string, text: string) => note(path, text.trim() || null, 'fabric_name_required') ?? '',
    day: (path: string, instantOf: (day: string) => Date | null) =>
      note(path, instantOf(textAt(path))?.toISOString() ?? null, 'day_wrong') ?? '',
  }
}
type Reader = ReturnType<typeof createReader>

function readBase(read: Reader, fabrics: Prices['fabrics']): Prices['base'] {
  const rows = productTypes().map(type => {
    const cells = fabrics.map(({ id }) => [id, read.money(basePath(type, id), PRICE_LIMITS.baseCents)] as const)
    return [type, Object.fromEntries(cells.filter((cell): cell is [string, number] => cell[1] !== null))] as const
  })
  return Object.fromEntries(rows.filter(([, cells]) => Object.keys(cells).length > 0))
}

function readSteps(read: Reader, { fabrics, steps }: PriceFields): Prices['steps'] {
  return Object.fromEntries(
    fabrics.map(({ id }) => [
      id,
      (steps[id] ?? []).map((_, i) => ({
        from: read.whole(`${stepPath(id, i)}.from`, PRICE_LIMITS.stepFrom),
        percent: read.whole(`${stepPath(id, i)}.percent`, PRICE_LIMITS.percent),
      })),
    ]),
  )
}

const readFabrics = (read: Reader, fabrics: Prices['fabrics']): Prices['fabrics'] =>
  fabrics.map((fabric, i) => ({
    ...fabric,
    name: eachLanguage(language => read.name(fabricPath(i, language), fabric.name[language])),
  }))

/** Parses the texts into a price list. Otherwise returns the errors by path, in the words of `say`. */
export function readPrices(
  fields: PriceFields,
  timeZone: string,
  say: (wrong: PriceFieldError, limits: Limits) => string,
): ParsedForm<Prices> {
  const read = createReader(fields)
  const sizes = runsOf(productTypes()).map(
    size => [size, read.money(sizePath(size), PRICE_LIMITS.surchargeCents)] as const,
  )
  const value: Prices = {
    minimumQty: read.whole('minimumQty', PRICE_LIMITS.minimumQty),
    leadTimeDays: read.whole('leadTimeDays', PRICE_LIMITS.leadTimeDays),
    longSleeve: {
      surchargeCents: read.money('longSleeve.surchargeCents', PRICE_LIMITS.surchargeCents) ?? 0,
      discountPercent: read.whole('longSleeve.discountPercent', PRICE_LIMITS.percent),
    },
    promotion: fields.hasPromotion
      ? {
          percent: read.whole('promotion.percent', [1, PRICE_LIMITS.percent[1]]),
          from: read.day('promotion.from', day => startOfDay(day, timeZone)),
          until: read.day('promotion.until', day => endOfDay(day, timeZone)),
        }
      : null,
    fabrics: readFabrics(read, fields.fabrics),
    base: readBase(read, fields.fabrics),
    steps: readSteps(read, fields),
    sizes: Object.fromEntries(sizes.filter(([, cents]) => cents)),
  }
  const wrong = Object.entries(read.wrong).map(([path, [kind, limits]]) => [path, say(kind, limits)])
  return wrong.length > 0 ? { ok: false, wrong: Object.fromEntries(wrong) } : { ok: true, value }
}
