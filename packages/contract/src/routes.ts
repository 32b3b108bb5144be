import type { Route } from './routes/route.ts'
import { z } from './schemas/zod.ts'
import { pictureQuery, productPictureQuery } from './routes/pictures.ts'
import * as s from './schemas/index.ts'
import { cartRoutes } from './cart/cartRoutes.ts'
import { sampleRoutes } from './cart/sampleRoutes.ts'
import { factorRoutes } from './accounts/factorRoutes.ts'
import { personalRoutes } from './accounts/personalRoutes.ts'
import { quoteRoutes } from './quotes/quoteRoutes.ts'
import { quoteRequestRoutes } from './quotes/quoteRequests.ts'
import { orderEditRoutes } from './edits/orderEditRoutes.ts'
import { auditRoutes } from './people/auditRoutes.ts'
import { roleRoutes } from './people/roleRoutes.ts'
import { safetyRoutes } from './people/safetyRoutes.ts'
import { staffOrderRoutes } from './staffOrders/staffOrderRoutes.ts'
import { keyRoutes } from './partners/keyRoutes.ts'
import { v1Routes } from './partners/v1Routes.ts'
import { browserErrorRoutes } from './routes/browserErrors.ts'
import { deliveryRoutes } from './routes/deliveries.ts'
import { calendarRoutes } from './desk/calendarRoutes.ts'
import { deskRoutes } from './desk/deskRoutes.ts'
import { timelineRoutes } from './desk/timelineRoutes.ts'
import { inboxRoutes } from './desk/inboxRoutes.ts'
import { reviewRoutes } from './desk/reviewRoutes.ts'
import { ruleRoutes } from './rules/ruleRoutes.ts'
import { taskRoutes } from './rules/taskRoutes.ts'
import { figureRoutes } from './desk/figureRoutes.ts'
import { todayRoutes } from './desk/todayRoutes.ts'
import { fontRoutes } from './routes/fonts.ts'
import { handoverRoutes } from './production/handovers.ts'
import { graphicsRoutes } from './routes/graphics.ts'
import { contactBody, officeRoutes } from './routes/office.ts'
import { shippingRoutes } from './production/shippingRoutes.ts'
import { bakongRoutes } from './payments/bakong.ts'
import { creditRoutes } from './payments/credit.ts'
import { debtRoutes } from './payments/debts.ts'
import { costRoutes } from './desk/costRoutes.ts'
import { documentRoutes } from './payments/documents.ts'
import { slipRoutes } from './payments/slips.ts'
import { statementRoutes } from './payments/statements.ts'
import { groupRoutes } from './catalogue/groupRoutes.ts'
import { catalogueHistoryRoutes } from './routes/catalogueHistory.ts'
import { shopSettingsRoutes } from './routes/shopSettings.ts'
import { packRoutes } from './production/packs.ts'
import { remakeRoutes } from './production/remakes.ts'
import { stockRoutes } from './production/stock.ts'
import { pageContentRoutes } from './routes/pageContent.ts'
import { traceRoutes } from './production/traces.ts'
import { proofRoutes } from './production/proofs.ts'
import { supplierRoutes } from './production/suppliers.ts'
import { embedRoutes } from './routes/embeds.ts'
import { previewRoutes } from './routes/previews.ts'
import { revisionRoutes } from './routes/revisions.ts'
import { telegramRoutes } from './telegram/telegramRoutes.ts'
import { templateRoutes } from './routes/templates.ts'
import { UPLOAD_ERRORS } from './routes/uploads.ts'

const byId = z.object({ id: s.uuid })
const { ifMatch } = s

/** Every call by `METHOD /path`. The API registers exactly these, and the typed client calls exactly these. */
export const routes = {
  ...officeRoutes,
  ...shopSettingsRoutes,
  ...catalogueHistoryRoutes,
  ...groupRoutes,
  ...shippingRoutes,
  ...slipRoutes,
  ...creditRoutes,
  ...documentRoutes,
  ...debtRoutes,
  ...costRoutes,
  ...bakongRoutes,
  ...telegramRoutes,
  ...cartRoutes,
  ...sampleRoutes,
  ...quoteRoutes,
  ...quoteRequestRoutes,
  ...orderEditRoutes,
  ...staffOrderRoutes,
  ...roleRoutes,
  ...safetyRoutes,
  ...auditRoutes,
  ...personalRoutes,
  ...factorRoutes,
  ...statementRoutes,
  ...deliveryRoutes,
  ...calendarRoutes,
  ...deskRoutes,
  ...timelineRoutes,
  ...ruleRoutes,
  ...taskRoutes,
  ...reviewRoutes,
  ...todayRoutes,
  ...figureRoutes,
  ...inboxRoutes,
  ...packRoutes,
  ...supplierRoutes,
  ...handoverRoutes,
  ...remakeRoutes,
  ...stockRoutes,
  ...traceRoutes,
  ...proofRoutes,
  ...fontRoutes,
  ...graphicsRoutes,
  ...templateRoutes,
  ...revisionRoutes,
  ...previewRoutes,
  ...embedRoutes,
  ...pageContentRoutes,
  ...browserErrorRoutes,
  ...keyRoutes,
  ...v1Routes,
  'GET /whoami': {
    summary: 'The tenant of this host; sets the XSRF-TOKEN cookie',
    response: s.tenant,
    errors: ['unknown-host'],
  },

  'POST /api/accounts/register': {
    summary: 'Make a customer account and sign in; where mails are sent, a mailed code confirms it first',
    body: s.registerBody,
    status: 201,
    response: s.registered,
    errors: ['email-taken', 'password-too-common', 'too-many-requests'],
  },
  'POST /api/accounts/token': {
    summary: 'Sign in',
    body: s.tokenBody,
    response: s.tokens,
    errors: [
      'invalid-credentials',
      'sign-in-paused',
      'email-unconfirmed',
      'second-factor-needed',
      'second-factor-missing',
      'admin-not-allowed',
      'account-blocked',
      'too-many-requests',
    ],
  },
  'POST /api/accounts/refreshtoken': {
    summary: 'New tokens for a refresh token; each is used once',
    body: s.refreshBody,
    response: s.tokens,
    errors: ['session-ended', 'account-blocked', 'admin-not-allowed', 'too-many-requests'],
  },
  'POST /api/accounts/token/destroy': {
    summary: 'Sign out; always answers 204',
    body: s.destroyBody,
    response: null,
    errors: [],
  },
  'GET /api/accounts/details': {
    summary: 'Who is signed in',
    auth: true,
    response: s.details,
    errors: ['account-blocked'],
  },
  'PUT /api/accounts/details': {
    summary: 'Change own details',
    auth: true,
    body: s.changeDetailsBody,
    response: s.details,
    errors: [],
  },
  'POST /api/accounts/forgotpassword': {
    summary: 'Ask for a link to a new password; the same answer whether or not there is such an account',
    body: s.forgotBody,
    response: null,
    errors: ['too-many-requests'],
  },
  'POST /api/accounts/resetpassword': {
    summary: 'Set a new password by a mailed link; ends every session',
    body: s.resetBody,
    response: null,
    errors: ['link-invalid', 'password-too-common', 'too-many-requests'],
  },
  'POST /api/oauth/confirmotp': {
    summary: 'Confirm an account by the code that was mailed, and sign in',
    headers: z.object({ username: s.email, 'otp-token': s.oneTimeCode, 'client-id': z.literal('app') }),
    response: s.tokens,
    errors: ['code-invalid', 'second-factor-needed', 'account-blocked', 'too-many-requests'],
  },
  'POST /api/oauth/resendotp': {
    summary: 'Mail a new code, at most one a minute; the same answer whether or not there is such an account',
    headers: z.object({ username: s.email }),
    response: null,
    errors: ['too-many-requests'],
  },
  'POST /api/oauth/unlock': {
    summary: 'End a pause after wrong passwords by a mailed link',
    body: s.linkBody,
    response: null,
    errors: ['link-invalid', 'too-many-requests'],
  },
  'PUT /api/oauth/password': {
    summary: 'Change the password; ends every other session',
    auth: true,
    body: s.changePasswordBody,
    response: null,
    errors: ['current-password-wrong', 'sign-in-paused', 'password-too-common', 'too-many-requests'],
  },
  'GET /api/oauth/notification': {
    summary: 'Which mails one gets',
    auth: true,
    response: s.notifications,
    errors: [],
  },
  'PUT /api/oauth/notification': {
    summary: 'Choose which mails one gets',
    auth: true,
    body: s.notifications,
    response: s.notifications,
    errors: [],
  },
  'POST /api/mails/optout/{token}': {
    summary: 'Stop one kind of mails by the link in one of them; takes the one-click form of mail programs',
    params: s.optOutParams,
    response: s.optedOut,
    errors: ['link-invalid', 'too-many-requests'],
  },
  'GET /api/oauth/token': {
    summary: 'Own open sessions, latest first',
    auth: true,
    response: z.array(s.device),
    errors: [],
  },
  'DELETE /api/oauth/destroy/{clientId}/{sessionId}': {
    summary: 'End an own session; ending the present one is signing out',
    auth: true,
    params: z.object({ clientId: z.enum(['web', 'app', 'office']), sessionId: s.uuid }),
    response: null,
    errors: ['not-found'],
  },
  'GET /api/oauth/termsandconditions': {
    summary: 'The terms in force, and which of them one has accepted',
    auth: true,
    response: s.terms,
    errors: [],
  },
  'POST /api/oauth/accepttermsandconditions': {
    summary: 'Accept the terms in force',
    auth: true,
    response: null,
    errors: [],
  },
  'POST /api/oauth/social': {
    summary: 'Sign in with Google; a new e-mail makes an account',
    headers: z.object({ 'client-id': z.literal('app') }),
    body: s.socialBody,
    response: s.tokens,
    errors: [
      'social-off',
      'social-refused',
      'social-link-needed',
      'second-factor-needed',
      'sign-in-paused',
      'account-blocked',
      'admin-not-allowed',
      'too-many-requests',
    ],
  },
  'GET /api/accounts/summary': {
    summary: 'Counters for the dashboard',
    auth: true,
    headers: z.object({ clientid: z.literal('web').optional() }),
    response: s.summary,
    errors: [],
  },

  'POST /api/contact': {
    summary: 'Write to the shop',
    body: contactBody,
    response: null,
    errors: ['too-many-requests'],
  },

  'GET /api/products': {
    summary: 'The product types this tenant sells',
    query: s.page,
    response: s.paged(s.product),
    errors: [],
  },
  'GET /api/products/{productType}': {
    summary: 'One product type',
    params: z.object({ productType: s.productType }),
    response: s.product,
    errors: ['product-not-offered'],
  },
  'GET /api/products/{productType}/picture': {
    summary: 'A product type in the colours of this tenant, as the server draws it in 3D',
    params: z.object({ productType: s.productType }),
    query: productPictureQuery,
    response: 'binary',
    errors: ['product-not-offered', 'not-found'],
  },
  'GET /api/products/{productType}/details': {
    summary: 'Prices by quantity, ratings and an estimate of delivery of one product type',
    params: z.object({ productType: s.productType }),
    response: s.productDetails,
    errors: ['product-not-offered'],
  },
  'GET /api/products/{productType}/design': {
    summary: 'The design in which the shop shows a product type: what its pictures are drawn from',
    params: z.object({ productType: s.productType }),
    query: productPictureQuery.pick({ colour: true }),
    response: z.object({ document: z.unknown() }),
    errors: ['product-not-offered', 'not-found'],
  },
  'GET /api/pricing': { summary: 'The price list people may see', response: s.pricing, errors: [] },
  'GET /api/sizecharts': {
    summary: 'The size charts of the product types this tenant sells: finished garments laid flat',
    response: s.sizeCharts,
    errors: [],
  },
  'GET /api/colourcard': {
    summary: 'The threads and inks that the shop works with; none where it has no card',
    response: s.colourCard,
    errors: [],
  },

  'POST /api/files': {
    summary: 'Keep a picture (multipart field `file`: PNG, JPEG, WebP or SVG, 10 MB, 40 megapixels)',
    auth: true,
    status: 201,
    response: s.storedFile,
    errors: UPLOAD_ERRORS,
  },
  'GET /api/files': {
    summary: 'Own pictures, the latest first, with where they are seen and how much may be kept',
    auth: true,
    query: s.page,
    response: s.ownFiles,
    errors: [],
  },
  'DELETE /api/files/{id}': {
    summary: 'Delete an own picture that nothing shows',
    auth: true,
    params: z.object({ id: s.uuid }),
    response: null,
    errors: ['not-found', 'file-in-use'],
  },
  'GET /api/files/{id}': {
    summary: 'A kept picture; an SVG that would draw for too long as a PNG of it',
    params: z.object({ id: s.uuid }),
    response: 'binary',
    errors: ['not-found', 'svg-too-complex'],
  },

  'GET /api/designs': {
    summary: 'Own designs, newest change first unless asked otherwise',
    auth: true,
    query: s.designsPage,
    response: s.paged(s.ownDesignRow),
    errors: [],
  },
  'POST /api/designs': {
    summary: 'Save a new design; repeating the same id answers the same design',
    auth: true,
    body: s.createDesignBody,
    status: 201,
    response: s.designFull,
    errors: [
      'document-invalid',
      'document-too-new',
      'document-too-large',
      'document-asset-missing',
      'design-limit-reached',
      'design-id-taken',
      'product-not-offered',
    ],
  },
  'GET /api/designs/{id}': {
    summary: 'One own design with its document',
    auth: true,
    params: byId,
    response: s.designFull,
    errors: ['not-found'],
  },
  'PUT /api/designs/{id}': {
    summary: 'Save a new revision; needs If-Match',
    auth: true,
    params: byId,
    headers: ifMatch,
    body: s.changeDesignBody,
    response: s.designFull,
    errors: [
      'not-found',
      'precondition-required',
      'stale-version',
      'document-invalid',
      'document-too-new',
      'document-too-large',
      'document-asset-missing',
      'design-in-use',
    ],
  },
  'DELETE /api/designs/{id}': {
    summary: 'Delete a design without live orders; needs If-Match',
    auth: true,
    params: byId,
    headers: ifMatch,
    response: null,
    errors: ['not-found', 'precondition-required', 'stale-version', 'design-in-use'],
  },
  'POST /api/designs/{id}/send-for-review': {
    summary: 'Ask the shop to look at a design; asking again is harmless',
    auth: true,
    params: byId,
    response: s.designFull,
    errors: ['not-found', 'design-reviewed'],
  },
  'GET /api/designs/{id}/picture': {
    summary: 'An own design as the server draws it in 3D: WebP to whoever takes it, else PNG',
    params: byId,
    query: pictureQuery.extend({ key: s.line(128) }),
    response: 'binary',
    errors: ['not-found'],
  },

  'GET /api/squads': { summary: 'Own squads', auth: true, query: s.page, response: s.paged(s.squad), errors: [] },
  'POST /api/squads': {
    summary: 'Save a squad; the same id replaces it',
    auth: true,
    body: s.squadBody,
    status: 201,
    response: s.squad,
    errors: ['not-found', 'squad-limit-reached'],
  },
  'DELETE /api/squads/{id}': {
    summary: 'Delete a squad',
    auth: true,
    params: byId,
    response: null,
    errors: ['not-found'],
  },

  'POST /api/quotes': {
    summary: 'What lines and samples would cost now, with accepted offers and credited samples; open to visitors',
    auth: 'optional',
    body: s.quoteBody,
    response: s.orderQuote,
    errors: [
      'sample-not-offered',
      'cart-empty',
      'quantity-invalid',
      'no-price',
      'product-not-offered',
      'size-not-offered',
    ],
  },
  'POST /api/orders': {
    summary: 'Place an order; needs Idempotency-Key',
    auth: true,
    headers: z.object({ 'idempotency-key': s.line(10_000).optional() }),
    body: s.placeOrderBody,
    status: 201,
    response: s.orderFull,
    errors: [
      'idempotency-key-required',
      'idempotency-key-reused',
      'request-in-progress',
      'cart-empty',
      'quantity-invalid',
      'below-minimum',
      'no-price',
      'size-not-offered',
      'price-changed',
      'cart-changed',
      'players-unprinted',
      'product-not-offered',
      'phone-invalid',
      'not-found',
      'needed-by-past',
      'needed-by-too-early',
      'rush-not-offered',
      'method-not-offered',
      'sample-not-offered',
    ],
  },
  'GET /api/orders': {
    summary: 'Own orders, newest first',
    auth: true,
    query: s.ordersPage,
    response: s.paged(s.ownOrderRow),
    errors: [],
  },
  'GET /api/orders/{id}': {
    summary: 'One own order',
    auth: true,
    params: byId,
    response: s.orderFull,
    errors: ['not-found'],
  },
  'GET /api/orders/{id}/invoice': {
    summary: 'The invoice of an own order as PDF, in the language of Accept-Language',
    auth: true,
    params: byId,
    response: 'binary',
    errors: ['not-found'],
  },
  'POST /api/orders/{id}/cancel': {
    summary: 'Cancel an own order that production has not begun; needs If-Match',
    auth: true,
    params: byId,
    headers: ifMatch,
    body: s.cancelOrderBody,
    response: s.orderFull,
    errors: ['not-found', 'precondition-required', 'stale-version', 'order-status-conflict', 'sample-credited'],
  },
  'POST /api/orders/{id}/receive': {
    summary: 'Say that the parcel of an own order has come; needs If-Match',
    auth: true,
    params: byId,
    headers: ifMatch,
    response: s.orderFull,
    errors: ['not-found', 'precondition-required', 'stale-version', 'order-status-conflict', 'payment-due'],
  },
  'PUT /api/orders/{id}/ratings/{designId}': {
    summary: 'Rate a design of an own received order, 1 to 5 stars; again replaces it',
    auth: true,
    params: z.object({ id: s.uuid, designId: s.uuid }),
    body: s.ratingBody,
    response: s.orderFull,
    errors: ['not-found', 'order-status-conflict'],
  },
} as const satisfies Record<string, Route>

export type Routes = typeof routes
export type RouteKey = keyof Routes
