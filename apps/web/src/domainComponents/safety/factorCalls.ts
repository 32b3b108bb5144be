import type { Response_ } from '@kitwright/contract'

/** The two places where people manage their own second factors: customers in the shop, staff in the office. */
export type FactorPlace = '/api/accounts/factors' | '/api/office/me/factors'

export type Factors = Response_<'GET /api/accounts/factors'>

/** A change of the own second factors, which the password and a code confirm. */
export type FactorAct =
  | { readonly kind: 'app' | 'off' | 'codes' | 'passkey' }
  | { readonly kind: 'remove'; readonly id: string; readonly name: string }

export const hasFactor = ({ appSince, passkeys }: Factors): boolean => appSince !== null || passkeys.length > 0
