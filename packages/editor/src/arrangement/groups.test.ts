import { parseDesign } from '@kitwright/design'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameGroup, placeLayers } from './groups.ts'
import { alignSelected } from './alignSelected.ts'
import { mirrorSelected } from './copySelected.ts'
import { toggleHidden, toggleLocked } from './layerVerbs.ts'
import { createDriver, type Driver } from '../testing/driver.ts'
import { openEditor } from '../testing/openEditor.ts'
import { kitWith, picture } from '../testing/pictures.ts'

const PLACES = { a: [-100, 300], b: [0, 300], c: [100, 300], d: [0, 500], e: [0, 600] } as const
const at = (id: keyof typeof PLACES) => ({ x: PLACES[id][0], y: PLACES[id][1] })
const layers = ({ editor }: Driver) => editor.getState().history.document.layers
/** Returns each layer's id with its group's, bottom first. */
const order = (hand: Driver): string =>
  layers(hand)
    .map(({ id, group }) => (group ? `${id}:${group.id}` : id))
    .join(' ')
const choose = (hand: Driver, ...ids: string[]): Driver => {
  hand.editor.getState().select({ kind: 'layers', ids })
  return hand
}
const open = (): Driver =>
  createDriver(openEditor(kitWith(...Object.entries(PLACES).map(([id, [x, y]]) => picture(id, 'front', x, y)))))
/** Groups a, b and d. */
const grouped = (): Driver => choose(open(), 'a', 'b', 'd').key('Ctrl+g')
const undone = (hand: Driver): Driver => hand.key('Ctrl+z')

describe('grouping', () => {
  it('gathers layers at the top one and selects them, as one step', () => {
    const hand = grouped()
    expect(order(hand)).toBe('c a:new-1 b:new-1 d:new-1 e')
    hand.expectSelected('a', 'b', 'd')
    expect(order(undone(hand))).toBe('a b c d e')
    expect(order(hand.key('Ctrl+y'))).toBe('c a:new-1 b:new-1 d:new-1 e')
  })
  it('needs two layers, and says so', () => {
    expect(() => open().click('front', at('a')).key('Ctrl+g')).toThrow('groupNeedsTwo')
    expect(() => open().key('Ctrl+g')).toThrow('groupNeedsTwo')
  })
  it('of a group changes nothing', () => {
    const hand = grouped()
    const { history } = hand.editor.getState()
    hand.key('Ctrl+g')
    expect(hand.editor.getState().history).toBe(history)
  })
  it('merges a whole group with other layers, and takes layers from their group', () => {
    expect(order(choose(grouped(), 'a', 'b', 'd', 'e').key('Ctrl+g'))).toBe('c a:new-2 b:new-2 d:new-2 e:new-2')
    expect(order(choose(grouped(), 'c', 'b').key('Ctrl+g'))).toBe('a:new-1 d:new-1 c:new-2 b:new-2 e')
  })
  it('is undone by ungrouping, which leaves the layers where they are and selected', () => {
    const hand = grouped().key('Ctrl+Shift+G')
    expect(order(hand)).toBe('c a b d e')
    hand.expectSelected('a', 'b', 'd')
    expect(order(undone(hand))).toBe('c a:new-1 b:new-1 d:new-1 e')
    expect(() => open().click('front', at('a')).key('Ctrl+Shift+g')).toThrow('noGroupSelected')
  })
})

describe('a group', () => {
  it('is selected by a click, entered by a double click, left with Esc', () => {
    const hand = grouped().key('Escape')
    hand.click('front', at('b')).expectSelected('a', 'b', 'd')
    hand.doubleClick('front', at('b')).expectSelected('b')
    hand.click('front', at('a')).expectSelected('a')
    hand.key('Escape').expectSelected('a', 'b', 'd').key('Escape').expectSelected()
    hand.click('front', at('a')).key('Enter').expectSelected('d')
    hand.click('front', at('c')).expectSelected('c').click('front', at('a')).expectSelected('a', 'b', 'd')
  })
  it('joins the selection as a whole, or layer by layer once entered', () => {
    const hand = grouped().click('front', at('c')).click('front', at('a'), { shift: true })
    hand.expectSelected('c', 'a', 'b', 'd').click('front', at('d'), { shift: true }).expectSelected('c')
    hand.doubleClick('front', at('b')).click('front', at('a'), { shift: true }).expectSelected('a', 'b')
  })
  it('is selected by a box that touches one of its layers', () => {
    const hand = grouped()
      .key('Escape')
      .press('front', { x: -160, y: 250 })
      .drag('front', { x: -100, y: 310 })
      .release()
    hand.expectSelected('a', 'b', 'd')
  })
  it('moves, scales, turns, hides, locks and deletes as one step to undo', () => {
    const hand = grouped().key('Escape')
    const before = layers(hand)
    const isOneStep = (act: () => unknown): void => {
      const steps = hand.editor.getState().history.past.length
      act()
      expect(hand.editor.getState().history.past).toHaveLength(steps + 1)
      expect(layers(hand)).not.toEqual(before)
      expect(layers(undone(hand))).toEqual(before)
      hand.editor.getState().select({ kind: 'layers', ids: ['a', 'b', 'd'] })
    }
    isOneStep(() => {
      hand
        .press('front', at('a'))
        .drag('front', { x: -90, y: 320 }, { ctrl: true })
        .drag('front', { x: -80, y: 330 }, { ctrl: true })
      hand
        .release()
        .expectLayer('a', { xMm: -80, yMm: 330 })
        .expectLayer('d', { xMm: 20, yMm: 530 })
        .expectLayer('c', { xMm: 100 })
    })
    isOneStep(() => hand.key('+', 3))
    isOneStep(() => hand.key('.'))
    isOneStep(() => toggleHidden(hand.editor))
    isOneStep(() => toggleLocked(hand.editor))
    isOneStep(() => hand.key('Delete'))
    isOneStep(() => hand.key('ArrowDown'))
  })
  it('is ordered as one, and its layers within it once entered', () => {
    const hand = grouped()
    expect(order(hand.key(']'))).toBe('c e a:new-1 b:new-1 d:new-1')
    expect(order(hand.key('{'))).toBe('a:new-1 b:new-1 d:new-1 c e')
    expect(order(hand.key('Escape').click('front', at('c')).key('['))).toBe('c a:new-1 b:new-1 d:new-1 e')
    expect(order(hand.doubleClick('front', at('a')).key('}'))).toBe('c b:new-1 d:new-1 a:new-1 e')
    expect(order(hand.key(']'))).toBe('c b:new-1 d:new-1 a:new-1 e')
  })
  it('is copied into a new group, but one of its layers within it', async () => {
    const hand = grouped().key('Ctrl+d')
    expect(order(hand)).toBe('c a:new-1 b:new-1 d:new-1 e new-2:new-3 new-4:new-3 new-5:new-3')
    await choose(hand, 'a', 'b', 'd').copyAndPaste()
    const pasted = layers(hand).slice(-3)
    expect(new Set(pasted.map(({ group }) => group?.id)).size).toBe(1)
    expect(['new-1', 'new-2', undefined]).not.toContain(pasted[0]!.group?.id)
    const one = grouped().doubleClick('front', at('b')).key('Ctrl+d')
    expect(order(one)).toBe('c a:new-1 b:new-1 d:new-1 new-2:new-1 e')
    const copied = grouped()
      .press('front', at('a'))
      .drag('front', { x: -100, y: 400 }, { alt: true, ctrl: true })
      .release()
    expect(order(copied)).toBe('c a:new-1 b:new-1 d:new-1 e new-2:new-3 new-4:new-3 new-5:new-3')
    const sides = createDriver(
      openEditor(
        kitWith(picture('l', 'sleeveL', 30, 60, { role: 'image' }), picture('m', 'sleeveL', 60, 60, { role: 'image' })),
      ),
    )
    choose(sides, 'l', 'm').key('Ctrl+g')
    mirrorSelected(sides.editor)
    expect(order(sides)).toBe('l:new-1 m:new-1 new-2:new-3 new-4:new-3')
  })
  it('copied in part is pasted as layers without a group', async () => {
    const hand = await grouped().doubleClick('front', at('b')).copyAndPaste()
    expect(layers(hand).at(-1)).not.toHaveProperty('group')
  })
  it('is aligned with others as one', () => {
    const hand = choose(grouped(), 'a', 'b', 'd', 'c')
    alignSelected(hand.editor, 'right', 'each')
    hand
      .expectLayer('a', { xMm: 0 })
      .expectLayer('b', { xMm: 100 })
      .expectLayer('d', { xMm: 100 })
      .expectLayer('c', { xMm: 100 })
  })
  it('keeps its name on each of its layers, and can lose it', () => {
    const hand = grouped()
    nameGroup(hand.editor, 'new-1', 'Chest')
    expect(layers(hand).map(({ group }) => group?.name)).toEqual([undefined, 'Chest', 'Chest', 'Chest', undefined])
    expect(hand.editor.getState().history.past).toHaveLength(2)
    nameGroup(hand.editor, 'new-1', null)
    hand.expectLayer('a', { group: { id: 'new-1', name: null } })
  })
  it('gains a layer placed between its own, and loses one placed elsewhere', () => {
    const hand = grouped()
    placeLayers(hand.editor, ['e'], { to: 2, group: 'new-1' })
    expect(order(hand)).toBe('c a:new-1 e:new-1 b:new-1 d:new-1')
    placeLayers(hand.editor, ['b'], { to: 0, group: null })
    expect(order(hand)).toBe('b c a:new-1 e:new-1 d:new-1')
    placeLayers(hand.editor, ['b'], { to: 0, group: 'new-1' })
    expect(order(hand)).toBe('c b:new-1 a:new-1 e:new-1 d:new-1')
    choose(hand, 'c', 'd').key('Ctrl+g')
    placeLayers(hand.editor, ['c', 'd'], { to: 1, group: 'new-1' })
    expect(order(hand)).toBe('b:new-1 a:new-1 e:new-1 c:new-2 d:new-2')
  })
})

const KEYS = [
  'Ctrl+g',
  'Ctrl+Shift+g',
  'Ctrl+d',
  'Ctrl+z',
  'Ctrl+y',
  '[',
  ']',
  '{',
  '}',
  'Delete',
  'ArrowLeft',
  '.',
  'Escape',
] as const
const step = fc.oneof(
  fc.record({ key: fc.constantFrom(...KEYS) }),
  fc.record({ choose: fc.array(fc.nat(8), { minLength: 1, maxLength: 4 }) }),
  fc.record({ enter: fc.nat(8) }),
  fc.record({ place: fc.array(fc.nat(8), { minLength: 1, maxLength: 3 }), to: fc.nat(8), into: fc.option(fc.nat(8)) }),
)
type Move = typeof step extends fc.Arbitrary<infer T> ? T : never

function take(hand: Driver, move: Move): void {
  const idAt = (i: number): string => layers(hand)[i % layers(hand).length]!.id
  if (layers(hand).length === 0) return
  if ('choose' in move) choose(hand, ...new Set(move.choose.map(idAt)))
  else if ('enter' in move) hand.editor.getState().select({ kind: 'layer', id: idAt(move.enter) })
  else if ('place' in move) {
    const group = move.into === null ? null : (layers(hand)[move.into % layers(hand).length]!.group?.id ?? null)
    const ids = [...new Set(move.place.map(idAt))]
    placeLayers(hand.editor, ids, { to: Math.min(move.to, layers(hand).length - ids.length), group })
  } else
    try {
      hand.key(move.key)
    } catch {
      // The key has no effect here.
    }
}

describe('random edits', () => {
  it('keep groups together and the design valid, and can be undone', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), moves => {
        const hand = open()
        const before = hand.editor.getState().history.document
        for (const move of moves) {
          take(hand, move)
          const runs = layers(hand).flatMap(({ group }, i) =>
            group && layers(hand)[i - 1]?.group?.id !== group.id ? [group.id] : [],
          )
          expect(new Set(runs).size).toBe(runs.length)
        }
        expect(parseDesign(JSON.parse(JSON.stringify(hand.editor.getState().history.document)))).toMatchObject({
          ok: true,
        })
        while (hand.editor.getState().history.past.length > 0) hand.editor.getState().undo()
        expect(hand.editor.getState().history.document).toEqual(before)
      }),
    )
  })
})
