import type { Response_ } from '@kitwright/contract'
import { productTypes, SIZES, type ProductType, type Size } from '@kitwright/garment'
import { parseWholeNumber } from '@kitwright/measure'
import { eachLanguage, type Language } from '@kitwright/words'
import { parseDollars, typedDollars } from '../money/parseDollars.ts'

/** More than half off is a slip of the finger; the API refuses it too. */
const MOST_PERCENT = 50

/** The price list itself, whichever version it is. */
export type Prices = Omit<Response_<'GET /api/office/prices'>, 'version'>

/** The price list as it is typed: every figure a text, by the API's own paths. Money in dollars. */
export type Typed = Readonly<Record<string, string>>
export interface PriceDraft {
  readonly fabrics: Prices['fabrics']
  readonly typed: Typed
  /** How many steps each fabric has. */
  readonly steps: Readonly<Record<string, number>>
  readonly hasPromotion: boolean
}

export type Wrong = 'amount_wrong' | 'whole_number_wrong' | 'step_percent_wrong' | 'day_wrong' | 'fabric_name_required'
export type Read =
  | { readonly ok: true; readonly prices: Prices }
  | { readonly ok: false; readonly wrong: Readonly<Record<string, Wrong>> }

const pad = (value: number): string => String(value).padStart(2, '0')
/** The day of an instant on the reader's calendar, as a date field wants it. */
const dayOf = (instant: string): string => {
  const date = new Date(instant)
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}
/** The first, or the last, instant of a day. */
const instantOf = (day: string, time: string): string | null => {
  const date = new Date(`${day}T${time}`)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

export const basePath = (type: ProductType, fabric: string): string => `base.${type}.${fabric}`
export const stepPath = (fabric: string, index: number): string => `steps.${fabric}.${index}`
export const fabricPath = (index: number, language: Language): string => `fabrics.${index}.name.${language}`
export const sizePath = (size: Size): string => `sizes.${size}`

/** The texts without one step; those after it move up. */
export function withoutStep(typed: Typed, fabric: string, { index, count }: { index: number; count: number }): Typed {
  const next: Record<string, string> = { ...typed }
  for (let i = index; i < count; i++)
    for (const part of ['from', 'percent'])
      next[`${stepPath(fabric, i)}.${part}`] = typed[`${stepPath(fabric, i + 1)}.${part}`] ?? ''
  return next
}

/** The list as texts. */
export function draftOf(prices: Prices): PriceDraft {
  const { fabrics, base, steps, sizes, promotion, longSleeve } = prices
  const typed: Record<string, string> = {
    minimumQty: String(prices.minimumQty),
    leadTimeDays: String(prices.leadTimeDays),
    'longSleeve.surchargeCents': typedDollars(longSleeve.surchargeCents),
    'longSleeve.discountPercent': String(longSleeve.discountPercent),
    'promotion.percent': String(promotion?.percent ?? ''),
    'promotion.from': promotion ? dayOf(promotion.from) : '',
    'promotion.until': promotion ? dayOf(promotion.until) : '',
  }
  for (const type of productTypes())
    for (const [fabric, cents] of Object.entries(base[type] ?? {})) typed[basePath(type, fabric)] = typedDollars(cents)
  for (const [fabric, list] of Object.entries(steps))
    list.forEach(({ from, percent }, i) => {
      typed[`${stepPath(fabric, i)}.from`] = String(from)
      typed[`${stepPath(fabric, i)}.percent`] = String(percent)
    })
  for (const size of SIZES) if (sizes[size]) typed[sizePath(size)] = typedDollars(sizes[size])
  return {
    fabrics,
    typed,
    steps: Object.fromEntries(fabrics.map(({ id }) => [id, steps[id]?.length ?? 0])),
    hasPromotion: promotion !== null,
  }
}

/** Reads typed figures, and notes what is none. */
function createReader(typed: Typed) {
  const wrong: Record<string, Wrong> = {}
  const textAt = (path: string): string => (typed[path] ?? '').trim()
  const note = <T>(path: string, value: T | null, kind: Wrong): T | null => {
    if (value === null) wrong[path] = kind
    return value
  }
  const percentOf = (text: string): number | null => {
    const value = parseWholeNumber(text)
    return value !== null && value <= MOST_PERCENT ? value : null
  }
  return {
    wrong,
    whole: (path: string) => note(path, parseWholeNumber(textAt(path)), 'whole_number_wrong') ?? 0,
    percent: (path: string) => note(path, percentOf(textAt(path)), 'step_percent_wrong') ?? 0,
    /** Cents; null where nothing is typed. */
    money: (path: string): number | null => {
      if (textAt(path) === '') return null
      const cents = parseDollars(textAt(path))
      return note(path, cents !== null && cents >= 0 ? cents : null, 'amount_wrong')
    },
    /** A name that must be there. */
    name: (path: string, text: string) => note(path, text.trim() || null, 'fabric_name_required') ?? '',
    day: (path: string, time: string) => note(path, instantOf(textAt(path), time), 'day_wrong') ?? '',
  }
}
type Reader = ReturnType<typeof createReader>

function readBase(read: Reader, fabrics: Prices['fabrics']): Prices['base'] {
  const rows = productTypes().map(type => {
    const cells = fabrics.map(({ id }) => [id, read.money(basePath(type, id))] as const)
    return [type, Object.fromEntries(cells.filter((cell): cell is [string, number] => cell[1] !== null))] as const
  })
  return Object.fromEntries(rows.filter(([, cells]) => Object.keys(cells).length > 0))
}

function readSteps(read: Reader, { fabrics, steps }: PriceDraft): Prices['steps'] {
  return Object.fromEntries(
    fabrics.map(({ id }) => [
      id,
      Array.from({ length: steps[id] ?? 0 }, (_, i) => ({
        from: read.whole(`${stepPath(id, i)}.from`),
        percent: read.percent(`${stepPath(id, i)}.percent`),
      })),
    ]),
  )
}

const readFabrics = (read: Reader, fabrics: Prices['fabrics']): Prices['fabrics'] =>
  fabrics.map((fabric, i) => ({
    ...fabric,
    name: eachLanguage(language => read.name(fabricPath(i, language), fabric.name[language])),
  }))

/** The texts as a list, or every path whose text is none. */
export function readDraft(draft: PriceDraft): Read {
  const read = createReader(draft.typed)
  const sizes = SIZES.map(size => [size, read.money(sizePath(size))] as const)
  const prices: Prices = {
    minimumQty: read.whole('minimumQty'),
    leadTimeDays: read.whole('leadTimeDays'),
    longSleeve: {
      surchargeCents: read.money('longSleeve.surchargeCents') ?? 0,
      discountPercent: read.percent('longSleeve.discountPercent'),
    },
    promotion: draft.hasPromotion
      ? {
          percent: read.percent('promotion.percent'),
          from: read.day('promotion.from', '00:00:00.000'),
          until: read.day('promotion.until', '23:59:59.999'),
        }
      : null,
    fabrics: readFabrics(read, draft.fabrics),
    base: readBase(read, draft.fabrics),
    steps: readSteps(read, draft),
    sizes: Object.fromEntries(sizes.filter(([, cents]) => cents)),
  }
  return Object.keys(read.wrong).length > 0 ? { ok: false, wrong: read.wrong } : { ok: true, prices }
}
