import { dayIn, DEFAULT_TIME_ZONE } from '@kitwright/measure'
import { eachLanguage } from '@kitwright/words'
import { createHmac } from 'node:crypto'
import type { Shop } from './people.ts'
import { visit, type Visitor } from './visit.ts'

/** The server's settings for mails that come in. */
export const INBOUND = {
  REPLY_ADDRESS: 'reply+*@in.example.com',
  INBOUND_MAIL_SECRET: 'the secret of the check, with 32 letters and more',
} as const

/** Answers a stranger by mail, whose own mail comes back into the conversation, and one who is a customer. */
export async function driveInbox(office: Visitor, shop: Shop, customer: Visitor): Promise<void> {
  const stranger = visit(shop.place)
  const contact = `inbox-${Date.now()}@example.org`
  await stranger.ask('POST /api/contact', { body: { contact, subject: 'Caps', message: 'Do you sew caps?' } })
  await customer.ask('POST /api/conversation/messages', { body: { text: 'Is my kit ready?' } })
  await customer.ask('GET /api/conversation')
  await office.ask('GET /api/office/inbox')
  const { items } = await office.ask('GET /api/office/conversations', { query: { search: contact } })
  const params = { id: items[0]!.id }
  await office.ask('GET /api/office/conversations/{id}', { params })
  await driveTriage(office, params)
  const body = { kind: 'reply', text: 'Yes, from ten pieces on.', seenAt: null, isClosing: false } as const
  const early = await office.ask('POST /api/office/conversations/{id}/messages', { params, body })
  await office.ask('POST /api/office/conversations/{id}/messages/{messageId}/undo', {
    params: { ...params, messageId: early.id! },
  })
  await office.ask('POST /api/office/conversations/{id}/messages', { params, body })
  const to = await shop.postbox.find(contact, /(reply\+[a-z2-7]{52}@in\.example\.com)/)
  await sendMail(stranger, { from: contact, to })
}

async function driveTriage(office: Visitor, params: { readonly id: string }): Promise<void> {
  const colleague = await office.ask('GET /api/office/me')
  await office.ask('PUT /api/office/conversations/{id}/assignee', { params, body: { assigneeId: colleague.id } })
  await office.ask('PUT /api/office/conversations/{id}/unread', { params, body: { isUnread: true } })
  await office.ask('PUT /api/office/conversations/{id}/state', { params, body: { state: 'closed' } })
  const { version, replies } = await office.ask('GET /api/office/saved-replies')
  await office.ask('PUT /api/office/saved-replies', { body: { version, replies } })
}

/** Hands a mail to the server as its mail provider does. */
async function sendMail(
  provider: Visitor,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const bytes = Buffer.from(`From: ${from}\r\nTo: ${to}\r\nSubject: Re: Caps\r\n\r\nThen thirty, please.`)
  const timestamp = String(Math.floor(Date.now() / 1_000))
  const hash = createHmac('sha256', INBOUND.INBOUND_MAIL_SECRET).update(`${timestamp}.`).update(bytes)
  const headers = { 'x-timestamp': timestamp, 'x-signature': hash.digest('hex') }
  const { outcome } = await provider.upload('POST /api/inbound-mail', { headers, file: { name: 'mail.eml', bytes } })
  if (outcome !== 'taken') throw new Error(`A mail that came in was ${outcome}`)
}

/** Makes a rule, tries it, changes and removes it, and makes a task and finishes it. */
export async function driveRules(office: Visitor): Promise<void> {
  const name = eachLanguage(() => 'Waits for review')
  const content = {
    when: { kind: 'status', status: 'REVIEWING', hours: 24 },
    only: {},
    actions: [{ kind: 'tag', tag: 'waits' }],
  } as const
  const body = { name, content: { ...content, actions: [...content.actions] }, isOn: true, actsOnPresent: false }
  await office.ask('GET /api/office/rules')
  const { rules } = await office.ask('POST /api/office/rules', { body })
  const params = { id: rules.at(-1)!.id }
  await office.ask('POST /api/office/rules/dry-run', { body: { content: body.content } })
  const off = { ...body, isOn: false }
  await office.ask('PUT /api/office/rules/{id}', { params, headers: { 'if-match': '"1"' }, body: off })
  await office.ask('GET /api/office/rules/{id}/history', { params })
  await office.ask('DELETE /api/office/rules/{id}', { params, headers: { 'if-match': '"2"' } })
  const { version, texts } = await office.ask('GET /api/office/rule-texts')
  await office.ask('PUT /api/office/rule-texts', { body: { version, texts } })
  const dueOn = dayIn(new Date(), DEFAULT_TIME_ZONE)
  const task = { title: 'Count the rolls', orderId: null, dueOn, accountId: null, role: 'STORE' } as const
  const { id } = await office.ask('POST /api/office/tasks', { body: task })
  await office.ask('GET /api/office/tasks')
  await office.ask('PUT /api/office/tasks/{id}/done', { params: { id }, body: { isDone: true } })
}
