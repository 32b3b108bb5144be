import type { Endpoints } from '../endpoint/index.ts'
import { type Offered, presentTenant } from './present.ts'

/** The start-up call. The directory has already found the tenant, so it asks the database nothing. */
export function createTenantsEndpoints(offered: Offered): Endpoints<'GET /whoami'> {
  return {
    'GET /whoami': async ({ tenant }) => ({ value: presentTenant(tenant, offered) }),
  }
}
