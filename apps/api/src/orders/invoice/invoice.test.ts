import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createRasters, fileKey, openFileStore, sizePng } from '../../files/index.ts'
import { createBuyer, lineOf } from '../testing/buyer.ts'
import { createWorkerPool } from '../../workers/index.ts'
import { processReserve } from '../../workers/testing/processReserve.ts'
import { readPictures } from './gatherInvoice.ts'

let shop: TestShop
let buyer: Awaited<ReturnType<typeof createBuyer>>
beforeAll(async () => {
  shop = await createTestShop()
  buyer = await createBuyer(shop)
})
const workers = createWorkerPool({ size: 1, queueMost: 10, restMs: 60_000, reserve: processReserve })
afterAll(async () => {
  workers.close()
  await shop.close()
})

const fetchInvoice = async (id: string, token: string, language = 'en') =>
  shop.app.inject({
    url: `/api/orders/${id}/invoice`,
    headers: { host: 'localhost', authorization: `Bearer ${token}`, 'accept-language': language },
  })
const pagesOf = (pdf: string): number => pdf.match(/\/Type \/Page\b/g)?.length ?? 0

describe('an invoice as PDF', () => {
  it('is its owner’s file, in the requested language, on as many pages as needed', async () => {
    const lines = Array.from({ length: 60 }, (_, i) =>
      lineOf(buyer.designId, { qty: 1, playerName: `ចាន់ សុភា ${i}`, number: i }),
    )
    const { id, number } = await buyer.order({ lines })
    const answer = await fetchInvoice(id, buyer.token, 'km')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="invoice-${number}.pdf"`,
    })
    const pdf = answer.rawPayload.toString('latin1')
    expect(pdf.startsWith('%PDF-1.7')).toBe(true)
    expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true)
    expect(pdf).toContain('/Lang (km)')
    expect(pagesOf(pdf)).toBe(3)
    // The shop's own font, subset to the letters in use, draws the text, which stays text.
    expect(pdf).toMatch(/\/FontName \/[A-Z]{6}\+KantumruyPro/)
    expect(pdf).toContain('/ToUnicode')
  })

  it('is nobody else’s, but the tenant’s staff have it', async () => {
    const { id, number } = await buyer.order()
    const stranger = await shop.signUp()
    expect((await fetchInvoice(id, stranger.access_token)).statusCode).toBe(404)
    expect((await fetchInvoice(id, 'no token')).statusCode).toBe(401)
    const params = { id }
    const call = { token: await shop.signInStaff('store@angkor.example'), params }
    const answer = await shop.call('GET /api/office/orders/{id}/invoice', call)
    expect([answer.status, pagesOf(answer.raw.rawPayload.toString('latin1'))]).toEqual([200, 1])
    expect(answer.raw.rawPayload.toString('latin1')).toContain(`(Pro forma invoice Order ${number})`)
    expect((await shop.call('GET /api/office/orders/{id}/invoice', { token: buyer.token, params })).status).toBe(403)
  })
})

describe('the logo on an invoice', () => {
  it('the logo is the shop’s own file; a foreign or broken one is omitted', async () => {
    const order = await buyer.order()
    const tenant = {
      id: randomUUID(),
      slug: 's',
      host: 's.localhost',
      name: 'S',
      productTypes: [],
      settings: {},
      pricesVersion: 0,
      contentVersion: 0,
    }
    const [good, broken] = [randomUUID(), randomUUID()]
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10"/></svg>'
    const folder = await mkdtemp(join(tmpdir(), 'kitwright-logo-'))
    const files = openFileStore(pathToFileURL(folder).href)
    await files.put(fileKey(tenant.id, good), Buffer.from(svg))
    await files.put(fileKey(tenant.id, broken), Buffer.from('no picture'))
    const ensureRaster = createRasters(files, workers)
    const logoOf = async (logo: string) =>
      (await readPictures({ files, ensureRaster }, { ...tenant, settings: { logo } }, order)).logo
    const pixels = await logoOf(`/api/files/${good}`)
    expect(await sizePng(pixels!, { width: 1200, height: 276 })).toMatchObject({ widthPx: 552, heightPx: 276 })
    expect(await logoOf(`/api/files/${broken}`)).toBeNull()
    expect(await logoOf(`/api/files/${randomUUID()}`)).toBeNull()
    expect(await logoOf('https://elsewhere.example/logo.png')).toBeNull()
    await rm(folder, { recursive: true })
  })
})
