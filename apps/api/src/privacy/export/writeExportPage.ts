import { languageTag, type Language, loadTexts } from '@kitwright/words'
import type { CustomerData } from '../readAll.ts'

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

const STYLE = `:root{color-scheme:light dark;font:1rem/1.6 system-ui,'Noto Sans Khmer',sans-serif}
body{margin:0 auto;max-width:64rem;padding:1.5rem}h2{margin:2.5rem 0 .5rem}article{border:1px solid #8886;border-radius:.5rem;padding:.75rem 1rem;margin:.75rem 0}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:0}dt{opacity:.7}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
details{margin:.25rem 0}pre{overflow:auto;max-height:30rem;font-size:.8rem}`

type Row = Readonly<Record<string, unknown>>

type Scalar = string | number | boolean | bigint | Date | null | undefined
const isScalar = (value: unknown): value is Scalar =>
  value === null || typeof value !== 'object' || value instanceof Date
const textOf = (value: Scalar): string => (value instanceof Date ? value.toISOString() : String(value ?? ''))
const nameOf = (key: string): string => escape(key.replaceAll('_', ' '))

/** Renders one record: short values as a list, what is nested folded away. */
function recordOf(row: Row): string {
  // An order or a quote stands alone in its row.
  const only = Object.values(row)
  const record = only.length === 1 && !isScalar(only[0]) ? (only[0] as Row) : row
  const entries = Object.entries(record)
  const short = entries.flatMap(([key, value]) =>
    isScalar(value) && textOf(value) !== '' ? [[key, value] as const] : [],
  )
  const nested = entries.filter(([, value]) => !isScalar(value) && JSON.stringify(value) !== '[]')
  return `<article><dl>${short
    .map(([key, value]) => `<dt>${nameOf(key)}</dt><dd>${escape(textOf(value))}</dd>`)
    .join('')}</dl>${nested
    .map(
      ([key, value]) =>
        `<details><summary>${nameOf(key)}</summary><pre>${escape(JSON.stringify(value, null, 2))}</pre></details>`,
    )
    .join('')}</article>`
}

/** Writes all of an export as one page that a browser opens without network and without a script. */
export async function writeExportPage({ json }: CustomerData, language: Language): Promise<string> {
  const words = await loadTexts(language, 'personal')
  const sections = Object.entries(json).map(([name, value]) => {
    const rows = (Array.isArray(value) ? value : [value]) as readonly Row[]
    const title = words[`data_${name}` as keyof typeof words] ?? name
    return `<h2>${escape(title)} (${rows.length})</h2>${rows.map(recordOf).join('')}`
  })
  const title = escape(words.data_page)
  return `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1>${sections.join('')}</body></html>
`
}
