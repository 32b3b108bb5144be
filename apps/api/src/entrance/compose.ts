import type { RouteKey } from '@kitwright/contract'
import { type AccessTokens, createAccountsEndpoints, type GoogleTokens } from '../accounts/index.ts'
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
  readonly confirmsByCode: boolean
  readonly google: { readonly tokens: GoogleTokens; readonly clientId: string } | null
}

/** What all rooms offer, together: the one place that knows every room. */
export function composeEndpoints(parts: Parts): Endpoints<RouteKey> {
  const { secrets, tokens, files, drawPicture, confirmsByCode, google } = parts
  return {
    ...createTenantsEndpoints({ googleClientId: google?.clientId }),
    ...createAccountsEndpoints({
      tokens,
      refreshKey: secrets.refreshToken,
      codeKey: secrets.oneTime,
      confirmsByCode,
      google: google?.tokens ?? null,
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
