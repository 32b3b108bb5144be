import { createDesign } from '@kitwright/design'
import { describe, expect, it } from 'vitest'
import type { Draft } from '../../../drafts/index.ts'
import { createCheckoutStorage, startForm, type CheckoutForm } from './checkoutStorage.ts'

const draft: Draft = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Lions',
  document: createDesign('soccer'),
  players: [
    { id: 'a', name: 'Sok', printName: '', number: 7, size: 'M', version: 'player', sleeve: null },
    { id: 'b', name: 'Dara', printName: '', number: 9, size: 'L', version: 'player', sleeve: null },
  ],
  fabric: 'mesh',
  updatedAt: 1,
}
const form: CheckoutForm = { ...startForm(draft, null), address: 'St 271', phone: '012345678' }

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
    const first = createCheckoutStorage(draft.id, shared)
    const second = createCheckoutStorage(draft.id, shared)
    const key = first.takeKey(form)
    expect([first.takeKey(form), second.takeKey(form), createCheckoutStorage(draft.id, shared).takeKey(form)]).toEqual([
      key,
      key,
      key,
    ])
    first.dropKey()
    expect(createCheckoutStorage(draft.id, shared).takeKey(form)).not.toBe(key)
  })

  it('does not lose the key when something is typed meanwhile', () => {
    const shared = drawer()
    const key = createCheckoutStorage(draft.id, shared).takeKey(form)
    const other = createCheckoutStorage(draft.id, shared)
    other.keepForm({ ...form, note: 'soon' })
    expect(other.takeKey(form)).toBe(key)
  })

  it('reads rubbish as nothing kept', () => {
    const shared = drawer()
    shared.setItem(`kitwright.checkout.${draft.id}`, '{"form":{"players":3}}')
    expect(createCheckoutStorage(draft.id, shared).form()).toBeNull()
  })

  it('works where storage refuses', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError')
    }
    const storage = createCheckoutStorage(draft.id, { getItem: refuse, setItem: refuse, removeItem: refuse })
    expect(storage.takeKey(form)).toBe(storage.takeKey(form))
  })
})

describe('the form at the start', () => {
  it('has the studio’s present players with the quantities typed here', () => {
    const typed = { ...form, players: form.players.map(row => ({ ...row, name: 'old', qty: '3' })) }
    const changed = { ...draft, players: [draft.players[1]!, { ...draft.players[0]!, id: 'c', name: 'Vanna' }] }
    expect(startForm(changed, typed).players.map(row => [row.id, row.name, row.qty])).toEqual([
      ['b', 'Dara', '3'],
      ['c', 'Vanna', '1'],
    ])
    expect(startForm(changed, typed).address).toBe('St 271')
  })

  it('has the studio’s sizes, with quantities typed here where they still match', () => {
    const row = { id: 'r', size: 'M', sleeve: '', qty: '៦' } as const
    const unfinished = { id: 'u', size: 'L', sleeve: '', qty: '' } as const
    const typed = { ...form, sizes: [row, unfinished] }
    const six = { ...draft, sizes: [{ size: 'M', sleeve: null, qty: 6 }] } as const
    expect(startForm(six, typed).sizes).toEqual([row, unfinished])
    const seven = { ...draft, sizes: [{ size: 'M', sleeve: 'long', qty: 7 }] } as const
    expect(startForm(seven, typed).sizes).toMatchObject([{ size: 'M', sleeve: 'long', qty: '7' }])
    expect(startForm(draft, typed).sizes).toEqual([row, unfinished])
  })
})
