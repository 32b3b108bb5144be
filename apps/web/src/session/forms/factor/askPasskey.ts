import type { Client } from '@kitwright/contract/client'
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'

export interface PasskeyChallenge {
  readonly ticket: string
  readonly options: Readonly<Record<string, unknown>>
}

/** Has the browser answer a challenge by a passkey. Returns null if nobody chose one, or the browser has none. */
export async function askPasskey(api: Client, { ticket, options }: PasskeyChallenge) {
  const shown = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  }).catch(() => null)
  return shown && api('POST /api/accounts/passkey', { body: { ticket, response: shown } })
}
