import { randomUUID } from 'node:crypto'
import { createDesign } from '@kitwright/design'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql, type Transaction } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createBuyer } from '../testing/buyer.ts'
import { cartLine, createCartBrowser } from '../testing/cartBrowser.ts'
import { sweepCarts } from './sweepCarts.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

const inAngkor = async <T>(work: (trx: Transaction) => Promise<T>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), work)

describe('a guest’s cart', () => {
  test('lives on the server from the first click, under an HttpOnly cookie', async () => {
    const guest = await createCartBrowser(shop)
    expect(await guest.cart()).toMatchObject({ version: 0, items: [], quote: null })
    const { status, value, raw } = await guest.add({ lines: [cartLine({ qty: 18 })] })
    expect([status, value.isApplied, value.cart.version]).toEqual([201, true, 1])
    expect(String(raw.headers['set-cookie'])).toMatch(/kitwright-cart=[\w-]{43};.*HttpOnly; SameSite=Strict/)
    expect(value.cart.items).toMatchObject([
      {
        name: 'Lions',
        productType: 'SOCCER_KIT',
        qty: 18,
        missing: 0,
        nextStep: { more: 2, percent: 5 },
        problem: null,
      },
    ])
    expect(value.cart.items[0]!.totalCents).toBe(value.cart.quote!.totalCents)
    expect(await guest.cart()).toEqual(value.cart)
    const { value: count } = await guest.call('GET /api/cart/count', {})
    expect(count).toEqual({ version: 1, designs: 1, qty: 18, guestQty: 0 })
    const stored = await inAngkor(async trx =>
      sql<{ hash: string }>`select secret_hash as hash from carts`.execute(trx),
    )
    expect(stored.rows.map(({ hash }) => hash)).not.toContain(guest.cookies.get('kitwright-cart'))
  })

  test('is nobody else’s: not another browser’s, not another shop’s', async () => {
    const guest = await createCartBrowser(shop)
    await guest.add()
    expect((await (await createCartBrowser(shop)).cart()).items).toEqual([])
    const elsewhere = await createCartBrowser(shop, { host: 'mekong.localhost' })
    elsewhere.cookies.set('kitwright-cart', guest.cookies.get('kitwright-cart')!)
    expect((await elsewhere.cart()).items).toEqual([])
  })

  test('needs the page’s own token for a change', async () => {
    const guest = await createCartBrowser(shop)
    await guest.add()
    guest.cookies.delete('XSRF-TOKEN')
    expect((await guest.add()).error?.id).toBe('xsrf-mismatch')
  })

  test('is swept a month after its last change', async () => {
    const guest = await createCartBrowser(shop)
    await guest.add()
    const later = (days: number) => new Date(shop.clock.now.getTime() + days * 24 * 60 * 60 * 1000)
    await inAngkor(async trx => sweepCarts(trx, later(29)))
    expect((await guest.cart()).items).toHaveLength(1)
    expect(await inAngkor(async trx => sweepCarts(trx, later(31)))).toBeGreaterThan(0)
    expect((await guest.cart()).items).toEqual([])
  })
})

describe('changes', () => {
  test('on an older version change nothing and answer the cart', async () => {
    const tab = await createCartBrowser(shop)
    const { value } = await tab.add()
    const [item] = value.cart.items
    const first = await tab.change(item!.id, { version: 1, lines: [cartLine({ qty: 7 })] })
    const second = await tab.change(item!.id, { version: 1, lines: [cartLine({ qty: 9 })] })
    expect([first.value.isApplied, second.value.isApplied, second.value.cart.items[0]!.qty]).toEqual([true, false, 7])
    expect((await tab.remove(item!.id, 1)).value.isApplied).toBe(false)
    expect((await tab.remove(item!.id, 2)).value).toMatchObject({ isApplied: true, cart: { items: [], version: 3 } })
    expect((await tab.remove(item!.id, 3)).value.isApplied).toBe(true)
  })

  test('of two tabs at once: one is applied', async () => {
    const tab = await createCartBrowser(shop)
    const { value } = await tab.add()
    const change = async (qty: number) =>
      tab.change(value.cart.items[0]!.id, { version: 1, lines: [cartLine({ qty })] })
    const answers = await Promise.all([change(6), change(8)])
    expect(answers.map(({ value: { isApplied } }) => isApplied).toSorted()).toEqual([false, true])
  })

  test('beyond the limits are refused', async () => {
    const guest = await createCartBrowser(shop)
    for (let i = 0; i < 20; i++) expect((await guest.add()).status).toBe(201)
    expect((await guest.add()).error?.id).toBe('cart-full')
    const other = await createCartBrowser(shop)
    await other.add({ lines: Array.from({ length: 300 }, () => cartLine({ qty: 1 })) })
    expect((await other.add({ lines: Array.from({ length: 201 }, () => cartLine({ qty: 1 })) })).error?.id).toBe(
      'cart-full',
    )
  })

  test.each<[string, object, number, string]>([
    ['a design that is none', { document: { garment: 'soccer' } }, 422, 'document-invalid'],
    ['a guest’s design without a document', { document: undefined }, 404, 'not-found'],
    ['a name that is empty', { name: ' ' }, 400, 'invalid-input'],
    ['a price in a line', { lines: [{ ...cartLine(), unitCents: 1 }] }, 400, 'invalid-input'],
    ['a negative quantity', { lines: [cartLine({ qty: -1 })] }, 400, 'invalid-input'],
  ])('%s is refused and puts nothing in', async (_, change, status, id) => {
    const guest = await createCartBrowser(shop)
    const answer = await guest.add(change)
    expect([answer.status, answer.error?.id]).toEqual([status, id])
    expect((await guest.cart()).items).toEqual([])
  })
})

test('an item that cannot be ordered says why, and the others are priced', async () => {
  const guest = await createCartBrowser(shop)
  await guest.add({ lines: [cartLine({ qty: 10 })] })
  await guest.add({ name: 'Silk', fabric: 'silk' })
  await guest.add({ name: 'Empty', lines: [] })
  const { items, quote } = await guest.cart()
  expect(items.map(({ problem }) => problem)).toEqual([null, 'no-price', 'cart-empty'])
  expect([quote?.qty, items[1]!.totalCents]).toEqual([10, null])
})

describe('signing in', () => {
  test('merges the guest’s cart line by line, once', async () => {
    const buyer = await createBuyer(shop)
    const phone = await createCartBrowser(shop)
    phone.signIn(buyer.token)
    const [shared, ofPhone, ofLaptop] = [cartLine({ qty: 4 }), cartLine({ qty: 2 }), cartLine({ qty: 3 })]
    const id = buyer.designId
    const item = { id, designId: id, document: undefined }
    await phone.add({ ...item, lines: [shared, ofPhone] })

    const laptop = await createCartBrowser(shop)
    await laptop.add({ id, designId: id, lines: [{ ...shared, qty: 6 }, ofLaptop] })
    await laptop.add({ name: 'Tigers' })
    laptop.signIn(buyer.token)
    expect(await laptop.cart()).toMatchObject({ guestQty: 14, items: [{ qty: 6 }] })
    const { value: merged, raw } = await laptop.merge()
    expect(merged.items.map(({ name, qty, revision }) => [name, qty, revision])).toEqual([
      ['Home kit', 11, 1],
      ['Tigers', 5, null],
    ])
    expect(merged.guestQty).toBe(0)
    expect(String(raw.headers['set-cookie'])).toContain('kitwright-cart=;')
    expect((await laptop.merge()).value).toEqual(merged)
    expect(await phone.cart()).toEqual(merged)
  })

  test('leaves the guest’s cart alone if both together are too much', async () => {
    const buyer = await createBuyer(shop)
    const own = await createCartBrowser(shop)
    own.signIn(buyer.token)
    await own.add({ designId: buyer.designId, lines: Array.from({ length: 300 }, () => cartLine({ qty: 1 })) })
    const guest = await createCartBrowser(shop)
    await guest.add({ lines: Array.from({ length: 201 }, () => cartLine({ qty: 1 })) })
    guest.signIn(buyer.token)
    expect((await guest.merge()).error?.id).toBe('cart-full')
    expect(await guest.cart()).toMatchObject({ guestQty: 201, items: [{ qty: 300 }] })
  })

  test('that has expired is refused, not taken for a guest', async () => {
    const browser = await createCartBrowser(shop)
    await browser.add()
    browser.signIn('no.token.atall')
    expect((await browser.call('GET /api/cart', {})).error?.id).toBe('unauthenticated')
  })
})

test('a design that was changed since says what changed, until the customer agrees', async () => {
  const buyer = await createBuyer(shop)
  const browser = await createCartBrowser(shop)
  browser.signIn(buyer.token)
  const { designId } = buyer
  await browser.add({ id: designId, designId, document: undefined, lines: [cartLine({ qty: 10 })] })
  const document = { ...createDesign('soccer'), kits: [{ role: 'away', colours: { main: '#f8fafc' }, parts: {} }] }
  await shop.call('PUT /api/designs/{id}', {
    token: buyer.token,
    params: { id: designId },
    body: { name: 'Lions 2', document },
    headers: { 'if-match': '"1"' },
  })
  const changed = await browser.cart()
  expect(changed.items[0]!.changes.map(({ what }) => what)).toEqual(['name', 'kits'])
  const place = async (version: number) => {
    const { items } = await browser.cart()
    const [{ lines, productType, fabric }] = items as [(typeof items)[number]]
    return buyer.place({
      lines: lines.map(({ id: _, ...line }) => ({ ...line, designId, productType, fabric })),
      body: { cart: { version } },
    })
  }
  expect((await place(changed.version)).error?.id).toBe('cart-changed')
  const { value } = await browser.change(designId, { version: changed.version, revision: 2 })
  expect(value.cart.items[0]).toMatchObject({ name: 'Lions 2', changes: [], revision: 2 })
  expect((await place(changed.version)).error?.id).toBe('cart-changed')
  expect((await place(value.cart.version)).status).toBe(201)
  expect(await browser.cart()).toMatchObject({ items: [], version: value.cart.version + 1 })
})

test('one cart is ordered once, and a repeated request answers the same order', async () => {
  const buyer = await createBuyer(shop)
  const browser = await createCartBrowser(shop)
  browser.signIn(buyer.token)
  const { designId } = buyer
  const second = await buyer.saveDesign('Training')
  await browser.add({ id: designId, designId, document: undefined, lines: [cartLine({ qty: 10 })] })
  await browser.add({ id: second, designId: second, document: undefined, lines: [cartLine({ qty: 12 })] })
  const { version, items, quote } = await browser.cart()
  const lines = items.flatMap(item =>
    item.lines.map(({ id: _, ...line }) => ({
      ...line,
      designId: item.designId,
      productType: item.productType,
      fabric: item.fabric,
    })),
  )
  const body = { cart: { version }, shownTotalCents: quote!.totalCents }
  const [one, two] = await Promise.all([buyer.place({ lines, body, key: 'a' }), buyer.place({ lines, body, key: 'b' })])
  expect([one.error?.id ?? one.status, two.error?.id ?? two.status].toSorted()).toEqual([201, 'cart-changed'])
  const key = one.status === 201 ? 'a' : 'b'
  const again = await buyer.place({ lines, body, key })
  expect([again.status, again.value.designNames.toSorted()]).toEqual([201, ['Home kit', 'Training']])
  expect((await buyer.list()).value.total).toBe(1)

  const { value } = await browser.call('POST /api/cart/orders/{id}', { params: { id: again.value.id } })
  expect(value.cart.items.map(({ name, qty }) => [name, qty])).toEqual([
    ['Home kit', 10],
    ['Training', 12],
  ])
  const twice = await browser.call('POST /api/cart/orders/{id}', { params: { id: again.value.id } })
  expect(twice.value.cart.items.map(({ qty }) => qty)).toEqual([10, 12])
})

test('another’s order is not put in the cart', async () => {
  const [owner, other] = [await createBuyer(shop), await createBuyer(shop)]
  const { id } = await owner.order()
  const browser = await createCartBrowser(shop)
  browser.signIn(other.token)
  expect((await browser.call('POST /api/cart/orders/{id}', { params: { id } })).error?.id).toBe('not-found')
})

describe('a link to approve', () => {
  const link = async (browser: Awaited<ReturnType<typeof createCartBrowser>>, version: number) =>
    browser.call('POST /api/cart/link', { body: { version } })
  const approve = async (token: string, version: number, name = 'Sok Treasurer') =>
    shop.call('POST /api/cart-approvals/{token}', { params: { token }, body: { version, name } })
  const read = async (token: string) => shop.call('GET /api/cart-approvals/{token}', { params: { token } })

  test('takes one name for the version that was shown, and the order keeps it', async () => {
    const buyer = await createBuyer(shop)
    const browser = await createCartBrowser(shop)
    browser.signIn(buyer.token)
    const { designId } = buyer
    await browser.add({ id: designId, designId, document: undefined, lines: [cartLine({ qty: 10 })] })
    const { value: made } = await link(browser, 1)
    expect(made.path).toBe(`/cart/approve/${made.token}`)
    const { value: seen, raw } = await read(made.token)
    expect(seen).toMatchObject({ version: 1, approval: null, items: [{ name: 'Home kit', qty: 10 }] })
    expect(raw.body).not.toContain(buyer.email)
    await browser.change(designId, { version: 1, lines: [cartLine({ qty: 11 })] })
    const stale = await approve(made.token, 1)
    expect(stale.value).toMatchObject({ isApplied: false, approval: { version: 2, approval: null } })
    expect((await approve(made.token, 2)).value).toMatchObject({
      isApplied: true,
      approval: { approval: { name: 'Sok Treasurer', version: 2 } },
    })
    expect((await approve(made.token, 2, 'Another')).value.approval.approval?.name).toBe('Sok Treasurer')
    const { version, link: open } = await browser.cart()
    expect(open?.approval).toMatchObject({ name: 'Sok Treasurer', version: 2 })
    const line = { ...cartLine({ qty: 11 }), designId, productType: 'SOCCER_KIT', fabric: 'interlock', id: undefined }
    const { id: _, ...ordered } = line
    const order = await buyer.order({ lines: [ordered], body: { cart: { version } } })
    expect(order.approval?.name).toBe('Sok Treasurer')
    expect((await buyer.get(order.id)).value.approval).toEqual(order.approval)
    expect((await read(made.token)).error?.id).toBe('cart-link-ended')
  })

  test('of an approval before a change does not hold for the order', async () => {
    const buyer = await createBuyer(shop)
    const browser = await createCartBrowser(shop)
    browser.signIn(buyer.token)
    const { designId } = buyer
    await browser.add({ id: designId, designId, document: undefined, lines: [cartLine({ qty: 10 })] })
    await approve((await link(browser, 1)).value.token, 1)
    await browser.change(designId, { version: 1, lines: [cartLine({ qty: 12 })] })
    const { id: _, ...line } = cartLine({ qty: 12 })
    const lines = [{ ...line, designId, productType: 'SOCCER_KIT', fabric: 'interlock' }]
    expect((await buyer.order({ lines, body: { cart: { version: 2 } } })).approval).toBeNull()
  })

  test('ends when it is closed, replaced or expired; a guessed one is none', async () => {
    const guest = await createCartBrowser(shop)
    expect((await link(guest, 0)).error?.id).toBe('cart-empty')
    await guest.add()
    expect((await link(guest, 0)).error?.id).toBe('cart-changed')
    const [first, second] = [(await link(guest, 1)).value, (await link(guest, 1)).value]
    expect((await read(first.token)).error?.id).toBe('cart-link-ended')
    expect((await read(second.token)).status).toBe(200)
    const begun = shop.clock.now
    shop.clock.now = new Date(begun.getTime() + 15 * 24 * 60 * 60 * 1000)
    expect([(await read(second.token)).error?.id, (await guest.cart()).link]).toEqual(['cart-link-ended', null])
    shop.clock.now = begun
    expect((await guest.call('DELETE /api/cart/link', {})).status).toBe(204)
    expect((await approve(second.token, 1)).error?.id).toBe('cart-link-ended')
    expect((await read('A'.repeat(43))).error?.id).toBe('not-found')
  })
})

test('a placed cart of a stranger’s version is refused before anything is written', async () => {
  const buyer = await createBuyer(shop)
  const answer = await buyer.place({ body: { cart: { version: 7 } }, key: randomUUID() })
  expect([answer.status, answer.error?.id]).toEqual([409, 'cart-changed'])
})
