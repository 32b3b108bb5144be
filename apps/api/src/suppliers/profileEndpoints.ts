import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { SUPPLIER_LIMITS } from '@kitwright/contract'
import type { Transaction } from '../database/index.ts'
import { type Endpoints, Problem } from '../endpoint/index.ts'
import { type FileStore, profileKey } from '../files/index.ts'
import { WorkFailure, type WorkerPool } from '../workers/index.ts'
import { present } from './endpoints.ts'
import { readProfile } from './profileJob.ts'
import {
  findSupplier,
  findSupplierToChange,
  hasProfile,
  isFabric,
  type Profiled,
  type SupplierRecord,
  updateFabricProfile,
  updateProfile,
} from './store.ts'

type Routes = 'POST /api/office/suppliers/{id}/profile' | 'DELETE /api/office/suppliers/{id}/profile'

/** Which of a supplier's profiles: of one fabric, or of all that have none. */
interface Place {
  readonly id: string
  readonly fabric: string | undefined
}

async function getPlace(trx: Transaction, { id, fabric }: Place): Promise<SupplierRecord> {
  const supplier = await findSupplierToChange(trx, id)
  if (!supplier) throw new Problem('not-found')
  if (fabric !== undefined && !(await isFabric(trx, fabric))) throw new Problem('not-found')
  return supplier
}

async function change(trx: Transaction, supplier: SupplierRecord, { fabric, profile }: Change) {
  if (fabric === undefined) await updateProfile(trx, supplier.id, profile)
  else await updateFabricProfile(trx, supplier, { fabric, profile })
  return { value: present((await findSupplier(trx, supplier.id))!) }
}

/** A supplier once a profile is forgotten. */
const without = ({ profile_hash, profiles }: SupplierRecord, fabric: string | undefined): Profiled => ({
  profile_hash: fabric === undefined ? null : profile_hash,
  profiles: profiles.filter(each => each.fabric !== fabric),
})

interface Change {
  readonly fabric: string | undefined
  readonly profile: Parameters<typeof updateProfile>[2]
}

/** The general limit speaks of pictures. */
function tooLarge(error: unknown): never {
  if (error instanceof Problem && error.id === 'file-too-large') throw new Problem('profile-too-large')
  throw error
}

/** What a supplier's printer makes of colours: read in a process that can be ended, kept as a file, which stays for a while when another takes its place: a pack may be under way. */
export function createSupplierProfileEndpoints(parts: {
  readonly files: FileStore
  readonly workers: Pick<WorkerPool, 'run'>
}): Endpoints<Routes> {
  const { files, workers } = parts
  return {
    'POST /api/office/suppliers/{id}/profile': async exchange => {
      const { params, query, tenant, person, signal, run } = exchange
      const place = { id: params.id, fabric: query.fabric }
      const { path, size } = await exchange.upload().catch(tooLarge)
      if (size > SUPPLIER_LIMITS.profileBytes) throw new Problem('profile-too-large')
      // Nothing is tried, and no file is left, for what there is not.
      await run(async trx => getPlace(trx, place))
      const bytes = await readFile(path)
      const caller = { tenantId: tenant.id, accountId: person.id, signal }
      const name = await workers.run(readProfile, bytes, caller).catch((error: unknown) => {
        if (error instanceof WorkFailure) return null
        throw error
      })
      if (name === null) throw new Problem('profile-unusable')
      const hash = createHash('sha256').update(bytes).digest('hex')
      await files.put(profileKey(tenant.id, hash), bytes)
      return run(async trx => change(trx, await getPlace(trx, place), { ...place, profile: { hash, name } }))
    },
    'DELETE /api/office/suppliers/{id}/profile': async ({ params, query: { fabric }, run }) =>
      run(async trx => {
        const supplier = await findSupplierToChange(trx, params.id)
        if (!supplier) throw new Problem('not-found')
        if (supplier.pdf_colours === 'inks' && !hasProfile(without(supplier, fabric)))
          throw new Problem('profile-in-use')
        // Of a fabric that is sold no more, too.
        return change(trx, supplier, { fabric, profile: null })
      }),
  }
}
