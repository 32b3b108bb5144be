import { createHmac, timingSafeEqual } from 'node:crypto'
import { ProblemError } from '../../endpoint/index.ts'

/** An address that a browser may open without a token for a while. It was given to a staff member. */
type SignedUrlKind = 'archive' | 'events'

interface SignedUrlSubject {
  readonly tenantId: string
  /** The id of the pack, or of the order. */
  readonly id: string
}

interface Query {
  readonly by: string
  readonly until: number
  readonly key: string
}

const VALID_MS = 15 * 60_000

export interface PackAddress {
  of(kind: SignedUrlKind, given: SignedUrlSubject & { readonly by: string; readonly now: Date }): string
  /** Throws `link-invalid` for an address that was not signed so, or has expired. */
  check(kind: SignedUrlKind, given: SignedUrlSubject, query: Query & { readonly now: Date }): void
}

/** Creates addresses that carry their own permission: person, subject and expiry, signed with the server's secret. */
export function createPackAddress(secret: string | Uint8Array): PackAddress {
  const keyOf = (kind: SignedUrlKind, { tenantId, id }: SignedUrlSubject, by: string, until: number): string =>
    createHmac('sha256', secret).update(`pack ${kind} ${tenantId} ${id} ${by} ${until}`).digest('base64url')
  return {
    of(kind, { by, now, ...given }) {
      const until = now.getTime() + VALID_MS
      const query = new URLSearchParams({ by, until: String(until), key: keyOf(kind, given, by, until) })
      return kind === 'archive'
        ? `/api/packs/${given.id}/archive?${query}`
        : `/api/orders/${given.id}/packs/events?${query}`
    },
    check(kind, given, { by, until, key, now }) {
      const [right, said] = [Buffer.from(keyOf(kind, given, by, until)), Buffer.from(key)]
      if (said.length !== right.length || !timingSafeEqual(said, right) || until < now.getTime())
        throw new ProblemError('link-invalid')
    },
  }
}
