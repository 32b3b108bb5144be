import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from './support/test.ts'

/** The attributes by which a browser loads pictures. The links of cards are elsewhere: only networks follow them. */
const SOURCES = /(?:src|srcset)="[^"]*"/gi
const PICTURE = /\/api\/(?:products|templates)\/[^\s"]+/g
const PACKAGED = fileURLToPath(new URL('../../apps/api/pictures/', import.meta.url))
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

test('a new shop’s public pages show only pictures that come with the program', async ({ request }) => {
  const files = await Promise.all((await readdir(PACKAGED)).map(async name => readFile(join(PACKAGED, name))))
  const packaged = new Set(files.map(hashOf))
  for (const path of ['/', '/products', '/store']) {
    const html = async () => (await request.get(path)).text()
    await expect.poll(html, { message: `${path} is rendered`, timeout: 60_000 }).toContain('<h1')
    const sources = (await html()).match(SOURCES) ?? []
    const addresses = new Set(sources.join(' ').replaceAll('&amp;', '&').match(PICTURE))
    expect(addresses.size, `pictures on ${path}`).toBeGreaterThan(5)
    for (const address of addresses) {
      const answer = await request.get(address, { headers: { accept: 'image/webp' } })
      expect(packaged.has(hashOf(await answer.body())), `${address} on ${path} is packaged`).toBe(true)
    }
  }
})
