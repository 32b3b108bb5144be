import type { Endpoints } from '../endpoint/index.ts'
import { presentTenant } from './present.ts'

/** The start-up call. The directory has already found the tenant, so it asks the database nothing. */
export function createTenantsEndpoints(): Endpoints<'GET /whoami'> {
  return {
    'GET /whoami': async ({ tenant }) => ({ value: presentTenant(tenant) }),
  }
}
