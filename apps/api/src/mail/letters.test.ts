import { ORDER_STATUSES } from '@kitwright/contract'
import { formatUsd } from '@kitwright/measure'
import { createDesign, createTextLayer, withClubColours, zoneForRole } from '@kitwright/design'
import { getGarment, loadGarment } from '@kitwright/garment'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql, type Transaction } from '../database/index.ts'
import { createTestShop, type TestShop } from '../http/testing.ts'
import type { EventKind, PayloadOf, RecordedEvent } from '../events/index.ts'
import { createBuyer, lineOf } from '../orders/testing/buyer.ts'
import { listKits } from './layout/mailKits.ts'
import { textOf } from './letters/letter.ts'
import type { MailContext } from './letters/mailContext.ts'
import { writeLetter } from './letters/writeLetter.ts'

// The letters that each event sends, and their recipients, are stored in `golden/`, including events whose recipients
// want no mail.

const ORIGIN = 'https://angkor.example'
const NOW = new Date('2026-11-26T08:00:00Z')

let shop: TestShop
let tenantId: string
let buyer: Awaited<ReturnType<typeof createBuyer>>
let ids: { customer: string; store: string; order: string; message: string; number: string }
let settings: MailContext['settings']
beforeAll(async () => {
  shop = await createTestShop()
  tenantId = await shop.tenantId('angkor')
  buyer = await createBuyer(shop)
  const { id: order, number } = await buyer.order({ body: { note: 'Match on Sunday' } })
  const body = { contact: 'sok@example.com', subject: 'Caps', message: 'Do you sew caps?\nThank you' }
  await shop.call('POST /api/contact', { body })
  ids = await shop.database.withTenant(tenantId, async trx => {
    const account = async (email: string): Promise<string> =>
      (await trx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
    const { rows } = await sql<{ id: string }>`select id from contact_messages where subject = 'Caps'`.execute(trx)
    const [customer, store] = [await account(buyer.email), await account('store@angkor.example')]
    return { customer, store, order, number, message: rows[0]!.id }
  })
  settings = await shop.database.withTenant(
    tenantId,
    async trx => (await trx.selectFrom('tenants').select('settings').executeTakeFirstOrThrow()).settings,
  )
})
afterAll(async () => shop.close())

const UNDONE = new Error('only to read')
type Change = ReturnType<typeof sql>

/** Returns the result of `read` after these changes, then rolls them back. */
async function reading<T>(changes: readonly Change[], read: (trx: Transaction) => Promise<T>): Promise<T> {
  let found: T
  await shop.database
    .withTenant(tenantId, async trx => {
      for (const change of changes) await change.execute(trx)
      found = await read(trx)
      throw UNDONE
    })
    .catch((error: unknown) => {
      if (error !== UNDONE) throw error
    })
  return found!
}

const eventOf = <K extends EventKind>(kind: K, subjectId: string, payload: PayloadOf<K>): RecordedEvent =>
  ({ id: randomUUID(), kind, subjectId, payload, happenedAt: NOW }) as never

/** Replaces everything that differs between runs. */
const steady = (text: string): string =>
  [
    [buyer.email, 'dara@example.com'],
    [ids.number, 'AK-…'],
    // The deadline of the order that was just placed.
    [/(?<=pay by |ត្រឹមថ្ងៃទី )\d+ \S+ \d{4}/g, '…'],
    // The last day of a payment code, which is that of the promise at least.
    [/(?<=Valid until )\d+ \S+ \d{4}/g, '…'],
    // The days of its steps, and the promised day.
    [/^\d+ \S+ \d{4}(?=: )|(?<=^(?:Promised for|សន្យាប្រគល់): )\d+ \S+ \d{4}$/gm, '…'],
    [/#[\w-]{43}/g, '#…'],
    [/(?<=supplier\/)[\w-]{43}/g, '…'],
    [/#[0-9a-f-]{36}\.(\w+)\.[\w-]{43}/g, '#id.$1.…'],
    [/\b\d{6}\b(?! \d)/g, '……'],
    [/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id'],
  ].reduce((told, [was, is]) => told.replaceAll(was as string, is as string), text)

async function letter<K extends EventKind>(
  title: string,
  { kind, subject, payload, changes = [] }: { kind: K; subject: string; payload: PayloadOf<K>; changes?: Change[] },
): Promise<string> {
  const written = await reading(changes, async trx =>
    writeLetter({
      trx,
      event: eventOf(kind, subject, payload),
      shop: 'Angkor Kits',
      settings,
      origin: ORIGIN,
      codeKey: Buffer.alloc(32),
      tenantId: '00000000-0000-7000-8000-000000000000',
      replyAddress: undefined,
      now: NOW,
    }),
  )
  if (!written) return `== ${title}: nothing\n`
  const { to, language, replyTo = 'the shop', letter: said } = written
  const strong = (said.facts ?? []).flatMap(({ label, isStrong }) => (isStrong ? [label] : []))
  return steady(
    [
      `== ${title}`,
      `To ${to} in ${language}, answers to ${replyTo}: ${said.subject.replaceAll('\n', '⏎')}`,
      `Strong: ${strong.join(', ')}. KHQR: ${said.pay?.khqr ?? 'none'}.`,
      textOf(said, { shop: 'Angkor Kits', origin: ORIGIN, optOut: written.optOut }),
    ].join('\n'),
  )
}

const inEnglish = sql`update accounts set language = 'en'`
const confirmed = sql`update accounts set email_confirmed_at = now()`
const blocked = sql`update accounts set is_blocked = true`
const passwordless = sql`update accounts set password_hash = null`
const removed = sql`update accounts set removed_at = now()`
const without = (what: string): Change =>
  sql`update accounts set notifications = ${JSON.stringify({ [what]: false })}::jsonb`

async function allOf<K extends EventKind>(
  kind: K,
  subject: string,
  cases: Readonly<Record<string, { payload: PayloadOf<K>; changes?: readonly Change[] }>>,
): Promise<string[]> {
  const letters: string[] = []
  for (const [title, { payload, changes = [] }] of Object.entries(cases))
    letters.push(await letter(`${kind}, ${title}`, { kind, subject, payload, changes: [inEnglish, ...changes] }))
  return letters
}

test('what is written about accounts', async () => {
  const asked = { email: buyer.email, language: 'en' }
  const ofStaff = { email: 'store@angkor.example', language: 'en' }
  const nobody = { email: 'nobody@example.com', language: 'en' }
  const said = [
    ...(await allOf('CodeAsked', ids.customer, {
      'of an e-mail that nobody has proved': { payload: asked },
      'of one that is proved': { payload: asked, changes: [confirmed] },
      'of a stranger': { payload: nobody },
    })),
    ...(await allOf('ResetAsked', ids.customer, {
      'by a customer': { payload: asked, changes: [confirmed] },
      'by one who is blocked': { payload: asked, changes: [blocked] },
      'by one of the staff': { payload: ofStaff },
      'by a stranger': { payload: nobody },
    })),
    ...(await allOf('UnlockAsked', ids.customer, {
      'by a customer': { payload: asked },
      'by one of the staff': { payload: ofStaff },
      'by one of the staff who is blocked': { payload: ofStaff, changes: [blocked] },
    })),
    ...(await allOf('CustomerInvited', ids.customer, {
      'by staff': { payload: {}, changes: [passwordless] },
      'and blocked since': { payload: {}, changes: [passwordless, blocked] },
      'with a password since': { payload: {} },
    })),
    ...(await allOf('AdministratorAdded', ids.store, {
      'by the operator': { payload: {} },
      'and blocked since': { payload: {}, changes: [blocked] },
      'and removed since': { payload: {}, changes: [removed] },
    })),
    ...(await allOf('AccountRegistered', ids.customer, {
      'with a proved e-mail': { payload: {}, changes: [confirmed] },
    })),
    ...(await allOf('PasswordChanged', ids.customer, { 'by whoever': { payload: {} } })),
    ...(await allOf('SecondFactorChanged', ids.customer, {
      'turned on': { payload: { what: 'app-on' } },
      'turned off': { payload: { what: 'app-off' } },
      'new codes': { payload: { what: 'codes-renewed' } },
      'recovery code used': { payload: { what: 'recovery-used', codesLeft: 3 } },
      'passkey added': { payload: { what: 'passkey-added', name: 'My phone' } },
      'passkey removed': { payload: { what: 'passkey-removed', name: 'My phone' } },
      'reset by the shop': { payload: { what: 'reset' } },
      'codes guessed': { payload: { what: 'guessed' } },
      'and removed since': { payload: { what: 'reset' }, changes: [removed] },
    })),
  ]
  await expect(said.join('\n')).toMatchFileSnapshot(join(import.meta.dirname, 'golden/accounts.txt'))
})

test('what is written about orders, to their customers', async () => {
  const { number, customer: personId, order } = ids
  const moved = (to: string, note = 'Since Sunday') => ({
    payload: { number, personId, from: 'REVIEWING', to, note, isNoteInternal: false },
  })
  const paid = (cents: number, paidCents: number, method = 'khqr') => ({
    payload: { number, personId, cents, method, paidCents },
  })
  const totalCents = (await buyer.get(order)).value.totalCents
  const corrected = (price: { choice: 'keep' | 'charge'; differenceCents: number } | null) => ({
    payload: { number, personId, was: '9 · DARA · L', is: '9 · DARA · 3XL', price },
  })
  const placed = { number, personId, totalCents, qty: 10 }
  const said = [
    ...(await allOf('OrderPlaced', order, {
      'by who hears of it': { payload: placed },
      'by who does not': { payload: placed, changes: [without('orders')] },
    })),
    ...(await allOf(
      'OrderStatusChanged',
      order,
      Object.fromEntries([...ORDER_STATUSES, 'LOST'].map(to => [to, moved(to)])),
    )),
    ...(await allOf('OrderStatusChanged', order, {
      unwanted: { ...moved('PROCESSING'), changes: [without('orders')] },
      'with a reason for less money': { payload: { ...moved('PROCESSING').payload, isNoteInternal: true } },
      'by an earlier version': { payload: { number, personId, from: 'REVIEWING', to: 'PROCESSING', note: 'Soon' } },
    })),
    ...(await allOf('OrderCanceled', order, {
      'with a reason': { ...moved('CANCELED'), changes: [sql`update orders set status = 'CANCELED'`] },
      'without one': { ...moved('CANCELED', ''), changes: [sql`update orders set status = 'CANCELED'`] },
    })),
    ...(await allOf('PaymentNoted', order, {
      'of a part': paid(1000, 1000),
      'of the rest, in cash': paid(totalCents - 1000, totalCents, 'cash'),
      'of all, in shells': paid(totalCents, totalCents, 'shells'),
      'given back': paid(-500, totalCents - 500, 'bank'),
      'of nothing': paid(0, 0, 'other'),
      unwanted: { ...paid(1000, 1000), changes: [without('orders')] },
    })),
    ...(await allOf('LineCorrected', order, {
      'at the same price': corrected(null),
      'at a higher price': corrected({ choice: 'charge', differenceCents: 200 }),
      'at a lower price, paid before': {
        ...corrected({ choice: 'charge', differenceCents: -200 }),
        changes: [sql`update orders set paid_cents = total_cents + 200`],
      },
      'at a price that is kept': corrected({ choice: 'keep', differenceCents: 200 }),
      'in Khmer': {
        ...corrected({ choice: 'charge', differenceCents: -200 }),
        changes: [sql`update accounts set language = 'kh'`, sql`update orders set paid_cents = total_cents + 200`],
      },
      unwanted: { ...corrected(null), changes: [without('orders')] },
    })),
    ...(await allOf('ProofSent', order, {
      wanted: { payload: { number, personId } },
      unwanted: { payload: { number, personId }, changes: [without('designs')] },
    })),
  ]
  await expect(said.join('\n')).toMatchFileSnapshot(join(import.meta.dirname, 'golden/orders.txt'))
})

test('mails of placed and approved orders list players, and plain sizes by count', async () => {
  const home = createDesign('soccer')
  await loadGarment('soccer')
  const place = zoneForRole(getGarment('soccer'), home.options, 'playerName')
  const layers = [createTextLayer(randomUUID(), 'playerName', 'NAME', place)]
  const kits = [{ role: 'away' as const, colours: { main: '#fde047' }, parts: {} }]
  const ours = await buyer.saveDesign('Ours', { ...withClubColours(home), kits, layers })
  const player = { designId: ours, qty: 1 }
  const { id, number, totalCents } = await buyer.order({
    body: { unprinted: 'accept' },
    lines: [
      lineOf(ours, { ...player, playerName: 'Sok Vanna', printName: 'VANNA', number: 10, size: 'L' }),
      lineOf(ours, { ...player, playerName: 'ពិសិដ្ឋ', number: 1, version: 'goalkeeper', sleeve: 'long' }),
      lineOf(ours, { ...player, number: 7, size: 'XXXL' }),
      lineOf(ours, { ...player, playerName: 'Dara <b>&', kit: 'away', number: 0 }),
      lineOf(ours, { size: 'S' }),
      lineOf(buyer.designId, { size: 'S', qty: 12 }),
      lineOf(buyer.designId, { size: 'M', qty: 1200 }),
    ],
  })
  const payload = { number, personId: ids.customer, totalCents, qty: 1226 }
  const moved = { number, personId: ids.customer, from: 'REVIEWING', to: 'APPROVED', note: '' }
  const inKhmer = sql`update accounts set language = 'kh'`
  const said = [
    ...(await allOf('OrderPlaced', id, {
      'with players': { payload },
      'in Khmer': { payload, changes: [inKhmer] },
    })),
    ...(await allOf('OrderStatusChanged', id, { 'of players': { payload: moved } })),
  ]
  const lists = said.join('\n').replaceAll(number, 'AK-…')
  await expect(lists).toMatchFileSnapshot(join(import.meta.dirname, 'golden/lines.txt'))
})

test('mails of an order name the promotion that it was priced under', async () => {
  const tenantId = await shop.tenantId('angkor')
  const rules = async (values: object): Promise<void> =>
    shop.database.withTenant(tenantId, async trx => {
      await trx.updateTable('price_rules').set(values).execute()
    })
  const until = new Date(shop.clock.now.getTime() + 86_400_000)
  await rules({ promotion_percent: 12, promotion_from: new Date(0), promotion_until: until })
  const { id, number, totalCents, discountCents } = await buyer.order()
  await rules({ promotion_percent: null, promotion_from: null, promotion_until: null })
  const payload = { number, personId: ids.customer, totalCents, qty: 10 }
  const [text] = await allOf('OrderPlaced', id, { 'under a promotion': { payload } })
  expect(text).toContain(`Discount, with promotion 12%: -${formatUsd(discountCents)}\n`)
})

test('what is written about designs that were looked at', async () => {
  const answered = { personId: ids.customer, name: 'Home kit', answers: 3, looksGood: 2, comments: 1 }
  const payload = { personId: ids.customer, name: 'Home kit', status: 'ready' as const, comment: '' }
  const said = [
    ...(await allOf('DesignReviewed', buyer.designId, {
      'ready, without a word': { payload },
      'to be changed': { payload: { ...payload, status: 'rejected', comment: 'Another blue,\nplease' } },
      unwanted: { payload, changes: [without('designs')] },
    })),
    ...(await allOf('PreviewAnswered', buyer.designId, {
      'by visitors': { payload: answered },
      'in Khmer': { payload: answered, changes: [sql`update accounts set language = 'kh'`] },
      unwanted: { payload: answered, changes: [without('designs')] },
      'to one who is blocked': { payload: answered, changes: [blocked] },
    })),
    ...(await allOf('MessageSent', ids.message, { 'of which no mail of its own tells': { payload: {} } })),
  ]
  await expect(said.join('\n')).toMatchFileSnapshot(join(import.meta.dirname, 'golden/designs.txt'))
})

const proof = (state: string, change: { text?: string; wishes?: object[] } = {}): Change => {
  const card = { number: 7, printed: 'VANNA', playerName: 'Vanna', design: 'Home kit' }
  const content = [
    { ...card, lineId: 'printed' },
    { ...card, lineId: 'named', number: 0, printed: '' },
    { ...card, lineId: 'bare', number: null, printed: '', playerName: '' },
  ]
  const { text = '', wishes = [] } = change
  return sql`insert into proofs (order_id, made_by, asked_at, state, hash, content, marks, answer_text, wishes, sent_at, answered_at)
    values (${ids.order}, ${ids.store}, now(), ${state}, 'hash', ${JSON.stringify(content)}::jsonb, '[]', ${text}, ${JSON.stringify(wishes)}::jsonb, now(),
      case when ${state} <> 'sent' then now() end)`
}

const supplier = randomUUID()
const supplied = sql`insert into suppliers (id, name, language, seam_mm, hem_mm, bleed_mm, cut_name)
  values (${supplier}, 'Mekong Print', 'kh', 10, 25, 4, 'CutContour')`
const said = (...notes: readonly (readonly [kind: string, text: string])[]): Change[] => [
  supplied,
  ...notes.map(
    ([kind, text]) => sql`insert into handover_notes (order_id, supplier_id, kind, text, at)
      values (${ids.order}, ${supplier}, ${kind}, ${text}, now())`,
  ),
]

test('what is written to the staff', async () => {
  const about = (what: PayloadOf<'StaffMailAsked'>['about']) => ({ about: what, accountId: ids.store })
  const wishes = ['printed', 'named', 'bare', 'gone'].map(lineId => ({ lineId, text: `Another ${lineId}` }))
  const ofOrder = async (what: 'orders' | 'proofs' | 'suppliers', cases: Readonly<Record<string, readonly Change[]>>) =>
    allOf(
      'StaffMailAsked',
      ids.order,
      Object.fromEntries(Object.entries(cases).map(([title, changes]) => [title, { payload: about(what), changes }])),
    )
  const told = [
    ...(await ofOrder('orders', {
      'an order with a note': [],
      'one without': [sql`update orders set note = ''`],
      'by one who is blocked': [blocked],
      'by one who is removed': [removed],
    })),
    ...(await ofOrder('proofs', {
      'a proof that is accepted': [proof('accepted')],
      'one to be changed': [proof('changes', { text: 'Darker green', wishes })],
      'one that is shown anew': [proof('sent')],
      'no proof': [],
    })),
    ...(await ofOrder('suppliers', {
      'what a supplier wrote': said(['text', 'Which blue is it?'], ['text', 'The dark one?']),
      'what one showed': said(['photo', ''], ['photo', '']),
      'what one sent': said(['sent', 'J&T 881']),
      'what one sent without a number': said(['sent', ''], ['text', 'On its way']),
      'what nobody said': [supplied],
    })),
    ...(await allOf('StaffMailAsked', ids.message, {
      'a message with an e-mail': { payload: about('messages') },
      'one with a telephone': {
        payload: about('messages'),
        changes: [sql`update contact_messages set contact = '012 345 678'`],
      },
    })),
  ]
  await expect(told.join('\n')).toMatchFileSnapshot(join(import.meta.dirname, 'golden/staff.txt'))
})

test('a mail shows two designs from the front, a single one from both sides', async () => {
  const kits = async (event: RecordedEvent) =>
    (await reading([], async trx => listKits(trx, event))).map(({ name, side }) => `${name}, ${side}`)
  const { customer: personId, number } = ids
  const placed = async (...names: string[]) => {
    const lines = []
    for (const name of names) lines.push(lineOf(await buyer.saveDesign(name, createDesign('soccer'))))
    const { id } = await buyer.order({ lines })
    return eventOf('OrderPlaced', id, { number, personId, totalCents: 1, qty: 1 })
  }
  expect(await kits(await placed('One'))).toEqual(['One, front', 'One, back'])
  expect(await kits(await placed('One', 'Two', 'Three'))).toEqual(['One, front', 'Two, front'])
  const design = { personId, status: 'ready' as const, comment: '' }
  expect(await kits(eventOf('DesignReviewed', buyer.designId, { ...design, name: 'As it was called' }))).toEqual([
    'As it was called, front',
    'As it was called, back',
  ])
  expect(await kits(eventOf('DesignReviewed', randomUUID(), { ...design, name: 'Gone' }))).toEqual([])
  expect(await kits(eventOf('ProofSent', ids.order, { personId, number }))).toEqual([])
  expect(await kits(eventOf('AccountRegistered', personId, {}))).toEqual([])
})

test('what reminders of orders say', async () => {
  const { number, customer: personId, order, store: by } = ids
  const about = (what: 'proof' | 'deposit' | 'balance') => ({ number, personId, about: what, by })
  const approved = sql`update orders set status = 'APPROVED', approved_at = now()`
  const paid = sql`update orders set paid_cents = total_cents`
  const supplierId = randomUUID()
  const supplier = sql`insert into suppliers (id, name, contact, email, language, seam_mm, hem_mm, bleed_mm, cut_name)
    values (${supplierId}, 'Lotus Print', 'Chan Thy', 'lotus@example.com', 'en', 10, 25, 4, 'Cut')`
  const said = [
    ...(await allOf('CustomerReminded', order, {
      'of the proof': { payload: about('proof') },
      'of the deposit': { payload: about('deposit'), changes: [approved] },
      'of a balance that was paid since': { payload: about('balance'), changes: [paid] },
      'who wants no questions': { payload: about('proof'), changes: [without('designs')] },
      'who wants no reminders of payments': { payload: about('deposit'), changes: [approved, without('payments')] },
    })),
    ...(await allOf('SupplierAsked', order, {
      'with a link of their own': { payload: { number, supplierId, by }, changes: [supplier] },
      'who was left since': { payload: { number, supplierId, by } },
    })),
  ]
  await expect(said.join('\n')).toMatchFileSnapshot(join(import.meta.dirname, 'golden/reminders.txt'))
})
