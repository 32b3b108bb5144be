import { createHash } from 'node:crypto'
import { SUPPLIER_LIMITS } from '@kitwright/contract'
import type { Transaction } from '../database/index.ts'
import { type Endpoints, Problem } from '../endpoint/index.ts'
import { type FileStore, profileKey } from '../files/index.ts'
import { WorkFailure, type WorkerPool } from '../workers/index.ts'
import { present } from './endpoints.ts'
import { readProfile } from './profileJob.ts'
import { findSupplier, findSupplierToChange, updateProfile } from './store.ts'

type Routes = 'POST /api/office/suppliers/{id}/profile' | 'DELETE /api/office/suppliers/{id}/profile'

async function change(trx: Transaction, id: string, profile: Parameters<typeof updateProfile>[2]) {
  if (!(await findSupplierToChange(trx, id))) throw new Problem('not-found')
  await updateProfile(trx, id, profile)
  return { value: present((await findSupplier(trx, id))!) }
}

/** What a supplier's printer makes of colours: read in a process that can be ended, kept as a file. Its bytes stay: packs were made with it. */
export function createSupplierProfileEndpoints(parts: {
  readonly files: FileStore
  readonly workers: Pick<WorkerPool, 'run'>
}): Endpoints<Routes> {
  const { files, workers } = parts
  return {
    'POST /api/office/suppliers/{id}/profile': async exchange => {
      const { params, tenant, person, signal, run } = exchange
      const { bytes } = await exchange.upload()
      if (bytes.length > SUPPLIER_LIMITS.profileBytes) throw new Problem('file-too-large')
      const caller = { tenantId: tenant.id, accountId: person.id, signal }
      const name = await workers.run(readProfile, bytes, caller).catch((error: unknown) => {
        if (error instanceof WorkFailure) return null
        throw error
      })
      if (name === null) throw new Problem('profile-unusable')
      const hash = createHash('sha256').update(bytes).digest('hex')
      await files.put(profileKey(tenant.id, hash), bytes)
      return run(async trx => change(trx, params.id, { hash, name }))
    },
    'DELETE /api/office/suppliers/{id}/profile': async ({ params, run }) =>
      run(async trx => change(trx, params.id, null)),
  }
}
