import { parseHex, readableOn } from '@kitwright/measure'
import { languageTag, type Language } from '@kitwright/words'
import { escape, escapeLines } from './escape.ts'
import { FONTS, PALE, STYLES, STYLE_SHEET } from './mailStyles.ts'
import type { Letter } from '../letters/letter.ts'
import type { Inline, Inlines } from './inlinePictures.ts'
import { orderedBlock } from './orderedBlock.ts'

export interface Letterhead {
  readonly shop: string
  /** The shop's colour, `#rrggbb`. */
  readonly colour: string
  readonly language: Language
  readonly origin: string
}

type Tone = keyof typeof STYLES

const paragraph = (text: string, tone: Tone = 'plain', gapPx = 16): string =>
  `<p class="${tone}" style="margin:0 0 ${gapPx}px;${STYLES[tone]}">${escapeLines(text)}</p>`

const codeBlock = (code: string): string =>
  `<p class="pale" style="margin:0 0 16px;padding:16px;background:${PALE};color:#0f172a;border-radius:8px;text-align:center;font-size:31px;font-weight:700;letter-spacing:6px">${escape(code)}</p>`

/** Styles the background and a text colour with a contrast of at least 4.5 : 1. */
const onBrand = (colour: string): string => `background:${colour};color:${readableOn(parseHex(colour)!)}`

function buttonBlock({ label, url }: NonNullable<Letter['button']>, colour: string): string {
  const style = `display:inline-block;padding:12px 20px;border-radius:6px;${onBrand(colour)};text-decoration:none;font-weight:600`
  return `<p style="margin:0 0 16px"><a href="${escape(url)}" style="${style}">${escape(label)}</a></p>
<p class="small" style="margin:0 0 16px;${STYLES.small};word-break:break-all">${escape(url)}</p>`
}

const picture = ({ cid, widthPx, heightPx, alt }: Inline, style: string): string =>
  `<img src="cid:${cid}" width="${widthPx}" height="${heightPx}" alt="${escape(alt)}" style="border:0;${style}">`

/** Logos are designed for white paper, so they get a white plate. */
const headBlock = ({ shop, colour }: Letterhead, logo: Inline | null): string => {
  const plate = logo
    ? `<td style="padding-right:14px"><div style="padding:6px 8px;background:#ffffff;border-radius:6px;line-height:0">${picture(logo, 'display:block')}</div></td>`
    : ''
  return `<div style="padding:16px 28px;${onBrand(colour)}"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${plate}<td style="font-size:20px;font-weight:700;color:${readableOn(parseHex(colour)!)}">${escape(shop)}</td></tr></table></div>`
}

/** Side by side if there is space. Their background is part of the pictures, so mail programs cannot change it. */
const kitBlock = (kits: readonly Inline[]): string =>
  kits.length === 0
    ? ''
    : `<div style="padding:12px;background:${PALE};text-align:center;line-height:0">${kits.map(kit => picture(kit, 'display:inline-block;max-width:48%;height:auto')).join('')}</div>`

const factBlock = (facts: NonNullable<Letter['facts']>): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${facts
    .map(
      ({ label, value, isStrong }) =>
        `<tr><td class="muted line" style="padding:6px 12px 6px 0;border-bottom:1px solid #e2e8f0;vertical-align:top;white-space:nowrap;${STYLES.muted}">${escape(label)}</td><td class="${isStrong ? 'strong' : 'plain'} line" align="right" style="padding:6px 0;border-bottom:1px solid #e2e8f0;vertical-align:top;${STYLES[isStrong ? 'strong' : 'plain']}">${escapeLines(value)}</td></tr>`,
    )
    .join('')}</table>`

const payBlock = ({ head, amounts, ways }: NonNullable<Letter['pay']>, khqr: Inline | null): string =>
  `<div class="pale" style="margin:0 0 20px;padding:16px 18px 2px;background:${PALE};border-radius:8px">
${[paragraph(head, 'head', 4), ...amounts.map((text, i) => paragraph(text, i === 0 ? 'strong' : 'plain', 4)), ...ways.map(text => paragraph(text, 'plain', 12))].join('\n')}
${khqr ? `<p style="margin:0 0 16px">${picture(khqr, 'max-width:100%;background:#ffffff;border-radius:6px')}</p>` : ''}
</div>`

function bodyOf(letter: Letter, { colour }: Letterhead, { khqr }: Inlines): string {
  const { greeting, lines, quote, facts = [], code, pay, button, ordered, after = [] } = letter
  return [
    paragraph(greeting, 'strong'),
    ...lines.map(line => paragraph(line)),
    ...(quote
      ? [
          `<div class="quote" style="margin:0 0 16px;padding:2px 0 2px 14px;border-left:4px solid #cbd5e1">${paragraph(quote)}</div>`,
        ]
      : []),
    ...(facts.length > 0 ? [factBlock(facts)] : []),
    ...(code ? [codeBlock(code)] : []),
    ...(pay ? [payBlock(pay, khqr)] : []),
    ...(button ? [buttonBlock(button, colour)] : []),
    ...(ordered ? [orderedBlock(ordered)] : []),
    ...after.map(line => paragraph(line, 'muted')),
  ].join('\n')
}

/**
 * Renders a letter as a single column that every mail program shows, in the shop's colour, on light and dark
 * backgrounds.
 */
export function htmlOf(letter: Letter, head: Letterhead, inlines: Inlines): string {
  const { shop, language, origin } = head
  return `<!doctype html>
<html lang="${languageTag(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(letter.subject)}</title>
<style>${STYLE_SHEET}</style></head>
<body class="ground" style="margin:0;padding:0;background:#f1f5f9;font-family:${FONTS};font-size:16px;line-height:1.7;color:#0f172a">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f1f5f9"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" class="card" style="width:100%;max-width:560px;background:#ffffff;border-radius:12px;overflow:hidden;font-family:${FONTS};font-size:16px;line-height:1.7;text-align:left"><tr><td>
${headBlock(head, inlines.logo)}
${kitBlock(inlines.kits)}
<div style="padding:28px 28px 12px">
${bodyOf(letter, head, inlines)}
</div>
<div class="small line" style="padding:14px 28px;border-top:1px solid #e2e8f0;${STYLES.small}">${escape(shop)} · <a class="small" href="${escape(origin)}" style="${STYLES.small}">${escape(origin)}</a></div>
</td></tr></table>
</td></tr></table>
</body></html>
`
}
