import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createFontsource } from './fontsource.ts'

const entryOf = (id: string, change: object = {}) => ({
  id,
  family: 'Sabay',
  subsets: ['latin'],
  weights: [400],
  styles: ['normal'],
  defSubset: 'latin',
  variable: false,
  lastModified: '2026-01-01',
  category: 'display',
  license: 'OFL-1.1',
  type: 'google',
  ...change,
})
const wholeOf = (id: string) => ({
  ...entryOf(id),
  unicodeRange: {},
  variants: { 400: { normal: { latin: { url: { woff2: 'https://cdn.example/a.woff2' } } } } },
})

/** Catalogue answers, by path; any other path is a 404. */
const answers = new Map<string, (response: ServerResponse) => void>()
const calls: string[] = []
const catalogue = createServer(({ url: path = '' }, response) => {
  calls.push(path)
  const answer = answers.get(path)
  if (answer) answer(response)
  else response.writeHead(404).end('no such font')
})
const json = (value: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(value))
const text =
  (body: string, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status).end(body)
/** A connection that ends in the middle of the answer. */
const cut = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-length': '9999' })
  response.write('[{"id":', () => response.destroy())
}

let url: string
beforeAll(async () => {
  await new Promise<void>(resolve => catalogue.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(catalogue.address() as AddressInfo).port}`
})
afterAll(() => void catalogue.close())
beforeEach(() => {
  answers.clear()
  calls.length = 0
})

/** A fresh memory of the catalogue, and its complaints. */
function open() {
  const complaints: string[] = []
  return { complaints, fontsource: createFontsource(url, error => void complaints.push(String(error))) }
}
const fiveMegabytes = Array.from({ length: 20_000 }, (_, at) => entryOf(`sabay-${at}`))

describe('a list of fonts', () => {
  test.each([
    ['a page of a captive portal', text('<html>Sign in</html>')],
    ['no list', json({ error: 'moved' })],
    ['null', json(null)],
    ['nothing', text('')],
    ['a 404', text('no such page', 404)],
    ['a redirect', (response: ServerResponse) => void response.writeHead(302, { location: '/v2' }).end()],
    ['five megabytes', json(fiveMegabytes)],
    ['more fonts than a phone should load', json(fiveMegabytes.slice(0, 5_001))],
    ['a cut connection', cut],
  ])('of %s is no list: the catalogue is away, reported once', async (_, answer) => {
    answers.set('/v1/fonts', answer)
    const { fontsource, complaints } = open()
    const [first, second] = await Promise.all([fontsource.list(), fontsource.list()])
    expect([first, second, fontsource.isAway()]).toEqual([undefined, undefined, true])
    expect([complaints.length, calls.length]).toEqual([1, 1])
  })

  test('leaves out entries that nobody could choose or read, and says how many', async () => {
    const good = [entryOf('sabay'), entryOf('moul-2', { family: ' Moul\u0000\n Two  ' })]
    answers.set(
      '/v1/fonts',
      json([
        ...good,
        entryOf('no-name', { family: ' \u200B ' }),
        entryOf('long', { family: 'Very long '.repeat(12) }),
        entryOf('no-subsets', { subsets: [] }),
        entryOf('no-weights', { weights: [] }),
        entryOf('no-styles', { styles: [] }),
        entryOf('../etc/passwd'),
        entryOf('Upper Case'),
        entryOf('own-0123456789abcdef'),
        entryOf('sabay', { family: 'Sabay once more' }),
        null,
        'teko',
      ]),
    )
    const { fontsource, complaints } = open()
    const listed = await fontsource.list()
    expect(listed?.map(({ id, family }) => [id, family])).toEqual([
      ['sabay', 'Sabay'],
      ['moul-2', 'Moul Two'],
    ])
    expect(complaints).toEqual([expect.stringContaining('11 fonts')])
  })
})

describe('a font', () => {
  test('that the catalogue lacks stays absent while the catalogue is away', async () => {
    answers.set('/v1/fonts/sabay', json(wholeOf('sabay')))
    const { fontsource, complaints } = open()
    expect(await fontsource.find('gone')).toBeNull()
    answers.set('/v1/fonts/broken', text('<html>Sign in</html>'))
    expect([await fontsource.find('broken'), fontsource.isAway()]).toEqual([undefined, true])
    expect(await fontsource.find('gone')).toBeNull()
    expect((await fontsource.find('sabay'))?.family).toBe('Sabay')
    expect([fontsource.isAway(), complaints.length]).toEqual([false, 1])
  })
})
