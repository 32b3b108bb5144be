import { type Endpoints, ProblemError } from '../../endpoint/index.ts'
import { readProductDetails } from './readProductDetails.ts'

/** A shop that changes a price wants to see it at once. */
const PUBLIC = { 'cache-control': 'public, max-age=0, must-revalidate' }

/** Endpoint of a product's page: what it says that follows from orders, prices and the calendar. */
export const createProductPageEndpoints = (): Endpoints<'GET /api/products/{productType}/details'> => ({
  'GET /api/products/{productType}/details': async ({ tenant, params: { productType }, now, run }) => {
    if (!tenant.productTypes.includes(productType)) throw new ProblemError('product-not-offered')
    return { value: await run(async trx => readProductDetails(trx, { tenant, productType, now })), headers: PUBLIC }
  },
})
