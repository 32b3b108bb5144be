/** What a mail says, before it has a form. */
export interface Letter {
  readonly subject: string
  readonly greeting: string
  readonly lines: readonly string[]
  /** A code to type, shown large. */
  readonly code?: string
  readonly button?: { readonly label: string; readonly url: string }
  /** Small print under it. */
  readonly after?: readonly string[]
}

export interface Letterhead {
  readonly shop: string
  /** The shop's colour, `#rrggbb`. */
  readonly colour: string
  readonly language: 'en' | 'kh'
  readonly origin: string
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string): string => text.replace(/[&<>"']/g, sign => ESCAPES[sign]!)

/** The plain text, for readers that show no HTML. */
export function textOf({ greeting, lines, code, button, after = [] }: Letter, { shop, origin }: Letterhead): string {
  const parts = [greeting, ...lines]
  if (code) parts.push(code)
  if (button) parts.push(`${button.label}:\n${button.url}`)
  return `${[...parts, ...after].join('\n\n')}\n\n${shop}\n${origin}\n`
}

/** White or near-black, whichever reads better on the colour. */
function inkOn(colour: string): string {
  const [r = 0, g = 0, b = 0] = (colour.match(/[0-9a-f]{2}/gi) ?? []).map(hex => Number.parseInt(hex, 16))
  return 0.299 * r + 0.587 * g + 0.114 * b > 150 ? '#0f172a' : '#ffffff'
}

const FONTS = `'Kantumruy Pro','Noto Sans Khmer','Khmer OS Battambang',Inter,Arial,sans-serif`

function paragraph(text: string, style = ''): string {
  return `<p style="margin:0 0 16px;${style}">${escape(text)}</p>`
}

const codeBlock = (code: string): string =>
  `<p style="margin:0 0 16px;padding:16px;background:#f1f5f9;border-radius:8px;text-align:center;font-size:31px;font-weight:700;letter-spacing:6px">${escape(code)}</p>`

function buttonBlock({ label, url }: NonNullable<Letter['button']>, colour: string): string {
  const style = `display:inline-block;padding:12px 20px;border-radius:6px;background:${colour};color:${inkOn(colour)};text-decoration:none;font-weight:600`
  return `<p style="margin:0 0 16px"><a href="${escape(url)}" style="${style}">${escape(label)}</a></p>
<p style="margin:0 0 16px;font-size:12px;color:#475569;word-break:break-all">${escape(url)}</p>`
}

/** A single column that every reader shows, in the shop's colour. */
export function htmlOf(letter: Letter, { shop, colour, language, origin }: Letterhead): string {
  const { subject, greeting, lines, code, button, after = [] } = letter
  const body = [
    paragraph(greeting, 'font-weight:600'),
    ...lines.map(line => paragraph(line)),
    ...(code ? [codeBlock(code)] : []),
    ...(button ? [buttonBlock(button, colour)] : []),
    ...after.map(line => paragraph(line, 'font-size:14px;color:#475569')),
  ].join('\n')
  return `<!doctype html>
<html lang="${language === 'kh' ? 'km' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f1f5f9;font-family:${FONTS};font-size:16px;line-height:1.7;color:#0f172a">
<div style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:12px;overflow:hidden">
<div style="padding:18px 28px;background:${colour};color:${inkOn(colour)};font-size:20px;font-weight:700">${escape(shop)}</div>
<div style="padding:28px 28px 12px">
${body}
</div>
<div style="padding:14px 28px;border-top:1px solid #e2e8f0;font-size:12px;color:#475569">${escape(shop)} · <a href="${escape(origin)}" style="color:#475569">${escape(origin)}</a></div>
</div></body></html>
`
}
