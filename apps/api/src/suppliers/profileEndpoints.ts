import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { SUPPLIER_LIMITS } from '@kitwright/contract'
import type { Transaction } from '../database/index.ts'
import { type Endpoints, ProblemError } from '../endpoint/index.ts'
import { type FileStore, profileKey } from '../files/index.ts'
import { WorkerError, type WorkerPool } from '../workers/index.ts'
import { presentNow } from './present.ts'
import { updatePrinterProfiles } from './printers.ts'
import { readProfile } from './profileJob.ts'
import { type ProfileSet, type ProfileRef, withProfile } from './profiles.ts'
import {
  findSupplierToChange,
  hasProfile,
  isFabric,
  noteChange,
  type SupplierRecord,
  updateSupplierProfiles,
} from './store.ts'

type Routes = 'POST /api/office/suppliers/{id}/profile' | 'DELETE /api/office/suppliers/{id}/profile'

/**
 * Location of a supplier's profile: one printer or all printers without their own, one fabric or all fabrics without
 * their own.
 */
interface ProfileLocation {
  readonly id: string
  readonly printer?: string | undefined
  readonly fabric?: string | undefined
}

interface ProfileSlot {
  readonly supplier: SupplierRecord
  /** Profiles of the named printer, or of the supplier. */
  readonly kept: ProfileSet
}

async function getPlace(trx: Transaction, { id, printer }: ProfileLocation): Promise<ProfileSlot> {
  const supplier = await findSupplierToChange(trx, id)
  const kept = printer === undefined ? supplier : supplier?.printers.find(each => each.id === printer)
  if (!supplier || !kept) throw new ProblemError('not-found')
  return { supplier, kept }
}

async function getPlaceToFill(trx: Transaction, place: ProfileLocation): Promise<ProfileSlot> {
  const found = await getPlace(trx, place)
  if (place.fabric !== undefined && !(await isFabric(trx, place.fabric))) throw new ProblemError('not-found')
  return found
}

async function keep(trx: Transaction, { id, printer }: ProfileLocation, kept: ProfileSet) {
  if (printer === undefined) await updateSupplierProfiles(trx, id, kept)
  else await updatePrinterProfiles(trx, printer, kept)
  await noteChange(trx, id)
  return { value: await presentNow(trx, id) }
}

/** Throws if the last profile would be removed while the supplier requires inks, which come from a profile. */
export function requireProfileLeft(supplier: SupplierRecord, left: Parameters<typeof hasProfile>[0]): void {
  if (supplier.pdf_colours === 'inks' && !hasProfile(left)) throw new ProblemError('profile-in-use')
}

/** Returns the supplier after the profiles at one location were replaced. */
const withKept = (supplier: SupplierRecord, { printer }: ProfileLocation, kept: ProfileSet): SupplierRecord =>
  printer === undefined
    ? { ...supplier, ...kept }
    : { ...supplier, printers: supplier.printers.map(each => (each.id === printer ? { ...each, ...kept } : each)) }

/** The general limit's message refers to pictures. */
function tooLarge(error: unknown): never {
  if (error instanceof ProblemError && error.id === 'file-too-large') throw new ProblemError('profile-too-large')
  throw error
}

/**
 * Creates the endpoints for the colour profiles of a supplier's printers. A profile is read in a process that can be
 * ended and is stored as a file. A replaced file stays for a while, because a pack may be under way.
 */
export function createSupplierProfileEndpoints(parts: {
  readonly files: FileStore
  readonly workers: Pick<WorkerPool, 'run'>
}): Endpoints<Routes> {
  const { files, workers } = parts
  return {
    'POST /api/office/suppliers/{id}/profile': async exchange => {
      const { params, query, tenant, person, signal, run } = exchange
      const place = { id: params.id, ...query }
      const { path, size } = await exchange.upload().catch(tooLarge)
      if (size > SUPPLIER_LIMITS.profileBytes) throw new ProblemError('profile-too-large')
      // Nothing is tried, and no file is stored, for a location that does not exist.
      await run(async trx => getPlaceToFill(trx, place))
      const bytes = await readFile(path)
      const caller = { tenantId: tenant.id, accountId: person.id, signal }
      const name = await workers.run(readProfile, bytes, caller).catch((error: unknown) => {
        if (error instanceof WorkerError) return null
        throw error
      })
      if (name === null) throw new ProblemError('profile-unusable')
      const hash = createHash('sha256').update(bytes).digest('hex')
      await files.put(profileKey(tenant.id, hash), bytes)
      const profile: ProfileRef = { hash, name }
      return run(async trx => {
        const { kept } = await getPlaceToFill(trx, place)
        return keep(trx, place, withProfile(kept, place.fabric, profile))
      })
    },
    'DELETE /api/office/suppliers/{id}/profile': async ({ params, query, run }) =>
      run(async trx => {
        const place = { id: params.id, ...query }
        // The fabric may also be one that is no longer sold.
        const { supplier, kept } = await getPlace(trx, place)
        const left = withProfile(kept, place.fabric, null)
        requireProfileLeft(supplier, withKept(supplier, place, left))
        return keep(trx, place, left)
      }),
  }
}
