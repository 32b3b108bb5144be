import { SUPPLIER_LIMITS } from '@kitwright/contract'
import type { Transaction } from '../database/index.ts'
import { type Endpoints, ProblemError } from '../endpoint/index.ts'
import { presentNow } from './present.ts'
import { deletePrinter, findPrinterByName, findSupplierOfPrinter, insertPrinter, renamePrinter } from './printers.ts'
import { requireProfileLeft } from './profileEndpoints.ts'
import { findSupplierToChange, noteChange, type SupplierRecord } from './store.ts'

type Routes =
  | 'POST /api/office/suppliers/{id}/printers'
  | 'PUT /api/office/printers/{id}'
  | 'DELETE /api/office/printers/{id}'

async function getSupplier(trx: Transaction, id: string | undefined): Promise<SupplierRecord> {
  const supplier = id === undefined ? undefined : await findSupplierToChange(trx, id)
  if (!supplier) throw new ProblemError('not-found')
  return supplier
}

/** Returns the supplier of an existing printer. */
async function getSupplierOf(trx: Transaction, id: string): Promise<SupplierRecord> {
  const supplier = await getSupplier(trx, await findSupplierOfPrinter(trx, id))
  // The previous owner of the lock may have removed the printer.
  if (!supplier.printers.some(each => each.id === id)) throw new ProblemError('not-found')
  return supplier
}

/** Renaming a printer to its own name in another case is allowed. */
async function requireFree(trx: Transaction, supplier: SupplierRecord, { name, own }: PrinterName): Promise<void> {
  const found = await findPrinterByName(trx, supplier.id, name)
  if (found !== undefined && found !== own) throw new ProblemError('printer-taken', [{ path: 'name', id: 'duplicate' }])
}

interface PrinterName {
  readonly name: string
  /** The printer to rename; absent for a new one. */
  readonly own?: string
}

async function answer(trx: Transaction, { id }: SupplierRecord) {
  await noteChange(trx, id)
  return { value: await presentNow(trx, id) }
}

/** Creates endpoints for the machines of a supplier; their profiles are uploaded like the supplier's own. */
export function createPrintersEndpoints(): Endpoints<Routes> {
  return {
    'POST /api/office/suppliers/{id}/printers': async ({ params, body: { name }, run }) =>
      run(async trx => {
        const supplier = await getSupplier(trx, params.id)
        if (supplier.printers.length >= SUPPLIER_LIMITS.printers) throw new ProblemError('printer-limit-reached')
        await requireFree(trx, supplier, { name })
        await insertPrinter(trx, supplier.id, name)
        return answer(trx, supplier)
      }),
    'PUT /api/office/printers/{id}': async ({ params, body: { name }, run }) =>
      run(async trx => {
        const supplier = await getSupplierOf(trx, params.id)
        await requireFree(trx, supplier, { name, own: params.id })
        await renamePrinter(trx, params.id, name)
        return answer(trx, supplier)
      }),
    'DELETE /api/office/printers/{id}': async ({ params, run }) =>
      run(async trx => {
        const supplier = await getSupplierOf(trx, params.id)
        const printers = supplier.printers.filter(({ id }) => id !== params.id)
        requireProfileLeft(supplier, { ...supplier, printers })
        await deletePrinter(trx, params.id)
        return answer(trx, supplier)
      }),
  }
}
