import { type Endpoints, etagOf } from '../endpoint/index.ts'
import { changeBrand, readBrand, versionOf } from './brand.ts'
import { keepMessage, listMessages, markAnswered } from './messages.ts'
import { type DeploymentFeatures, presentTenant } from './present.ts'

type Routes =
  | 'GET /whoami'
  | 'POST /api/contact'
  | 'GET /api/office/messages'
  | 'PUT /api/office/messages/{id}/answered'
  | 'GET /api/office/brand'
  | 'PUT /api/office/brand'

/**
 * Creates the endpoints of the start-up call and of the tenant's data and messages. The start-up call seldom queries
 * the database, because the tenant and its templates are cached.
 */
export function createTenantsEndpoints(offered: DeploymentFeatures): Endpoints<Routes> {
  return {
    'GET /whoami': async exchange => ({
      value: presentTenant(exchange.tenant, offered, await offered.listTemplates(exchange)),
    }),
    'POST /api/contact': async exchange => {
      await keepMessage(exchange)
      return { value: null }
    },
    'GET /api/office/messages': async exchange => ({ value: await listMessages(exchange) }),
    'PUT /api/office/messages/{id}/answered': async exchange => {
      await markAnswered(exchange)
      return { value: null }
    },
    'GET /api/office/brand': async ({ run }) => {
      const value = await run(readBrand)
      return { value, etag: etagOf(versionOf(value)) }
    },
    'PUT /api/office/brand': async exchange => {
      const value = await changeBrand(exchange)
      return { value, etag: etagOf(versionOf(value)) }
    },
  }
}
