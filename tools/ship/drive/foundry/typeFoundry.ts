import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

/** The one font of the catalogue. */
export const OUTSIDE_FONT = 'check-slab'

export interface TypeFoundry {
  readonly url: string
  close(): Promise<void>
}

/** Opens a public font catalogue with one font, whose file is packaged in the checked tree under another name. */
export async function openTypeFoundry(port: number, tree: string): Promise<TypeFoundry> {
  const url = `http://127.0.0.1:${port}`
  const bytes = readFileSync(join(tree, 'node_modules/@fontsource/teko/files/teko-latin-500-normal.woff2'))
  const lists = { subsets: ['latin'], weights: [400], styles: ['normal'], defSubset: 'latin' }
  const facts = { variable: false, lastModified: '2026-01-01', category: 'display', license: 'OFL-1.1', type: 'google' }
  const listed = { id: OUTSIDE_FONT, family: 'Check Slab', ...lists, ...facts }
  const variants = { 400: { normal: { latin: { url: { woff2: `${url}/check-slab.woff2` } } } } }
  const answers: Readonly<Record<string, unknown>> = {
    '/v1/fonts': [listed],
    [`/v1/fonts/${OUTSIDE_FONT}`]: { ...listed, unicodeRange: { latin: 'U+0-FF' }, variants },
  }
  const server = createServer(({ url: path = '' }, response) => {
    const answer = answers[path]
    response.statusCode = answer || path.endsWith('.woff2') ? 200 : 404
    response.end(path.endsWith('.woff2') ? bytes : JSON.stringify(answer ?? null))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return { url, close: async () => new Promise(resolve => void server.close(() => resolve())) }
}
