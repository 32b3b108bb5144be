import type { Call, Response_ } from '@kitwright/contract/client'
import { LIMITS, SHIPPING_LIMITS } from '@kitwright/contract'
import { typedDollars } from '../money/parseDollars.ts'
import { bodyOf, type EditForm, type TypedLine, wrongFieldsOf } from '../edits/editForm.ts'

export type OrderDraft = Response_<'GET /api/office/order-drafts/{id}'>
export type DraftBody = Call<'PUT /api/office/order-drafts/{id}'>['body']
type Content = OrderDraft['content']

/** Everything that staff type of an order beside its lines, surcharges and discounts. */
export type DraftFacts = Omit<Content, 'lines' | 'extras'>
export interface DraftForm extends Omit<EditForm, 'pricing'> {
  readonly source: OrderDraft['source']
  readonly facts: DraftFacts
}

/** Returns the form of a draft. A line's key is new with each reading. */
export function formOfDraft({ content, designs, source }: OrderDraft): DraftForm {
  const { lines, extras, ...facts } = content
  const named = new Map(designs.map(design => [design.id, design]))
  return {
    source,
    facts,
    lines: lines.flatMap((line): TypedLine[] => {
      const design = named.get(line.designId)
      if (!design) return []
      return [
        {
          ...line,
          key: crypto.randomUUID(),
          isNew: true,
          isRemoved: false,
          designName: design.name,
          productType: design.productType,
          number: line.number === null ? '' : String(line.number),
          qty: String(line.qty),
          price: line.price && { dollars: typedDollars(line.price.unitCents), reason: line.price.reason },
          wasManual: false,
        },
      ]
    }),
    extras: extras.map(({ text, qty, unitCents }) => ({
      key: crypto.randomUUID(),
      text,
      qty,
      dollars: typedDollars(Math.abs(unitCents)),
      isDiscount: unitCents < 0,
    })),
  }
}

/** Tells missing texts, which a draft may lack, from other problems. */
const isWordless = (field: string): boolean => field.endsWith('.reason') || field.endsWith('.text')

/** Returns the fields of lines, surcharges and discounts that cannot be kept as they are typed. */
export const unkeepableOf = (form: DraftForm): ReadonlySet<string> =>
  new Set([...wrongFieldsOf({ ...form, pricing: 'frozen' })].filter(field => !isWordless(field)))

/** Returns what is kept; null while an amount or a number is wrong. */
export function draftBodyOf(form: DraftForm): DraftBody | null {
  const extras = form.extras.filter(({ dollars }) => dollars.trim() !== '')
  if (unkeepableOf({ ...form, extras }).size > 0) return null
  const body = bodyOf({ ...form, extras, pricing: 'frozen' })
  return {
    source: form.source,
    content: {
      ...form.facts,
      lines: body.lines.map(({ id: _, price, ...line }) => ({ ...line, price: price ?? null })),
      extras: body.extras,
    },
  }
}

/** Limits of the fields of an order's facts. */
export const FACT_LIMITS = {
  address: LIMITS.address,
  landmark: LIMITS.landmark,
  phone: LIMITS.phone,
  note: LIMITS.note,
  purchaseNumber: SHIPPING_LIMITS.purchaseNumber,
} as const
