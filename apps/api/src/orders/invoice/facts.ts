import type { Order } from '@kitwright/contract'
import type { Language } from '@kitwright/words'
import type { Png } from '../../files/index.ts'

/** Everything that an invoice says. */
export interface InvoiceFacts {
  readonly language: Language
  /** The shop's own, which its days are of. */
  readonly timeZone: string
  readonly shop: {
    readonly name: string
    /** The brand's, deep enough for words on white; `#rrggbb`. */
    readonly colour: string
    readonly contact: { readonly phone: string; readonly email: string } | null
    readonly logo: Png | null
  }
  /** For the app of a bank to scan, where something is still to be paid. */
  readonly khqr: Png | null
  readonly customer: { readonly name: string; readonly email: string }
  readonly order: Order
  /** Names of the fabrics in the language, by id. */
  readonly fabrics: Readonly<Record<string, string>>
}

/** The input from which the workers draw an invoice. The workers size its pictures. */
export interface InvoiceToDraw {
  readonly facts: InvoiceFacts
  /** Its pixels, as a PNG. */
  readonly logo: Uint8Array | null
  readonly khqr: Uint8Array | null
}
