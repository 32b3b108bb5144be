import type { RouteKey } from '@kitwright/contract'
import {
  type AccessTokens,
  createAccountsEndpoints,
  createOfficeAccountsEndpoints,
  type GoogleTokens,
} from '../../accounts/index.ts'
import { createAuditEndpoints } from '../../audit/index.ts'
import { createCatalogueEndpoints, createOfficeCatalogueEndpoints } from '../../catalogue/index.ts'
import {
  countDesignsByOwner,
  countToReview,
  createDesignsEndpoints,
  createOfficeDesignsEndpoints,
  createOfficeProposalEndpoints,
  createProposalEndpoints,
  type GetPicture,
} from '../../designs/index.ts'
import { createCostListEndpoints, createMarginEndpoints } from '../../costs/index.ts'
import { createContentEndpoints } from '../../content/index.ts'
import {
  countWaitingConversations,
  createConversationEndpoints,
  createInboundEndpoint,
  createInboxEndpoints,
  createOfferPaperEndpoints,
  createOfficeOfferEndpoints,
  createQuoteRequestEndpoints,
  type InboundSettings,
  readWaitingMessages,
} from '../../conversations/index.ts'
import type { Database } from '../../database/index.ts'
import type { Endpoints } from '../../endpoint/index.ts'
import { createFilesEndpoints, type FileStore, type Quota } from '../../files/index.ts'
import {
  createFontsEndpoints,
  createOfficeFontsEndpoints,
  type Fontsource,
  type LoadOwnFonts,
} from '../../fonts/index.ts'
import { createGraphicsEndpoints } from '../../graphics/index.ts'
import {
  countLiveOrders,
  listOrdersOf,
  listReviewOrders,
  countOrdersByOwner,
  countWaiting,
  createCartEndpoints,
  createStaffOrderEndpoints,
  createSampleEndpoints,
  createOfficeQuoteEndpoints,
  createQuoteEndpoints,
  createQuotePaperEndpoints,
  countWaitingQuotes,
  createInvoiceEndpoints,
  createOfficeOrdersEndpoints,
  createBulkEndpoints,
  createOrdersEndpoints,
  createParcelEndpoints,
  createProductPageEndpoints,
  createShippingEndpoints,
  createBakongEndpoints,
  createCreditEndpoints,
  createDebtEndpoints,
  createTimelineEndpoints,
  createFigureEndpoints,
  createTodayEndpoints,
  createViewEndpoints,
  createStatementEndpoints,
  hasLiveOrders,
  payingRuleOf,
} from '../../orders/index.ts'
import { createDeliveriesEndpoints } from '../../mail/index.ts'
import { createExportEndpoints, createPrivacyEndpoints } from '../../privacy/index.ts'
import {
  createOfficeHandoverEndpoints,
  createOrderActions,
  createPreflightEndpoints,
  createOfficeProofEndpoints,
  createPacksEndpoints,
  createRemakeEndpoints,
  createStockEndpoints,
  createProofsEndpoints,
  createSupplierPageEndpoints,
  createTraceEndpoints,
} from '../../production/index.ts'
import {
  createSupplierLinkEndpoints,
  createPrintersEndpoints,
  createSupplierProfileEndpoints,
  createSuppliersEndpoints,
  listLinksEnding,
} from '../../suppliers/index.ts'
import { createPartnerEndpoints } from '../../partners/index.ts'
import { createRuleEndpoints, createTaskEndpoints } from '../../rules/index.ts'
import { createTelegramEndpoints } from '../../telegram/index.ts'
import { createSquadsEndpoints } from '../../squads/index.ts'
import { createTemplateBriefs, createTemplatesEndpoints } from '../../templates/index.ts'
import { createTenantsEndpoints, type Origins } from '../../tenants/index.ts'
import { createBrowserErrorsEndpoint } from '../../telemetry/index.ts'
import type { WorkerPool } from '../../workers/index.ts'
import { errorText } from '../exchange/language.ts'
import { paperEndpoints, planEndpoints } from './orderEndpoints.ts'
import { readSummary } from './readSummary.ts'
import type { Secrets } from './secrets.ts'

interface Parts {
  readonly secrets: Secrets
  readonly tokens: AccessTokens
  readonly files: FileStore
  readonly workers: WorkerPool
  readonly quota: Quota
  readonly getPicture: GetPicture
  readonly loadOwnFonts: LoadOwnFonts
  readonly stopping: AbortSignal | undefined
  readonly fontsource: Fontsource
  readonly hearing: Parameters<typeof createBrowserErrorsEndpoint>[0]
  readonly confirmsByCode: boolean
  readonly pixabay: { readonly key: string; readonly url: string } | null
  readonly bakongUrl: string
  readonly telegramUrl: string
  readonly origins: Origins
  readonly database: Database
  readonly inboundMail: InboundSettings | null
  readonly google: { readonly tokens: GoogleTokens; readonly clientId: string } | null
}

/** Composes the endpoints of all modules: the one place that knows every module. */
export function composeEndpoints(parts: Parts): Endpoints<RouteKey> {
  const { secrets, tokens, files, workers, quota, getPicture, confirmsByCode, google, pixabay, bakongUrl } = parts
  return {
    ...createTenantsEndpoints({ googleClientId: google?.clientId, listTemplates: createTemplateBriefs() }),
    ...createAccountsEndpoints({
      tokens,
      refreshKey: secrets.refreshToken,
      codeKey: secrets.oneTime,
      factorKey: secrets.factor,
      confirmsByCode,
      google: google?.tokens ?? null,
      readSummary,
    }),
    ...createPrivacyEndpoints(),
    ...createExportEndpoints(files),
    ...createContentEndpoints(),
    ...createCatalogueEndpoints(),
    ...createDeliveriesEndpoints(),
    ...createFilesEndpoints({ store: files, workers, quota }),
    ...createFontsEndpoints(parts),
    ...createOfficeFontsEndpoints(files, workers),
    ...createGraphicsEndpoints({ store: files, workers, quota }, pixabay),
    ...createDesignsEndpoints({ secret: secrets.picture, hasLiveOrders, getPicture }),
    ...createTemplatesEndpoints(getPicture),
    ...createSquadsEndpoints(),
    ...supplierEndpoints(parts),
    ...createOrdersEndpoints({ secret: secrets.picture }),
    ...createCartEndpoints({ secret: secrets.picture }),
    ...createSampleEndpoints(),
    ...createQuoteEndpoints({ pictureSecret: secrets.picture, linkSecret: secrets.oneTime }),
    ...planEndpoints(secrets.picture),
    ...createOfficeQuoteEndpoints({ pictureSecret: secrets.picture, linkSecret: secrets.oneTime }),
    ...createQuotePaperEndpoints({ files, workers, linkSecret: secrets.oneTime }),
    ...createInvoiceEndpoints(files, workers),
    ...createStatementEndpoints(workers),
    ...createBulkEndpoints({ describeError: errorText, actions: createOrderActions(files) }),
    ...createTimelineEndpoints(),
    ...createViewEndpoints(),
    ...createShippingEndpoints(),
    ...createProductPageEndpoints(),
    ...createParcelEndpoints({ secret: secrets.oneTime }),
    ...createCreditEndpoints(),
    ...createBakongEndpoints(bakongUrl),
    ...paperEndpoints({ store: files, workers, quota }),
    ...createProofsEndpoints({ files, workers, secret: secrets.picture }),
    ...createOfficeProofEndpoints({ files, workers, secret: secrets.picture }),
    ...createPacksEndpoints({ files, secret: secrets.picture, stopping: parts.stopping }),
    ...createBrowserErrorsEndpoint(parts.hearing),
    ...conversationEndpoints(parts),
    ...createTelegramEndpoints({ url: parts.telegramUrl, key: secrets.factor, origins: parts.origins }),
    ...officeEndpoints(secrets),
  }
}

/** Suppliers with what they are sent and what they make. */
const supplierEndpoints = (parts: Parts) => ({
  ...createSuppliersEndpoints(),
  ...createSupplierProfileEndpoints(parts),
  ...createPrintersEndpoints(),
  ...createSupplierLinkEndpoints(),
  ...createPreflightEndpoints(parts),
  ...createOfficeHandoverEndpoints(parts.files),
  ...createSupplierPageEndpoints({ ...parts, store: parts.files, secret: parts.secrets.picture }),
  ...createRemakeEndpoints(),
  ...createStockEndpoints(),
  ...createTraceEndpoints({ secret: parts.secrets.picture }),
})

/** The inbox, a customer's own conversation, and mails that come in. */
const conversationEndpoints = ({ database, files, workers, secrets, inboundMail: settings }: Parts) => ({
  ...createInboxEndpoints({ takesMail: settings !== null }),
  ...createConversationEndpoints(),
  ...createQuoteRequestEndpoints({ linkSecret: secrets.oneTime }),
  ...createOfficeOfferEndpoints({ linkSecret: secrets.oneTime }),
  ...createOfferPaperEndpoints({ files, workers, linkSecret: secrets.oneTime }),
  ...createInboundEndpoint({ database, workers, tokenSecret: secrets.oneTime, settings }),
})

/** The office's share, and what it shows of several rooms at once. */
function officeEndpoints({ picture, oneTime }: Secrets) {
  const designs = { secret: picture, countLiveOrders, listOrdersOf, listReviewOrders }
  return {
    ...createPartnerEndpoints({ cursorSecret: picture, pictureSecret: picture }),
    ...createRuleEndpoints(),
    ...createTaskEndpoints(),
    ...createAuditEndpoints(),
    ...createOfficeAccountsEndpoints(async (trx, ids) => {
      const [orders, designs] = [await countOrdersByOwner(trx, ids), await countDesignsByOwner(trx, ids)]
      return new Map(ids.map(id => [id, { orders: orders.get(id) ?? 0, designs: designs.get(id) ?? 0 }]))
    }),
    ...createOfficeCatalogueEndpoints(),
    ...createOfficeDesignsEndpoints(designs),
    ...createOfficeProposalEndpoints(designs),
    ...createProposalEndpoints(oneTime),
    ...createOfficeOrdersEndpoints({ secret: picture }),
    ...createStaffOrderEndpoints({ secret: picture, describeError: errorText }),
    ...createFigureEndpoints(),
    ...createDebtEndpoints(),
    ...createCostListEndpoints(),
    ...createMarginEndpoints(),
    ...createTodayEndpoints({
      secret: picture,
      readMessages: readWaitingMessages,
      countLinksEnding: async (trx, now) => (await listLinksEnding(trx, now)).size,
    }),
    'GET /api/office/home': async ({ tenant, now, run }) => ({
      value: await run(async trx => ({
        designsToReview: await countToReview(trx),
        ...(await countWaiting(trx, payingRuleOf(tenant))),
        messages: await countWaitingConversations(trx),
        quotesWaiting: await countWaitingQuotes(trx),
        linksEnding: (await listLinksEnding(trx, now)).size,
      })),
    }),
  } satisfies Partial<Endpoints<RouteKey>>
}
