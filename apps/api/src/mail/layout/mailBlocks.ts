import type { Language } from '@kitwright/words'
import type { Letter } from '../letters/letter.ts'
import { escape, escapeLines } from './escape.ts'
import type { Inline } from './inlinePictures.ts'
import type { Tone, ToneStyles } from './mailStyles.ts'
import type { MailTheme } from './themes/index.ts'

/** The theme, language and text styles that every block of a mail is rendered with. */
export interface MailBlockContext {
  readonly theme: MailTheme
  readonly language: Language
  readonly tones: ToneStyles
}

export const paragraph = (text: string, { tones }: MailBlockContext, tone: Tone = 'plain', gapPx = 16): string =>
  `<p class="${tone}" style="margin:0 0 ${gapPx}px;${tones[tone]}">${escapeLines(text)}</p>`

export const headBlock = (text: string, { tones }: MailBlockContext): string =>
  `<h2 class="head" style="margin:0 0 10px;${tones.head}">${escape(text)}</h2>`

export const pictureBlock = ({ cid, widthPx, heightPx, alt }: Inline, style: string): string =>
  `<img src="cid:${cid}" width="${widthPx}" height="${heightPx}" alt="${escape(alt)}" style="border:0;${style}">`

export const codeBlock = (code: string, { theme }: MailBlockContext): string =>
  `<p class="pale" style="margin:0 0 16px;padding:16px;background:${theme.light.pale};color:${theme.light.ink};border-radius:${theme.radiusPx.block}px;text-align:center;font-size:31px;font-weight:700;letter-spacing:6px">${escape(code)}</p>`

export const quoteBlock = (text: string, context: MailBlockContext): string =>
  `<div class="quote" style="margin:0 0 16px;padding:2px 0 2px 14px;border-left:4px solid ${context.theme.light.line};text-align:left">${paragraph(text, context)}</div>`

/** Renders the button and its address, for mail programs that block links. */
export function buttonBlock({ label, url }: NonNullable<Letter['button']>, { theme, tones }: MailBlockContext): string {
  const { button, onButton } = theme.light
  const style = `display:inline-block;padding:13px 24px;border-radius:${theme.radiusPx.button}px;background:${button};color:${onButton};text-decoration:none;font-weight:700`
  return `<p style="margin:0 0 12px"><a class="button" href="${escape(url)}" style="${style}">${escape(label)}</a></p>
<p class="small" style="margin:0;${tones.small};word-break:break-all">${escape(url)}</p>`
}

/** Renders the pictures side by side. Their ground is part of them, so mail programs cannot change it. */
export function kitBlock(kits: readonly Inline[], { theme, tones }: MailBlockContext): string {
  const corners = theme.sections === 'apart' ? `;border-radius:${theme.radiusPx.card}px` : ''
  const cells = kits.map(kit => {
    const caption = kit.caption
      ? `<div class="stage" style="padding:8px 4px 0;${tones.small};color:${theme.light.onStage};font-size:14px;line-height:1.6">${escape(kit.caption)}</div>`
      : ''
    return `<td align="center" valign="bottom" width="${Math.round(100 / kits.length)}%">${pictureBlock(kit, 'display:block;margin:0 auto;max-width:100%;height:auto')}${caption}</td>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${theme.light.stage}${corners}"><tr><td style="padding:14px 10px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${cells.join('')}</tr></table></td></tr></table>`
}

export function factBlock(facts: NonNullable<Letter['facts']>, { theme, tones }: MailBlockContext): string {
  const border = `border-bottom:1px solid ${theme.light.line};vertical-align:top`
  const rows = facts.map(({ label, value, isStrong, url }) => {
    const tone = isStrong ? 'strong' : 'plain'
    const shown = url
      ? `<a class="${tone}" href="${escape(url)}" style="${tones[tone]}">${escapeLines(value)}</a>`
      : escapeLines(value)
    return `<tr><td class="muted line" align="left" style="padding:6px 12px 6px 0;${border};white-space:nowrap;${tones.muted}">${escape(label)}</td><td class="${tone} line" align="right" style="padding:6px 0;${border};overflow-wrap:anywhere;word-break:break-word;${tones[tone]}">${shown}</td></tr>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows.join('')}</table>`
}

/** Renders what happens next, each step with its day. */
export const stepBlock = ({ head, steps }: NonNullable<Letter['next']>, context: MailBlockContext): string =>
  `${headBlock(head, context)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="text-align:left">${steps
    .map(
      ({ on, text }) =>
        `<tr><td class="strong line" style="padding:7px 16px 7px 0;white-space:nowrap;border-bottom:1px solid ${context.theme.light.line};vertical-align:top;${context.tones.strong}">${escape(on)}</td><td class="plain line" width="99%" style="padding:7px 0;border-bottom:1px solid ${context.theme.light.line};vertical-align:top;${context.tones.plain}">${escape(text)}</td></tr>`,
    )
    .join('')}</table>`
