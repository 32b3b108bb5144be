import { type PdfColours, type Response_, SUPPLIER_LIMITS } from '@kitwright/contract'
import type { Transaction } from '../database/index.ts'
import { checkIfMatch, type Endpoints, etagOf, ProblemError } from '../endpoint/index.ts'
import { listLinksEnding } from './links.ts'
import { present, presentNow } from './present.ts'
import {
  countSuppliers,
  deleteSupplier,
  findSupplierByName,
  findSupplierToChange,
  insertSupplier,
  hasProfile,
  listSuppliers,
  type SupplierRecord,
  updateSupplier,
} from './store.ts'

type Routes =
  | 'GET /api/office/suppliers'
  | 'POST /api/office/suppliers'
  | 'PUT /api/office/suppliers/{id}'
  | 'DELETE /api/office/suppliers/{id}'
type Supplier = Response_<'POST /api/office/suppliers'>

async function answer(trx: Transaction, id: string): Promise<{ value: Supplier; etag: string }> {
  const value = await presentNow(trx, id)
  return { value, etag: etagOf(value.version) }
}

const taken = (): ProblemError => new ProblemError('supplier-taken', [{ path: 'name', id: 'duplicate' }])

/** Throws if inks are chosen without a profile of some printer or fabric: no stand-in's inks are used. */
function requireProfile({ pdfColours }: { readonly pdfColours: PdfColours }, supplier: SupplierRecord | null): void {
  if (pdfColours === 'inks' && !(supplier && hasProfile(supplier)))
    throw new ProblemError('profile-missing', [{ path: 'pdfColours', id: 'profile-missing' }])
}

/** Creates the endpoints of suppliers, which print, cut and sew: staff read them, administrators change them. */
export function createSuppliersEndpoints(): Endpoints<Routes> {
  return {
    'GET /api/office/suppliers': async ({ now, run }) =>
      run(async trx => {
        const ends = await listLinksEnding(trx, now)
        const endOf = ({ id }: SupplierRecord) => ({ linkEndsAt: ends.get(id)?.toISOString() ?? null })
        return { value: { items: (await listSuppliers(trx)).map(each => ({ ...present(each), ...endOf(each) })) } }
      }),
    'POST /api/office/suppliers': async ({ body, run }) =>
      run(async trx => {
        if ((await countSuppliers(trx)) >= SUPPLIER_LIMITS.suppliers) throw new ProblemError('supplier-limit-reached')
        requireProfile(body, null)
        const id = await insertSupplier(trx, body)
        if (id === undefined) throw taken()
        return answer(trx, id)
      }),
    'PUT /api/office/suppliers/{id}': async ({ params, headers, body, now, run }) =>
      run(async trx => {
        const found = await findSupplierToChange(trx, params.id)
        if (!found) throw new ProblemError('not-found')
        checkIfMatch(headers['if-match'], found.version)
        const named = body.isEnded ? undefined : await findSupplierByName(trx, body.name)
        if (named !== undefined && named !== found.id) throw taken()
        requireProfile(body, found)
        const endedAt = body.isEnded ? (found.ended_at ?? now) : null
        await updateSupplier(trx, { ...body, id: found.id, endedAt })
        return answer(trx, found.id)
      }),
    'DELETE /api/office/suppliers/{id}': async ({ params, run }) =>
      run(async trx => {
        const found = await findSupplierToChange(trx, params.id)
        if (!found) throw new ProblemError('not-found')
        if (found.orders > 0) throw new ProblemError('supplier-in-use')
        await deleteSupplier(trx, params.id)
        return { value: null }
      }),
  }
}
