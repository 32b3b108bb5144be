import { languageTag, type Language } from '@kitwright/words'
import type { Letter, LetterOptOut } from '../letters/letter.ts'
import { contentSections } from './contentSections.ts'
import { escape } from './escape.ts'
import type { Inline, Inlines } from './inlinePictures.ts'
import { styleSheetOf, toneStylesOf } from './mailStyles.ts'
import { pictureBlock, type MailBlockContext } from './mailBlocks.ts'
import { sectionRows, type Section } from './sectionBlock.ts'
import type { MailTheme } from './themes/index.ts'

export interface Letterhead {
  readonly shop: string
  readonly theme: MailTheme
  readonly language: Language
  readonly origin: string
  /** The shop's phone and e-mail address, where it has told them. */
  readonly contact: { readonly phone: string; readonly email: string } | null
  readonly whereabouts?: { readonly address: string; readonly hours: string } | undefined
  /** The words that invite an answer; null if none would arrive. */
  readonly invite: string | null
  /** Absent for a mail that is always sent. */
  readonly optOut?: LetterOptOut | undefined
}

/** Logos are designed for white paper, so they get a white plate. */
function nameBlock({ shop, theme }: Letterhead, logo: Inline | null): string {
  const isCentred = theme.align === 'center'
  const plate = logo
    ? `<td style="padding-right:14px"><div style="padding:6px 8px;background:#ffffff;border-radius:6px;line-height:0">${pictureBlock(logo, 'display:block')}</div></td>`
    : ''
  const ink = theme.name === 'bar' ? theme.light.onBar : theme.light.onGround
  const says = `font-family:${theme.showFonts};font-size:20px;font-weight:${theme.head.weight};line-height:1.6;color:${ink}`
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"${isCentred ? ' align="center"' : ''}><tr>${plate}<td class="${theme.name === 'bar' ? 'bar' : 'name'}" style="${says}">${escape(shop)}</td></tr></table>`
}

const groundRow = (html: string, align: string, padding: string): string =>
  `<tr><td style="padding:${padding};text-align:${align}">${html}</td></tr>`

const bandRow = (band: string): string =>
  `<tr><td height="12" style="height:12px;font-size:0;line-height:0;background:#932832;background:${band}">&nbsp;</td></tr>`

const phoneLink = (phone: string, style: string): string =>
  `<a class="name" href="tel:${escape(phone.replaceAll(/[^\d+]/g, ''))}" style="${style};white-space:nowrap">${escape(phone)}</a>`

/** Text that inboxes show after the subject. What follows keeps the mail's other words out of it. */
const previewBlock = (text: string): string =>
  `<div style="display:none;font-size:1px;line-height:1px;max-height:0;max-width:0;opacity:0;overflow:hidden;mso-hide:all">${escape(text)}${'&#847;&zwnj;&nbsp;'.repeat(30)}</div>`

const contactLine = ({ shop, origin, contact }: Letterhead, style: string): string =>
  [
    escape(shop),
    ...(contact?.phone ? [phoneLink(contact.phone, style)] : []),
    ...(contact?.email
      ? [`<a class="name" href="mailto:${escape(contact.email)}" style="${style}">${escape(contact.email)}</a>`]
      : []),
    `<a class="name" href="${escape(origin)}" style="${style}">${escape(origin)}</a>`,
  ].join(' · ')

const optOutLine = ({ text, label, url }: LetterOptOut, style: string): string =>
  `<p class="name" style="margin:8px 0 0;${style}">${escape(text)} <a class="name" href="${escape(url)}" style="${style}">${escape(label)}</a></p>`

/** Renders where the shop is and when it is open, each line as the tenant wrote it. */
const whereaboutsLines = ({ whereabouts }: Letterhead, style: string): string =>
  [whereabouts?.address, whereabouts?.hours]
    .flatMap(text => text || [])
    .map(text => `<p class="name" style="margin:4px 0 0;${style}">${escape(text).replaceAll('\n', '<br>')}</p>`)
    .join('')

/** Renders the shop's name, contact, address, hours and how to stop such mails below the card, on the mail's ground. */
const footRow = (head: Letterhead): string => {
  const style = `color:${head.theme.light.onGround};font-size:13px;line-height:1.7`
  const invite = head.invite
    ? `<p class="name" style="margin:0 0 4px;${style};font-weight:600">${escape(head.invite)}</p>`
    : ''
  return groundRow(
    `${invite}<p class="name" style="margin:0;${style}">${contactLine(head, style)}</p>${whereaboutsLines(head, style)}${head.optOut ? optOutLine(head.optOut, style) : ''}`,
    head.theme.align,
    '16px 28px 8px',
  )
}

/**
 * Renders a letter as a single column that every mail program shows, in the shop's theme and colour, on light and dark
 * backgrounds.
 */
export function htmlOf(letter: Letter, head: Letterhead, inlines: Inlines): string {
  const { theme, language } = head
  const { light, fonts } = theme
  const context: MailBlockContext = { theme, language, tones: toneStylesOf(theme, language) }
  const name = nameBlock(head, inlines.logo)
  const bar: Section[] =
    theme.name === 'bar' ? [{ html: name, ground: { colour: light.bar, ink: light.onBar, name: 'bar' } }] : []
  const says = `font-family:${fonts};font-size:16px;line-height:1.7`
  const band = theme.band === undefined ? '' : bandRow(theme.band)
  const clip = theme.sections === 'joined' ? `border-radius:${theme.radiusPx.card}px;overflow:hidden;` : ''
  return `<!doctype html>
<html lang="${languageTag(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(letter.subject)}</title>
<style>${styleSheetOf(theme)}</style></head>
<body class="ground" style="margin:0;padding:0;background:${light.ground};${says};color:${light.ink}">
${previewBlock(letter.preview ?? letter.lines[0] ?? '')}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:${light.ground}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;${clip}${says}">
${[
  ...(theme.name === 'ground' ? [groundRow(name, theme.align, '4px 8px 18px')] : []),
  band,
  sectionRows([...bar, ...contentSections(letter, inlines, context)], theme),
  band,
  footRow(head),
]
  .filter(row => row !== '')
  .join('\n')}
</table>
</td></tr></table>
</body></html>
`
}
