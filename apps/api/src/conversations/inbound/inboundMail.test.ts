import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { INBOUND, mailOf, postMail } from '../testing/postMail.ts'

let shop: TestShop
let store: string
let id: string
let to: string
let visitor = 0
beforeAll(async () => {
  shop = await createTestShop({ inboundMail: INBOUND })
  store = await shop.signInStaff('store@angkor.example')
})
afterAll(async () => shop.close())

/** A conversation that staff have answered, and the address that its mail named. */
beforeEach(async () => {
  const contact = `visitor${(visitor += 1)}@example.com`
  await shop.call('POST /api/contact', { body: { contact, subject: 'Caps', message: 'Do you sew caps?' } })
  const { value } = await shop.call('GET /api/office/conversations', {
    token: store,
    query: { search: contact },
  })
  id = value.items[0]!.id
  const body = { kind: 'reply', text: `Yes, ${contact}`, seenAt: null, isClosing: true } as const
  await shop.call('POST /api/office/conversations/{id}/messages', { token: store, params: { id }, body })
  shop.clock.now = new Date(shop.clock.now.getTime() + 13_000)
  to = (await shop.mails({ isEarly: true })).find(mail => mail.to === contact)!.replyTo!
})

const read = async () =>
  (await shop.call('GET /api/office/conversations/{id}', { token: store, params: { id }, query: {} })).value
const countMails = async () => (await read()).entries.filter(({ origin }) => origin === 'mail').length

test('a forged, shortened or missing token adds no message', async () => {
  const [name = '', domain = ''] = to.split('@')
  const last = name.at(-3) === 'a' ? 'b' : 'a'
  const forged = [
    `${name.slice(0, -3)}${last}${name.slice(-2)}@${domain}`,
    `reply+${'a'.repeat(52)}@${domain}`,
    'shop@example.com',
  ]
  for (const address of forged)
    expect(await postMail(shop, mailOf({ to: address }))).toEqual({ status: 422, said: 'reply-address-unknown' })
  expect(await countMails()).toBe(0)
})

test('a call without the server’s signature, or an old one, is refused', async () => {
  const mail = mailOf({ to })
  expect(await postMail(shop, mail, { secret: 'another secret' })).toEqual({ status: 401, said: 'signature-invalid' })
  expect(await postMail(shop, mail, { signature: '' })).toEqual({ status: 401, said: 'signature-invalid' })
  const at = new Date(shop.clock.now.getTime() - 301_000)
  expect(await postMail(shop, mail, { at })).toEqual({ status: 401, said: 'signature-invalid' })
  expect(await countMails()).toBe(0)
})

test('a mail received at another shop’s host reaches the shop of its address', async () => {
  expect(await postMail(shop, mailOf({ to }), { host: 'mekong.localhost' })).toEqual({ status: 200, said: 'taken' })
  expect(await countMails()).toBe(1)
})

test.each([['Auto-Submitted: auto-replied'], ['Precedence: bulk'], ['X-Autoreply: yes'], ['Return-Path: <>']])(
  'a program’s mail with “%s” neither opens the conversation nor mails the staff',
  async header => {
    expect(await postMail(shop, mailOf({ to, headers: [header], text: 'I am on leave' }))).toEqual({
      status: 200,
      said: 'automatic',
    })
    const { conversation, entries } = await read()
    expect(conversation).toMatchObject({ state: 'closed', isUnread: false })
    expect(entries[0]).toMatchObject({ origin: 'mail', isAutomatic: true, text: 'I am on leave' })
    expect(await shop.mails({ isEarly: true })).toEqual([])
  },
)

test('a loop of mails ends at the limit of an hour', async () => {
  const said: (string | undefined)[] = []
  for (let i = 0; i < 22; i++) said.push((await postMail(shop, mailOf({ to, text: `Again ${i}` }))).said)
  expect(said.slice(0, 20)).toEqual(said.slice(0, 20).map(() => 'taken'))
  expect(said.slice(20)).toEqual(['too-many', 'too-many'])
  // One mail to each member of staff who wants them, not twenty.
  const told = (await shop.mails({ isEarly: true })).map(mail => mail.to)
  expect(new Set(told).size).toBe(told.length)
})

test('a mail of 40 MB and endlessly nested parts are refused', async () => {
  expect(await postMail(shop, mailOf({ to, text: 'x'.repeat(40 * 1024 * 1024) }))).toEqual({
    status: 413,
    said: 'file-too-large',
  })
  const deep = Array.from(
    { length: 500 },
    (_, i) => `--b${i}\r\nContent-Type: multipart/mixed; boundary=b${i + 1}\r\n\r\n`,
  ).join('')
  const bomb = Buffer.from(
    `To: ${to}\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b0\r\n\r\n${deep}`,
  )
  expect(await postMail(shop, bomb)).toEqual({ status: 422, said: 'mail-unreadable' })
  const headers = Buffer.concat([
    Buffer.from(`To: ${to}\r\n`),
    Buffer.from('X: y\r\n'.repeat(100_000)),
    Buffer.from('\r\nHello'),
  ])
  expect(await postMail(shop, headers)).toEqual({ status: 422, said: 'mail-unreadable' })
  expect(await countMails()).toBe(0)
})

test('attachments are named with type and size, and not kept', async () => {
  const boundary = 'parts'
  const mail = Buffer.from(
    [
      `From: Dara <other@example.com>`,
      `To: ${to}`,
      'Subject: =?utf-8?B?4Z6f4Z694Z6f4Z+S4Z6P4Z64?=',
      'MIME-Version: 1.0',
      `Content-Type: multipart/mixed; boundary=${boundary}`,
      '',
      `--${boundary}`,
      'Content-Type: text/html; charset=utf-8',
      '',
      '<style>p{}</style><p>Our logo&nbsp;&amp; more</p><script>alert(1)</script><blockquote>Yes</blockquote>',
      `--${boundary}`,
      'Content-Type: application/x-msdownload; name="logo.exe"',
      'Content-Disposition: attachment; filename="logo.exe"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('MZ program').toString('base64'),
      `--${boundary}--`,
    ].join('\r\n'),
  )
  expect(await postMail(shop, mail)).toEqual({ status: 200, said: 'taken' })
  expect((await read()).entries[0]).toMatchObject({
    text: 'Our logo & more',
    subject: 'សួស្តី',
    sender: 'other@example.com',
    attachments: [{ name: 'logo.exe', type: 'application/x-msdownload', bytes: 10 }],
  })
})

test('without the settings the route is absent, and answers name the shop’s address', async () => {
  const plain = await createTestShop()
  expect(await postMail(plain, mailOf({ to }))).toEqual({ status: 404, said: 'not-found' })
  await plain.close()
})
