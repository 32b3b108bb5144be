import { freeProfiles } from '@kitwright/press/node'
import type { TestShop } from '../../http/testing.ts'

/** Returns a profile renamed to `name`, which has as many letters as the original name. */
export async function profileNamed(name: string): Promise<Buffer> {
  const own = Buffer.from((await freeProfiles()).output)
  own.write(name.padEnd(14), own.indexOf('Chemical proof'), 'latin1')
  return own
}

interface ProfileUpload {
  readonly id: string
  readonly bytes: Uint8Array
  readonly token: string
  readonly host?: string | undefined
  readonly printer?: string | undefined
  readonly fabric?: string | undefined
}

/** Stored data of a supplier after a profile was sent. */
export interface SupplierReply {
  readonly profile: string | null
  readonly profiles: readonly object[]
  readonly printers: readonly {
    readonly name: string
    readonly profile: string | null
    readonly profiles: readonly object[]
  }[]
  readonly version: number
  readonly error: { readonly id: string }
}

/** Uploads a supplier's profile as a browser does: for all printers or one, for all fabrics or one. */
export async function sendProfile(
  shop: TestShop,
  { id, bytes, token, host = 'localhost', printer, fabric }: ProfileUpload,
) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), 'profile.icc')
  const sent = new Response(form)
  const place = Object.entries({ printer, fabric }).filter((each): each is [string, string] => each[1] !== undefined)
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/office/suppliers/${id}/profile?${new URLSearchParams(place)}`,
    headers: { host, authorization: `Bearer ${token}`, 'content-type': sent.headers.get('content-type')! },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json<SupplierReply>() }
}
