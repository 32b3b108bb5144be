import type { RouteKey } from '@kitwright/contract'
import { type AccessTokens, createAccountsEndpoints } from '../accounts/index.ts'
import { createCatalogueEndpoints } from '../catalogue/index.ts'
import { createDesignsEndpoints, designsSummary, type DrawPicture } from '../designs/index.ts'
import type { Endpoints } from '../endpoint/index.ts'
import { createFilesEndpoints, type FileStore } from '../files/index.ts'
import { createOrdersEndpoints, hasLiveOrders, ordersSummary } from '../orders/index.ts'
import { createSquadsEndpoints, squadsSummary } from '../squads/index.ts'
import { createTenantsEndpoints } from '../tenants/index.ts'
import type { Secrets } from './secrets.ts'

interface Parts {
  readonly secrets: Secrets
  readonly tokens: AccessTokens
  readonly files: FileStore
  readonly drawPicture: DrawPicture
}

/** What all rooms offer, together: the one place that knows every room. */
export function composeEndpoints({ secrets, tokens, files, drawPicture }: Parts): Endpoints<RouteKey> {
  return {
    ...createTenantsEndpoints(),
    ...createAccountsEndpoints({
      tokens,
      refreshKey: secrets.refreshToken,
      readSummary: async (trx, accountId) => ({
        ...(await ordersSummary(trx, accountId)),
        ...(await designsSummary(trx, accountId)),
        ...(await squadsSummary(trx, accountId)),
      }),
    }),
    ...createCatalogueEndpoints(),
    ...createFilesEndpoints(files),
    ...createDesignsEndpoints({ secret: secrets.picture, hasLiveOrders, drawPicture }),
    ...createSquadsEndpoints(),
    ...createOrdersEndpoints({ secret: secrets.picture }),
  }
}
