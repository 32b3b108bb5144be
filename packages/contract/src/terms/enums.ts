/** Values used by pages. Separate from the schemas, which would load zod (31 kB) on every page. */

/** Statuses in the order in which an order passes them. `ORDER_STATUS_TABLE` says all else about each. */
export const ORDER_STATUSES = [
  'REVIEWING',
  'APPROVED',
  'PROCESSING',
  'COMPLETED',
  'ON_THE_WAY',
  'RECEIVED',
  'CANCELED',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Fields of an ordered player that a design may have no text for, so that nobody prints them. */
export const UNPRINTED = ['name', 'number'] as const

/** The kits that an order line may name beside home. The version implies the goalkeeper kit. */
export const LINE_KITS = ['away', 'third', 'referee', 'training'] as const
export type LineKit = (typeof LINE_KITS)[number]

/** The kits that a ready-made design may include, home first. */
export const WORN_KITS = ['home', 'away', 'third', 'goalkeeper', 'referee', 'training'] as const
export type WornKit = (typeof WORN_KITS)[number]

/** The folders of the kits' catalogue. */
export const KIT_FOLDERS = ['shirts', 'shorts', 'sets'] as const

/** States of a mail: waiting, sent, to be retried, or given up. */
export const DELIVERY_STATES = ['waiting', 'sent', 'failed', 'dead'] as const

/** Choices for the price of a corrected size: keep it, or charge or credit the difference. */
export const PRICE_CHOICES = ['keep', 'charge'] as const
export type PriceChoice = (typeof PRICE_CHOICES)[number]

/** The way in which money came in or went back. */
export const PAYMENT_METHODS = ['bank', 'khqr', 'cash', 'other'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Orders of the list of debts. */
export const DEBT_SORTS = ['total', 'oldest'] as const
export type DebtSort = (typeof DEBT_SORTS)[number]

/** An order's invoice, and the documents over later changes of its amount. */
export const DOCUMENT_KINDS = ['invoice', 'supplement', 'credit_note'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Reasons for a document. */
export const DOCUMENT_REASONS = ['approved', 'changed', 'canceled', 'restored'] as const
export type DocumentReason = (typeof DOCUMENT_REASONS)[number]

/** The events that cause mails. */
export const DELIVERY_KINDS = [
  'AccountRegistered',
  'CodeAsked',
  'ResetAsked',
  'AdministratorAdded',
  'CustomerInvited',
  'UnlockAsked',
  'PasswordChanged',
  'SecondFactorChanged',
  'EmailChangeAsked',
  'EmailChanged',
  'AccountClosed',
  'ExportReady',
  'OrderPlaced',
  'OrderCanceled',
  'OrderStatusChanged',
  'PaymentNoted',
  'SlipRefused',
  'PaymentOverdue',
  'ReleaseWarned',
  'PromiseChanged',
  'ParcelSent',
  'ClaimAnswered',
  'LineCorrected',
  'OrderEditSent',
  'OrderEdited',
  'ProofSent',
  'CustomerWritten',
  'CustomerReminded',
  'RuleMailed',
  'SupplierAsked',
  'ConversationReplied',
  'StaffMailAsked',
  'DesignReviewed',
  'DesignProposed',
  'PreviewAnswered',
  'QuoteSent',
  'QuoteReplied',
  'QuoteExpiring',
] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]

/** The kinds of mails that a customer may refuse. All others are always sent. */
export const MAIL_TOPICS = ['orders', 'designs', 'payments', 'news'] as const
export type MailTopic = (typeof MAIL_TOPICS)[number]

/** Reasons for an unsent mail. */
export const DELIVERY_REASONS = [
  'address-refused',
  'mail-refused',
  'later',
  'server-away',
  'server-silent',
  'sign-in-refused',
  'stopped',
  'failed',
  'held',
] as const
export type DeliveryReason = (typeof DELIVERY_REASONS)[number]

/** States of a run that generates print files. A remake waits for another run of its order. */
export const PACK_STATES = ['waiting', 'queued', 'making', 'checking', 'done', 'stopped', 'canceled'] as const
export type PackState = (typeof PACK_STATES)[number]

/** Reasons for an interruption of a pack. The pack resumes automatically. */
export const PACK_PAUSES = ['busy', 'restarted', 'files-away', 'failed'] as const
export type PackPause = (typeof PACK_PAUSES)[number]

/** Reasons for a pack to wait: another pack of its order, its shop's queue, a free press, or an interruption. */
export const PACK_WAITS = ['order', 'line', 'press', ...PACK_PAUSES] as const
export type PackWait = (typeof PACK_WAITS)[number]

/** Reasons for a proof to wait: those of a pack, except another pack of its order. */
export const PROOF_WAITS = ['line', 'press', ...PACK_PAUSES] as const

/** A supplier's progress on an order that was handed over. */
export const HANDOVER_STATES = ['new', 'received', 'printed', 'cut', 'sewn', 'sent'] as const
export type HandoverState = (typeof HANDOVER_STATES)[number]

/**
 * Events noted of a handover. The shop hands over and ends it, the supplier sets a state and fetches, either adds texts
 * and photos.
 */
export const HANDOVER_NOTES = [
  'handed',
  'ended',
  'received',
  'printed',
  'cut',
  'sewn',
  'sent',
  'fetched',
  'text',
  'photo',
] as const
export type HandoverNote = (typeof HANDOVER_NOTES)[number]

/** How the day on which a supplier is ready stands to the due day: past, after it, just before it, well before it. */
export const READY_STATES = ['missed', 'late', 'soon', 'fits'] as const
export type ReadyState = (typeof READY_STATES)[number]

/** Entries in the stock of cloth: a roll that was received, a correction by hand. */
export const CLOTH_ENTRIES = ['received', 'corrected'] as const
export type ClothEntry = (typeof CLOTH_ENTRIES)[number]

/** Reasons for a remake of a piece. */
export const REMAKE_REASONS = ['missing', 'wrong', 'print-fault', 'sewing-fault', 'lost'] as const
export type RemakeReason = (typeof REMAKE_REASONS)[number]

/** The party at fault, which bears the cost. */
export const REMAKE_CULPRITS = ['supplier', 'shop', 'carrier', 'customer'] as const
export type RemakeCulprit = (typeof REMAKE_CULPRITS)[number]

/** States of an order's proof: generated, shown to its customer, answered. */
export const PROOF_STATES = ['making', 'stopped', 'sent', 'accepted', 'changes'] as const
export type ProofState = (typeof PROOF_STATES)[number]

/** Properties of a garment that may differ from what was accepted. */
export const PROOF_CHANGES = [
  'design',
  'revision',
  'name',
  'number',
  'size',
  'sleeve',
  'version',
  'kit',
  'fabric',
  'qty',
  'chart',
] as const
export type ProofChange = (typeof PROOF_CHANGES)[number]

/** Reasons for a stopped pack: the order, the garment's inputs, the verification of its file, or the server. */
export const PACK_PROBLEMS = [
  'order-changed',
  'order-not-approved',
  'size-unknown',
  'kit-missing',
  'letters-missing',
  'name-too-wide',
  'font-gone',
  'font-altered',
  'profile-gone',
  'profile-altered',
  'profile-missing',
  'printer-gone',
  'picture-gone',
  'picture-altered',
  'picture-unreadable',
  'picture-letters',
  'text-differs',
  'page-size',
  'number-height',
  'text-picture',
  'colour',
  'code',
  'roster',
  'paper',
  'piece-too-wide',
  'marker',
  'too-heavy',
  'storage-full',
  'files-away',
  'broken',
] as const
export type PackProblem = (typeof PACK_PROBLEMS)[number]

/** Styles by which ready-made designs are sorted. */
export const TEMPLATE_TAGS = [
  'classic',
  'modern',
  'bold',
  'minimal',
  'stripes',
  'geometric',
  'khmer',
  'fade',
  'home',
  'away',
  'goalkeeper',
] as const
export type TemplateTag = (typeof TEMPLATE_TAGS)[number]

/** Things of the catalogue whose versions are kept together. */
export const CATALOGUE_KINDS = ['template', 'customer-group', 'promotion-code'] as const
export type CatalogueKind = (typeof CATALOGUE_KINDS)[number]

/**
 * Allowed orientations on the roll: `one_way` (all the same way up), `along` (also turned by 180°), `across` (small pieces also by 90°).
 */
export const ROLL_LIES = ['one_way', 'along', 'across'] as const
export type RollLie = (typeof ROLL_LIES)[number]

/** Raster formats of each piece beside the PDFs. */
export const PIXEL_FORMS = ['none', 'png', 'tiff', 'tiff_cmyk'] as const
export type PixelForm = (typeof PIXEL_FORMS)[number]

/** Languages of the files that plotters and cutters read. */
export const PLOT_LANGUAGES = ['hpgl', 'hpgl2'] as const
export type PlotLanguage = (typeof PLOT_LANGUAGES)[number]

/** Colours of PDFs: as designed, or the inks of the printer's profile. */
export const PDF_COLOURS = ['designed', 'inks'] as const
export type PdfColours = (typeof PDF_COLOURS)[number]

/** ICC rendering intents: how a press maps colours outside its gamut. */
export const INTENTS = ['relative', 'perceptual'] as const
export type Intent = (typeof INTENTS)[number]

/** Colour families for searching, in rainbow order. */
export const COLOUR_FAMILIES = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'grey',
  'white',
] as const
export type ColourFamily = (typeof COLOUR_FAMILIES)[number]
