import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createDesigner, kit } from '../testing/designer.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

const open = async (token: string, host = 'localhost') =>
  shop.call('GET /api/previews/{token}', { params: { token }, host })
const PNG = [0x89, 0x50, 0x4e, 0x47]

describe('a share link', () => {
  test('is one however often it is asked for', async () => {
    const designer = await createDesigner(shop)
    const { id } = await designer.design()
    const links = await Promise.all([1, 2, 3].map(async () => designer.share(id)))
    const tokens = new Set(links.map(({ value }) => value.token))
    expect(tokens.size).toBe(1)
    expect([...tokens][0]).toMatch(/^[\w-]{22,}$/)
    expect(links[0]!.value.path).toBe(`/design/preview/${[...tokens][0]}`)
    expect((await designer.get(id)).value.previewToken).toBe([...tokens][0])
  })

  test('shows the newest revision to anyone, and nothing of its owner', async () => {
    const designer = await createDesigner(shop)
    const { id } = await designer.design()
    const { value: link } = await designer.share(id)
    await designer.change(id, { document: kit('#ff0000') }, '"1"')
    const { value } = await open(link.token)
    expect(value.document).toEqual(kit('#ff0000'))
    expect(Object.keys(value).sort()).toEqual([
      'document',
      'looksGood',
      'looksGoodEarlier',
      'name',
      'pictureUrl',
      'prices',
      'productType',
      'revision',
      'updatedAt',
    ])
    expect(JSON.stringify(value)).not.toContain('example.com')
  })

  test('can be revoked; the next is another', async () => {
    const designer = await createDesigner(shop)
    const { id } = await designer.design()
    const first = (await designer.share(id)).value.token
    expect((await designer.unshare(id)).status).toBe(204)
    expect(await open(first)).toMatchObject({ status: 410, error: { id: 'preview-closed' } })
    const second = (await designer.share(id)).value.token
    expect(second).not.toBe(first)
    expect((await open(second)).status).toBe(200)
    expect((await open(first)).status).toBe(410)
  })

  test('is of its own tenant only', async () => {
    const designer = await createDesigner(shop)
    const { token } = (await designer.share((await designer.design()).id)).value
    expect((await open(token, 'mekong.localhost')).status).toBe(404)
    expect((await open('A'.repeat(22))).status).toBe(404)
    expect((await open('short')).status).toBe(404)
  })
})

describe('a picture', () => {
  const fetch = async (url: string, headers: Record<string, string> = {}) =>
    shop.app.inject({ url, headers: { host: 'localhost', ...headers } })

  test('is drawn for whoever has its address, once', async () => {
    const designer = await createDesigner(shop)
    const { pictureUrl } = await designer.design({ document: kit('#123456') })
    const [first, second] = [await fetch(pictureUrl), await fetch(`${pictureUrl}&width=390`)]
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png'])
    expect([...first.rawPayload.subarray(0, 4)]).toEqual(PNG)
    expect(second.headers.etag).toBe(first.headers.etag)
    expect((await fetch(pictureUrl, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
  })

  test('is WebP for whoever takes it, and large and opaque for social networks', async () => {
    const { pictureUrl } = await (await createDesigner(shop)).design()
    const small = await fetch(`${pictureUrl}&side=angle&shape=tall`, { accept: 'image/avif,image/webp,*/*' })
    expect([small.statusCode, small.headers['content-type'], small.headers.vary]).toEqual([200, 'image/webp', 'accept'])
    const social = sharp((await fetch(`${pictureUrl}&side=both&shape=social`)).rawPayload)
    const { width, height } = await social.metadata()
    expect([width, height, (await social.stats()).isOpaque]).toEqual([1200, 630, true])
  })

  test('of a product is public, in the colours of its shop', async () => {
    const url = '/api/products/SOCCER_KIT/picture?width=200'
    const [own, red] = [await fetch(url), await fetch(`${url}&colour=red`)]
    expect([own.statusCode, red.statusCode, own.headers['cache-control']?.slice(0, 6)]).toEqual([200, 200, 'public'])
    expect(own.headers.etag).not.toBe(red.headers.etag)
    expect((await fetch(`${url}&colour=%23ff0000`)).json().error.id).toBe('invalid-input')
    expect((await fetch(url, { host: 'mekong.localhost' })).json().error.id).toBe('product-not-offered')
    expect((await fetch('/api/products/TOGA/picture')).statusCode).toBe(404)
  })

  test('of an older revision stays what it was', async () => {
    const designer = await createDesigner(shop)
    const { id, pictureUrl } = await designer.design({ document: kit('#00ff00') })
    const before = await fetch(pictureUrl)
    const changed = (await designer.change(id, { document: kit('#ff0000') }, '"1"')).value
    expect((await fetch(pictureUrl)).headers.etag).toBe(before.headers.etag)
    const after = await fetch(changed.pictureUrl)
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false)
  })

  test('of a shared design follows its link', async () => {
    const designer = await createDesigner(shop)
    const { id } = await designer.design()
    const { token } = (await designer.share(id)).value
    const { pictureUrl } = (await open(token)).value
    expect((await fetch(`${pictureUrl}&side=back`)).statusCode).toBe(200)
    await designer.unshare(id)
    expect((await fetch(pictureUrl)).statusCode).toBe(404)
  })

  test('needs the key of its very design', async () => {
    const designer = await createDesigner(shop)
    const [a, b] = [await designer.design(), await designer.design()]
    const swapped = a.pictureUrl.replace(a.id, b.id)
    const answers = await Promise.all([
      fetch(swapped),
      fetch(a.pictureUrl.replace(/key=[\w-]+/, 'key=x')),
      fetch(a.pictureUrl.replace(/v=\d+/, 'v=99')),
      fetch(a.pictureUrl.replace(/v=\d+/, 'v=x')),
      fetch(a.pictureUrl, { host: 'mekong.localhost' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
  })

  test.each(['width=0', 'width=99999', 'width=x', 'side=top', 'shape=round'])('with %s is refused', async query => {
    const { pictureUrl } = await (await createDesigner(shop)).design()
    expect((await fetch(`${pictureUrl}&${query}`)).json().error.id).toBe('invalid-input')
  })
})
