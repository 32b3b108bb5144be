import type { Page } from '@playwright/test'
import { beStaff, goToEmpty, register } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

interface LayerPlace {
  readonly role: string
  readonly xMm: number
  readonly yMm: number
}

/** Lays the name over the number on the back, which staff can mend in one press. */
function overlap(document: { readonly layers: readonly LayerPlace[] }): unknown {
  const number = document.layers.find(({ role }) => role === 'backNumber')!
  const layers = document.layers.map(layer =>
    layer.role === 'playerName' ? { ...layer, xMm: number.xMm, yMm: number.yMm } : layer,
  )
  return { ...document, layers }
}

/** Signs a customer up with designs that wait for a review, without the screens that other tests cover. */
async function sendDesigns(page: Page, names: readonly string[]) {
  const { tokens } = await register(page)
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  const { items } = (await (await page.request.get('/api/templates?type=SOCCER_KIT&pageSize=1')).json()) as {
    items: { id: string }[]
  }
  const { document } = (await (await page.request.get(`/api/templates/${items[0]!.id}`)).json()) as {
    document: { layers: LayerPlace[] }
  }
  const ids: string[] = []
  for (const name of names) {
    const id = crypto.randomUUID()
    const data = { id, name, document: name === names.at(-1) ? overlap(document) : document }
    expect((await page.request.post('/api/designs', { headers, data })).status()).toBe(201)
    expect((await page.request.post(`/api/designs/${id}/send-for-review`, { headers })).ok()).toBe(true)
    ids.push(id)
  }
  return { headers, ids, tokens }
}

test('three designs are reviewed with keys, and one is mended and accepted', async ({ page, words, otherVisitor }) => {
  const { review, proposal, desk } = words
  const { headers, ids, tokens } = await sendDesigns(page, ['Desk one', 'Desk two', 'Desk three'])
  const statusOf = async (id: string) =>
    ((await (await page.request.get(`/api/designs/${id}`, { headers })).json()) as { status: string }).status
  const staff = await otherVisitor()
  await staff.goto('/')
  await goToEmpty(staff)
  await beStaff(staff, 'store')
  const opens = async (name: string) => {
    await expect(staff.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(staff.getByRole('button', { name: review.approve })).toBeVisible()
  }

  await test.step('a approves, the next opens by itself, and z takes it back', async () => {
    await staff.goto(`/office/review?design=${ids[0]}`)
    await opens('Desk one')
    await staff.keyboard.press('a')
    await expect(staff.getByText(review.done_approved.replace('{{name}}', 'Desk one'))).toBeVisible()
    await expect(staff.getByRole('heading', { level: 2, name: 'Desk one' })).toBeHidden()
    await expect.poll(async () => statusOf(ids[0]!)).toBe('ready')
    await staff.keyboard.press('z')
    await opens('Desk one')
    await expect.poll(async () => statusOf(ids[0]!)).toBe('reviewing')
    await expect(staff.getByRole('button', { name: desk.undo })).toBeHidden()
    await staff.keyboard.press('a')
    await expect.poll(async () => statusOf(ids[0]!)).toBe('ready')
  })

  await test.step('r and a digit choose a reason that the customer reads', async () => {
    await staff.goto(`/office/review?design=${ids[1]}`)
    await opens('Desk two')
    await staff.keyboard.press('r')
    const reason = staff.getByRole('checkbox', { name: review.reason_dpi })
    await expect(reason).toBeVisible()
    await staff.keyboard.press('1')
    await expect(reason).toBeChecked()
    await staff.getByRole('button', { name: review.send, exact: true }).click()
    await expect(staff.getByText(review.done_rejected.replace('{{name}}', 'Desk two'))).toBeVisible()
    await expect.poll(async () => statusOf(ids[1]!)).toBe('rejected')
  })

  await test.step('a mended copy changes nothing until the customer accepts it in two presses', async () => {
    await staff.goto(`/office/review?design=${ids[2]}`)
    await opens('Desk three')
    await staff.getByRole('button', { name: review.fix_overlap, exact: true }).click()
    await expect(staff.getByText(review.mended_note)).toBeVisible()
    await staff.keyboard.press('a')
    await staff.getByRole('textbox').fill('The name stood on the number')
    await staff.getByRole('button', { name: review.propose, exact: true }).click()
    await expect(staff.getByText(review.done_proposed.replace('{{name}}', 'Desk three'))).toBeVisible()
    expect(await statusOf(ids[2]!)).toBe('rejected')
    await goToEmpty(page)
    await page.evaluate(session => localStorage.setItem('kitwright.auth', session), JSON.stringify(tokens))
    await page.goto('/me/assets')
    await page.getByRole('link', { name: proposal.look, exact: true }).click()
    await expect(page.getByText('The name stood on the number')).toBeVisible()
    await page.getByRole('button', { name: proposal.accept, exact: true }).click()
    await expect(page.getByText(proposal.accepted, { exact: true })).toBeVisible()
    await expect.poll(async () => statusOf(ids[2]!)).toBe('ready')
  })

  await test.step('the customer answers on the spot, and the desk shows it', async () => {
    // A verdict is said once it cannot be taken back.
    const talk = async () => (await page.request.get(`/api/designs/${ids[1]}/review`, { headers })).text()
    await expect.poll(talk, { timeout: 30_000 }).toContain('"shop"')
    await page.goto(`/me/assets?review=${ids[1]}`)
    await page.getByRole('textbox', { name: proposal.talk_answer }).fill('It is the only file that we have')
    await page.getByRole('button', { name: proposal.talk_send, exact: true }).click()
    await expect(page.getByText(proposal.talk_sent)).toBeVisible()
    await expect.poll(async () => statusOf(ids[1]!)).toBe('reviewing')
    await staff.goto(`/office/review?design=${ids[1]}`)
    await opens('Desk two')
    await expect(staff.getByText('It is the only file that we have')).toBeVisible()
  })
})
