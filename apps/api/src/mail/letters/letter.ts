import type { Language } from '@kitwright/words'
import type { OrderListing } from './orderListing.ts'

/** The amount of one order that is due. */
export interface LetterSum {
  /** The order's number; null if the mail is about one order. */
  readonly title: string | null
  readonly due: { readonly label: string; readonly amount: string }
  /** The same in words, its deadline, and the rest. */
  readonly amounts: readonly string[]
  /** The text of a KHQR code with the amount; shown instead of the shop's picture. */
  readonly code: string | null
  /** Words below the code. */
  readonly codeNotes: readonly string[]
}

/** The content of a mail, before it has a layout. */
export interface Letter {
  readonly subject: string
  /** Shown by inboxes after the subject; the first line if absent. */
  readonly preview?: string
  readonly greeting: string
  readonly lines: readonly string[]
  /** A verbatim quotation. */
  readonly quote?: string
  readonly facts?: readonly {
    readonly label: string
    readonly value: string
    readonly isStrong?: boolean
    /** The page that shows it. */
    readonly url?: string
  }[]
  /** A code to type, shown large. */
  readonly code?: string
  /** The amounts due and how to pay them. */
  readonly pay?: {
    readonly head: string
    readonly sums: readonly LetterSum[]
    readonly ways: readonly string[]
    /** The address of the shop's KHQR picture for a bank's app. */
    readonly khqr: string | null
  }
  /** The next steps, each with its day. */
  readonly next?: {
    readonly head: string
    readonly steps: readonly { readonly on: string; readonly text: string }[]
  }
  readonly button?: { readonly label: string; readonly url: string }
  /** Every line of an order. It comes last, so that a mail program that cuts a long mail leaves the instructions. */
  readonly ordered?: OrderListing
  /** Small print below the letter. */
  readonly after?: readonly string[]
}

/** The links by which a reader stops mails of this kind. */
export interface LetterOptOut {
  /** Why the reader gets it. */
  readonly text: string
  readonly label: string
  /** The page on which a person confirms. */
  readonly url: string
  /** The address to which a mail program sends its one-click request (RFC 8058). */
  readonly oneClickUrl: string
}

/** A letter and its recipient. */
export interface AddressedLetter {
  readonly to: string
  readonly language: Language
  /** The reply-to address; the shop if absent. */
  readonly replyTo?: string
  /** Whether an answer to the mail reaches the shop, as the mail then says. */
  readonly isAnswerable?: boolean
  readonly letter: Letter
  /** Absent for a mail that is always sent. */
  readonly optOut?: LetterOptOut
}

/** The shop's name, its contact, address and hours where it has told them, and the address of its pages. */
interface TextFoot {
  readonly shop: string
  readonly origin: string
  readonly contact?: { readonly phone: string; readonly email: string } | null
  readonly whereabouts?: { readonly address: string; readonly hours: string }
  /** The words that invite an answer; null if none would arrive. */
  readonly invite?: string | null
  readonly optOut?: LetterOptOut | undefined
}

/** Renders the plain text, for mail programs that show no HTML. */
export function textOf(letter: Letter, { shop, origin, contact, whereabouts, invite, optOut }: TextFoot): string {
  const { greeting, lines, quote, facts = [], code, pay, next, button, ordered, after = [] } = letter
  const parts = [greeting, ...lines]
  if (quote) parts.push(quote.replaceAll(/^/gm, '> '))
  if (facts.length > 0)
    parts.push(facts.map(({ label, value, url }) => `${label}: ${value}${url ? `\n${url}` : ''}`).join('\n'))
  if (code) parts.push(code)
  if (pay) parts.push([pay.head.toUpperCase(), ...pay.sums.flatMap(sumLines), ...pay.ways].join('\n'))
  if (next) parts.push([next.head.toUpperCase(), ...next.steps.map(({ on, text }) => `${on}: ${text}`)].join('\n'))
  if (button) parts.push(`${button.label}:\n${button.url}`)
  if (ordered) parts.push(...textsOf(ordered))
  const place = [whereabouts?.address, whereabouts?.hours]
  const foot = [invite, shop, ...place, contact?.phone, contact?.email, origin].filter(line => line)
  const stop = optOut ? `\n${optOut.text}\n${optOut.label}: ${optOut.url}\n` : ''
  return `${[...parts, ...after].join('\n\n')}\n\n${foot.join('\n')}\n${stop}`
}

const sumLines = ({ title, amounts, codeNotes }: LetterSum): string[] => [
  ...(title === null ? [] : [title]),
  ...amounts,
  ...codeNotes,
]

const textsOf = ({ head, groups }: OrderListing): string[] => [
  head.toUpperCase(),
  ...groups.map(({ title, rows, sum }) => [title, ...rows.map(({ text }) => `- ${text}`), ...sum].join('\n')),
]
