/** The account that receives the money. */
export type KhqrAccount =
  | {
      readonly kind: 'individual'
      /** The Bakong account, such as `angkor_kits@aclb`. */
      readonly id: string
      /** The account number at the bank, where the bank asks for it. */
      readonly accountNumber?: string
      readonly bank?: string
    }
  | {
      readonly kind: 'merchant'
      readonly id: string
      readonly merchantId: string
      /** The acquiring bank. */
      readonly bank: string
    }

export type KhqrCurrency = 'USD' | 'KHR'

/** The shop as the payer's bank shows it. */
export interface KhqrShop {
  /** In Latin letters. */
  readonly name: string
  readonly city: string
  /** In Khmer letters. */
  readonly nameKhmer?: string
  readonly cityKhmer?: string
  /** The four-digit merchant category code of ISO 18245. */
  readonly category?: string
}

/** The payment that one code asks for. */
export interface KhqrPayment {
  readonly account: KhqrAccount
  readonly shop: KhqrShop
  readonly currency: KhqrCurrency
  /** Cents or riel. Without an amount the payer types it, and the code never expires. */
  readonly amount?: number
  /** Moments in milliseconds since 1970; needed with an amount. */
  readonly createdAt?: number
  readonly expiresAt?: number
  readonly billNumber?: string
  readonly phone?: string
  readonly storeLabel?: string
  readonly terminalLabel?: string
  readonly purpose?: string
}

export type KhqrReason =
  | 'missing'
  | 'too-long'
  | 'characters'
  | 'no-bank'
  | 'two-banks'
  | 'not-positive'
  | 'not-whole'
  | 'too-large'
  | 'expired'

export type KhqrFieldName =
  | 'id'
  | 'accountNumber'
  | 'merchantId'
  | 'bank'
  | 'account'
  | 'name'
  | 'city'
  | 'nameKhmer'
  | 'cityKhmer'
  | 'category'
  | 'amount'
  | 'createdAt'
  | 'expiresAt'
  | 'billNumber'
  | 'phone'
  | 'storeLabel'
  | 'terminalLabel'
  | 'purpose'
  | 'details'

/** The reason why no code can be written. */
export interface KhqrProblem {
  readonly field: KhqrFieldName
  readonly reason: KhqrReason
  /** The most characters that the field takes, for `too-long`. */
  readonly most?: number
}

/** The most characters of each field by the KHQR specification. */
export const KHQR_LIMITS = {
  id: 32,
  accountNumber: 32,
  merchantId: 32,
  bank: 32,
  name: 25,
  city: 15,
  nameKhmer: 25,
  cityKhmer: 15,
  billNumber: 25,
  phone: 25,
  storeLabel: 25,
  terminalLabel: 25,
  purpose: 25,
} as const
