// Kantumruy first if it is installed. Most phones have a Khmer font of their own.
export const FONTS = `'Kantumruy Pro','Noto Sans Khmer','Khmer OS Battambang',Inter,Arial,sans-serif`

/** Background of kits, codes and payment details. */
export const PALE = '#eef2f7'

/** Colour and size by the kind of text. Its name is also its class. */
export const STYLES = {
  plain: 'color:#0f172a',
  strong: 'color:#0f172a;font-weight:600',
  head: 'color:#475569;font-size:14px;font-weight:700',
  muted: 'color:#475569;font-size:14px',
  small: 'color:#475569;font-size:12px',
} as const

/** Styles for dark mode. Mail programs without this media query show the light mail, or invert it themselves. */
const DARK = `.ground{background:#0b1220!important}.card{background:#131c2e!important}.pale{background:#1e293b!important}
.plain,.strong,.pale{color:#e2e8f0!important}.head,.muted,.small{color:#a9b7cb!important}.line,.quote,.rows td,.rows th{border-color:#334155!important}`

/** Cells of long lists. A style on each would make a mail of some hundred lines so large that Gmail cuts it off. */
const ROWS = `.rows td,.rows th{padding:6px 12px 6px 0;border-bottom:1px solid #e2e8f0;font-size:14px;line-height:1.5}
.rows td:last-child,.rows th:last-child{padding-right:0}
.rows .muted{color:#475569}.rows .small{color:#475569;font-size:12px}.rows .long{word-break:break-word}`

export const STYLE_SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
${ROWS}
@media (prefers-color-scheme:dark){${DARK}}`
