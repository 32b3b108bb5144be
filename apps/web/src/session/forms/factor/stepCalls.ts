import type { Client } from '@kitwright/contract/client'

/** Steps of signing in. Their refusals are shown in the form, which no `useSend` waits for. */
export const sendCode = async (api: Client, ticket: string, code: string) =>
  api('POST /api/accounts/token/code', { body: { ticket, code } })

export const confirmEnrolment = async (api: Client, ticket: string, code: string) =>
  api('POST /api/accounts/token/enrol/confirm', { body: { ticket, code } })

/** Begins the second step by a passkey with a ticket, else signing in by a passkey alone. */
export const beginPasskey = async (api: Client, ticket: string | undefined, clientId: 'web' | 'office') =>
  ticket === undefined
    ? api('POST /api/accounts/passkey/options', { body: { clientId } })
    : api('POST /api/accounts/token/passkey/options', { body: { ticket } })
