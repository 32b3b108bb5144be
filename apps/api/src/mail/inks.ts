// Kantumruy first where it is installed: most phones have a Khmer face of their own.
export const FONTS = `'Kantumruy Pro','Noto Sans Khmer','Khmer OS Battambang',Inter,Arial,sans-serif`

/** Under kits, codes and how to pay. */
export const PALE = '#eef2f7'

/** Ink and size by what a text is; its name is its class, too. */
export const STYLES = {
  plain: 'color:#0f172a',
  strong: 'color:#0f172a;font-weight:600',
  head: 'color:#475569;font-size:14px;font-weight:700',
  muted: 'color:#475569;font-size:14px',
  small: 'color:#475569;font-size:12px',
} as const

/** On dark ground. Readers that know no such question show the light mail, or turn it themselves. */
const DARK = `.ground{background:#0b1220!important}.card{background:#131c2e!important}.pale{background:#1e293b!important}
.plain,.strong,.pale{color:#e2e8f0!important}.head,.muted,.small{color:#a9b7cb!important}.line,.quote{border-color:#334155!important}`

export const DARK_STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${DARK}}`
