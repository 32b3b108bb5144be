import type { DocumentKind, DocumentReason, Order } from '@kitwright/contract'
import type { Language } from '@kitwright/words'
import type { Png } from '../../files/index.ts'

/** The lines and amounts of an order, as they were invoiced. */
export type InvoiceContents = Pick<Order, 'lines' | 'fees' | 'subtotalCents' | 'discountCents' | 'totalCents'>

/** A document that an order got. */
export interface IssuedDocument {
  readonly kind: DocumentKind
  readonly number: string
  readonly cents: number
  readonly beforeCents: number
  readonly reason: DocumentReason
  /** The reason that staff gave for an edit, as its customer reads it; otherwise empty. */
  readonly text: string
  readonly issuedAt: string
}

/** A payment or a refund, whose receipt is drawn. */
export interface PaymentReceipt {
  readonly number: string
  /** Negative for a refund. */
  readonly cents: number
  readonly method: 'bank' | 'khqr' | 'cash' | 'other'
  /** Sum paid up to and with this payment. */
  readonly paidCents: number
  readonly notedAt: string
}

/** The contents of an invoice. */
export interface InvoiceFacts {
  readonly language: Language
  /** The shop's own time zone, which its dates use. */
  readonly timeZone: string
  readonly shop: {
    readonly name: string
    /** The brand's colour, dark enough for words on white; `#rrggbb`. */
    readonly colour: string
    readonly contact: { readonly phone: string; readonly email: string } | null
    readonly logo: Png | null
  }
  /** For a bank's app to scan, if an amount is still to be paid. */
  readonly khqr: Png | null
  readonly customer: { readonly name: string; readonly email: string }
  readonly order: Order
  readonly contents: InvoiceContents
  /** The invoice and the documents after it, earliest first; none before the order is approved. */
  readonly documents: readonly IssuedDocument[]
  /** The number of the additional invoice or credit note to draw; null for the invoice. */
  readonly drawn: string | null
  /** The receipt to draw in place of an invoice. */
  readonly receipt?: PaymentReceipt | undefined
  /** Names of the fabrics in the language, by id. */
  readonly fabrics: Readonly<Record<string, string>>
}

/** The input from which the workers draw an invoice. The workers size its pictures. */
export interface InvoiceToDraw {
  readonly facts: InvoiceFacts
  /** The pixels of the logo, as a PNG. */
  readonly logo: Uint8Array | null
  readonly khqr: Uint8Array | null
}
