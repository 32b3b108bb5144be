import type { GraphicType } from '@kitwright/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../http/testing.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

const find = async (q: string, imageTypes: GraphicType = 'vector', more: { page?: number; per_page?: number } = {}) => {
  const { value } = await shop.call('GET /api/graphics', { query: { q, imageTypes, ...more } })
  return value
}
const idsOf = async (q: string, imageTypes: GraphicType = 'vector') =>
  (await find(q, imageTypes, { per_page: 200 })).hits.map(({ id }) => id)
const show = async (collection: string, file: string) =>
  shop.call('GET /graphics/{collection}/{file}', { params: { collection, file } })

describe('the search', () => {
  test.each([
    ['តោ', 'fluent-emoji-flat:lion'],
    ['ក្បាល\u200bតោ', 'fluent-emoji-flat:lion'],
    ['ខ្លា', 'fluent-emoji-flat:tiger'],
    ['ខ្លាឃ្មុំ', 'fluent-emoji-flat:bear'],
    ['បាល់ទាត់', 'tabler:ball-football'],
    ['football', 'tabler:ball-football'],
    ['Crest', 'tabler:shield-filled'],
    ['lightning bolt', 'tabler:bolt-filled'],
    ['shie', 'tabler:shield-filled'],
  ])('finds what %s means', async (q, id) => expect((await idsOf(q, 'all')).slice(0, 12)).toContain(id))

  test.each([
    ['tiger', 'tiger'],
    ['lion', 'lion'],
    ['ខ្លា', 'tiger'],
    ['គោព្រៃ', 'kouprey'],
    ['Kun Khmer', 'kun-khmer'],
    ['ប្រាសាទ', 'angkor-wat'],
    ['នាគ', 'naga'],
  ])('shows our own drawing of %s before all others', async (q, name) => {
    const [first] = (await find(q)).hits
    expect(first).toMatchObject({ collection: 'kitwright', user: 'Kitwright' })
    expect(await idsOf(q)).toContain(`kitwright:${name}`)
  })

  test('shows our own drawings like every picture, with holes for their details', async () => {
    const shown = await show('kitwright', 'tiger.svg')
    expect(shown.raw.headers['content-type']).toBe('image/svg+xml')
    expect(shown.raw.body).toContain('<mask')
    expect((await show('kitwright', 'no-such.svg')).status).toBe(404)
  })

  test('does not take a bear for a tiger, whose Khmer name begins the same', async () =>
    expect(await idsOf('ខ្លាឃ្មុំ', 'all')).not.toContain('fluent-emoji-flat:tiger'))

  test('finds only what has every word that was typed', async () => {
    const ids = await idsOf('shield star')
    expect(ids).toContain('tabler:shield-star')
    expect(ids.filter(id => !id.includes('shield') || !id.includes('star'))).toEqual([])
  })

  test('leaves out trade marks, skin tones, flags and what was taken back', async () => {
    for (const q of ['github', 'android', 'facebook logo']) expect([q, await idsOf(q, 'all')]).toEqual([q, []])
    expect((await idsOf('man', 'illustration')).filter(id => /-(light|medium|dark)$/.test(id))).toEqual([])
    expect(await idsOf('rainbow flag', 'illustration')).toEqual([])
  })

  test('keeps the requested kind, which is drawings of one colour by default', async () => {
    const kinds = async (type?: GraphicType) => {
      const { value } = await shop.call('GET /api/graphics', {
        query: { q: 'horse', ...(type && { imageTypes: type }) },
      })
      return new Set(value.hits.map(hit => hit.type))
    }
    expect(await kinds()).toEqual(new Set(['vector/svg']))
    expect(await kinds('illustration')).toEqual(new Set(['illustration']))
    expect(await kinds('all')).toEqual(new Set(['vector/svg', 'illustration']))
  })

  test('says why there are no photos', async () =>
    expect(await find('stadium', 'photo')).toMatchObject({ totalHits: 0, hits: [], notice: 'photos-off' }))

  test('pages through everything once', async () => {
    const all = await find('ball', 'all', { per_page: 200 })
    expect(all.totalHits).toBe(all.hits.length)
    const pages = await Promise.all([1, 2, 3].map(async page => find('ball', 'all', { per_page: 20, page })))
    expect(pages.flatMap(({ hits }) => hits)).toEqual(all.hits.slice(0, 60))
    expect((await find('ball', 'all', { page: 900 })).hits).toEqual([])
  })

  test('shows a mixture before anything is asked for', async () => {
    const names = (await find('')).hits.map(({ id }) => id)
    for (const word of ['shield', 'crown', 'star', 'trophy']) expect(names.join(' ')).toContain(word)
    expect(new Set(names).size).toBe(names.length)
  })

  test('finds nothing for words it does not know, and takes any text for words', async () => {
    for (const q of ['ឪឡឹក', 'qqqqq', '.*', '(((', '%00', '\\', '🦁']) expect((await find(q, 'all')).hits, q).toEqual([])
  })

  test('refuses what is no search', async () => {
    for (const query of [
      { q: 'x'.repeat(101) },
      { q: 'lion\u0000' },
      { per_page: 1000 },
      { page: 0 },
      { imageTypes: 'film' as never },
    ])
      expect((await shop.call('GET /api/graphics', { query })).error?.id).toBe('invalid-input')
  })
})

describe('a picture', () => {
  test('is an inert SVG in near black, served to any host and cached', async () => {
    const { raw } = await show('tabler', 'crown.svg')
    expect(raw.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy':
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; sandbox",
    })
    expect(raw.body).toMatch(/^<svg [^>]*width="1000" height="1000" viewBox="0 0 24 24">/)
    expect(raw.body).toContain('stroke="#111827"')
  })

  test.each([
    ['tabler', 'brand-github.svg'],
    ['tabler', '..%2F..%2Fpackage.svg'],
    ['..', 'crown.svg'],
    ['tabler', 'crown'],
    ['tabler', 'constructor.svg'],
    ['pixabay', '1-large'],
    ['ph', 'crown-thin.svg'],
  ])('that does not exist is not sent: %s/%s', async (collection, file) => {
    const raw = await shop.app.inject({ url: `/graphics/${collection}/${file}`, headers: { host: 'localhost' } })
    expect(raw.statusCode).toBe(404)
  })

  test('is copied into one’s own files when it is placed', async () => {
    const { access_token: token } = await shop.signUp()
    const { status, value } = await shop.call('POST /api/graphics/{id}/place', {
      params: { id: 'fluent-emoji-flat:lion' },
      token,
    })
    expect([status, value]).toEqual([
      201,
      expect.objectContaining({ mime: 'image/svg+xml', widthPx: 1000, heightPx: 1000 }),
    ])
    const kept = await shop.call('GET /api/files/{id}', { params: { id: value.id } })
    expect(kept.raw.body).toBe((await show('fluent-emoji-flat', 'lion.svg')).raw.body)
  })

  test('is not placed for strangers, nor one that is not there', async () => {
    const place = async (id: string, token?: string) =>
      (await shop.call('POST /api/graphics/{id}/place', { params: { id }, token })).error?.id
    expect(await place('tabler:crown')).toBe('unauthenticated')
    const { access_token: token } = await shop.signUp()
    for (const id of ['tabler:brand-github', 'tabler:nothing', 'nowhere:crown', 'pixabay:1', '..:x', 'x'.repeat(90)])
      expect([id, await place(id, token)]).toEqual([id, 'not-found'])
  })
})
