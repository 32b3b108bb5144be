import { createDesign } from '@kitwright/design'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestShop } from '../testing.ts'
import { createTestPages, type TestPages } from '../testing/testingPages.ts'

const INDEX = `<!doctype html>
<html lang="km">
  <head><meta charset="utf-8" /><title>Kitwright</title></head>
  <body><div id="root"></div></body>
</html>`

let shop: TestShop
let pages: TestPages
beforeAll(async () => {
  pages = await createTestPages({ 'index.html': INDEX })
  shop = pages.shop
})
afterAll(async () => pages.close())

const open: TestPages['open'] = async (...asked) => pages.open(...asked)
const headOf = async (url: string, headers: Record<string, string> = {}) => (await open(url, headers)).body
const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

async function addTenant(slug: string, name: string, settings: object = {}): Promise<string> {
  const host = `${slug}.localhost`
  await shop.database.withPlatform(async trx => {
    const { id } = await trx
      .insertInto('tenants')
      .values({ slug, name, settings: JSON.stringify(settings), product_types: ['TSHIRT'] })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx.insertInto('tenant_hosts').values({ host, tenant_id: id }).execute()
  })
  return host
}

async function share(name: string) {
  const { access_token: token } = await shop.signUp()
  const id = crypto.randomUUID()
  await shop.call('POST /api/designs', { body: { id, name, document: createDesign('soccer') }, token })
  const { value } = await shop.call('POST /api/designs/{id}/preview', { params: { id }, token })
  return { id, token, path: value.path, key: value.token }
}

describe('the head of a page', () => {
  test('is the shop’s own, in the language of address, choice, browser, else Khmer', async () => {
    const tagOf = async (url: string, headers = {}) => /<html lang="(\w+)"/.exec(await headOf(url, headers))?.[1]
    expect(await tagOf('/')).toBe('km')
    expect(await tagOf('/', { 'accept-language': 'en-GB,en;q=0.9' })).toBe('en')
    expect(await tagOf('/', { 'accept-language': 'en', cookie: 'lang=kh' })).toBe('km')
    expect(await tagOf('/?lang=en', { cookie: 'lang=kh' })).toBe('en')
    expect(await tagOf('/?lang=constructor')).toBe('km')
    const [english, khmer] = [await headOf('/?lang=en'), await headOf('/')]
    expect(english).toContain('<title>Angkor Kits</title>')
    expect(contentOf(english, 'description')).toContain('at Angkor Kits')
    expect(contentOf(khmer, 'description')).toMatch(/[\u1780-\u17ff].*Angkor Kits/)
    expect(contentOf(english, 'theme-color')).toBe('#10b981')
    expect(await headOf('/', { host: 'mekong.localhost' })).toContain('<title>Mekong Tees</title>')
  })

  test('names the page, its picture and its other languages', async () => {
    const html = await headOf('/design/hoodie?utm=1', { 'accept-language': 'en' })
    expect(contentOf(html, 'og:title')).toBe('Hoodie')
    expect(contentOf(html, 'og:image')).toBe('http://localhost/api/products/HOODIE/picture?side=both&amp;shape=social')
    expect(html).toContain('<link rel="canonical" href="http://localhost/design/hoodie" />')
    expect(html).toContain('<link rel="alternate" href="http://localhost/design/hoodie?lang=km" hreflang="km" />')
    expect(html).toContain('<link rel="alternate" href="http://localhost/design/hoodie" hreflang="x-default" />')
    expect(contentOf(html, 'robots')).toBeUndefined()
    const named = await headOf('/pricing?lang=en')
    expect(named).toContain('<link rel="canonical" href="http://localhost/pricing?lang=en" />')
  })

  test('keeps what is private, or nowhere, out of searches', async () => {
    for (const path of ['/me/dashboard', '/office', '/auth/unlock', '/nowhere', '/design/toga', '/constructor']) {
      const html = await headOf(path)
      expect([path, contentOf(html, 'robots')]).toEqual([path, 'noindex'])
      expect(html).not.toContain('canonical')
    }
    const html = await headOf('/quickstart', { host: 'mekong.localhost' })
    expect(contentOf(html, 'robots')).toBe('noindex')
  })

  test('of a shared design shows that design, while its link lives', async () => {
    const { id, token, path, key } = await share('River "Dragons" <b>')
    const html = await headOf(path, { 'accept-language': 'en' })
    expect(contentOf(html, 'og:title')).toBe('River &quot;Dragons&quot; &lt;b&gt;')
    const picture = `/api/previews/${key}/picture?side=both&shape=social&v=1`
    expect(contentOf(html, 'og:image')).toBe(`http://localhost${picture}`.replaceAll('&', '&amp;'))
    expect(contentOf(html, 'robots')).toBe('noindex')
    const { width, height } = await sharp((await open(picture)).rawPayload).metadata()
    expect([width, height]).toEqual([1200, 630])
    const posters = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="image" media="\(orientation: (\w+)\)"/g)]
    expect(posters.map(([, , media]) => media)).toEqual(['portrait', 'landscape'])
    for (const [, href] of posters) expect((await open(href!.replaceAll('&amp;', '&'))).statusCode).toBe(200)
    expect(await headOf(path, { host: 'mekong.localhost' })).not.toContain('Dragons')
    await shop.call('DELETE /api/designs/{id}/preview', { params: { id }, token })
    expect(await headOf(path)).not.toContain('Dragons')
  })

  test('lets no name or address break out of its place', async () => {
    const name = '</title><script>alert(1)</script>"$& $1'
    const host = await addTenant('hostile', name)
    const html = await headOf('/', { host })
    expect(html).not.toContain('<script>')
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;$&amp; $1</title>')
    expect(contentOf(html, 'og:site_name')).toContain('&lt;/title&gt;')
    const manifest = (await open('/manifest.webmanifest', { host })).json<{ name: string }>()
    expect(manifest.name).toBe(name)
    expect(await headOf('/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E')).not.toContain('<script>')
  })

  test('is one page per language for caches', async () => {
    const page = await open('/')
    expect(page.headers.vary).toBe('accept-language, cookie, accept-encoding')
    const again = await open('/', { 'if-none-match': String(page.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await open('/?lang=en', { 'if-none-match': String(page.headers.etag) })).statusCode).toBe(200)
  })
})

describe('beside the pages', () => {
  test('crawlers find every page of this shop and no other', async () => {
    const map = await open('/sitemap.xml')
    expect(map.headers['content-type']).toMatch('application/xml')
    const found = [...map.body.matchAll(/<loc>http:\/\/localhost([^<]*)<\/loc>/g)].map(match => match[1])
    expect(found).toEqual(expect.arrayContaining(['/', '/pricing', '/quickstart', '/design/soccer', '/design/hoodie']))
    for (const path of found) expect((await headOf(path!)).includes('noindex')).toBe(false)
    const other = (await open('/sitemap.xml', { host: 'mekong.localhost' })).body
    expect(other).toContain('<loc>http://mekong.localhost/design/tshirt</loc>')
    expect(other).not.toContain('/design/soccer')
    const robots = (await open('/robots.txt')).body
    expect(robots).toContain('Sitemap: http://localhost/sitemap.xml')
    expect(robots).toContain('Disallow: /me/')
    for (const url of ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/icons/any-192.png'])
      expect((await open(url, { host: 'other.example' })).statusCode).toBe(404)
  })

  test('the shop can be installed, under its own name, colour and icons', async () => {
    const answer = await open('/manifest.webmanifest', { 'accept-language': 'en' })
    expect(answer.headers['content-type']).toMatch('application/manifest+json')
    const manifest = answer.json<Record<string, unknown> & { icons: { src: string; sizes: string }[] }>()
    expect(manifest).toMatchObject({
      name: 'Angkor Kits',
      short_name: 'Angkor Kits',
      lang: 'en',
      start_url: '/',
      display: 'standalone',
      theme_color: '#10b981',
    })
    for (const { src, sizes } of manifest.icons) {
      const icon = await open(src)
      expect(icon.headers['cache-control']).toMatch('immutable')
      const { width, height, format } = await sharp(icon.rawPayload).metadata()
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
    }
  })

  test('an icon has the brand’s colour and is drawn once, also for masks', async () => {
    const cornerAndMiddle = async (url: string, host = 'localhost') => {
      const icon = sharp((await open(url, { host })).rawPayload).ensureAlpha()
      const { data, info } = await icon.raw().toBuffer({ resolveWithObject: true })
      const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
      return { corner: at(1, 1), edge: at(Math.round(info.width / 2), 4) }
    }
    const any = await cornerAndMiddle('/icons/any-192.png')
    const maskable = await cornerAndMiddle('/icons/maskable-192.png')
    expect(any.corner[3]).toBe(0)
    expect(maskable.corner).toEqual(any.edge)
    const [red, green, blue] = any.edge
    expect(green).toBeGreaterThan(red! + 20)
    expect(green).toBeGreaterThan(blue!)
    const other = await cornerAndMiddle('/icons/maskable-192.png', 'mekong.localhost')
    expect(other.corner[0]).toBeGreaterThan(other.corner[1]! + 20)
    const [first, second] = [await open('/icons/apple-180.png'), await open('/icons/apple-180.png')]
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    for (const name of ['any-9999.png', 'constructor', '..%2f..%2fpackage.json'])
      expect([name, (await open(`/icons/${name}`)).statusCode]).toEqual([name, 404])
  })

  test('a shop with a Khmer name has a Khmer icon', async () => {
    const host = await addTenant('khmer', 'ខេមរា កីឡា', { colour: '#1d4ed8' })
    const icon = async (at: string) => sharp((await open('/icons/any-512.png', { host: at })).rawPayload).stats()
    // The letter is drawn: light on the dark background.
    expect((await icon(host)).channels[0]!.max).toBeGreaterThan(240)
  })
})
