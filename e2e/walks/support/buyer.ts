import { expect, type Page } from '@playwright/test'
import type { Texts } from '@kitwright/words'
import { freshEmail, PASSWORD } from './checkout.ts'
import { openStudio } from './studio.ts'

export interface Buyer {
  readonly email: string
  readonly name: string
  readonly tokens: { readonly access_token: string }
  readonly designId: string
  readonly order: { readonly id: string; readonly number: string }
  /** Returns the shop's response to the customer at a path. */
  readonly read: <T>(path: string) => Promise<T>
}

/** Creates a customer with a design and an order of ten, without the screens that other tests cover. */
export async function buy(page: Page): Promise<Buyer> {
  const email = freshEmail()
  const send = async <T>(path: string, data: object, headers: Record<string, string> = {}): Promise<T> => {
    const answer = await page.request.post(path, { data, headers })
    expect(answer.status(), path).toBe(201)
    return (await answer.json()) as T
  }
  const person = { firstName: 'Walk', lastName: email.slice(7, 15), email, password: PASSWORD }
  const tokens = await send<Buyer['tokens']>('/api/accounts/register', person)
  const token = tokens.access_token
  const bearer = { authorization: `Bearer ${token}` }
  const templates = await page.request.get('/api/templates?type=SOCCER_KIT&pageSize=1')
  const { items } = (await templates.json()) as { items: { id: string }[] }
  const template = await page.request.get(`/api/templates/${items[0]!.id}`)
  const { document } = (await template.json()) as { document: unknown }
  const id = crypto.randomUUID()
  await send('/api/designs', { id, name: `Kit of ${person.lastName}`, document }, bearer)
  const line = {
    designId: id,
    productType: 'SOCCER_KIT',
    fabric: 'interlock',
    size: 'M',
    sleeve: 'short',
    qty: 10,
    version: 'goalkeeper',
  }
  const wanted = { lines: [line], address: 'House 12, Street 271', phone: '012 345 678' }
  const key = { ...bearer, 'idempotency-key': crypto.randomUUID() }
  const order = await send<{ id: string; number: string }>('/api/orders', wanted, key)
  const read = async <T>(path: string): Promise<T> =>
    (await (await page.request.get(path, { headers: bearer })).json()) as T
  return { email, tokens, designId: id, order, name: `Walk ${person.lastName}`, read }
}

/** Puts a new kit with plain pieces in the cart, from the studio, and opens the cart. */
export async function addKit(
  page: Page,
  words: Texts,
  isPhone: boolean,
  kit: { slug: string; plain: number },
): Promise<void> {
  const studio = await openStudio({ words, isPhone }, page, `/design/${kit.slug}?new`)
  await studio.openTool('squad')
  const field = studio.panel.getByRole('textbox', {
    name: words.studio.pieces_of.replace('{{size}}', 'M'),
    exact: true,
  })
  const only = studio.panel.getByText(words.studio.sizes_only, { exact: true })
  await expect(field.or(only).first()).toBeVisible()
  if (!(await field.isVisible())) await only.click()
  await field.fill(String(kit.plain))
  if (isPhone) await page.getByRole('button', { name: words.studio.more, exact: true }).click()
  await page.getByRole('button', { name: words.studio.add_to_cart, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.cart.title })).toBeVisible()
}
