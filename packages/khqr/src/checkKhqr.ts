import { KHQR_LIMITS, type KhqrAccount, type KhqrPayment, type KhqrProblem, type KhqrReason } from './payment.ts'
import { LONGEST_VALUE } from './tlv.ts'

type LimitedField = keyof typeof KHQR_LIMITS
/** Characters that a data object adds to its value: the tag and the length. */
const FIELD_HEAD = 4
const LONGEST_AMOUNT = 13
const MILLISECONDS_DIGITS = 13

/** Printable ASCII, as EMVCo's format `ans` allows. */
const LATIN = /^[\x20-\x7e]*$/
/** Anything that can be shown: no control characters, no halves of a surrogate pair. */
const PRINTABLE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u

const problem = (field: KhqrProblem['field'], reason: KhqrReason): KhqrProblem => ({ field, reason })

function checkText(field: LimitedField, value: string | undefined, allowed = LATIN): KhqrProblem[] {
  if (value === undefined || value === '') return []
  const most = KHQR_LIMITS[field]
  if (!allowed.test(value) || value.trim() !== value) return [problem(field, 'characters')]
  return value.length > most ? [{ field, reason: 'too-long', most }] : []
}

const checkNeeded = (field: LimitedField, value: string): KhqrProblem[] =>
  value === '' ? [problem(field, 'missing')] : checkText(field, value)

/** Checks a Bakong account: a name and a bank around one `@`, such as `angkor_kits@aclb`. */
function checkAccountId(id: string): KhqrProblem[] {
  if (id === '') return [problem('id', 'missing')]
  const parts = id.split('@')
  if (parts.length > 2) return [problem('id', 'two-banks')]
  if (parts.length < 2 || parts[1] === '') return [problem('id', 'no-bank')]
  if (!/^[a-z0-9][a-z0-9._-]*@[a-z0-9][a-z0-9._-]*$/i.test(id)) return [problem('id', 'characters')]
  return checkText('id', id)
}

/** Returns why an account cannot receive money by KHQR; empty if nothing is wrong with it. */
export function checkKhqrAccount(account: KhqrAccount): KhqrProblem[] {
  const own =
    account.kind === 'merchant'
      ? [...checkNeeded('merchantId', account.merchantId), ...checkNeeded('bank', account.bank)]
      : [...checkText('accountNumber', account.accountNumber), ...checkText('bank', account.bank)]
  const problems = [...checkAccountId(account.id), ...own]
  const number = account.kind === 'merchant' ? account.merchantId : account.accountNumber
  return problems.length > 0 ? problems : checkTemplate('account', [account.id, number, account.bank])
}

/** Returns everything that is wrong with a shop's account and names; empty if they can stand in a code. */
export const checkKhqrReceiver = ({ account, shop }: Pick<KhqrPayment, 'account' | 'shop'>): KhqrProblem[] => [
  ...checkKhqrAccount(account),
  ...checkShop(shop),
]

/** The parts of a template may each be short enough and together too long. */
function checkTemplate(field: 'account' | 'details', values: readonly (string | undefined)[]): KhqrProblem[] {
  const length = values.reduce((sum, value) => sum + (value ? value.length + FIELD_HEAD : 0), 0)
  return length > LONGEST_VALUE ? [{ field, reason: 'too-long', most: LONGEST_VALUE }] : []
}

/** Writes an amount as KHQR does: whole riel; dollars without cents or with two digits. */
export const formatKhqrAmount = ({ currency, amount = 0 }: Pick<KhqrPayment, 'currency' | 'amount'>): string =>
  currency === 'USD' && amount % 100 !== 0
    ? (amount / 100).toFixed(2)
    : String(currency === 'USD' ? amount / 100 : amount)

function checkAmount(payment: KhqrPayment): KhqrProblem[] {
  const { amount } = payment
  if (amount === undefined) return []
  if (!Number.isSafeInteger(amount)) return [problem('amount', 'not-whole')]
  if (amount <= 0) return [problem('amount', 'not-positive')]
  return formatKhqrAmount(payment).length > LONGEST_AMOUNT ? [problem('amount', 'too-large')] : []
}

const isMoment = (value: number): boolean =>
  Number.isSafeInteger(value) && String(value).length === MILLISECONDS_DIGITS && value > 0

/** A code with an amount needs both moments: banks refuse one without an expiry. */
function checkMoments({ amount, createdAt, expiresAt }: KhqrPayment): KhqrProblem[] {
  if (amount === undefined) return []
  if (createdAt === undefined || !isMoment(createdAt)) return [problem('createdAt', 'missing')]
  if (expiresAt === undefined || !isMoment(expiresAt)) return [problem('expiresAt', 'missing')]
  return expiresAt <= createdAt ? [problem('expiresAt', 'expired')] : []
}

function checkShop({ name, city, nameKhmer, cityKhmer, category }: KhqrPayment['shop']): KhqrProblem[] {
  return [
    ...checkNeeded('name', name),
    ...checkNeeded('city', city),
    ...checkText('nameKhmer', nameKhmer, PRINTABLE),
    ...checkText('cityKhmer', cityKhmer, PRINTABLE),
    // Tag 64 names its language and its shop; the city alone may not stand in it.
    ...(cityKhmer && !nameKhmer ? [problem('nameKhmer', 'missing')] : []),
    ...(category === undefined || /^\d{4}$/.test(category) ? [] : [problem('category', 'characters')]),
  ]
}

function checkDetails({ billNumber, phone, storeLabel, terminalLabel, purpose }: KhqrPayment): KhqrProblem[] {
  const each = [
    ...checkText('billNumber', billNumber),
    ...checkText('phone', phone),
    ...checkText('storeLabel', storeLabel),
    ...checkText('terminalLabel', terminalLabel),
    ...checkText('purpose', purpose),
  ]
  return each.length > 0 ? each : checkTemplate('details', [billNumber, phone, storeLabel, terminalLabel, purpose])
}

/** Returns everything that is wrong with a payment; empty if its code can be written. */
export const checkKhqr = (payment: KhqrPayment): KhqrProblem[] => [
  ...checkKhqrReceiver(payment),
  ...checkAmount(payment),
  ...checkMoments(payment),
  ...checkDetails(payment),
]
