import { loadTexts, loadWordJoiner } from '@kitwright/words'
import type { Whereabouts } from '../../content/index.ts'
import { DEFAULT_COLOUR, parseSettings } from '../../tenants/index.ts'
import { type Inline, inlineFile, inlineKhqr, inlineKits, type Kit, type PictureSource } from './inlinePictures.ts'
import { htmlOf } from './layout.ts'
import { type AddressedLetter, textOf } from '../letters/letter.ts'
import { loadMailTexts } from '../letters/texts/mailTexts.ts'
import type { Mail, MailPicture } from '../delivery/sender.ts'
import { mailThemeOf } from './themes/index.ts'

/** A letter with everything its mail needs. Sending it requires no transaction. */
export interface AddressedMail extends AddressedLetter {
  readonly deliveryId: string
  readonly shop: string
  readonly host: string
  readonly origin: string
  readonly settings: Readonly<Record<string, unknown>>
  /** Stated below the mail. */
  readonly whereabouts: Whereabouts
  readonly kits: readonly Kit[]
}

export interface MailComposition {
  readonly source: PictureSource
  readonly mailFrom: string | undefined
  /** How long the mail waits for the kits to be drawn. After that it is sent without them. */
  readonly withinMs: number
}

/** Renders a letter as a mail with its pictures. */
export async function composeMail(
  written: AddressedMail,
  { source, mailFrom, withinMs }: MailComposition,
): Promise<Mail> {
  const {
    letter,
    to,
    replyTo,
    isAnswerable = false,
    optOut,
    language,
    shop,
    host,
    origin,
    deliveryId,
    whereabouts,
  } = written
  const { colour = DEFAULT_COLOUR, logo, theme: name = null, contact = null } = parseSettings(written.settings)
  const theme = mailThemeOf(name, colour)
  const say = await loadMailTexts(language)
  const kits = await loadTexts(language, 'club')
  const join = await loadWordJoiner(language)
  const inlines = {
    logo: await inlineFile(source, { kind: 'logo', address: logo, alt: shop }),
    khqr: letter.pay ? await inlineKhqr(source, letter.pay) : [],
    kits: await inlineKits(source, written.kits, {
      withinMs,
      ground: theme.light.stage,
      altOf: ({ name, kit, side }) => say(side, { design: kit ? `${name} · ${kits[kit]}` : name }),
      captionOf: ({ name, kit }) => (kit ? `${name} · ${kits[kit]}` : name),
    }),
  }
  const invite = isAnswerable ? say('foot_answer') : null
  const head = { shop, theme, language, origin, contact, whereabouts, invite, optOut }
  return {
    messageId: `<${deliveryId}@${host}>`,
    from: { name: shop, address: mailFrom ?? `no-reply@${host}` },
    to,
    ...(replyTo && { replyTo }),
    ...(optOut && { headers: oneClickOf(optOut.oneClickUrl) }),
    subject: letter.subject.replaceAll(/\s+/g, ' '),
    text: textOf(letter, head),
    html: join(htmlOf(letter, head, inlines)),
    attachments: [inlines.logo, ...inlines.khqr, ...inlines.kits].flatMap(inline => (inline ? [attach(inline)] : [])),
  }
}

/** Mail programs show a button for it, and send the request themselves (RFC 8058). */
const oneClickOf = (url: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const attach = ({ cid, fileName, bytes }: Inline): MailPicture => ({
  cid,
  filename: fileName,
  content: bytes,
  contentDisposition: 'inline',
})
