import type { CustomerQuote } from '@kitwright/contract'
import type { Language } from '@kitwright/words'
import type { InvoiceFacts } from '../../invoice/facts.ts'

/** The contents of a quote's paper. */
export interface PaperFacts extends Pick<InvoiceFacts, 'shop' | 'timeZone' | 'customer' | 'fabrics'> {
  readonly language: Language
  readonly number: string
  readonly place: string
  readonly revision: CustomerQuote['revisions'][number]
}

/** The input from which the workers draw the paper. */
export interface PaperToDraw {
  readonly facts: PaperFacts
  /** The pixels of the logo, as a PNG. */
  readonly logo: Uint8Array | null
}
