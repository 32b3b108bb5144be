import type { Response_, ShippingMethod } from '@kitwright/contract'

export type ShippingOptions = Response_<'POST /api/shipping/options'>
type ShippingOption = ShippingOptions['methods'][number]

interface Choice {
  readonly method: ShippingMethod | ''
  /** The needed-by day; empty without one. */
  readonly neededBy: string
  readonly isRush: boolean
}

/** The chosen way of delivery with its price and the day of arrival. */
export interface ChosenDelivery {
  readonly option: ShippingOption
  readonly arrivesOn: string
  readonly fees: readonly { readonly kind: 'shipping' | 'rush'; readonly cents: number }[]
  readonly feesCents: number
}

/** Returns the chosen way of delivery, or the first that the shop offers; null before the options are known. */
export function chooseDelivery(
  options: ShippingOptions | undefined,
  { method, isRush }: Choice,
): ChosenDelivery | null {
  const option = options?.methods.find(each => each.method === method) ?? options?.methods[0]
  if (!options || !option) return null
  const isFast = isRush && option.rushOn !== null
  const fees = [
    { kind: 'shipping' as const, cents: option.cents },
    { kind: 'rush' as const, cents: isFast ? (options.rushCents ?? 0) : 0 },
  ].filter(({ cents }) => cents > 0)
  return {
    option,
    arrivesOn: isFast ? option.rushOn! : option.promisedOn,
    fees,
    feesCents: fees.reduce((sum, { cents }) => sum + cents, 0),
  }
}

/** Whether an order can be there by the day that the customer needs it. */
export type Feasibility =
  | { readonly answer: 'past' }
  | { readonly answer: 'possible' | 'impossible'; readonly on: string }
  | { readonly answer: 'rush'; readonly on: string; readonly cents: number }

/** Answers a needed-by day by the shop's days; null without a day. */
export function answerNeededBy(options: ShippingOptions, choice: Choice): Feasibility | null {
  const chosen = chooseDelivery(options, { ...choice, isRush: false })
  if (choice.neededBy === '' || !chosen) return null
  if (choice.neededBy < options.today) return { answer: 'past' }
  const { promisedOn, rushOn } = chosen.option
  if (promisedOn <= choice.neededBy) return { answer: 'possible', on: promisedOn }
  if (rushOn !== null && rushOn <= choice.neededBy) return { answer: 'rush', on: rushOn, cents: options.rushCents ?? 0 }
  return { answer: 'impossible', on: rushOn !== null && rushOn < promisedOn ? rushOn : promisedOn }
}
