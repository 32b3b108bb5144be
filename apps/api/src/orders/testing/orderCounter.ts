import { randomUUID } from 'node:crypto'
import type { Call, Response_ } from '@kitwright/contract/client'
import type { TestShop } from '../../http/testing.ts'
import { ADDRESS } from './buyer.ts'

type Draft = Response_<'GET /api/office/order-drafts/{id}'>
type Start = Call<'POST /api/office/order-drafts'>['body']
type DraftLine = NonNullable<Call<'PUT /api/office/order-drafts/{id}'>['body']['content']['lines']>[number]

/** Returns a line of an unfinished order: ten interlock kits of the design. */
export const draftLine = (designId: string, change: Partial<DraftLine> = {}): DraftLine => ({
  designId,
  fabric: 'interlock',
  size: 'M',
  sleeve: 'short',
  qty: 10,
  ...change,
})

/** Signs a member of staff in, with the calls by which they make orders for customers. */
export async function createOrderCounter(shop: TestShop) {
  const staff = await shop.signInStaff('store@angkor.example')
  const addCustomer = async (change: object = {}) => {
    const email = `${randomUUID()}@example.com`
    const body = { firstName: 'Srey', lastName: 'Neang', email, language: 'kh' as const, ...change }
    return shop.call('POST /api/office/customers', { token: staff, body })
  }
  const start = async (body: Start, token = staff) => shop.call('POST /api/office/order-drafts', { token, body })
  const open = async (id: string) => shop.call('GET /api/office/order-drafts/{id}', { token: staff, params: { id } })
  const save = async ({ id, source }: Pick<Draft, 'id' | 'source'>, content: object, ifMatch?: string) => {
    const etag = ifMatch ?? (await open(id)).raw.headers.etag ?? ''
    const body = { source, content: { ...ADDRESS, ...content } }
    return shop.call('PUT /api/office/order-drafts/{id}', {
      token: staff,
      params: { id },
      body,
      headers: { 'if-match': etag },
    })
  }
  type DraftAnswer = Awaited<ReturnType<typeof open>>
  const placeOpened = async (id: string, { value, raw }: DraftAnswer, shownTotalCents?: number, token = staff) => {
    const shown = shownTotalCents ?? value?.quote?.totalCents ?? 0
    return shop.call('POST /api/office/order-drafts/{id}/place', {
      token,
      params: { id },
      headers: { 'if-match': raw.headers.etag as string },
      body: { shownTotalCents: shown },
    })
  }
  const place = async (id: string, shownTotalCents?: number, token = staff) =>
    placeOpened(id, await open(id), shownTotalCents, token)
  const read = async (id: string) =>
    (await shop.call('GET /api/office/orders/{id}', { token: staff, params: { id } })).value
  return {
    staff,
    addCustomer,
    start,
    open,
    save,
    place,
    placeOpened,
    read,
    /** Places an order of a customer successfully. */
    async order(body: Start, content: object) {
      const { value: draft } = await start(body)
      await save(draft, content)
      const { value, error } = await place(draft.id)
      if (error) throw new Error(`not placed: ${error.id}`)
      return read(value.id)
    },
  }
}
