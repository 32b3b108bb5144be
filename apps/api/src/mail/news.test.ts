import type { LineInput } from '@kitwright/contract'
import { createDesign, partStyleOf, withClubColours, type DesignDocument, type Kit } from '@kitwright/design'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import { createTestShop, type TestShop } from '../http/testing.ts'
import type { Mail } from './index.ts'

let shop: TestShop
let admin: string
let store: string
beforeAll(async () => {
  shop = await createTestShop()
  ;[admin, store] = [await shop.signInStaff('admin@angkor.example'), await shop.signInStaff('store@angkor.example')]
})
afterAll(async () => shop.close())

/** Creates a signed-in customer with one design, who can order ten kits of it. */
async function createBuyer() {
  const { access_token: token, email } = await shop.signUp()
  const design = { id: randomUUID(), name: 'Home kit', document: createDesign('soccer') }
  const { value } = await shop.call('POST /api/designs', { token, body: design })
  const productType = 'SOCCER_KIT' as const
  const line = { designId: value.id, productType, fabric: 'interlock', size: 'M', sleeve: 'short', qty: 10 } as const
  const order = async (note = '', lines: readonly Partial<LineInput>[] = [{}]) => {
    const body = {
      address: 'House 12, Street 271',
      phone: '012 345 678',
      lines: lines.map(change => ({ ...line, ...change })),
      note,
    }
    return (await shop.call('POST /api/orders', { token, body, headers: { 'idempotency-key': randomUUID() } })).value
  }
  return { token, email, order }
}

const STAFF = ['admin@angkor.example', 'store@angkor.example']
const toOf = (mails: readonly Mail[]): string[] => mails.map(({ to }) => to).toSorted()
const pay = async (id: string, cents: number, token = store) => {
  const params = { id }
  const { raw } = await shop.call('GET /api/office/orders/{id}', { token, params })
  const headers = { 'if-match': String(raw.headers.etag) }
  const body = { cents, method: 'khqr' as const, note: '' }
  return shop.call('POST /api/office/orders/{id}/payments', { token, params, headers, body })
}

describe('the staff', () => {
  test('are told of a new order once, in their language, with a link', async () => {
    const buyer = await createBuyer()
    await shop.mails()
    const order = await buyer.order('Match on Sunday')
    const mails = await shop.mails()
    expect(toOf(mails)).toEqual([...STAFF, buyer.email].toSorted())
    const news = mails.find(({ to }) => to === STAFF[1])!
    expect(news.subject).toBe(`ការបញ្ជាទិញថ្មី ${order.number}៖ Sok Dara, $${(order.totalCents / 100).toFixed(2)}`)
    for (const part of ['Dara', `/office/orders/${order.id}`, 'Match on Sunday', order.phone, buyer.email, 'Home kit'])
      expect(news.text).toContain(part)
    expect(await shop.mails()).toEqual([])
    // In the log all events belong to the one call.
    const { rows } = await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
      sql`select distinct request_id from events where subject_id = ${order.id} and kind in ('OrderPlaced', 'StaffMailAsked')`.execute(
        trx,
      ),
    )
    expect(rows).toEqual([{ request_id: expect.any(String) as string }])
  })

  test('are told although the customer’s mailbox is full, and not again on its retry', async () => {
    const buyer = await createBuyer()
    await shop.mails()
    await buyer.order()
    const sent: string[] = []
    const sender = {
      send: async ({ to }: Mail) => (to === buyer.email ? Promise.reject(new Error('full')) : void sent.push(to)),
      close: () => undefined,
    }
    const jobs = await shop.openJobs({ sender })
    await jobs.drain()
    for (const isEarly of [false, true]) await jobs.drain({ isEarly })
    expect(sent.toSorted()).toEqual(STAFF)
  })

  test('are told of what people write to the shop, and can answer at once', async () => {
    await shop.mails()
    const body = {
      contact: 'sok@example.com',
      subject: 'Caps and hats',
      message: 'Do you sew <b>caps</b>?\nThank you',
    }
    await shop.call('POST /api/contact', { body })
    const mails = await shop.mails()
    expect(toOf(mails)).toEqual(STAFF)
    expect(mails[0]).toMatchObject({ replyTo: 'sok@example.com', subject: 'សារផ្ញើមកហាង៖ Caps and hats' })
    expect(mails[0]!.text).toContain('> Do you sew <b>caps</b>?\n> Thank you')
    expect(mails[0]!.html).toContain('Do you sew &lt;b&gt;caps&lt;/b&gt;?<br>Thank you')
    await shop.call('POST /api/contact', { body: { ...body, contact: '012 345 678' } })
    expect((await shop.mails()).map(({ replyTo }) => replyTo)).toEqual([undefined, undefined])
  })

  test('choose what they hear of, each for themselves', async () => {
    const key = 'GET /api/office/me/notifications'
    expect((await shop.call(key, { token: store })).value).toEqual({ orders: true, messages: true, digest: false })
    const choose = async (body: { orders: boolean; messages: boolean }) =>
      shop.call('PUT /api/office/me/notifications', { token: store, body })
    await choose({ orders: false, messages: true })
    expect((await shop.call(key, { token: store })).value).toEqual({ orders: false, messages: true, digest: false })
    expect((await shop.call(key, { token: admin })).value).toEqual({ orders: true, messages: true, digest: false })
    const buyer = await createBuyer()
    await shop.mails()
    await buyer.order()
    expect(toOf(await shop.mails())).toEqual([STAFF[0], buyer.email].toSorted())
    await choose({ orders: true, messages: true })
    expect((await shop.call(key, { token: buyer.token })).error?.id).toBe('forbidden')
  })
})

test('mails of a closed shop wait and go when it opens', async () => {
  await shop.mails()
  const { email } = await shop.signUp()
  await shop.call('POST /api/contact', { body: { contact: email, subject: 'Caps', message: 'Do you sew caps?' } })
  const close = async (isClosed: boolean) =>
    shop.database.withPlatform(async trx =>
      sql`update tenants set suspended_at = case when ${isClosed}::boolean then now() end where slug = 'angkor'`.execute(
        trx,
      ),
    )
  await close(true)
  expect(await shop.mails()).toEqual([])
  await close(false)
  expect(toOf(await shop.mails())).toEqual([...STAFF, email].toSorted())
})

describe('the customer', () => {
  test('gets a receipt for each payment, with the rest and how to pay it', async () => {
    const buyer = await createBuyer()
    const { id, number, totalCents } = await buyer.order()
    await shop.call('PUT /api/accounts/details', {
      token: buyer.token,
      body: { firstName: 'Sokha', lastName: 'Chan', language: 'en' },
    })
    await shop.mails()
    const usd = (cents: number) => `$${(cents / 100).toFixed(2)}`
    await pay(id, 1000)
    await pay(id, totalCents - 1000)
    await pay(id, -500, admin)
    const mails = (await shop.mails()).filter(({ to }) => to === buyer.email)
    const subjects = [
      `Receipt: $10.00 for order ${number}`,
      `Receipt: ${usd(totalCents - 1000)} for order ${number}`,
      `Refund: $5.00 for order ${number}`,
    ]
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(subjects.toSorted())
    const [first, second] = subjects.map(own => mails.find(({ subject }) => subject === own)?.text)
    expect(first).toContain('Dear Sokha,')
    expect(first).toContain(`To pay: ${usd(totalCents - 1000)}`)
    expect(first).toContain('000 000 001')
    expect(second).toContain('fully paid')
    expect(second).not.toContain('000 000 001')
  })

  test('reads the amount due, its date and reference in every mail of an order', async () => {
    const buyer = await createBuyer()
    await shop.mails()
    const order = await buyer.order()
    const [mail] = (await shop.mails()).filter(({ to }) => to === buyer.email)
    const half = `$${(order.depositCents / 100).toFixed(2)}`
    for (const body of [mail!.text, mail!.html]) {
      expect(body).toContain(half)
      for (const part of ['ABA Bank (demo)', 'ANGKOR KITS (DEMO)', '000 000 001']) expect(body).toContain(part)
      expect(body.split(order.number).length).toBeGreaterThan(3)
    }
  })

  test('who canceled owes nothing and is not asked for money', async () => {
    const buyer = await createBuyer()
    const { id } = await buyer.order()
    await shop.mails()
    const headers = { 'if-match': '"1"' }
    await shop.call('POST /api/orders/{id}/cancel', { token: buyer.token, params: { id }, body: {}, headers })
    const [mail] = (await shop.mails()).filter(({ to }) => to === buyer.email)
    expect(mail!.text).not.toContain('000 000 001')
  })
})

describe('a mail’s look', () => {
  /** Saves a change of the shop's look, and returns the page of the next mail. */
  const pageWith = async (change: { colour?: string; theme?: 'drop' | 'angkor' }): Promise<string> => {
    const { value } = await shop.call('GET /api/office/brand', { token: admin })
    await shop.call('PUT /api/office/brand', { token: admin, body: { ...value, ...change } })
    await shop.mails()
    await shop.signUp()
    const [{ html }] = (await shop.mails()) as [Mail]
    return html
  }

  test('is in the shop’s theme and colour', async () => {
    const stage = 'background:#facc15;color:#'
    expect(await pageWith({ theme: 'drop', colour: '#facc15' })).toContain(stage)
    expect(await pageWith({ colour: '#10b981' })).not.toContain(stage)
    expect(await pageWith({ theme: 'angkor' })).toContain('repeating-linear-gradient')
  })

  test('shows the shop’s logo, KHQR and ordered kit, without a kit that is late', async () => {
    const payload = new FormData()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10"/></svg>'
    payload.append('file', new Blob([svg], { type: 'image/svg+xml' }), 'logo.svg')
    const headers = { host: 'localhost', authorization: `Bearer ${admin}` }
    const { url } = (await shop.app.inject({ method: 'POST', url: '/api/office/files', payload, headers })).json<{
      url: string
    }>()
    const { value: brand } = await shop.call('GET /api/office/brand', { token: admin })
    const body = { ...brand, logo: url, payment: { ...brand.payment, khqr: url, khqrAccount: null } }
    await shop.call('PUT /api/office/brand', { token: admin, body })
    const buyer = await createBuyer()
    await shop.mails()
    const order = await buyer.order()
    const sent: Mail[] = []
    const sender = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined }
    await (await shop.openJobs({ sender, pictures: shop.app.pictures, aheadMs: 60_000 })).drain()
    const mail = sent.find(({ to }) => to === buyer.email)!
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(['logo.png', 'khqr.png', 'kit-1.jpg', 'kit-2.jpg'])
    // Each picture has twice the pixels of its displayed size.
    const shown = [...mail.html.matchAll(/cid:([\w-]+)@kitwright" width="(\d+)" height="(\d+)"/g)]
    expect(shown.map(([, name, width, height]) => `${name} ${width} × ${height}`)).toEqual([
      'logo 80 × 40',
      'kit-1 264 × 350',
      'kit-2 255 × 350',
      'khqr 240 × 120',
    ])
    expect(mail.html.indexOf('cid:logo@')).toBeLessThan(mail.html.indexOf('Dear Sok'))
    expect(mail.from).toEqual({ name: 'Angkor Kits', address: expect.stringMatching(/^no-reply@/) as string })
    for (const { cid, content } of mail.attachments) {
      expect(mail.html).toContain(`src="cid:${cid}"`)
      expect(content.length).toBeGreaterThan(50)
    }
    await pay(order.id, 100)
    const stuck = async () => new Promise<never>(() => undefined)
    const pictures = { ...shop.app.pictures, getPicture: stuck }
    await (await shop.openJobs({ sender, pictures, aheadMs: 1 })).drain()
    expect(sent.at(-1)!.attachments.map(({ filename }) => filename)).toEqual(['logo.png', 'khqr.png'])
  })

  test('lists and shows the ordered kits, each design once before its further kits', async () => {
    const buyer = await createBuyer()
    const kitIn = (role: Kit['role'], main: string): Kit => ({ role, colours: { main }, parts: {} })
    const home = withClubColours(createDesign('soccer'))
    const saved = async (name: string, kits: Kit[]) => {
      const body = { id: randomUUID(), name, document: { ...home, kits } }
      return (await shop.call('POST /api/designs', { token: buyer.token, body })).value.id
    }
    const ours = await saved('Ours', [kitIn('away', '#fde047'), kitIn('goalkeeper', '#c026d3')])
    const theirs = await saved('Theirs', [])
    const mailOf = async (lines: Parameters<typeof buyer.order>[1]) => {
      await shop.mails()
      await buyer.order('', lines)
      const asked: string[] = []
      const getPicture: typeof shop.app.pictures.getPicture = async ({ document, settings }) => {
        const { fill } = partStyleOf(document as DesignDocument, 'base')
        asked.push(`${settings.view} ${fill.kind === 'solid' ? fill.colour : ''}`)
        throw new Error('is not drawn')
      }
      const sent: Mail[] = []
      const sender = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined }
      await (await shop.openJobs({ sender, pictures: { ...shop.app.pictures, getPicture }, aheadMs: 60_000 })).drain()
      // The staff's mails show the same.
      return { text: sent.find(({ to }) => to === buyer.email)!.text, asked: [...new Set(asked)] }
    }
    const main = home.clubColours.find(({ tone }) => tone === 'main')!.colour
    const [away, keeper] = [
      { designId: ours, kit: 'away' },
      { designId: ours, version: 'goalkeeper' },
    ] as const
    const alone = await mailOf([away])
    expect(alone.asked).toEqual(['front #fde047', 'back #fde047'])
    expect(alone.text).toContain('\nKits: Away\n')
    const both = await mailOf([keeper, { designId: ours }])
    expect(both.asked).toEqual(['front #c026d3', `front ${main}`])
    expect(both.text).toContain('\nKits: Home, Goalkeeper\n')
    // Goalkeepers wear the common kit if a design has none of their own.
    const keeperAtHome = { designId: theirs, version: 'goalkeeper' } as const
    const mixed = await mailOf([away, keeper, keeperAtHome, { designId: theirs }])
    expect(mixed.asked).toEqual(['front #fde047', `front ${main}`])
    expect((await mailOf([keeperAtHome])).text).not.toContain('\nKits: ')
  })
})
