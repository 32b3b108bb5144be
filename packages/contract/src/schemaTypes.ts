import type { z } from './schemas/zod.ts'
import type { revisionRow } from './routes/revisions.ts'
import type * as e from './edits/orderEdits.ts'
import type { ruleContent } from './rules/ruleSchemas.ts'
import type * as q from './quotes/customerQuotes.ts'
import type * as s from './schemas/index.ts'
import type { officeTemplate, templateRow } from './routes/templates.ts'

export type Tenant = z.output<typeof s.tenant>
export type CardColour = z.output<typeof s.cardColour>
export type Tokens = z.output<typeof s.tokens>
export type Details = z.output<typeof s.details>
export type Notifications = z.output<typeof s.notifications>
export type Device = z.output<typeof s.device>
export type Terms = z.output<typeof s.terms>
export type RegistrationResult = z.output<typeof s.registered>
export type Summary = z.output<typeof s.summary>
export type Product = z.output<typeof s.product>
export type Pricing = z.output<typeof s.pricing>
export type ProductSizes = z.output<typeof s.productSizes>
export type StoredFile = z.output<typeof s.storedFile>
export type OwnFile = z.output<typeof s.ownFile>
export type DesignStatus = z.output<typeof s.designStatus>
export type DesignRow = z.output<typeof s.designRow>
export type OwnDesignRow = z.output<typeof s.ownDesignRow>
export type Preview = z.output<typeof s.preview>
export type PreviewAnswer = z.output<typeof s.previewAnswer>
export type PreviewAnswers = z.output<typeof s.previewAnswers>
export type PreviewPrice = z.output<typeof s.previewPrice>
export type ProductDetails = z.output<typeof s.productDetails>
export type Design = z.output<typeof s.designFull>
export type Player = z.output<typeof s.player>
export type RuleContent = z.output<typeof ruleContent>
export type Squad = z.output<typeof s.squad>
export type LineInput = z.input<typeof s.lineInput>
export type QuotedLine = z.output<typeof s.quotedLine>
export type Cart = z.output<typeof s.cart>
export type CartItem = z.output<typeof s.cartItem>
export type CartLine = z.output<typeof s.cartLine>
export type CartApproval = z.output<typeof s.cartApproval>
export type Quote = z.output<typeof s.quote>
export type OrderQuote = z.output<typeof s.orderQuote>
export type CartSample = z.output<typeof s.cartSample>
export type SampleCredit = z.output<typeof s.sampleCredit>
export type SampleInput = z.output<typeof s.sampleInput>
export type SampleTerms = z.output<typeof s.sampleTerms>
export type CustomerQuote = z.output<typeof q.customerQuote>
export type CustomerQuoteRow = z.output<typeof q.customerQuoteRow>
export type OfficeQuote = z.output<typeof q.officeQuote>
export type OfficeQuoteRow = z.output<typeof q.officeQuoteRow>
export type OrderEdit = z.output<typeof e.orderEdit>
export type OfficeOrderEdit = z.output<typeof e.officeOrderEdit>
export type OrderLine = z.output<typeof s.orderLine>
export type OrderRow = z.output<typeof s.orderRow>
export type OwnOrderRow = z.output<typeof s.ownOrderRow>
export type Order = z.output<typeof s.orderFull>
export type Template = z.output<typeof templateRow>
export type OfficeTemplate = z.output<typeof officeTemplate>
export type Revision = z.output<typeof revisionRow>
