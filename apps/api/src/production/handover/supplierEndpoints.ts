import { parseLanguage } from '@kitwright/words'
import type { Transaction } from '../../database/index.ts'
import { createPictureAddress } from '../../designs/index.ts'
import { type Endpoints, Problem, type Reply } from '../../endpoint/index.ts'
import { type FilesDependencies, keepPicture } from '../../files/index.ts'
import { findOrderSign } from '../../orders/index.ts'
import { findOpenLink, noteOpened, type OpenedLink } from '../../suppliers/index.ts'
import { openArchive } from '../archive.ts'
import { isFetchable, zipHeaders } from '../fetching.ts'
import { findPackSign } from '../maker.ts'
import { findPack } from '../packStore.ts'
import { requireRoom } from './officeEndpoints.ts'
import { isOutdated, presentWork } from './present.ts'
import { findHandover, type HandoverRecord, insertNote, listHandovers, updateState } from './store.ts'

type Routes =
  | 'GET /api/handovers/{token}'
  | 'POST /api/handovers/{token}/orders/{id}/state'
  | 'POST /api/handovers/{token}/orders/{id}/notes'
  | 'POST /api/handovers/{token}/orders/{id}/photos'
  | 'GET /api/handovers/{token}/orders/{id}/archive'

/** One line for unknown, over and ended links: who guesses learns nothing. */
async function getLink(trx: Transaction, token: string, now: Date): Promise<OpenedLink> {
  const link = await findOpenLink(trx, token, now)
  if (!link) throw new Problem('link-invalid')
  return link
}

interface Given {
  readonly params: { readonly token: string; readonly id: string }
  readonly now: Date
}

async function getWork(
  trx: Transaction,
  { params, now }: Given,
): Promise<{ readonly link: OpenedLink; readonly handover: HandoverRecord }> {
  const link = await getLink(trx, params.token, now)
  const handover = await findHandover(trx, params.id)
  if (handover?.supplier_id !== link.supplier_id) throw new Problem('not-found')
  return { link, handover }
}

async function requireFresh(trx: Transaction, handover: HandoverRecord): Promise<void> {
  if (isOutdated(await findPackSign(trx, handover.order_id), handover)) throw new Problem('pack-outdated')
}

/** What a supplier does by their link: sees what is new, fetches it, says how far it is, asks and shows. */
export function createSupplierPageEndpoints(
  kept: FilesDependencies & { readonly secret: string | Uint8Array },
): Endpoints<Routes> {
  const pictures = createPictureAddress(kept.secret)
  const pictureIn = (tenantId: string) => (designId: string, revision: number) =>
    pictures.of(tenantId, designId, revision)
  const answer = async (trx: Transaction, orderId: string, tenantId: string) => {
    const [value] = await presentWork(trx, [(await findHandover(trx, orderId))!], pictureIn(tenantId))
    return { value: value! }
  }
  return {
    'GET /api/handovers/{token}': async ({ params, tenant, now, run }) =>
      run(async trx => {
        const { id, supplier_id: supplierId, supplier, language, expires_at } = await getLink(trx, params.token, now)
        await noteOpened(trx, id, now)
        const items = await presentWork(trx, await listHandovers(trx, supplierId), pictureIn(tenant.id))
        return { value: { supplier, language: parseLanguage(language), expiresAt: expires_at.toISOString(), items } }
      }),
    'POST /api/handovers/{token}/orders/{id}/state': async ({ params, body, tenant, now, run }) =>
      run(async trx => {
        const { handover } = await getWork(trx, { params, now })
        await requireFresh(trx, handover)
        const { order_id: orderId, supplier_id: supplierId } = handover
        if (body.state !== handover.state || body.tracking !== handover.tracking) {
          await updateState(trx, orderId, body)
          const text = body.state === 'sent' ? body.tracking : ''
          await insertNote(trx, { orderId, supplierId, kind: body.state, text, by: null, now })
        }
        return answer(trx, orderId, tenant.id)
      }),
    'POST /api/handovers/{token}/orders/{id}/notes': async ({ params, body, tenant, now, run }) =>
      run(async trx => {
        const { handover } = await getWork(trx, { params, now })
        const { order_id: orderId, supplier_id: supplierId } = handover
        await requireRoom(trx, orderId, 'text')
        await insertNote(trx, { orderId, supplierId, kind: 'text', text: body.text, by: null, now })
        return answer(trx, orderId, tenant.id)
      }),
    ...fileEndpoints(kept, answer),
  }
}

type Answer = (
  trx: Transaction,
  orderId: string,
  tenantId: string,
) => Promise<Reply<'POST /api/handovers/{token}/orders/{id}/photos'>>
type FileRoutes = Extract<Routes, `${string}/photos` | `${string}/archive`>

/** What goes by their link as files: photographs in, print files out. */
function fileEndpoints(kept: FilesDependencies, answer: Answer): Endpoints<FileRoutes> {
  return {
    'POST /api/handovers/{token}/orders/{id}/photos': async exchange => {
      const { params, tenant, now, run } = exchange
      const { made_by } = await run(async trx => {
        const { link } = await getWork(trx, { params, now })
        await requireRoom(trx, params.id, 'photo')
        return link
      })
      const { bytes } = await exchange.upload()
      // Whoever made the link stands for those who come by it.
      const { id: fileId } = await keepPicture({ ...exchange, person: { id: made_by } }, kept, bytes)
      return run(async trx => {
        const { handover } = await getWork(trx, { params, now })
        await requireRoom(trx, params.id, 'photo')
        const { order_id: orderId, supplier_id: supplierId } = handover
        await insertNote(trx, { orderId, supplierId, kind: 'photo', fileId, by: null, now })
        return answer(trx, orderId, tenant.id)
      })
    },
    'GET /api/handovers/{token}/orders/{id}/archive': async ({ params, tenant, now, run }) => {
      const { pack, order, supplierId } = await run(async trx => {
        const { handover } = await getWork(trx, { params, now })
        await requireFresh(trx, handover)
        const order = (await findOrderSign(trx, handover.order_id))!
        return { pack: (await findPack(trx, handover.pack_id))!, order, supplierId: handover.supplier_id }
      })
      if (!(await isFetchable({ files: kept.store, tenantId: tenant.id, pack, now }))) throw new Problem('pack-gone')
      const note = { orderId: order.id, supplierId, kind: 'fetched', by: null, now } as const
      await run(async trx => insertNote(trx, note), { isShared: true })
      const bytes = openArchive({
        files: kept.store,
        tenantId: tenant.id,
        kept: pack.files!,
        madeAt: order.approved_at!,
      })
      return {
        value: { bytes, mime: 'application/zip', cacheControl: 'private, no-store' },
        headers: zipHeaders(pack, order),
      }
    },
  }
}
