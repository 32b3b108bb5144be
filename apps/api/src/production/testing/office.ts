import { freeProfiles } from '@kitwright/press/node'
import type { TestShop } from '../../http/testing.ts'
import { sendProfile } from '../../suppliers/testing/sendProfile.ts'

const FACTS = {
  contact: '',
  email: '',
  phone: '',
  language: 'en' as const,
  seamMm: 10,
  hemMm: 20,
  bleedMm: 3,
  isMirrored: false,
  cutName: 'CutContour',
  pixelDpi: 100,
}

/** Returns the manifest that the ZIP contains. */
export function manifestIn(zip: Buffer): Record<string, unknown> & {
  readonly papers: readonly { readonly file: string; readonly sha256: string }[]
} {
  return JSON.parse(/\{\n  "order"[\s\S]*?\n\}\n/.exec(zip.toString('latin1'))![0]) as ReturnType<typeof manifestIn>
}

const chosen = (printer: string | undefined) => (printer === undefined ? {} : { query: { printer } })

/** Creates test helpers for what a shop's staff do with print files. */
export async function createOffice(shop: TestShop) {
  const token = await shop.signInStaff('store@angkor.example')
  const admin = await shop.signInStaff('admin@angkor.example')
  const list = async (id: string) => shop.call('GET /api/office/orders/{id}/packs', { token, params: { id } })
  const latest = async (id: string) => (await list(id)).value.items[0]!
  const fetchOf = async (id: string) => shop.call('POST /api/office/packs/{id}/fetch', { token, params: { id } })
  const open = async (url: string) => shop.app.inject({ url, headers: { host: 'localhost' } })
  return {
    staff: token,
    admin,
    list,
    latest,
    fetchOf,
    open,
    ask: async (id: string, printer?: string) =>
      shop.call('POST /api/office/orders/{id}/packs', { token, params: { id }, ...chosen(printer) }),
    cancel: async (id: string) => shop.call('POST /api/office/packs/{id}/cancel', { token, params: { id } }),
    /** Returns the latest archive, as a client downloads it. */
    zipOf: async (orderId: string) =>
      (await open((await fetchOf((await latest(orderId)).id)).value.address)).rawPayload,
    /** Requests a remake of each garment's back, the smallest test of a whole pack, and returns the remake's id. */
    async remakeBacks(orderId: string): Promise<string> {
      const { value } = await shop.call('GET /api/office/orders/{id}/pieces', { token, params: { id: orderId } })
      const items = value.bundles.map(({ line, garment }) => ({ line, garment, pieces: ['back'] }))
      const body = { reason: 'wrong', culprit: 'shop', costCents: 0, note: '', items } as const
      return (await shop.call('POST /api/office/orders/{id}/remakes', { token, params: { id: orderId }, body })).value
        .id
    },
    askRemake: async (id: string, printer?: string) =>
      shop.call('POST /api/office/remakes/{id}/packs', { token, params: { id }, ...chosen(printer) }),
    /** Adds a supplier and returns the actions on it; its `body` is the given data. */
    async addSupplier(name: string, given: object = {}) {
      const body = { ...FACTS, rolls: [], ...given, name }
      const { value } = await shop.call('POST /api/office/suppliers', { token: admin, body })
      let version = value.version
      return {
        ...value,
        async change(change: object): Promise<void> {
          const headers = { 'if-match': `"${version}"` }
          const wanted = { ...body, ...change, isEnded: false }
          const params = { id: value.id }
          version = (await shop.call('PUT /api/office/suppliers/{id}', { token: admin, params, body: wanted, headers }))
            .value.version
        },
        /** Uploads the profile of all their printers and fabrics, or of one. */
        async giveProfile(bytes?: Uint8Array, fabric?: string, printer?: string): Promise<void> {
          const given = { id: value.id, bytes: bytes ?? (await freeProfiles()).output, token: admin, fabric, printer }
          version = (await sendProfile(shop, given)).body.version
        },
        /** Adds a printer and returns its id. */
        async addPrinter(called: string): Promise<string> {
          const wanted = { token: admin, params: { id: value.id }, body: { name: called } }
          const { value: now } = await shop.call('POST /api/office/suppliers/{id}/printers', wanted)
          version = now.version
          return now.printers.at(-1)!.id
        },
      }
    },
  }
}
