import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Delivery } from '../officeTypes.ts'
import { type Office, openDeliveries } from './testing/deliveriesScreen.ts'

const mail = (n: number, more: Partial<Delivery>): Delivery => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  kind: 'OrderPlaced',
  to: `buyer${n}@example.com`,
  language: 'en',
  order: null,
  state: 'sent',
  attempts: 1,
  reason: null,
  serverSaid: null,
  madeAt: '2026-11-24T02:00:00.000Z',
  triedAt: '2026-11-24T02:00:00.000Z',
  sentAt: null,
  again: null,
  ...more,
})
const order = { id: '00000000-0000-4000-8000-0000000000aa', number: 'AK-000123' }
const mails = (): Delivery[] => [
  mail(1, { sentAt: '2026-11-24T02:00:05.000Z', order }),
  mail(2, { state: 'failed', reason: 'server-silent', attempts: 3 }),
  mail(3, { state: 'dead', reason: 'address-refused', serverSaid: '550 no such user', attempts: 10 }),
  mail(4, { state: 'waiting', to: null }),
]

let close: () => void
const open = (office: Office): Office => {
  close = openDeliveries(office)
  return office
}
afterEach(() => close())

const row = (text: string) => page.getByRole('row').filter({ hasText: text })
const again = (text: string) => row(text).getByRole('button', { name: 'Send again' })
const dialog = () => page.getByRole('dialog')

describe('the office’s mails', () => {
  it('say how each fares and why, in our words and the mail server’s', async () => {
    open({ mails: mails() })
    await expect.element(row('buyer1').getByText('Sent', { exact: true })).toBeVisible()
    await expect
      .element(row('buyer1').getByRole('link', { name: /AK-000123/ }))
      .toHaveAttribute('href', `/office/orders/${order.id}`)
    await expect.element(row('buyer2').getByText('Retrying')).toBeVisible()
    await expect.element(row('buyer2').getByText('The email server did not respond in time.')).toBeVisible()
    await expect
      .element(row('buyer3').getByText('The email server rejects this address. Check it for typos.'))
      .toBeVisible()
    await expect.element(row('buyer3').getByText('“550 no such user”')).toBeVisible()
    await expect.element(page.getByText('1 email is waiting to be sent.')).toBeVisible()
    // Mails that are sent or about to be sent cannot be sent again.
    await expect.poll(() => page.getByRole('button', { name: 'Send again' }).elements().length).toBe(2)
  })

  it('are sent again after a question, and the list says by whom', async () => {
    const office = open({ mails: mails() })
    await again('buyer3').click()
    await expect.poll(() => dialog().element().textContent).toMatch('Send this email to buyer3@example.com again?')
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(office.mails[2]!.state).toBe('dead')
    await again('buyer3').click()
    await dialog().getByRole('button', { name: 'Send again' }).click()
    await expect.element(page.getByText('The email will be sent shortly')).toBeVisible()
    await expect.element(row('buyer3').getByText(/^Sent again by Dara Keo, /)).toBeVisible()
    await expect.element(row('buyer3').getByText('Waiting')).toBeVisible()
    await expect.poll(() => page.getByRole('button', { name: 'Send again' }).elements().length).toBe(1)
  })

  it('that somebody else has had sent meanwhile are refused in a sentence', async () => {
    open({ mails: mails(), refusal: 'mail-not-failed' })
    await again('buyer2').click()
    await dialog().getByRole('button', { name: 'Send again' }).click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(row('buyer2').getByText('Retrying')).toBeVisible()
  })

  it('are narrowed to a state, and say so when there are none', async () => {
    open({ mails: mails().slice(0, 2) })
    await page.getByRole('link', { name: 'Retrying' }).click()
    await expect.element(row('buyer1')).not.toBeInTheDocument()
    await expect.element(row('buyer2')).toBeVisible()
    await page.getByRole('link', { name: 'Not sent' }).click()
    await expect.element(page.getByRole('button', { name: 'Show all' })).toBeVisible()
  })

  it('that cannot be read are asked for again', async () => {
    const office = open({ mails: mails(), isAway: true })
    const retry = page.getByRole('button', { name: /again/i })
    await expect.element(retry).toBeVisible()
    office.isAway = false
    await retry.click()
    await expect.element(row('buyer1')).toBeVisible()
  })
})
