import { describe, expect, it } from 'vitest'
import { createDesign } from '@kitwright/design'
import { startDraft } from '../source/draftSource.ts'
import type { OrderedDesign, OrderedLines } from './checkoutSource.ts'
import { createCheckoutStorage, orderedLinesOf, startForm, type CheckoutForm } from './checkoutStorage.ts'
import type { StoredForm } from './parseStoredForm.ts'

const id = '11111111-1111-4111-8111-111111111111'
const design: OrderedDesign = {
  id,
  name: 'Lions',
  document: createDesign('soccer'),
  productType: 'SOCCER_KIT',
  studio: { draft: id },
}
const lines: OrderedLines = {
  players: [
    { id: 'a', name: 'Sok', printName: '', number: 7, size: 'M', version: 'player', sleeve: null },
    { id: 'b', name: 'Dara', printName: '', number: 9, size: 'L', version: 'player', sleeve: null },
  ],
  fabric: 'mesh',
}
const begin = (ordered: OrderedLines, kept: StoredForm | null): CheckoutForm =>
  startForm({ designs: [{ design, start: each => startDraft({ document: design.document, ...ordered }, each) }] }, kept)
const form: CheckoutForm = { ...begin(lines, null), address: 'St 271', phone: '012345678' }
const [own] = form.designs as [CheckoutForm['designs'][number]]
const withDesign = (change: object): object => ({ ...form, designs: [{ ...own, ...change }] })

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
    ['a player that is none', withDesign({ players: [null] })],
    ['players without rows', withDesign({ players: {}, sizes: undefined })],
    ['a size that is none', withDesign({ sizes: [{ size: 3 }] })],
    ['kits that are none', withDesign({ kits: 'home' })],
    ['a design that is none', { ...form, designs: [null] }],
    ['its one design beside the rest, as an earlier version', { ...form, ...own, designs: undefined }],
    ['a phone that is a number', { ...form, phone: 12 }],
  ])('opens with its other parts where it holds %s', (_, stored) => {
    const shared = drawer()
    shared.setItem(`kitwright.checkout.${design.id}`, JSON.stringify({ form: stored, key: null }))
    const opened = begin(lines, createCheckoutStorage(design.id, shared).form())
    const fresh = begin(lines, null)
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
    const players = own.players.map(row => ({ ...row, name: 'old', qty: '3' }))
    const changed = { ...lines, players: [lines.players[1]!, { ...lines.players[0]!, id: 'c', name: 'Vanna' }] }
    const started = begin(changed, { ...form, designs: [{ ...own, players }] })
    expect(started.designs[0]!.players.map(row => [row.id, row.name, row.qty])).toEqual([
      ['b', 'Dara', '3'],
      ['c', 'Vanna', '1'],
    ])
    expect(started.address).toBe('St 271')
  })

  it('has the studio’s sizes, with quantities typed here where they still match', () => {
    const row = { id: 'r', size: 'M', sleeve: '', qty: '៦' } as const
    const unfinished = { id: 'u', size: 'L', sleeve: '', qty: '' } as const
    const typed = { ...form, designs: [{ ...own, sizes: [row, unfinished] }] }
    const sizesOf = (ordered: OrderedLines) => begin(ordered, typed).designs[0]!.sizes
    expect(sizesOf({ ...lines, sizes: [{ size: 'M', sleeve: null, qty: 6 }] })).toEqual([row, unfinished])
    expect(sizesOf({ ...lines, sizes: [{ size: 'M', sleeve: 'long', qty: 7 }] })).toMatchObject([
      { size: 'M', sleeve: 'long', qty: '7' },
    ])
    expect(sizesOf(lines)).toEqual([row, unfinished])
  })

  it('orders the lines that it was given, whatever held them', () => {
    const sizes = [{ size: 'M', sleeve: 'long', qty: 12 }] as const
    const [started] = begin({ ...lines, sizes }, null).designs as [typeof own]
    expect(orderedLinesOf(started)).toEqual({ ...lines, sizes })
    const row = { ...started.players[0]!, id: 'empty', name: ' ', number: '' }
    expect(orderedLinesOf({ ...started, players: [...started.players, row] }).players).toEqual(lines.players)
  })
})
