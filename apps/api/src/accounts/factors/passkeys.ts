import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Account } from '../person/store.ts'
import type { PasskeyRow } from './passkeyStore.ts'

/** The shop as a relying party. Both facts are the shop's own, never a header's. */
export interface RelyingParty {
  readonly host: string
  readonly origin: string
  readonly name: string
}

type Options = Readonly<Record<string, unknown>> & { readonly challenge: string }

/** The account as authenticators store it: nothing that says who it is. */
const handleOf = (accountId: string): string => Buffer.from(accountId).toString('base64url')

export const passkeyToAdd = async (
  { host, name }: RelyingParty,
  account: Account,
  known: readonly PasskeyRow[],
): Promise<Options> => ({
  ...(await generateRegistrationOptions({
    rpName: name,
    rpID: host,
    userName: account.email,
    userDisplayName: `${account.first_name} ${account.last_name}`,
    userID: Uint8Array.from(Buffer.from(account.id)),
    timeout: 5 * 60_000,
    excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })),
})

/** With `known` the second step of signing in; without, any passkey that proves its person, by finger or PIN. */
export const passkeyToShow = async (
  { host }: Pick<RelyingParty, 'host'>,
  known: readonly PasskeyRow[] | null,
): Promise<Options> => ({
  ...(await generateAuthenticationOptions({
    rpID: host,
    timeout: 5 * 60_000,
    userVerification: known === null ? 'required' : 'preferred',
    ...(known && {
      allowCredentials: known
        .filter(({ rp_id }) => rp_id === host)
        .map(({ credential_id, transports }) => ({ id: credential_id, transports: [...transports] })),
    }),
  })),
})

export interface NewCredential {
  readonly id: string
  readonly publicKey: Buffer
  readonly counter: number
}

/** Returns the new credential; null if the answer is not one to this challenge from this shop's page. */
export async function readNewPasskey(
  response: Omit<RegistrationResponseJSON, 'clientExtensionResults'>,
  { host, origin, challenge }: Pick<RelyingParty, 'host' | 'origin'> & { readonly challenge: string },
): Promise<NewCredential | null> {
  const verified = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!verified?.verified) return null
  const { id, publicKey, counter } = verified.registrationInfo.credential
  return { id, publicKey: Buffer.from(publicKey), counter }
}

interface PasskeyAnswer extends Pick<RelyingParty, 'host' | 'origin'> {
  readonly challenge: string
  readonly passkey: PasskeyRow
  /** Whether the passkey alone signs in, and so has to prove its person. */
  readonly isAlone: boolean
}

/** Returns the passkey's new counter; null if the answer is forged, replayed, of another shop, or its counter went back. */
export async function readShownPasskey(
  response: Omit<AuthenticationResponseJSON, 'clientExtensionResults'>,
  { host, origin, challenge, passkey, isAlone }: PasskeyAnswer,
): Promise<number | null> {
  const { userHandle } = response.response
  if (passkey.rp_id !== host || (userHandle !== undefined && userHandle !== handleOf(passkey.account_id))) return null
  const verified = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: isAlone,
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(passkey.public_key),
      counter: Number(passkey.counter),
    },
  }).catch(() => undefined)
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}
