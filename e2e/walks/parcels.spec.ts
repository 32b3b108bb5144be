import type { Page } from '@playwright/test'
import type { Texts } from '@kitwright/words'
import { type Buyer, buy } from './support/buyer.ts'
import { expectAccessible } from './support/axe.ts'
import { beStaff, goToEmpty, showPart } from './support/checkout.ts'
import { crestPng } from './support/files.ts'
import { expect, test } from './support/test.ts'

/** Moves the buyer's order into production with the calls that the staff's screens make; the office's walk presses them. */
async function startProduction(page: Page, { designId, order }: Buyer): Promise<void> {
  const { access_token: token } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('kitwright.office')!) as { access_token: string },
  )
  const change = async (of: string, part: string, data: object, method: 'post' | 'put' = 'post'): Promise<void> => {
    const headers = { authorization: `Bearer ${token}` }
    const etag = (await page.request.get(of, { headers })).headers()['etag']!
    const answer = await page.request[method](`${of}${part}`, { headers: { ...headers, 'if-match': etag }, data })
    expect(answer.status(), part).toBe(200)
  }
  await change(`/api/office/designs/${designId}`, '/review', { status: 'ready', comment: '' })
  const path = `/api/office/orders/${order.id}`
  await change(path, '/move', { to: 'APPROVED', note: '' })
  await change(path, '/supplier', { supplier: 'Own workshop' }, 'put')
  await change(path, '/move', { to: 'PROCESSING', note: 'The deposit comes in cash' })
}

/** Sends a parcel from the order's page in the office: this many pieces, or all that are left. */
async function sendParcel(page: Page, words: Texts, tracking: string, pieces?: string): Promise<void> {
  const { dispatch } = words
  await showPart(page, words, 'made')
  await page.getByLabel(dispatch.parcel_tracking).fill(tracking)
  if (pieces !== undefined) await page.getByRole('textbox', { name: /· M/ }).fill(pieces)
  await page.getByRole('button', { name: dispatch.parcel_send }).click()
  await expect(page.getByText(tracking).first()).toBeVisible()
}

/** Reports a fault with a photograph from the customer's order. */
async function reportFault(page: Page, { shipment }: Texts): Promise<void> {
  await page.getByRole('button', { name: shipment.claim, exact: true }).click()
  await page.getByRole('group', { name: shipment.claim_lines }).getByRole('checkbox').check()
  await page.getByLabel(shipment.claim_words).fill('The number peels off')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: shipment.claim_add_photo }).click()
  await (await choosing).setFiles({ name: 'fault.png', mimeType: 'image/png', buffer: crestPng() })
  const remove = shipment.claim_remove_photo.replace('{{name}}', 'fault.png')
  await expect(page.getByRole('button', { name: remove })).toBeVisible()
  await expectAccessible(page, 'the report')
  await page.getByRole('button', { name: shipment.claim_send }).click()
}

test('an order goes in two parcels, and staff answer a claim', async ({ page, words, otherVisitor }) => {
  const { shipment, dispatch } = words
  const buyer = await buy(await otherVisitor())
  await goToEmpty(page)
  await beStaff(page, 'admin')
  await startProduction(page, buyer)

  await test.step('staff send four pieces, then the rest', async () => {
    await page.goto(`/office/orders/${buyer.order.id}`)
    await sendParcel(page, words, 'KH 42', '4')
    await sendParcel(page, words, 'KH 43')
    await expectAccessible(page, 'the order with its parcels')
  })

  await test.step('the customer confirms one parcel and reports a fault with a photograph', async () => {
    await page.evaluate(kept => localStorage.setItem('kitwright.auth', kept), JSON.stringify(buyer.tokens))
    await page.goto(`/me/histories?order=${buyer.order.id}`)
    await expect(page.getByRole('heading', { name: shipment.where })).toBeVisible()
    const confirm = page.getByRole('button', { name: shipment.receive })
    await expect(confirm).toHaveCount(2)
    await confirm.first().click()
    await expect(confirm).toHaveCount(1)
    await reportFault(page, words)
    await expect(page.getByText(shipment.claim_waiting)).toBeVisible()
    const photo = shipment.claim_photo.replace('{{place}}', '1')
    // A busy machine takes its time to make a photograph safe.
    await expect(page.getByRole('img', { name: photo })).toBeVisible({ timeout: 120_000 })
  })

  await test.step('staff answer with a remake', async () => {
    await page.goto(`/office/orders/${buyer.order.id}`)
    await showPart(page, words, 'made')
    await page.getByLabel(dispatch.claim_answer_text).fill('Sorry. We sew it again.')
    await page.getByRole('button', { name: dispatch.claim_answer_send }).click()
    await expect(page.getByText(shipment.claim_remake).first()).toBeVisible()
  })
})
