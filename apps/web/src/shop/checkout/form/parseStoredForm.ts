import type { CheckoutForm } from './checkoutForm.ts'

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
const isOtherDesign: Check = value =>
  hasFields({
    name: isText,
    pictureUrl: isText,
    lines: isListOf(isRecord),
    qtys: isListOf(hasFields({ value: isText })),
  })(value) && (value as { lines: unknown[] }).lines.length === (value as { qtys: unknown[] }).qtys.length

const PARTS: Readonly<Record<keyof CheckoutForm, Check>> = {
  players: isListOf(hasFields({ id: isText, qty: isText, qtys: isCounts })),
  sizes: isListOf(isSizeRow),
  kits: isListOf(isText),
  others: isListOf(isOtherDesign),
  fabric: isText,
  address: isText,
  landmark: isText,
  phone: isText,
  note: isText,
  isUnprintedAccepted: isFlag,
  isUnprintedRefused: isFlag,
}

/**
 * Returns the parts of a stored checkout that have their types: another version of this page may have stored it, and a
 * checkout that it cannot read would stay closed. The draft supplies the other parts again. Returns null if no part has.
 */
export function parseStoredForm(stored: unknown): Partial<CheckoutForm> | null {
  if (!isRecord(stored)) return null
  const parts = Object.entries(PARTS).flatMap(([name, check]) => (check(stored[name]) ? [[name, stored[name]]] : []))
  return parts.length > 0 ? Object.fromEntries(parts) : null
}
