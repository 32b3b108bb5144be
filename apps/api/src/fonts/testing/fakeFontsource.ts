import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'

const require = createRequire(import.meta.resolve('@kitwright/library'))

/** A font of the catalogue that has the files of a packaged one, so that no two test machines need the internet. */
export interface FakeFont {
  readonly id: string
  readonly family: string
  /** The package that its files are of. */
  readonly package: string
  readonly subsets: readonly string[]
  readonly weights?: readonly number[]
  /** The address of the files in the catalogue; its own server by default. */
  readonly filesAt?: string
  readonly type?: string
}

export interface FakeFontsource {
  readonly url: string
  readonly fonts: FakeFont[]
  /** Every path that was asked for. */
  readonly asked: string[]
  /** The server's reaction to calls: answers, refuses them, or sends invalid files. */
  mode: 'well' | 'away' | 'spoilt'
  close(): Promise<void>
}

const listedAs = ({ id, family, subsets, weights = [400, 700], type = 'google' }: FakeFont) => ({
  id,
  family,
  subsets,
  weights,
  styles: ['normal'],
  defSubset: subsets.includes('latin') ? 'latin' : subsets[0]!,
  variable: false,
  lastModified: '2026-01-01',
  category: 'display',
  license: 'OFL-1.1',
  type,
})

/** Describes a font as the real service does: every weight with every subset, whether there is such a file or not. */
function describe(font: FakeFont, root: string) {
  const { id, package: name, subsets, weights = [400, 700], filesAt = `${root}/files` } = font
  const fileOf = (weight: number, subset: string) => ({
    url: { woff2: `${filesAt}/${name}-${subset}-${weight}-normal.woff2`, ttf: `${filesAt}/${id}.ttf` },
  })
  const variants = Object.fromEntries(
    weights.map(weight => [
      weight,
      { normal: Object.fromEntries(subsets.map(subset => [subset, fileOf(weight, subset)])) },
    ]),
  )
  const unicodeRange = require(`@fontsource/${name}/unicode.json`) as Record<string, string>
  return { ...listedAs(font), unicodeRange, variants }
}

/** A Fontsource catalogue over real HTTP. */
export async function startFakeFontsource(...fonts: FakeFont[]): Promise<FakeFontsource> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url!)
    asked.push(path)
    const end = (status: number, body: string | Uint8Array): void => void response.writeHead(status).end(body)
    if (fake.mode === 'away') return end(500, 'away')
    if (path === '/v1/fonts')
      return end(200, JSON.stringify([...fake.fonts.map(listedAs), { id: 'an entry of no use' }]))
    const font = fake.fonts.find(each => path === `/v1/fonts/${each.id}`)
    if (font) return end(200, JSON.stringify(describe(font, fake.url)))
    const [, name] = /^\/files\/([\w-]+)\.woff2$/.exec(path) ?? []
    const packageName = name?.replace(/-(?:latin|khmer|cyrillic|vietnamese|thai|greek|absent)(?:-ext)?-\d+-normal$/, '')
    if (name === undefined) return end(404, '{"status":404,"error":"Not Found. Font does not exist."}')
    if (fake.mode === 'spoilt') return end(200, '<html>Sign in to the café’s network</html>')
    readFile(
      require.resolve(`@fontsource/${packageName}/package.json`).replace('package.json', `files/${name}.woff2`),
    ).then(
      bytes => end(200, bytes),
      () => end(404, 'no such file'),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeFontsource = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fonts: [...fonts],
    asked,
    mode: 'well',
    close: async () => new Promise(resolve => void server.close(() => resolve())),
  }
  return fake
}
