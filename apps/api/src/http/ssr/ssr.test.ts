import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { sql } from '../../database/index.ts'
import type { TestShop } from '../testing.ts'
import { createTestPages, type TestPages } from '../testing/testingPages.ts'

const INDEX = `<!doctype html>
<html lang="km">
  <head><title>Kitwright</title><link rel="stylesheet" href="/assets/begin.css" />
    <link rel="preload" href="/whoami" as="fetch" crossorigin="anonymous" />
    <link rel="modulepreload" crossorigin href="/assets/main.js"></head>
  <body><div id="root"></div></body>
</html>`

/** A typical SSR bundle: it requests the shop's `whoami`, and counts how often it is called itself. */
const BUNDLE = `
let count = 0
export async function render({ path, language, ask }) {
  if (path === '/terms') throw new Error('no markup')
  const { body } = await ask({ url: '/whoami', method: 'GET', headers: {}, body: null })
  const tenant = JSON.parse(new TextDecoder().decode(body))
  count += 1
  return {
    markup: '<h1 class="title _late_x1_1">' + tenant.name + ' ' + language + ' ' + count + '</h1>', preloads: '<link rel="preload" href="/hero.webp" as="image">',
    language, answers: [[['GET /x', {}], '</script><script>alert(1)</script><!-- $& ']], words: ['shop'], modules: ['src/Page.tsx'],
  }
}`
const face = (name: string, range: string): string =>
  `@font-face{font-family:${name};src:url(/assets/${name}.woff2)format("woff2");unicode-range:${range}}`
const THEME = [
  face('latin-title', 'U+20-7E, U+A0-FF'),
  face('khmer-title', 'U+1780-17FF,U+200B'),
  face('khmer-text', 'U+1780-17FF'),
  face('khmer-bold', 'U+1780-17FF'),
  '@font-face{font-family:Gap;src:url(/assets/gap.woff2)}',
].join('')
const MANIFEST = {
  'src/begin.ts': { file: 'assets/begin.js', css: ['assets/begin.css'] },
  'src/parts.ts': { file: 'assets/parts.js', css: ['assets/parts.css'], imports: ['src/begin.ts'] },
  'src/Page.tsx': {
    file: 'assets/Page.js',
    css: ['assets/Page.css'],
    imports: ['src/parts.ts', 'src/begin.ts'],
    dynamicImports: ['src/Late.tsx', 'src/Dialog.tsx'],
  },
  'src/Late.tsx': { file: 'assets/Late.js', css: ['assets/Late.css'], imports: ['src/parts.ts'] },
  'src/Dialog.tsx': { file: 'assets/Dialog.js', css: ['assets/Dialog.css'] },
  'x/kantumruy-pro-khmer-400-normal.woff2': { file: 'assets/khmer.woff2' },
  'src/app/themes/matchday/matchday.css': { file: 'assets/matchday.css' },
}

let shop: TestShop
let pages: TestPages
beforeAll(async () => {
  pages = await createTestPages({
    'index.html': INDEX,
    'assets/parts.css': '.parts{}',
    'assets/Page.css': '.page{}',
    'assets/Late.css': '._late_x1_1{}',
    'assets/matchday.css': THEME,
    'assets/Dialog.css': '.title,._open_x2_1{}',
    'ssr/render.js': BUNDLE,
    'ssr/package.json': '{ "type": "module" }',
    '.vite/manifest.json': JSON.stringify(MANIFEST),
  })
  shop = pages.shop
  // One shop without a theme, one with.
  await pages.shop.database.withPlatform(async trx =>
    trx
      .updateTable('tenants')
      .set({ settings: sql`settings - 'theme'` })
      .where('slug', '=', 'angkor')
      .execute(),
  )
})
afterAll(async () => pages.close())

const open: TestPages['open'] = async (...asked) => pages.open(...asked)
const h1Of = (html: string): string | undefined => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]

test('a rendered page switches to the browser’s language by a script the policy allows', async () => {
  const { body, headers } = await open('/', { 'accept-language': 'en' })
  const [, language, script] = /<script data-lang="(..)">([^]*?)<\/script>/.exec(body) ?? []
  expect(language).toBe('kh')
  expect(script).toContain('location.reload()')
  const hash = createHash('sha256').update(script!).digest('base64')
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  expect((await open('/', { cookie: 'lang=en' })).body).toContain('<script data-lang="en">')
})

test('a public page comes rendered, in the language in which the app begins', async () => {
  const { body } = await open('/', { 'accept-language': 'en' })
  expect(h1Of(body)).toMatch(/^Angkor Kits kh/)
  expect(body).toContain('<html data-mantine-color-scheme="light" data-early lang="km">')
  const english = (await open('/', { cookie: 'lang=en; theme=dark' })).body
  expect(h1Of(english)).toMatch(/^Angkor Kits en/)
  expect(english).toContain('<html data-mantine-color-scheme="dark" lang="en">')
  expect(h1Of((await open('/', { host: 'mekong.localhost' })).body)).toMatch(/^Mekong Tees kh/)
})

test('a rendered page names what it needs, foundations first and nothing twice', async () => {
  const { body } = await open('/')
  expect(body.match(/rel="stylesheet"(?![^>]*disabled)/g)).toHaveLength(1)
  // Also the styles of components that a browser loads lazily, if the page shows them.
  expect(body).toContain('<style>.parts{}.page{}._late_x1_1{}</style>')
  expect(body).toContain('<link rel="stylesheet" href="/assets/Page.css" disabled />')
  expect(body).toContain('<link rel="preload" href="/assets/khmer.woff2" as="font"')
  expect(body.indexOf('/hero.webp')).toBeLessThan(body.indexOf('</head>'))
})

test('the first HTML of a themed shop names the theme and links its sheet', async () => {
  const { body } = await open('/', { host: 'mekong.localhost' })
  expect(body).toContain('data-theme-name="matchday"')
  expect(body).toMatch(/<link rel="stylesheet" href="\/assets\/matchday\.css" \/>[^]*<\/head>/)
  expect(body).not.toMatch(/data-early|khmer\.woff2/)
})

test('a page of a themed shop preloads the fonts of its first lines, in its language', async () => {
  const fontsOf = async (language: string) => {
    const { body } = await open('/', { host: 'mekong.localhost', cookie: `lang=${language}` })
    return [...body.matchAll(/<link rel="preload" href="([^"]*)" as="font" type="font\/woff2" crossorigin \/>/g)].map(
      ([, href]) => href,
    )
  }
  expect(await fontsOf('kh')).toEqual(['/assets/khmer-title.woff2', '/assets/khmer-text.woff2'])
  expect(await fontsOf('en')).toEqual(['/assets/latin-title.woff2'])
})

test('the office of a themed shop has no theme', async () => {
  const { body } = await open('/office/orders', { host: 'mekong.localhost' })
  expect(body).not.toMatch(/data-theme-name|matchday\.css/)
})

test('the app’s scripts load at once where it draws the page, else later', async () => {
  const linked = async (url: string) =>
    (await open(url)).body.match(/href="\/(?:whoami|assets\/main\.js)"/g)?.length ?? 0
  expect([await linked('/'), await linked('/me/dashboard')]).toEqual([0, 2])
})

test('a rendered page carries its answers as data that cannot end its own element', async () => {
  const { body } = await open('/?utm_source=mail')
  const [, data] = /<script type="application\/json" id="hydration">(.*?)<\/script>/.exec(body)!
  expect(JSON.parse(data!)).toMatchObject({
    address: '/?utm_source=mail',
    language: 'kh',
    answers: [[['GET /x', {}], '</script><script>alert(1)</script><!-- $& ']],
    words: ['shop'],
  })
  // The app's script and the one that requests the page in the stored language.
  expect(body.match(/<script/g)).toHaveLength(2)
})

test('a page that depends on its query, or fails, is drawn in the browser', async () => {
  for (const url of ['/?colour=red', '/terms', '/me/dashboard', '/Terms']) {
    const { statusCode, body } = await open(url)
    expect([url, statusCode, body.includes('<div id="root"></div>')]).toEqual([url, 200, true])
  }
})

test('a page is rendered once for all, and anew after an office change', async () => {
  const [first, second] = [h1Of((await open('/')).body), h1Of((await open('/')).body)]
  expect(second).toBe(first)
  const token = await shop.signInStaff('admin@angkor.example')
  const { value: prices } = await shop.call('GET /api/office/prices', { token })
  expect(h1Of((await open('/')).body)).toBe(first)
  await shop.call('PUT /api/office/prices', { token, body: prices })
  expect(h1Of((await open('/')).body)).not.toBe(first)
})

test('a rendered page shows a new brand once the start-up call tells it', async () => {
  const token = await shop.signInStaff('admin@angkor.example')
  const { value: brand } = await shop.call('GET /api/office/brand', { token })
  const told = async (): Promise<string[]> => [
    (await shop.call('GET /whoami')).value.name,
    h1Of((await open('/')).body)!.slice(0, brand.name.length),
  ]
  expect(await told()).toEqual([brand.name, brand.name])
  const name = brand.name.toUpperCase()
  await shop.call('PUT /api/office/brand', { token, body: { ...brand, name } })
  expect(await told()).toEqual([name, name])
  await shop.call('PUT /api/office/brand', { token, body: brand })
})

test('an unknown address, or a product the shop lacks, answers 404 with its page', async () => {
  const status = async (path: string, host = 'localhost') => (await open(path, { host })).statusCode
  for (const path of ['/', '/terms', '/quickstart', '/design/hoodie', '/terms?lang=en'])
    expect([path, await status(path)]).toEqual([path, 200])
  for (const path of ['/nowhere', '/design/toga', '/terms/more'])
    expect([path, await status(path)]).toEqual([path, 404])
  const nowhere = await open('/nowhere')
  expect(nowhere.body).toContain('<div id="root">')
  expect(nowhere.headers['content-type']).toMatch('text/html')
  expect((await open('/nowhere', { 'if-none-match': String(nowhere.headers.etag) })).statusCode).toBe(404)
  const mekong = 'mekong.localhost'
  expect([
    await status('/quickstart', mekong),
    await status('/design/hoodie', mekong),
    await status('/design/tshirt', mekong),
  ]).toEqual([404, 404, 200])
})

test('an own page is rendered while it is published, anew after each publication alone', async () => {
  const token = await shop.signInStaff('admin@angkor.example')
  const params = { slug: 'sponsors' }
  const content = { title: { en: 'Our sponsors' }, description: { en: 'Thank you' }, blocks: [] }
  const [isMapped, status] = [
    async () => (await open('/sitemap.xml')).body.includes('/pages/sponsors'),
    async () => (await open('/pages/sponsors')).statusCode,
  ]
  await shop.call('POST /api/office/pages', { token, body: { slug: 'sponsors', content } })
  expect([await status(), await isMapped()]).toEqual([404, false])
  const publish = async (version: number, isShown: boolean) =>
    shop.call('PUT /api/office/pages/{slug}/publication', {
      token,
      params,
      headers: { 'if-match': `"${version}"` },
      body: { isShown },
    })
  await publish(1, true)
  const { statusCode, body } = await open('/pages/sponsors', { cookie: 'lang=en' })
  expect([statusCode, h1Of(body)?.slice(0, 14), await isMapped()]).toEqual([200, 'Angkor Kits en', true])
  expect(body).toContain('<meta property="og:title" content="Our sponsors" />')
  expect(body).toContain('<meta name="description" content="Thank you" />')
  const first = h1Of((await open('/pages/sponsors')).body)
  await shop.call('PUT /api/office/pages/{slug}', { token, params, headers: { 'if-match': '"1"' }, body: { content } })
  expect(h1Of((await open('/pages/sponsors')).body)).toBe(first)
  await publish(2, true)
  expect(h1Of((await open('/pages/sponsors')).body)).not.toBe(first)
  // Capitals would be a page of their own for caches.
  expect((await open('/Pages/sponsors')).body).toContain('<div id="root"></div>')
  await publish(2, false)
  expect([await status(), await isMapped()]).toEqual([404, false])
})

test('a rendered page is compressed on request, and its bundle is private', async () => {
  const small = await open('/', { 'accept-encoding': 'gzip, br' })
  expect(small.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(small.rawPayload).toString()).toBe((await open('/')).body)
  expect((await open('/ssr/render.js')).statusCode).toBe(404)
})

test('no page is rendered once a newer build stands in place of the bundle’s', async () => {
  await pages.write('index.html', INDEX.replace('begin.css', 'begin-2.css'))
  expect((await open('/')).body).toContain('<div id="root"></div>')
  await pages.write('index.html', INDEX)
  expect(h1Of((await open('/')).body)).toMatch(/^Angkor Kits kh/)
})
