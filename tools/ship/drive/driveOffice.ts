import { eachLanguage } from '@kitwright/words'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BADGE, saveDesign } from './driveDesigns.ts'
import { pathOf } from './driveReads.ts'
import { driveReset, driveStaffFactors } from './factors/driveFactors.ts'
import { PASSWORD, type Shop, signUp, unreachable } from './people.ts'
import { visit, type Visitor } from './visit.ts'
import { until } from './wait.ts'

/** Sets the shop's appearance and terms as an administrator. From then on one piece is enough for an order. */
export async function driveSettings(office: Visitor): Promise<void> {
  await office.ask('GET /api/office/me')
  await office.ask('PUT /api/office/me/notifications', { body: await office.ask('GET /api/office/me/notifications') })
  await office.ask('GET /api/office/home')
  await office.ask('GET /api/office/calendar')
  await office.ask('GET /api/office/today')
  const query = { from: '2026-01-01', to: '2026-12-31' }
  await office.ask('GET /api/office/figures', { query })
  await office.fetch(`/api/office/figures/csv?${new URLSearchParams(query).toString()}`, /^text\/csv/)
  const { url: logo } = await office.upload('POST /api/office/files', { file: BADGE })
  const brand = await office.ask('GET /api/office/brand')
  await office.ask('PUT /api/office/brand', {
    headers: await office.version('GET /api/office/brand', {}),
    body: { ...brand, logo, depositPercent: 0, deliveryPercent: 100 },
  })
  const prices = await office.ask('GET /api/office/prices')
  await office.ask('PUT /api/office/prices', { body: { ...prices, minimumQty: 1 } })
  const { items } = await office.ask('GET /api/office/prices/versions')
  await office.ask('GET /api/office/prices/versions/{version}', { params: { version: items[0]!.version } })
  // A shop's terms are kept for some seconds; the cart comes much later.
  const samples = { size_set: 9000, swatches: 500, sewn: 2500 }
  await office.ask('PUT /api/office/samples', { body: { months: 6, products: { TSHIRT: samples } } })
  await driveCharts(office)
  const { version, colours } = await office.ask('GET /api/office/colourcard')
  const red = { code: 'K-101', name: 'Club red', hex: '#b91c1c' }
  await office.ask('PUT /api/office/colourcard', { body: { version, colours: [...colours, red] } })
}

async function driveCharts(office: Visitor): Promise<void> {
  const charts = await office.ask('GET /api/office/sizecharts')
  const { type, version, rows } = charts.items.find(chart => chart.type === 'TSHIRT')!
  // One millimetre more of every measure keeps the sizes in their order.
  const values = Object.fromEntries(
    rows.map(({ size, mm }) => [
      size,
      Object.fromEntries(Object.entries(mm).map(([of, value]) => [of, Math.round(value) + 1])),
    ]),
  )
  await office.ask('PUT /api/office/sizecharts/{productType}', {
    params: { productType: type },
    body: { version, rows: values },
  })
}

/** Exercises the shop's own fonts with a font packaged in the checked tree. */
export async function driveFonts(office: Visitor, { place }: Shop, tree: string): Promise<void> {
  const path = join(tree, 'node_modules/@fontsource/teko/files/teko-latin-600-normal.woff2')
  const file = { name: 'own.woff2', bytes: readFileSync(path) }
  const { id } = await office.upload('POST /api/office/fonts', { file })
  const [font] = await office.ask('GET /api/office/fonts')
  await visit(place).fetch(pathOf(font!.url), /^font\//)
  await office.ask('DELETE /api/office/fonts/{id}', { params: { id } })
}

/** Exercises staff, customers and their messages. */
export async function drivePeople(office: Visitor, shop: Shop & { readonly admin: string }): Promise<void> {
  const { admin } = shop
  const customer = await signUp(shop, 'customer')
  const { id } = await customer.ask('GET /api/accounts/details')
  await office.ask('GET /api/office/customers')
  await office.ask('GET /api/office/customers/{id}', { params: { id } })
  await driveReset(customer, office, { id, password: PASSWORD })
  await visit(shop.place).ask('POST /api/accounts/token', {
    body: { email: customer.email, password: PASSWORD, clientId: 'web' },
  })
  await office.ask('DELETE /api/office/customers/{id}/sessions', { params: { id } })
  for (const isBlocked of [true, false])
    await office.ask('PUT /api/office/customers/{id}/blocked', { params: { id }, body: { isBlocked } })
  const { items } = await office.ask('GET /api/office/messages')
  await office.ask('PUT /api/office/messages/{id}/answered', {
    params: { id: items[0]!.id },
    body: { isAnswered: true },
  })
  const body = {
    firstName: 'Chan',
    lastName: 'Thy',
    email: unreachable(),
    password: 'a third long sentence',
    role: 'STORE' as const,
  }
  const { id: staffId } = await office.ask('POST /api/office/staff', { body })
  await office.ask('GET /api/office/staff')
  const role = await office.ask('POST /api/office/roles', { body: { name: 'Till', rights: ['money'] } })
  const ofRole = { params: { id: role.id } }
  await office.ask('PUT /api/office/roles/{id}', { ...ofRole, body: { name: 'Till', rights: ['money', 'orders'] } })
  await office.ask('GET /api/office/roles')
  await office.ask('DELETE /api/office/roles/{id}', ofRole)
  await office.ask('GET /api/office/audit')
  await office.ask('GET /api/office/audit/csv')
  const { password: _, ...invited } = { ...body, email: unreachable() }
  const { id: invitedId } = await office.ask('POST /api/office/staff', { body: invited })
  await office.ask('POST /api/office/staff/{id}/invitation', { params: { id: invitedId } })
  await office.ask('PUT /api/office/staff/{id}', { params: { id: staffId }, body: { role: 'ADMIN' } })
  const colleague = { id: staffId, email: body.email, password: body.password }
  await driveStaffFactors(visit(shop.place), office, { email: admin, password: PASSWORD, colleague })
  await office.ask('DELETE /api/office/staff/{id}', { params: { id: staffId } })
}

/** Exercises a mail that every server refuses and that is sent again by hand. */
export async function driveDeliveries(office: Visitor, { place }: Shop): Promise<void> {
  const stranger = visit(place)
  const body = { firstName: 'No', lastName: 'Mailbox', email: unreachable(), password: 'a fourth long sentence' }
  await stranger.ask('POST /api/accounts/register', { body })
  const failed = await until('A mail that failed', 60, async () => {
    const { items } = await office.ask('GET /api/office/deliveries')
    return items.find(({ state }) => state === 'failed' || state === 'dead')
  })
  await office.ask('POST /api/office/deliveries/{id}/again', { params: { id: failed.id } })
}

/** Exercises a template created from a customer's design, moved, changed and deleted, and the long lists. */
export async function driveTemplates(office: Visitor, customer: Visitor): Promise<void> {
  const designId = await saveDesign(customer, 'A start for others')
  const name = eachLanguage(() => 'Template')
  const made = await office.ask('POST /api/office/templates', { body: { designId, name, tags: [], isPublished: true } })
  const params = { id: made.id }
  const { items } = await office.ask('GET /api/office/templates', { query: { type: 'TSHIRT', pageSize: 100 } })
  await office.ask('PUT /api/office/templates/order', { body: { type: 'TSHIRT', ids: items.map(({ id }) => id) } })
  const again = await office.ask('GET /api/office/templates', { query: { type: 'TSHIRT', pageSize: 100 } })
  const now = again.items.find(({ id }) => id === made.id)!
  const headers = { 'if-match': `"${now.version}"` }
  const changed = await office.ask('PUT /api/office/templates/{id}', {
    params,
    headers,
    body: { name, tags: [], isPublished: false },
  })
  const { document } = await office.ask('GET /api/office/templates/{id}', { params })
  const drawn = await office.ask('POST /api/office/templates', {
    body: { document, name, tags: [], isPublished: false },
  })
  const thing = { kind: 'template', id: drawn.id } as const
  const versions = await office.ask('GET /api/office/catalogue/{kind}/{id}/versions', { params: thing })
  await office.ask('GET /api/office/catalogue/{kind}/{id}/versions/{version}', {
    params: { ...thing, version: versions.items[0]!.version },
  })
  await office.ask('DELETE /api/office/templates/{id}', { params, headers: { 'if-match': `"${changed.version}"` } })
  await office.ask('GET /api/office/designs')
  await office.ask('GET /api/office/designs/{id}', { params: { id: designId } })
  await office.ask('GET /api/office/orders')
}

/** Prices a customer by a group, and deletes the group. */
export async function driveGroups(office: Visitor, shop: Shop): Promise<void> {
  const customer = await signUp(shop, 'member')
  const { id } = await customer.ask('GET /api/accounts/details')
  const terms = { percentOff: 5, base: {}, steps: {}, minimumQty: null, hasPromotions: true }
  const body = { name: eachLanguage(() => 'Clubs'), terms, isActive: true }
  const made = await office.ask('POST /api/office/groups', { body })
  const params = { id: made.id }
  const { version } = await office.ask('PUT /api/office/groups/{id}', {
    params,
    headers: { 'if-match': `"${made.version}"` },
    body: { ...body, terms: { ...terms, percentOff: 10 } },
  })
  await office.ask('GET /api/office/groups')
  await office.ask('PUT /api/office/customers/{id}/group', { params: { id }, body: { groupId: made.id } })
  await office.ask('GET /api/office/customers/{id}/group', { params: { id } })
  await customer.ask('GET /api/account/prices')
  await office.ask('PUT /api/office/customers/{id}/group', { params: { id }, body: { groupId: null } })
  await office.ask('DELETE /api/office/groups/{id}', { params, headers: { 'if-match': `"${version}"` } })
}
