import { SHIPPING_METHODS, type Response_, type ShippingMethod } from '@kitwright/contract'
import { inEachLanguage } from '@kitwright/words'
import { parseDollars } from '../money/parseDollars.ts'

export type ShippingSettings = Response_<'GET /api/office/shipping'>
type Terms = ShippingSettings['terms']
type Holiday = NonNullable<Terms['holidays']>[number]

interface MethodFields {
  isOn: boolean
  dollars: string
  days: string
  noteEn: string
  noteKh: string
}
interface HolidayFields {
  from: string
  until: string
  en: string
  kh: string
}

/** The form of the shop's terms of delivery: numbers as typed, empty for none. */
export interface ShippingFields {
  workingDays: string[]
  hasOwnHolidays: boolean
  holidays: HolidayFields[]
  capacityPerDay: string
  reviewDays: string
  leadDays: Record<string, string>
  hasRush: boolean
  rushDays: string
  rushPercent: string
  rushCapacity: string
  methods: Record<ShippingMethod, MethodFields>
  ruleEn: string
  ruleKh: string
}

export const toHolidayFields = ({ from, until, name }: Holiday): HolidayFields => ({
  from,
  until,
  en: name.en,
  kh: name.kh,
})

const methodFields = ({ isOn, cents, days, note }: Terms['methods'][ShippingMethod]): MethodFields => ({
  isOn,
  dollars: (cents / 100).toFixed(2),
  days: String(days),
  noteEn: note.en,
  noteKh: note.kh,
})

export function toFields({ terms, publicHolidays }: ShippingSettings): ShippingFields {
  const { rush, methods } = terms
  return {
    workingDays: terms.workingDays.map(String),
    hasOwnHolidays: terms.holidays !== null,
    holidays: (terms.holidays ?? publicHolidays).map(toHolidayFields),
    capacityPerDay: terms.capacityPerDay === null ? '' : String(terms.capacityPerDay),
    reviewDays: String(terms.reviewDays),
    leadDays: Object.fromEntries(Object.entries(terms.leadDays).map(([type, days]) => [type, String(days)])),
    hasRush: rush !== null,
    rushDays: String(rush?.days ?? 7),
    rushPercent: String(rush?.percent ?? 20),
    rushCapacity: String(rush?.capacityPerDay ?? 20),
    methods: {
      courier: methodFields(methods.courier),
      bus: methodFields(methods.bus),
      shop: methodFields(methods.shop),
    },
    ruleEn: terms.exchangeRule.en,
    ruleKh: terms.exchangeRule.kh,
  }
}

const methodTerms = (fields: MethodFields): Terms['methods'][ShippingMethod] => ({
  isOn: fields.isOn,
  cents: parseDollars(fields.dollars) ?? 0,
  days: Number(fields.days),
  note: inEachLanguage({ en: fields.noteEn, kh: fields.noteKh }),
})

export function toTerms(fields: ShippingFields): Terms {
  const { methods, capacityPerDay } = fields
  const leadDays = Object.entries(fields.leadDays).flatMap(([type, days]) =>
    days === '' ? [] : [[type, Number(days)]],
  )
  return {
    workingDays: fields.workingDays.map(Number).toSorted((a, b) => a - b),
    holidays: fields.hasOwnHolidays
      ? fields.holidays.map(({ from, until, en, kh }) => ({ from, until, name: inEachLanguage({ en, kh }) }))
      : null,
    capacityPerDay: capacityPerDay === '' ? null : Number(capacityPerDay),
    reviewDays: Number(fields.reviewDays),
    leadDays: Object.fromEntries(leadDays) as Terms['leadDays'],
    rush: fields.hasRush
      ? {
          days: Number(fields.rushDays),
          percent: Number(fields.rushPercent),
          capacityPerDay: Number(fields.rushCapacity),
        }
      : null,
    methods: {
      courier: methodTerms(methods.courier),
      bus: methodTerms(methods.bus),
      shop: methodTerms(methods.shop),
    },
    exchangeRule: inEachLanguage({ en: fields.ruleEn, kh: fields.ruleKh }),
  }
}

/** The path of the form's field for a path of the contract's terms; the whole form's for one that it does not name. */
export function fieldAt(path: string): string {
  const method = SHIPPING_METHODS.find(each => path.startsWith(`methods.${each}.`))
  if (method) return path.replace('.cents', '.dollars').replace('.note.en', '.noteEn').replace('.note.kh', '.noteKh')
  const named: Readonly<Record<string, string>> = {
    'rush.days': 'rushDays',
    'rush.percent': 'rushPercent',
    'rush.capacityPerDay': 'rushCapacity',
    'exchangeRule.en': 'ruleEn',
    'exchangeRule.kh': 'ruleKh',
  }
  return named[path] ?? path.replace('.name.', '.')
}
