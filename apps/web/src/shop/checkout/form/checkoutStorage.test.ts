import { createDesign } from '@kitwright/design'
import { describe, expect, it } from 'vitest'
import type { OrderedDesign, OrderedLines } from './checkoutSource.ts'
import { createCheckoutStorage, orderedLinesOf, startForm, type CheckoutForm } from './checkoutStorage.ts'

const design: OrderedDesign = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Lions',
  document: createDesign('soccer'),
  productType: 'SOCCER_KIT',
}
const lines: OrderedLines = {
  players: [
    { id: 'a', name: 'Sok', printName: '', number: 7, size: 'M', version: 'player', sleeve: null },
    { id: 'b', name: 'Dara', printName: '', number: 9, size: 'L', version: 'player', sleeve: null },
  ],
  fabric: 'mesh',
}
const form: CheckoutForm = { ...startForm({ design, lines }, null), address: 'St 271', phone: '012345678' }

function drawer() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('a kept checkout', () => {
  it('gives a reload and another tab the same key until it is dropped', () => {
    const shared = drawer()
    const first = createCheckoutStorage(design.id, shared)
    const second = createCheckoutStorage(design.id, shared)
    const key = first.takeKey(form)
    expect([first.takeKey(form), second.takeKey(form), createCheckoutStorage(design.id, shared).takeKey(form)]).toEqual(
      [key, key, key],
    )
    first.dropKey()
    expect(createCheckoutStorage(design.id, shared).takeKey(form)).not.toBe(key)
  })

  it.each<[string, unknown]>([
    ['a list', []],
    ['a player that is none', { ...form, players: [null] }],
    ['players without rows', { ...form, players: {}, sizes: undefined }],
    ['a size that is none', { ...form, sizes: [{ size: 3 }] }],
    ['kits that are none', { ...form, kits: 'home' }],
    [
      'another design without its pieces',
      { ...form, others: [{ name: 'Away', pictureUrl: '/a', lines: [{}], qtys: [] }] },
    ],
    ['a phone that is a number', { ...form, phone: 12 }],
  ])('opens with its other parts where it holds %s', (_, stored) => {
    const shared = drawer()
    shared.setItem(`kitwright.checkout.${design.id}`, JSON.stringify({ form: stored, key: null }))
    const opened = startForm({ design, lines }, createCheckoutStorage(design.id, shared).form())
    const fresh = startForm({ design, lines }, null)
    expect(opened).toEqual({ ...fresh, ...(Array.isArray(stored) ? {} : { address: 'St 271' }), phone: opened.phone })
    expect(opened.phone).toBe(Array.isArray(stored) || (stored as CheckoutForm).phone !== form.phone ? '' : form.phone)
  })

  it('does not lose the key when something is typed meanwhile', () => {
    const shared = drawer()
    const key = createCheckoutStorage(design.id, shared).takeKey(form)
    const other = createCheckoutStorage(design.id, shared)
    other.keepForm({ ...form, note: 'soon' })
    expect(other.takeKey(form)).toBe(key)
  })

  it('reads rubbish as nothing kept', () => {
    const shared = drawer()
    shared.setItem(`kitwright.checkout.${design.id}`, '{"form":{"players":3}}')
    expect(createCheckoutStorage(design.id, shared).form()).toBeNull()
  })

  it('works where storage refuses', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError')
    }
    const storage = createCheckoutStorage(design.id, { getItem: refuse, setItem: refuse, removeItem: refuse })
    expect(storage.takeKey(form)).toBe(storage.takeKey(form))
  })
})

describe('the form at the start', () => {
  it('has the studio’s present players with the quantities typed here', () => {
    const typed = { ...form, players: form.players.map(row => ({ ...row, name: 'old', qty: '3' })) }
    const changed = { ...lines, players: [lines.players[1]!, { ...lines.players[0]!, id: 'c', name: 'Vanna' }] }
    expect(startForm({ design, lines: changed }, typed).players.map(row => [row.id, row.name, row.qty])).toEqual([
      ['b', 'Dara', '3'],
      ['c', 'Vanna', '1'],
    ])
    expect(startForm({ design, lines: changed }, typed).address).toBe('St 271')
  })

  it('has the studio’s sizes, with quantities typed here where they still match', () => {
    const row = { id: 'r', size: 'M', sleeve: '', qty: '៦' } as const
    const unfinished = { id: 'u', size: 'L', sleeve: '', qty: '' } as const
    const typed = { ...form, sizes: [row, unfinished] }
    const six = { ...lines, sizes: [{ size: 'M', sleeve: null, qty: 6 }] } as const
    expect(startForm({ design, lines: six }, typed).sizes).toEqual([row, unfinished])
    const seven = { ...lines, sizes: [{ size: 'M', sleeve: 'long', qty: 7 }] } as const
    expect(startForm({ design, lines: seven }, typed).sizes).toMatchObject([{ size: 'M', sleeve: 'long', qty: '7' }])
    expect(startForm({ design, lines }, typed).sizes).toEqual([row, unfinished])
  })

  it('orders the lines that it was given, whatever held them', () => {
    const sizes = [{ size: 'M', sleeve: 'long', qty: 12 }] as const
    const started = startForm({ design, lines: { ...lines, sizes } }, null)
    expect(orderedLinesOf(started)).toEqual({ ...lines, sizes })
    const row = { ...started.players[0]!, id: 'empty', name: ' ', number: '' }
    expect(orderedLinesOf({ ...started, players: [...started.players, row] }).players).toEqual(lines.players)
  })
})
