import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBuilds } from './webBuilds.ts'
import { createTestPages, type TestPages } from '../testing/testingPages.ts'

const SCRIPT = 'console.log("kit")\n'.repeat(200)
const INDEX = '<!doctype html><title>Kitwright</title>'

let pages: TestPages
beforeAll(async () => {
  pages = await createTestPages({
    'index.html': INDEX,
    'built-from.txt': 'a stamp',
    'assets/app-1a2b3c.js': SCRIPT,
    'assets/app-1a2b3c.js.br': brotliCompressSync(SCRIPT),
    'assets/app-1a2b3c.js.gz': gzipSync(SCRIPT),
    'assets/jersey-9f.glb': Buffer.alloc(2000),
    'assets/jersey-9f.glb.br': brotliCompressSync(Buffer.alloc(2000)),
  })
})
afterAll(async () => pages.close())
const open: TestPages['open'] = async (...asked) => pages.open(...asked)

test('every page address opens the app', async () => {
  for (const url of ['/', '/design/soccer', '/order/printinvoice?order=1', '/me/setting', '/index.html', '//']) {
    const page = await open(url)
    expect([url, page.statusCode]).toEqual([url, 200])
    expect(page.body).toContain('<title>Angkor Kits</title>')
    expect(page.headers['cache-control']).toBe('no-cache')
    expect(page.headers['content-type']).toMatch('text/html')
  }
})

test('an address of no page is answered so, with the app that says it', async () => {
  for (const url of ['/nowhere', '//a:b@c:99999/', '/design/toga', '/office/nowhere', '/design/preview']) {
    const page = await open(url)
    expect([url, page.statusCode, page.body.includes('<title>Angkor Kits</title>')]).toEqual([url, 404, true])
  }
})

test('no cache keeps a page whose address holds the key to an account', async () => {
  for (const url of ['/auth/resetpassword?token=x', '/auth/unlock?token=x', '/auth/google'])
    expect((await open(url)).headers['cache-control']).toBe('no-store')
})

test('built files are kept for ever, under their own type', async () => {
  const script = await open('/assets/app-1a2b3c.js')
  expect(script.body).toBe(SCRIPT)
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await open('/assets/jersey-9f.glb')).headers['content-type']).toBe('model/gltf-binary')
})

test('a missing file is not answered with the page', async () => {
  for (const url of [
    '/assets/app-old.js',
    '/favicon.ico',
    '/built-from.txt',
    '/..%2f..%2fpackage.json',
    '/.env.local',
  ]) {
    const { statusCode, body } = await open(url)
    expect([url, statusCode]).toEqual([url, 404])
    expect(body).not.toContain('Kitwright')
  }
})

test('a file that a newer build brings is served at once', async () => {
  expect((await open('/assets/late-77.js')).statusCode).toBe(404)
  await pages.write('assets/late-77.js', SCRIPT)
  expect((await open('/assets/late-77.js')).body).toBe(SCRIPT)
})

test('an unknown host gets a page without a brand, and no files', async () => {
  for (const url of ['/', '/assets/app-1a2b3c.js']) {
    const { statusCode, headers, body } = await open(url, { host: 'other.example', 'accept-language': 'km' })
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toMatch('text/html')
    expect(body).toContain('lang="km"')
    expect(body).not.toMatch(/kitwright|angkor/i)
  }
})

test('unknown addresses of the API stay JSON', async () => {
  const { statusCode, headers } = await open('/api/none', { accept: 'text/html' })
  expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
})

test('the copies that the build compressed are sent to who takes them', async () => {
  const url = '/assets/app-1a2b3c.js'
  const small = await open(url, { 'accept-encoding': 'gzip, br' })
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) })
  expect(small.headers['content-type']).toMatch('javascript')
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(SCRIPT)
  const gzip = await open(url, { 'accept-encoding': 'gzip' })
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT)
  const model = await open('/assets/jersey-9f.glb', { 'accept-encoding': 'br' })
  expect(model.headers).toMatchObject({ 'content-type': 'model/gltf-binary', 'content-encoding': 'br' })
  expect((await open(`${url}.br`)).statusCode).toBe(404)
})

test('an unchanged page is not sent again', async () => {
  const first = await open('/')
  const again = await open('/', { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('a file of another build is served by any server for a long time', async () => {
  const build = async (stamp: string) =>
    createTestPages(
      { 'index.html': INDEX, [`assets/page-${stamp}.js`]: `export default '${stamp}'`, 'assets/same-1f.css': 'p{}' },
      { beside: pages.shop, keepsBuilds: true },
    )
  const [before, after] = [await build('aa11'), await build('bb22')]
  for (const { shop } of [before, after]) await shop.app.ready()
  const ask = async ({ open: get }: TestPages, name: string) => {
    const { statusCode, body, headers } = await get(name)
    return statusCode === 200 ? [body, headers['content-type'], headers['cache-control']] : statusCode
  }
  const kept = 'public, max-age=31536000, immutable'
  for (const [server, stamp] of [[after, 'aa11'] as const, [before, 'bb22'] as const])
    await expect
      .poll(async () => ask(server, `/assets/page-${stamp}.js`), { interval: 200 })
      .toEqual([`export default '${stamp}'`, 'text/javascript; charset=utf-8', kept])
  expect(await ask(before, '/assets/page-cc33.js')).toBe(404)
  await before.close()
  const { files } = pages.shop
  const later = new Date(Date.now() + 15 * 24 * 60 * 60 * 1000)
  const builds = createBuilds(files, 'nowhere')
  await builds.publish(new Date())
  expect(await files.has('builds/assets/page-aa11.js')).toBe(true)
  await builds.publish(later)
  expect(await files.has('builds/assets/page-aa11.js')).toBe(false)
  await after.close()
})
