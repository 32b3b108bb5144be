import { SHIPPING_METHODS } from '@kitwright/contract'
import type { CheckoutForm, DesignForm } from './checkoutForm.ts'

/** A checkout as this browser stored it. Any part may be missing. */
export type StoredForm = Partial<Omit<CheckoutForm, 'designs'>> & { readonly designs?: readonly Partial<DesignForm>[] }

type JsonRecord = Readonly<Record<string, unknown>>
type Check = (value: unknown) => boolean

const isText: Check = value => typeof value === 'string'
const isFlag: Check = value => typeof value === 'boolean'
const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether the value is a list whose items all pass. */
const isListOf =
  (check: Check): Check =>
  value =>
    Array.isArray(value) && value.every(check)

/** Whether the value has these fields, each passing its check. */
const hasFields =
  (checks: Readonly<Record<string, Check>>): Check =>
  value =>
    isRecord(value) && Object.entries(checks).every(([name, check]) => check(value[name]))

const isCounts: Check = value => value === undefined || (isRecord(value) && Object.values(value).every(isText))
const isSizeRow = hasFields({ id: isText, size: isText, sleeve: isText, qty: isText, qtys: isCounts })

const DESIGN_PARTS: Readonly<Record<keyof DesignForm, Check>> = {
  players: isListOf(hasFields({ id: isText, qty: isText, qtys: isCounts })),
  sizes: isListOf(isSizeRow),
  kits: isListOf(isText),
  fabric: isText,
}

const PARTS: Readonly<Record<keyof Omit<CheckoutForm, 'designs'>, Check>> = {
  address: isText,
  landmark: isText,
  phone: isText,
  note: isText,
  method: value => value === '' || SHIPPING_METHODS.some(each => each === value),
  place: isText,
  directions: isText,
  mapPoint: isText,
  neededBy: isText,
  isRush: isFlag,
  purchaseNumber: isText,
  isOnAccount: isFlag,
  isAddressSaved: isFlag,
  addressName: isText,
  isUnprintedAccepted: isFlag,
  isUnprintedRefused: isFlag,
}

const partsOf = (value: JsonRecord, checks: Readonly<Record<string, Check>>): JsonRecord =>
  Object.fromEntries(
    Object.entries(checks).flatMap(([name, check]) => (check(value[name]) ? [[name, value[name]]] : [])),
  )

/**
 * Returns the parts of a stored checkout that have their types: another version of this page may have stored it, and a
 * checkout that it cannot read would stay closed. The source supplies the other parts again. Returns null if no part
 * has. An earlier version stored its one design beside the rest.
 */
export function parseStoredForm(stored: unknown): StoredForm | null {
  if (!isRecord(stored)) return null
  const kept = Array.isArray(stored['designs']) ? stored['designs'] : [stored]
  const designs = kept.map(each => (isRecord(each) ? partsOf(each, DESIGN_PARTS) : {}))
  const parts = partsOf(stored, PARTS)
  const isEmpty = Object.keys(parts).length === 0 && designs.every(each => Object.keys(each).length === 0)
  return isEmpty ? null : { ...parts, designs }
}
