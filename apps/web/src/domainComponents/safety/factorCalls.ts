import type { Response_ } from '@kitwright/contract'
import type { Client } from '@kitwright/contract/client'

/** The two places where people manage their own second factors: customers in the shop, staff in the office. */
export type FactorPlace = '/api/accounts/factors' | '/api/office/me/factors'

export type Factors = Response_<'GET /api/accounts/factors'>

/** A change of the own second factors, which the password and a code confirm. */
export type FactorAct =
  | { readonly kind: 'app' | 'off' | 'codes' | 'passkey' }
  | { readonly kind: 'remove'; readonly id: string; readonly name: string }

/** Opens a dialog of the own second factors; renaming a passkey needs no proof. */
export type FactorDialogKind = FactorAct | { readonly kind: 'rename'; readonly id: string; readonly name: string }

export const hasFactor = ({ appSince, passkeys }: Factors): boolean => appSince !== null || passkeys.length > 0

export const renamePasskey = async (
  api: Client,
  at: FactorPlace,
  { id, name }: { readonly id: string; readonly name: string },
) => api(`PUT ${at}/passkeys/{id}` as const, { params: { id }, body: { name } })
