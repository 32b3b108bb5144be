import { createHash } from 'node:crypto'
import { sql } from '../../database/index.ts'
import type { TestShop } from '../../http/testing.ts'
import { pressKey } from '../../files/index.ts'
import { MANIFEST, openArchive } from '../storage/archive.ts'
import { keepJson } from '../storage/contentStore.ts'
import { type PrinterRef, NO_PRINTER } from '../printers/pressProfile.ts'
import { findPackFingerprint } from '../printers/packFingerprint.ts'

const MEKONG = {
  contact: '',
  email: '',
  phone: '',
  language: 'kh',
  hemMm: 25,
  bleedMm: 4,
  isMirrored: false,
  cutName: 'CutContour',
} as const

/** A supplier's link: the id that ends it and the token that opens their page. */
export interface TestLink {
  readonly id: string
  readonly token: string
}

/**
 * Creates test helpers for what a shop's staff do with suppliers. They use the public API, except for packs, which are
 * inserted as if they had been rendered.
 */
export async function createHanding(shop: TestShop) {
  const tenantId = await shop.tenantId('angkor')
  const staff = await shop.signInStaff('store@angkor.example')
  const inShop = async (query: ReturnType<typeof sql>) =>
    shop.database.withTenant(tenantId, async trx => query.execute(trx))
  return {
    tenantId,
    staff,
    inShop,
    async addSupplier(name: string, seamMm = 10): Promise<string> {
      const token = await shop.signInStaff('admin@angkor.example')
      return (await shop.call('POST /api/office/suppliers', { token, body: { ...MEKONG, rolls: [], name, seamMm } }))
        .value.id
    },
    async makeLink(id: string, days = 30): Promise<TestLink> {
      const wanted = { token: staff, params: { id }, body: { days } }
      const { link, address } = (await shop.call('POST /api/office/suppliers/{id}/links', wanted)).value
      return { id: link.id, token: address.split('/').at(-1)!.split('?')[0]! }
    },
    async approve(id: string, supplier: string | null): Promise<void> {
      await inShop(
        sql`update orders set status = 'APPROVED', approved_at = '2026-11-24T08:00:00Z', supplier_id = ${supplier},
          supplier = (select name from suppliers where suppliers.id = ${supplier}) where id = ${id}`,
      )
    },
    /** Inserts a finished pack of the present order, with one file that contains a sentence. */
    async packOf(orderId: string, remakeId: string | null = null, printer: PrinterRef = NO_PRINTER): Promise<string> {
      const bytes = Buffer.from(`what is printed of ${remakeId ?? orderId}`)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      await shop.files.put(pressKey(tenantId, sha256, 'pdf'), bytes)
      const pdf = { name: 'M-10.pdf', hash: sha256, kind: 'pdf' as const, bytes: bytes.length, sha256 }
      const place = { files: shop.files, tenantId }
      const kept = [pdf, await keepJson(MANIFEST, JSON.stringify({ approvedAt: new Date(0) }), place)]
      const zip = await openArchive({ files: shop.files, tenantId, kept, madeAt: new Date(0) }).toArray()
      const size = Buffer.concat(zip as Buffer[]).length
      return shop.database.withTenant(tenantId, async trx => {
        const { sign } = (await findPackFingerprint(trx, orderId, printer))!
        await sql`update packs set state = 'canceled' where order_id = ${orderId} and state = 'queued'`.execute(trx)
        const { rows } = await sql<{ id: string }>`
          insert into packs (order_id, order_version, asked_at, ended_at, state, order_hash, pieces, files, bytes, sha256, remake_id,
            printer_id, printer_name)
          values (${orderId}, 1, now(), now(), 'done', ${sign}, 5, ${JSON.stringify(kept)}::jsonb, ${size}, '', ${remakeId},
            ${printer.printer_id}, ${printer.printer_name})
          returning id`.execute(trx)
        return rows[0]!.id
      })
    },
    /** The orders of tests are unpaid, so the note gives the reason for starting. */
    async handOver(id: string, packId: string, note = 'The deposit comes on Friday') {
      return shop.call('POST /api/office/orders/{id}/handover', {
        token: staff,
        params: { id },
        body: { packId, note },
      })
    },
  }
}
