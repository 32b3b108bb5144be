export {
  COLOUR_FAMILIES,
  DEBT_SORTS,
  DELIVERY_STATES,
  HANDOVER_STATES,
  INTENTS,
  ORDER_STATUSES,
  PDF_COLOURS,
  PIXEL_FORMS,
  PLOT_LANGUAGES,
  PRICE_CHOICES,
  CLOTH_ENTRIES,
  REMAKE_CULPRITS,
  REMAKE_REASONS,
  ROLL_LIES,
  PACK_PROBLEMS,
  TEMPLATE_TAGS,
  KIT_FOLDERS,
  MAIL_TOPICS,
} from './terms/enums.ts'
export type {
  CatalogueKind,
  ColourFamily,
  DebtSort,
  DeliveryKind,
  DeliveryReason,
  DocumentKind,
  DocumentReason,
  HandoverNote,
  HandoverState,
  Intent,
  LineKit,
  MailTopic,
  OrderStatus,
  PackProblem,
  PackPause,
  PackState,
  PackWait,
  PdfColours,
  PixelForm,
  PlotLanguage,
  ClothEntry,
  ReadyState,
  RemakeCulprit,
  RemakeReason,
  RollLie,
  PriceChoice,
  ProofChange,
  ProofState,
  TemplateTag,
} from './terms/enums.ts'
export { ERRORS } from './terms/errors.ts'
export type { ErrorBody, ErrorDetails, ErrorId, FieldError } from './terms/errors.ts'
export type { Graphic, Graphics, GraphicType } from './routes/graphics.ts'
export {
  BRAND_LIMITS,
  CARD_LIMITS,
  CREDIT_LIMITS,
  CART_LIMITS,
  LIMITS,
  PDF_LIMITS,
  PRICE_LIMITS,
  REMAKE_LIMITS,
  STOCK_LIMITS,
  SAMPLE_LIMITS,
  SUPPLIER_LIMITS,
  STATEMENT_LIMITS,
  UPLOAD_LIMITS,
} from './terms/limits.ts'
export { NOT_ONE_LINE } from './terms/inputRules.ts'
export { BULK_STATUSES, DESK_LIMITS, ORDER_COLUMNS, PAID_SHARES, URGENCIES, VIEW_ROLES } from './terms/desk.ts'
export { TIMELINE_GROUPS } from './terms/timeline.ts'
export type { TimelineGroup, TimelineKind } from './terms/timeline.ts'
export { REMINDER_KINDS } from './terms/desk.ts'
export type { ReminderKind } from './terms/desk.ts'
export type { BulkKind, NextEffect, NextTurn, OrderColumn, Urgency } from './terms/desk.ts'
export { CLAIM_KINDS, CLAIM_STATES, SHIPPING_METHODS } from './terms/shippingEnums.ts'
export {
  RULE_ACTIONS,
  RULE_CONDITIONS,
  RULE_CUSTOMERS,
  RULE_LIMITS,
  RULE_READERS,
  RULE_STAGES,
  TASK_OWNERS,
  TASK_SCOPES,
} from './rules/ruleTerms.ts'
export type { PackagedRule, RuleAction, RuleCondition, RuleGap, RuleResult } from './rules/ruleTerms.ts'
export type { ClaimKind, ClaimState, ShippingMethod, ShippingStep } from './terms/shippingEnums.ts'
export { FIGURE_PERIODS, MAX_FIGURE_DAYS, TODAY_SCOPES, TODAY_SHOWN, TODAY_WEEK } from './terms/today.ts'
export type { FigurePeriod, TalkKind, TodayScope } from './terms/today.ts'
export { REVIEW_LIMITS } from './terms/review.ts'
export { INBOX_LIMITS, INBOX_VIEWS } from './desk/inboxTerms.ts'
export type { ConversationState, InboundOutcome, InboxView, MessageOrigin } from './desk/inboxTerms.ts'
export { TELEGRAM_LIMITS } from './telegram/telegramTerms.ts'
export type { TelegramEnding, TelegramReason } from './telegram/telegramTerms.ts'
export type { ProposalState } from './terms/review.ts'
export type { EditLock, EditPricing, EditState } from './edits/editTerms.ts'
export { ORDER_SOURCES, STAFF_ORDER_LIMITS, STAFF_SOURCES } from './terms/desk.ts'
export type { OrderSource } from './terms/desk.ts'
export { QUOTE_LIMITS, SAMPLE_KINDS } from './terms/quoteTerms.ts'
export type { OfferKeeper, OfferState, PriceSource, QuoteState, SampleKind } from './terms/quoteTerms.ts'
export { SHIPPING_LIMITS } from './terms/shippingLimits.ts'
export { parseMapPoint } from './terms/mapPoint.ts'
export { EMBED_FRAMES } from './routes/embeds.ts'
export { PRODUCT_COLOURS, TURN_SIDES } from './routes/pictures.ts'
export type { ProductColour } from './routes/pictures.ts'
export { postersOf } from './terms/posters.ts'
export type { Poster } from './terms/posters.ts'
export { hasStatusClass, isOrderStatus, ORDER_STATUS_TABLE, STATUS_CLASSES, statusesOf } from './terms/orderStatuses.ts'
export type { OrderActor, OrderDate, PaymentGuard, StatusClass, TransitionGuard } from './terms/orderStatuses.ts'
export { sockets } from './sockets/sockets.ts'
export type { SocketKey, Sockets } from './sockets/sockets.ts'
export type { SocketRoute } from './sockets/socketRoute.ts'
export { routes } from './routes.ts'
export { WAITING_TURNS } from './terms/desk.ts'
export { COST_CURRENCIES, COST_KINDS, COST_LIMITS, SEWING_UNITS } from './costs/costTerms.ts'
export type { CostCurrency, CostKind, CostState } from './costs/costTerms.ts'
export { ORDER_WAITS } from './terms/orderWaits.ts'
export type { OrderWait } from './terms/orderWaits.ts'
export { isCutName, isEmail, isPhone, preparePassword } from './terms/inputRules.ts'
export type { Route } from './routes/route.ts'
export type { RouteKey, Routes } from './routes.ts'
export * as schemas from './schemas/index.ts'
export type {
  CardColour,
  Cart,
  CartApproval,
  CartItem,
  CartLine,
  CustomerQuote,
  CustomerQuoteRow,
  Design,
  DesignRow,
  DesignStatus,
  Details,
  Device,
  Notifications,
  OfficeQuote,
  OfficeQuoteRow,
  OfficeTemplate,
  OwnDesignRow,
  OwnFile,
  OfficeOrderEdit,
  Order,
  OrderEdit,
  OrderLine,
  OrderRow,
  OwnOrderRow,
  Player,
  Preview,
  PreviewAnswer,
  PreviewAnswers,
  PreviewPrice,
  ProductDetails,
  Pricing,
  Product,
  ProductSizes,
  OrderQuote,
  Quote,
  SampleCredit,
  SampleInput,
  SampleTerms,
  CartSample,
  QuotedLine,
  RegistrationResult,
  Revision,
  RuleContent,
  Squad,
  StoredFile,
  Summary,
  Template,
  Tenant,
  Terms,
  Tokens,
  LineInput,
} from './schemaTypes.ts'
export { createClient } from './client.ts'
export type { Answer, Call, Client, ClientOptions, Response_ } from './client.ts'

export { API_LIMITS, API_SCOPES, haveScope, SCOPE_RIGHTS } from './terms/rights/partnerTerms.ts'
export type { ApiScope, ScopeAuth } from './terms/rights/partnerTerms.ts'
export { AUDIT_ACTIONS, AUDIT_AREAS, AUDIT_SUBJECTS } from './terms/rights/auditAreas.ts'
export type { AuditArea } from './terms/rights/auditAreas.ts'
export { areEnough, RIGHTS, ROLE_RIGHTS } from './terms/rights/rights.ts'
export type { OfficeAuth, Right } from './terms/rights/rights.ts'
