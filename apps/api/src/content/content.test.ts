import type { Call, Response_ } from '@kitwright/contract'
import { loadDefaultContent, type Block, type PageContent } from '@kitwright/pages/content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestShop } from '../http/testing.ts'
import { type AskOffice, createTestOffice } from '../http/testingOffice.ts'
import { publishDuePages } from './index.ts'

let shop: TestShop
let ask: AskOffice
let store: string
beforeAll(async () => {
  ;({ shop, ask, store } = await createTestOffice())
})
afterAll(async () => shop.close())

type Page = Response_<'GET /api/office/pages/{slug}'>

const hero = (en: string, kh = ''): Block => ({
  kind: 'hero',
  id: 'hero',
  kicker: {},
  title: { en, kh },
  lead: {},
  button: null,
  secondButton: null,
  picture: 'none',
  hasFacts: false,
})
const content = (en: string, kh = '', more: readonly Block[] = []): PageContent => ({
  title: { en, kh },
  description: {},
  blocks: [hero(en, kh), ...more],
})
const banner = (href: string): Block => ({
  kind: 'banner',
  id: 'banner',
  title: { en: 'Now' },
  text: {},
  button: { label: { en: 'Go' }, href },
})

const get = async (slug: string): Promise<Page> =>
  (await ask('GET /api/office/pages/{slug}', { params: { slug } })).value
const match = (version: number) => ({ 'if-match': `"${version}"` })
const save = async (slug: string, version: number, body: PageContent, token?: string) =>
  ask('PUT /api/office/pages/{slug}', { params: { slug }, headers: match(version), body: { content: body } }, token)
const publish = async (
  slug: string,
  version: number,
  body: Call<'PUT /api/office/pages/{slug}/publication'>['body'] = { isShown: true },
) => ask('PUT /api/office/pages/{slug}/publication', { params: { slug }, headers: match(version), body })
const make = async (slug: string, body = content('Sponsors')) =>
  ask('POST /api/office/pages', { body: { slug, content: body } })
const read = async (slug: string, language: 'en' | 'kh' = 'en', host = 'localhost') =>
  shop.call('GET /api/pages/{slug}', { params: { slug }, query: { language }, host })
const titleOf = async (...[slug, language, host]: Parameters<typeof read>) =>
  (await read(slug, language, host)).value.title
const version = async (): Promise<number> => {
  const { rows } = await shop.database.withPlatform(async trx => ({
    rows: await trx.selectFrom('tenants').select('content_version').where('slug', '=', 'angkor').execute(),
  }))
  return rows[0]!.content_version
}

test('an unchanged shop shows the pages of a new one, in both languages', async () => {
  const first = (await loadDefaultContent('about'))!
  expect(await get('about')).toMatchObject({ version: 0, publishedVersion: 0, isOwn: false, content: first })
  expect([await titleOf('about'), await titleOf('about', 'kh')]).toEqual([first.title.en, first.title.kh])
  expect(JSON.stringify((await read('about')).value)).toContain('Angkor Kits makes team wear')
  const { items } = (await ask('GET /api/office/pages')).value
  expect(items.map(({ slug, missing }) => [slug, missing.kh])).toEqual(
    ['home', 'about', 'careers', 'contact', 'privacy', 'terms'].map(slug => [slug, 0]),
  )
})

test('visitors see a published draft at once, and servers drop cached pages', async () => {
  const before = await version()
  const saved = await save('careers', 0, content('Jobs', 'ការងារ'))
  expect([saved.status, saved.value.version, saved.value.publishedVersion]).toEqual([200, 1, 0])
  expect([await titleOf('careers'), await version()]).toEqual(['Careers', before])
  const preview = await ask('GET /api/office/pages/{slug}/preview', {
    params: { slug: 'careers' },
    query: { language: 'kh' },
  })
  expect(preview.value.title).toBe('ការងារ')
  expect((await publish('careers', 1)).value.publishedVersion).toBe(1)
  expect([await titleOf('careers'), await titleOf('careers', 'kh')]).toEqual(['Jobs', 'ការងារ'])
  expect(await version()).not.toBe(before)
  expect(await titleOf('careers', 'en', 'mekong.localhost')).toBe('Careers')
})

test('the first text comes back, and the history keeps what was written', async () => {
  await save('privacy', 0, content('One'))
  await save('privacy', 1, content('Two'))
  await publish('privacy', 2)
  expect(await titleOf('privacy')).toBe('Two')
  await publish('privacy', 2, { isShown: false })
  expect(await titleOf('privacy')).toBe('Privacy policy')
  const { items, total } = (
    await ask('GET /api/office/pages/{slug}/revisions', { params: { slug: 'privacy' }, query: {} })
  ).value
  expect([total, items.map(each => each.version)]).toEqual([2, [2, 1]])
  expect(items[0]!.by).not.toBe('')
  const old = await ask('GET /api/office/pages/{slug}/revisions/{version}', { params: { slug: 'privacy', version: 1 } })
  const restored = await ask('PUT /api/office/pages/{slug}', {
    params: { slug: 'privacy' },
    headers: match(2),
    body: { content: old.value, restoredFrom: 1 },
  })
  expect([restored.value.version, restored.value.content.title.en]).toEqual([3, 'One'])
})

test('of two people on one page one wins, and the other is told', async () => {
  const both = await Promise.all([save('terms', 0, content('Mine')), save('terms', 0, content('Yours'))])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412])
  expect(both.find(({ status }) => status === 412)!.error?.id).toBe('stale-version')
  const { version: newest } = await get('terms')
  expect([newest, (await publish('terms', 0)).error?.id]).toEqual([1, 'stale-version'])
})

test('an own page is linked while visitors see it', async () => {
  const linked = async () => (await shop.call('GET /whoami')).value.ownPages?.map(({ slug }) => slug) ?? []
  expect((await make('sponsors')).status).toBe(201)
  expect([(await read('sponsors')).status, await linked()]).toEqual([404, []])
  await publish('sponsors', 1)
  expect([await titleOf('sponsors'), await linked()]).toEqual(['Sponsors', ['sponsors']])
  expect((await read('sponsors', 'en', 'mekong.localhost')).status).toBe(404)
  await publish('sponsors', 1, { isShown: false })
  expect([(await read('sponsors')).status, await linked()]).toEqual([404, []])
  const remove = async (slug: string, at: number) =>
    ask('DELETE /api/office/pages/{slug}', { params: { slug }, headers: match(at) })
  expect((await remove('sponsors', 1)).status).toBe(204)
  expect((await remove('about', 0)).error?.id).toBe('page-required')
})

test('a planned publication happens at its moment, and ends with a newer draft', async () => {
  const at = new Date(Date.now() + 3_600_000)
  await make('season', content('Season'))
  const planned = await publish('season', 1, { isShown: true, at: at.toISOString() })
  expect([planned.value.publishAt, planned.value.publishedVersion]).toEqual([at.toISOString(), null])
  expect([await publishDuePages(shop.database, new Date()), (await read('season')).status]).toEqual([0, 404])
  expect(await publishDuePages(shop.database, at)).toBe(1)
  expect(await titleOf('season')).toBe('Season')
  await publish('season', 1, { isShown: true, at: new Date(at.getTime() + 1).toISOString() })
  expect((await save('season', 1, content('Season 2'))).value.publishAt).toBeNull()
})

test('what cannot be shown is refused at its place, and nothing changes', async () => {
  await make('checks')
  const before = await get('checks')
  const faulty: [PageContent, string, string][] = [
    [content('<b>Bold</b>'), 'title.en', 'markup'],
    [content('x'.repeat(121)), 'title.en', 'too-large'],
    [content('ok', '', [banner('javascript:alert(1)')]), 'blocks.1.button.href', 'link-scheme'],
    [content('ok', '', [banner('/nowhere')]), 'blocks.1.button.href', 'broken-link'],
    [content('ok', '', [hero('again')]), 'blocks.1.id', 'duplicate'],
  ]
  for (const [body, path, id] of faulty) {
    const { error } = await save('checks', 1, body)
    expect([error?.id, error?.fields?.[0]]).toEqual(['invalid-input', { path: `content.${path}`, id }])
  }
  const picture = { source: 'file' as const, id: '11111111-1111-4111-8111-111111111111' }
  const absent: [Block, string, string][] = [
    [banner('/pages/unknown'), 'blocks.1.button.href', 'broken-link'],
    [{ kind: 'image', id: 'image', picture, alt: {}, caption: {} }, 'blocks.1.picture', 'required'],
  ]
  for (const [block, path, id] of absent) {
    const { error } = await save('checks', 1, content('ok', '', [block]))
    expect([error?.id, error?.fields]).toEqual(['page-invalid', [{ path: `content.${path}`, id }]])
  }
  expect(await get('checks')).toEqual(before)
})

test('a page that links to a hidden page may be saved and not published', async () => {
  await make('hidden')
  await make('linking', content('Linking', '', [banner('/pages/hidden')]))
  expect((await publish('linking', 1)).error?.id).toBe('page-invalid')
  await publish('hidden', 1)
  expect((await publish('linking', 1)).status).toBe(200)
})

test.each([
  ['about', 'reserved'],
  ['office', 'reserved'],
  ['Big Day', 'wrong-format'],
  ['', 'wrong-format'],
])('a page cannot be made under “%s”', async (slug, id) => {
  const { error } = await make(slug)
  expect([error?.id, error?.fields?.[0]]).toEqual(['invalid-input', { path: 'slug', id }])
})

test('a slug is used once', async () => {
  await make('once')
  expect((await make('once')).error?.id).toBe('slug-taken')
})

test('administrators alone write pages', async () => {
  expect((await ask('GET /api/office/pages', {}, store)).status).toBe(403)
  expect((await save('contact', 0, content('Mine'), store)).status).toBe(403)
  expect((await shop.call('GET /api/office/pages')).status).toBe(401)
  expect((await get('contact')).version).toBe(0)
})

test('an open draft can be saved after the theme was switched', async () => {
  const draft = content('Before the switch', 'មុនប្ដូរ')
  await make('switched', draft)
  const { value: brand } = await ask('GET /api/office/brand')
  expect((await ask('PUT /api/office/brand', { body: { ...brand, theme: 'factory' } })).value.theme).toBe('factory')
  expect(await get('switched')).toMatchObject({ version: 1, publishedVersion: null, content: draft })
  const saved = await save('switched', 1, content('After the switch'))
  expect([saved.status, saved.value.version]).toEqual([200, 2])
  await ask('PUT /api/office/brand', { body: brand })
})
