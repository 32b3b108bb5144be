import { checkKhqr, formatKhqrAmount } from './checkKhqr.ts'
import { crc16 } from './crc16.ts'
import type { KhqrAccount, KhqrPayment, KhqrProblem } from './payment.ts'
import { joinFields, writeField, writeTemplate } from './tlv.ts'

/** Shops that no other category describes. */
const DEFAULT_CATEGORY = '5999'
const CURRENCY_CODES = { USD: '840', KHR: '116' } as const
/** The language of tag 64 in ISO 639. */
const KHMER = 'km'

export type KhqrResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problems: readonly KhqrProblem[] }

function writeAccount(account: KhqrAccount): string {
  const [tag, number] = account.kind === 'merchant' ? ['30', account.merchantId] : ['29', account.accountNumber ?? '']
  return writeTemplate(tag, [
    ['00', account.id],
    ['01', number],
    ['02', account.bank ?? ''],
  ])
}

function writeDetails({ billNumber, phone, storeLabel, terminalLabel, purpose }: KhqrPayment): string {
  return joinFields([
    ['01', billNumber ?? ''],
    ['02', phone ?? ''],
    ['03', storeLabel ?? ''],
    ['07', terminalLabel ?? ''],
    ['08', purpose ?? ''],
  ])
}

const writeKhmer = ({ nameKhmer = '', cityKhmer = '' }: KhqrPayment['shop']): string =>
  nameKhmer === ''
    ? ''
    : joinFields([
        ['00', KHMER],
        ['01', nameKhmer],
        ['02', cityKhmer],
      ])

/**
 * Writes the text of a payment code by the "KHQR Code Specification for Retail Payments in Cambodia" 1.0 (EMVCo,
 * merchant-presented). The details are checked before: a code that a bank refuses is never written.
 */
export function writeKhqr(payment: KhqrPayment): KhqrResult {
  const problems = checkKhqr(payment)
  if (problems.length > 0) return { ok: false, problems }
  const { account, shop, currency, amount, createdAt, expiresAt } = payment
  const hasAmount = amount !== undefined
  const moments = hasAmount
    ? joinFields([
        ['00', String(createdAt)],
        ['01', String(expiresAt)],
      ])
    : ''
  const body =
    writeField('00', '01') +
    writeField('01', hasAmount ? '12' : '11') +
    writeAccount(account) +
    joinFields([
      ['52', shop.category ?? DEFAULT_CATEGORY],
      ['53', CURRENCY_CODES[currency]],
      ['54', hasAmount ? formatKhqrAmount(payment) : ''],
      ['58', 'KH'],
      ['59', shop.name],
      ['60', shop.city],
      ['62', writeDetails(payment)],
      ['64', writeKhmer(shop)],
      ['99', moments],
    ])
  // The checksum covers its own tag and length.
  const checked = `${body}6304`
  return { ok: true, text: checked + crc16(checked) }
}
