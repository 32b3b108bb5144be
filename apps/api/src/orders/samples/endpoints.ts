import { sql } from '../../database/index.ts'
import type { Endpoints } from '../../endpoint/index.ts'
import { sampleTermsOf } from './sampleTerms.ts'

/** Endpoints of the shop's terms of samples. */
export function createSampleEndpoints(): Endpoints<'GET /api/samples' | 'PUT /api/office/samples'> {
  return {
    'GET /api/samples': async ({ tenant, run }) =>
      // From the table, since the directory caches a tenant for some seconds.
      run(async trx => {
        const { rows } = await sql<{ settings: Record<string, unknown> }>`
          select settings from tenants where id = current_tenant_id()`.execute(trx)
        const { months, products } = sampleTermsOf({ settings: rows[0]!.settings })
        const offered = Object.entries(products).filter(([type]) => tenant.productTypes.some(each => each === type))
        return { value: { months, products: Object.fromEntries(offered) } }
      }),
    'PUT /api/office/samples': async ({ body, run }) =>
      run(async trx => {
        await sql`update tenants set settings = settings || ${JSON.stringify({ samples: body })}::jsonb
          where id = current_tenant_id()`.execute(trx)
        return { value: body }
      }),
  }
}
