import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.resolve('@kitwright/library'))

/** Faults of the fake catalogue: no answer for the font, an HTML page, megabytes, half an answer, or an answer after minutes. */
type Fault = 'gone' | 'page' | 'large' | 'cut' | 'slow'
interface Font {
  readonly id: string
  readonly family: string
  /** The packaged font that supplies the files. */
  readonly package: string
  readonly subsets: readonly string[]
  readonly fault?: Fault
}

const LATIN = { package: 'oswald', subsets: ['latin'] }
const FONTS: readonly Font[] = [
  { id: 'sabay-khmer', family: 'Sabay Khmer', package: 'moul', subsets: ['khmer', 'latin'] },
  { id: 'sabay-slab', family: 'Sabay Slab', ...LATIN },
  // Two fonts that the shop never offers.
  { id: 'open-sauce-sans', family: 'Open Sauce Sans', ...LATIN },
  { id: 'bravura-text', family: 'Bravura Text', ...LATIN },
  { id: 'sabay-gone', family: 'Sabay Gone', ...LATIN, fault: 'gone' },
  { id: 'sabay-page', family: 'Sabay Page', ...LATIN, fault: 'page' },
  { id: 'sabay-large', family: 'Sabay Large', ...LATIN, fault: 'large' },
  { id: 'sabay-cut', family: 'Sabay Cut', ...LATIN, fault: 'cut' },
  { id: 'sabay-slow', family: 'Sabay Slow', ...LATIN, fault: 'slow' },
]
const FIVE_MEGABYTES = 5 * 1024 * 1024
const SLOW_MS = 60_000

const listedAs = ({ id, family, subsets }: Font) => ({
  id,
  family,
  subsets,
  weights: [400],
  styles: ['normal'],
  defSubset: 'latin',
  variable: false,
  lastModified: '2026-01-01',
  category: 'display',
  license: 'OFL-1.1',
  type: 'google',
})
function describe(font: Font, root: string) {
  const files = font.subsets.map(subset => [
    subset,
    { url: { woff2: `${root}/files/${font.package}-${subset}-400-normal.woff2` } },
  ])
  return { ...listedAs(font), unicodeRange: {}, variants: { 400: { normal: Object.fromEntries(files) } } }
}

const FAULTS: Readonly<Record<Fault, (response: ServerResponse) => void>> = {
  gone: response => void response.writeHead(404).end('{"status":404}'),
  page: response => void response.end('<html>Sign in to the café’s network</html>'),
  large: response => void response.end(JSON.stringify({ more: 'x'.repeat(FIVE_MEGABYTES) })),
  cut: response => {
    response.writeHead(200, { 'content-length': '9999' })
    response.write('{"id":', () => response.destroy())
  },
  slow: response => {
    const waiting = setTimeout(() => response.end('{}'), SLOW_MS)
    response.on('close', () => clearTimeout(waiting))
  },
}

/**
 * Serves a public font catalogue for the end-to-end tests, whose files are packaged fonts; the descriptions of some
 * fonts are faulty.
 */
export function serveTypeFoundry(port: number): string {
  const root = `http://127.0.0.1:${port}`
  createServer((request, response) => {
    const path = decodeURIComponent(request.url!)
    if (path === '/v1/fonts') return void response.end(JSON.stringify(FONTS.map(listedAs)))
    const font = FONTS.find(({ id }) => path === `/v1/fonts/${id}`)
    if (font?.fault) return FAULTS[font.fault](response)
    if (font) return void response.end(JSON.stringify(describe(font, root)))
    const [, name, packaged] = /^\/files\/(([a-z]+)-[a-z]+-400-normal\.woff2)$/.exec(path) ?? []
    if (name === undefined) return FAULTS.gone(response)
    readFile(require.resolve(`@fontsource/${packaged}/files/${name}`)).then(
      bytes => response.end(bytes),
      () => FAULTS.gone(response),
    )
  }).listen(port, '127.0.0.1')
  return root
}
