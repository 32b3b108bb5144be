import type { Response_ } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import type { Endpoints } from '../../endpoint/index.ts'
import { findBakongToken, writeBakongToken } from './bakongStore.ts'
import { checkBakong } from './checkBakong.ts'

type Routes = 'GET /api/office/bakong' | 'PUT /api/office/bakong' | 'POST /api/office/orders/{id}/bakong'

async function presentConnection(trx: Transaction): Promise<Response_<'GET /api/office/bakong'>> {
  const token = await findBakongToken(trx)
  return { isOn: token !== undefined, setAt: token?.set_at.toISOString() ?? null }
}

/** Endpoints with which an administrator connects Bakong, and staff ask whether an order's code was paid. */
export const createBakongEndpoints = (url: string): Endpoints<Routes> => ({
  'GET /api/office/bakong': async ({ run }) => ({ value: await run(presentConnection) }),
  'PUT /api/office/bakong': async ({ body, person, now, run }) =>
    run(async trx => {
      await writeBakongToken(trx, { token: body.token, by: person.id, now })
      return { value: await presentConnection(trx) }
    }),
  'POST /api/office/orders/{id}/bakong': async ({ params, tenant, now, run }) => ({
    value: { paidCents: await checkBakong({ orderId: params.id, url, tenant, now, run }) },
  }),
})
