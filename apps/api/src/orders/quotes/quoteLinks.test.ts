import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createQuoteDesk, shopDayAfter } from '../testing/quoteDesk.ts'
import { warnExpiring } from './news/warnExpiring.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop({ rateLimits: 'off' })
})
afterAll(async () => shop.close())

const tokenOf = ({ linkPath }: { linkPath: string | null }): string => linkPath!.split('#')[1]!

test('whoever has the link reads, asks, and accepts once, without an account', async () => {
  const desk = await createQuoteDesk(shop)
  const sent = await desk.sent()
  const params = { token: tokenOf(sent) }
  const { value: read } = await shop.call('GET /api/quote-links/{token}', { params })
  expect(read).toMatchObject({ number: sent.number, state: 'sent', activeRevision: 1 })
  const body = { text: 'Which blue is it?', itemId: sent.items[0]!.id }
  const { value: asked } = await shop.call('POST /api/quote-links/{token}/messages', { params, body })
  expect(asked.messages).toMatchObject([{ by: 'customer', text: 'Which blue is it?' }])
  const { value } = await shop.call('POST /api/quote-links/{token}/accept', { params, body: { revision: 1 } })
  expect(value).toMatchObject({ state: 'accepted', order: { id: null } })
  expect((await desk.list()).value.items.map(({ number }) => number)).toEqual([value.order!.number])
  const again = await shop.call('POST /api/quote-links/{token}/accept', { params, body: { revision: 1 } })
  expect(again.error?.id).toBe('quote-answered')
})

test('a replaced link says so, and only the latest opens the quote', async () => {
  const desk = await createQuoteDesk(shop)
  const sent = await desk.sent()
  await shop.mails()
  const replace = async (version: number, isMailed: boolean, token = desk.staff) => {
    const call = { token, params: { id: sent.id }, body: { version, isMailed } }
    return shop.call('POST /api/office/quotes/{id}/link', call)
  }
  expect((await replace(sent.version + 1, true)).error?.id).toBe('quote-changed')
  expect((await replace(sent.version, true, desk.token)).status).toBe(403)
  const { value: renewed } = await replace(sent.version, true)
  const [mail] = await shop.mails()
  expect([mail!.to, mail!.text.includes(renewed.linkPath!)]).toEqual([desk.email, true])
  const old = { token: tokenOf(sent) }
  const body = { revision: 1 }
  const answers = [
    await shop.call('GET /api/quote-links/{token}', { params: old }),
    await shop.call('POST /api/quote-links/{token}/accept', { params: old, body }),
    await shop.call('POST /api/quote-links/{token}/decline', { params: old, body: { ...body, reason: 'No' } }),
    await shop.call('POST /api/quote-links/{token}/messages', { params: old, body: { text: 'Hello' } }),
    await shop.call('GET /api/quote-links/{token}/revisions/{revision}/pdf', { params: { ...old, revision: 1 } }),
  ]
  expect(answers.map(({ status, raw }) => [status, raw.body.includes('quote-link-replaced')])).toEqual(
    answers.map(() => [410, true]),
  )
  const params = { token: tokenOf(renewed) }
  // A later number than the latest, and another number on a good signature, are forged.
  for (const wrong of [
    params.token.replace('.2.', '.3.'),
    params.token.replace('.2.', '.'),
    `${old.token.slice(0, 36)}.2${old.token.slice(36)}`,
  ])
    expect((await shop.call('GET /api/quote-links/{token}', { params: { token: wrong } })).status).toBe(404)
  expect((await shop.call('POST /api/quote-links/{token}/accept', { params, body })).value.state).toBe('accepted')
})

test('a link that is switched off says so, until staff make a new one', async () => {
  const desk = await createQuoteDesk(shop)
  const sent = await desk.sent()
  const change = async (version: number, isOff: boolean) => {
    const call = { token: desk.staff, params: { id: sent.id }, body: { version, isMailed: false, isOff } }
    return (await shop.call('POST /api/office/quotes/{id}/link', call)).value
  }
  const off = await change(sent.version, true)
  expect(off.linkPath).toBeNull()
  const params = { token: tokenOf(sent) }
  const { status, error } = await shop.call('GET /api/quote-links/{token}', { params })
  expect([status, error?.id]).toEqual([410, 'quote-link-off'])
  const accepted = await shop.call('POST /api/quote-links/{token}/accept', { params, body: { revision: 1 } })
  expect(accepted.error?.id).toBe('quote-link-off')
  const renewed = await change(off.version, false)
  const read = await shop.call('GET /api/quote-links/{token}', { params: { token: tokenOf(renewed) } })
  expect(read.status).toBe(200)
})

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** Flips bits of the last letter of a signature. */
const changeLast = (token: string, bits: number): string =>
  token.slice(0, -1) + LETTERS[LETTERS.indexOf(token.at(-1)!) ^ bits]

test('a forged link opens nothing', async () => {
  const desk = await createQuoteDesk(shop)
  const token = tokenOf(await desk.sent())
  const other = tokenOf(await desk.sent())
  const forged = [
    `${token.slice(0, 36)}.${other.slice(37)}`,
    changeLast(token, 4),
    // Decodes to the same bytes, of which the last letter has two bits too many.
    changeLast(token, 1),
    `${token}.`,
    `${token.slice(0, 36)}.${'A'.repeat(43)}`,
  ]
  for (const wrong of forged) {
    const params = { token: wrong }
    expect((await shop.call('GET /api/quote-links/{token}', { params })).status).toBe(404)
    const accepted = await shop.call('POST /api/quote-links/{token}/accept', { params, body: { revision: 1 } })
    expect(accepted.status).toBe(404)
  }
})

test('mails tell staff of a request, and the customer of each answer', async () => {
  const desk = await createQuoteDesk(shop)
  // Quotes of other tests end on the same day.
  await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
    sql`update customer_quotes set warned_at = now()`.execute(trx),
  )
  await shop.mails()
  const { value: asked } = await desk.ask({ message: 'Please <hurry>' })
  const toStaff = await shop.mails()
  const subjectsOf = (mails: { subject: string }[]): string => mails.map(({ subject }) => subject).join('\n')
  // The demo shop's staff read Khmer.
  expect(subjectsOf(toStaff)).toMatch(new RegExp(`${asked.number}.+សុំតម្លៃ`))
  await desk.send(asked, { note: 'See you' })
  const [priced] = await shop.mails()
  const { value: whole } = await desk.open(asked.id)
  expect(priced!.to).toBe(desk.email)
  expect(priced!.text).toContain(whole.linkPath)
  expect(priced!.text).toContain('> See you')
  const params = { id: asked.id }
  const body = { text: 'Yes, we hurry', itemId: null }
  await shop.call('POST /api/office/quotes/{id}/messages', { token: desk.staff, params, body })
  const [answered] = await shop.mails()
  expect(answered!.text).toContain('> Yes, we hurry')
  const warn = async (days: number) =>
    shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
      warnExpiring(trx, new Date(`${shopDayAfter(shop, days)}T03:00:00Z`)),
    )
  expect(await warn(9)).toBe(0)
  expect([await warn(13), await warn(13)]).toEqual([1, 0])
  const [ending] = await shop.mails()
  expect(ending!.subject).toContain(asked.number)
  await desk.decline(asked.id, 'Too <late>')
  const declined = await shop.mails()
  expect(subjectsOf(declined)).toMatch(new RegExp(`${asked.number}.+បានបដិសេធ`))
  expect(declined[0]!.text).toContain('> Too <late>')
})

test('a quote’s mail shows the quoted kit from both sides', async () => {
  const desk = await createQuoteDesk(shop)
  await shop.mails()
  await desk.sent()
  const shown: string[] = []
  const send = async ({ to, attachments }: { to: string; attachments: readonly { filename: string }[] }) => {
    if (to === desk.email) shown.push(...attachments.map(({ filename }) => filename))
  }
  const jobs = await shop.openJobs({
    sender: { send, close: () => undefined },
    pictures: shop.app.pictures,
    aheadMs: 60_000,
  })
  await jobs.drain()
  expect(shown.filter(name => name.startsWith('kit'))).toEqual(['kit-1.jpg', 'kit-2.jpg'])
})
