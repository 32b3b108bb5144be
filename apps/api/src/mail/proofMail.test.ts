import { createDesign, createTextLayer } from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import PostalMime from 'postal-mime'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import { createTestShop, type TestShop } from '../http/testing.ts'
import { createBuyer, lineOf } from '../orders/testing/buyer.ts'
import { createMailSender } from './index.ts'
import { openSink } from './testing/mailSink.ts'

/** The most that a mail with two pictures of a garment weighs, in bytes. */
const MOST_BYTES = 400_000
/** Mail programs cut a page that is longer. */
const MOST_HTML_BYTES = 102_000
const TEAL = '#0f766e'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
  await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
    sql`update price_rules set minimum_qty = 1`.execute(trx),
  )
})
afterAll(async () => shop.close())

/** Returns the mean colour of a picture's middle, where the shirt is. */
async function middleOf(picture: Uint8Array): Promise<readonly number[]> {
  const { width, height } = await sharp(picture).metadata()
  const part = { left: Math.round(width * 0.44), top: Math.round(height * 0.55) }
  const size = { width: Math.round(width * 0.12), height: Math.round(height * 0.12) }
  const { channels } = await sharp(picture)
    .extract({ ...part, ...size })
    .stats()
  return channels.slice(0, 3).map(({ mean }) => mean)
}

test('the mail of a proof carries its drawn pictures and stays small', async () => {
  const buyer = await createBuyer(shop)
  const plain = createDesign('tshirt')
  const zone = zoneOf(getGarment('tshirt'), plain.options, 'playerName')!
  const document = structuredClone({ ...plain, layers: [createTextLayer('name', 'playerName', 'NAME', zone)] })
  Object.assign(document.parts['base']!, { fill: { kind: 'solid', colour: TEAL } })
  const designId = await buyer.saveDesign('Away', document)
  const player = { playerName: 'Vanna', number: 7, productType: 'TSHIRT' as const, qty: 1 }
  const { id, number } = await buyer.order({ lines: [lineOf(designId, player)], body: { unprinted: 'accept' } })
  const staff = await shop.signInStaff('store@angkor.example')
  await shop.mails()

  const sink = await openSink()
  const sender = createMailSender({ smtpUrl: sink.url, folder: '' })
  const jobs = await shop.openJobs({ sender, workers: shop.app.workers, aheadMs: 60_000 })
  await shop.call('POST /api/office/orders/{id}/proof', { token: staff, params: { id } })
  await jobs.drain()
  sender.close()
  await sink.close()

  const [received] = sink.received.filter(({ to }) => to.includes(buyer.email))
  const mail = await PostalMime.parse(received!.raw)
  expect(mail.subject).toContain(number)
  expect(Buffer.byteLength(received!.raw)).toBeLessThan(MOST_BYTES)
  expect(Buffer.byteLength(mail.html!)).toBeLessThan(MOST_HTML_BYTES)
  const kits = mail.attachments.filter(({ filename }) => filename?.startsWith('kit-'))
  expect(kits.map(({ filename }) => filename)).toEqual(['kit-1.jpg', 'kit-2.jpg'])
  const pictures = kits.map(({ content }) => new Uint8Array(content as ArrayBuffer))
  for (const [i, picture] of pictures.entries()) {
    expect(mail.html).toContain(`src="cid:${kits[i]!.contentId!.replaceAll(/[<>]/g, '')}"`)
    const [red, green, blue] = await middleOf(picture)
    expect(green! - red!, 'teal cloth').toBeGreaterThan(40)
    expect(blue! - red!, 'teal cloth').toBeGreaterThan(40)
  }
  expect(Buffer.compare(pictures[0]!, pictures[1]!), 'front and back').not.toBe(0)
}, 120_000)
