import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canRedo,
  canUndo,
  type Command,
  commit,
  createDesign,
  createPatternUse,
  createTextLayer,
  type History,
  redo,
  startHistory,
  undo,
} from '../index.ts'
import { getGarment, zoneOf } from '@kitwright/garment'
import { commands } from '../testing/arbitraries.ts'
import { setClubColours } from '../testing/setClubColours.ts'

const fresh = createDesign('soccer')
const zone = zoneOf(getGarment('soccer'), fresh.options, 'frontText')!
const layer = createTextLayer('a', 'frontText', 'ANGKOR', zone)
const withLayer = commit(startHistory(fresh), { kind: 'addLayer', layer })

const paint = (colour: string): Command => ({ kind: 'setPartFill', part: 'base', fill: { kind: 'solid', colour } })
const moveTo = (xMm: number): Command => ({ kind: 'changeLayer', id: 'a', change: { xMm } })
const all = (step: (history: History) => History, can: (history: History) => boolean) => {
  return (history: History): History => {
    let current = history
    while (can(current)) current = step(current)
    return current
  }
}
const undoAll = all(undo, canUndo)
const redoAll = all(redo, canRedo)
/** Random gestures: none, or one of two that alternate. */
const gestures = fc.array(fc.constantFrom(undefined, 'drag', 'slide'), { minLength: 40, maxLength: 40 })

function play(list: readonly Command[], names: readonly (string | undefined)[]): History {
  return list.reduce((history, command, i) => commit(history, command, names[i]), startHistory(fresh))
}

describe('any edits, in any gestures', () => {
  test('are undone to the very beginning and redone to the very end', () => {
    fc.assert(
      fc.property(commands, gestures, (list, names) => {
        const history = play(list, names)
        const back = undoAll(history)
        expect(back.document).toStrictEqual(fresh)
        expect(redoAll(back).document).toStrictEqual(history.document)
      }),
    )
  })

  test('can be walked back and forth through the same documents', () => {
    fc.assert(
      fc.property(commands, gestures, (list, names) => {
        let history = play(list, names)
        const seen = [history.document]
        while (canUndo(history)) seen.push((history = undo(history)).document)
        for (const document of seen.reverse().slice(1))
          expect((history = redo(history)).document).toStrictEqual(document)
      }),
    )
  })
})

describe('a gesture', () => {
  test('is one entry, from where it began to where it ended', () => {
    const dragged = [10, 20, 30].reduce((h, x) => commit(h, moveTo(x), 'drag 1'), withLayer)
    expect(dragged.past).toHaveLength(2)
    const back = undo(dragged)
    expect(back.document).toStrictEqual(withLayer.document)
    expect(redo(back).document).toStrictEqual(dragged.document)
  })

  test('keeps what each of its steps changed', () => {
    const resize: Command = { kind: 'changeLayer', id: 'a', change: { sizeMm: 99 } }
    const scaled = commit(commit(withLayer, moveTo(10), 'corner'), resize, 'corner')
    expect(undo(scaled).document).toStrictEqual(withLayer.document)
    expect(redo(undo(scaled)).document).toStrictEqual(scaled.document)
  })

  test('after another is another entry, and so is an edit without one', () => {
    const edits: [string, string | undefined][] = [
      ['#111111', 'slide 1'],
      ['#222222', 'slide 1'],
      ['#333333', 'slide 2'],
      ['#444444', undefined],
      ['#555555', undefined],
    ]
    const history = edits.reduce((h, [colour, gesture]) => commit(h, paint(colour), gesture), startHistory(fresh))
    expect(history.past).toHaveLength(4)
  })

  test('that was undone and redone is closed', () => {
    const once = commit(startHistory(fresh), paint('#111111'), 'slide')
    const again = commit(redo(undo(once)), paint('#222222'), 'slide')
    expect(undo(again).document).toStrictEqual(once.document)
  })

  test('that adds two layers takes both back', () => {
    const paste = ['b', 'c'].reduce(
      (h, id) => commit(h, { kind: 'addLayer', layer: { ...layer, id } }, 'paste'),
      withLayer,
    )
    expect(undo(undo(paste)).document).toStrictEqual(withLayer.document)
  })
})

describe('a club’s colours', () => {
  const club = (...colours: string[]): Command =>
    setClubColours(colours.map((colour, i) => ({ tone: (['main', 'second'] as const)[i]!, name: null, colour })))
  const away = (...tones: readonly ('main' | 'second')[]): Command => ({
    kind: 'batch',
    commands: tones.map(tone => ({ kind: 'removeClubColour', tone })),
  })
  const fill = (tone: 'second' | null): Command => ({
    kind: 'setPartFill',
    part: 'base',
    fill: { kind: 'solid', colour: '#222222', tone },
  })

  test('changed and then taken away in one gesture come back to whoever wore them', () => {
    const worn = [club('#111111', '#222222'), fill('second')].reduce((h, c) => commit(h, c), startHistory(fresh))
    const gone = [club('#333333', '#222222'), away('second')].reduce((h, c) => commit(h, c, 'slide'), worn)
    expect(undo(undo(gone)).document).toStrictEqual(worn.document)
  })

  test('that go leave free on purpose what was so', () => {
    const free = [club('#111111', '#222222'), fill(null), away('main', 'second')].reduce(
      (h, c) => commit(h, c),
      startHistory(fresh),
    )
    const spanned = commit(free, { kind: 'setPartSpan', part: 'base', span: 'piece' })
    expect(undo(spanned).document).toStrictEqual(free.document)
  })
})

describe('a gesture that adds', () => {
  const addAndMove = (id: string, xMm: number): Command => ({
    kind: 'batch',
    commands: [{ kind: 'addLayer', layer: { ...layer, id } }, moveTo(xMm)],
  })

  test('and moves besides is an entry for each time that it adds', () => {
    const once = commit(withLayer, addAndMove('b', 10), 'alt drag')
    const twice = commit(once, addAndMove('c', 20), 'alt drag')
    expect(undo(twice).document).toStrictEqual(once.document)
    expect(undo(undo(twice)).document).toStrictEqual(withLayer.document)
  })
})

test('whole documents replaced in one gesture are undone to the first', () => {
  const { document } = withLayer
  const steps = [{ ...document, layers: [] }, document, { ...document, fabric: { colour: '#123456' } }]
  const history = steps.reduce(
    (h, next) => commit(h, { kind: 'replaceDocument', document: next }, 'drag'),
    startHistory(document),
  )
  expect(undoAll(history).document).toStrictEqual(document)
  expect(redoAll(undoAll(history)).document).toStrictEqual(steps.at(-1))
})

test('patterns added, changed and removed in one gesture are one entry', () => {
  const [dots, hoops] = ['dots', 'hoops'].map(id => createPatternUse(id, '#ff0000'))
  const steps: Command[] = [
    { kind: 'addPattern', part: 'base', pattern: dots! },
    { kind: 'addPattern', part: 'base', pattern: hoops! },
    { kind: 'changePattern', part: 'base', at: 1, pattern: { ...hoops!, scale: 2 } },
    { kind: 'removePattern', part: 'base', at: 0 },
  ]
  const history = steps.reduce((h, command) => commit(h, command, 'slide'), startHistory(fresh))
  expect(history.past).toHaveLength(1)
  expect(history.document.parts.base!.pattern).toEqual({ ...hoops, scale: 2 })
  expect(undo(history).document).toStrictEqual(fresh)
  expect(redo(undo(history)).document).toStrictEqual(history.document)
})

test('an edit after an undo ends what could be redone', () => {
  const history = commit(undo(commit(startHistory(fresh), paint('#111111'))), paint('#222222'))
  expect(canRedo(history)).toBe(false)
})

test('undo and redo without anything to undo or redo change nothing', () => {
  const history = startHistory(fresh)
  expect(undo(history)).toBe(history)
  expect(redo(history)).toBe(history)
})

test('a history keeps only its last 300 entries', () => {
  const history = Array.from({ length: 310 }, (_, i) => moveTo(i)).reduce((h, command) => commit(h, command), withLayer)
  expect(history.past).toHaveLength(300)
})

describe('a batch', () => {
  const both = (xMm: number): Command => ({
    kind: 'batch',
    commands: [moveTo(xMm), { kind: 'setColourCode', colour: '#0f766e', code: `R-${xMm}` }],
  })

  test('is one entry, and so is a whole gesture of it', () => {
    const moved = [10, 20, 30].reduce((history, x) => commit(history, both(x), 'drag'), withLayer)
    expect(moved.document).toMatchObject({ layers: [{ xMm: 30 }], colourCodes: { '#0f766e': 'R-30' } })
    expect(undo(moved).document).toStrictEqual(withLayer.document)
    expect(redo(undo(moved)).document).toStrictEqual(moved.document)
  })

  test('of other values within a gesture is an entry of its own', () => {
    const moved = commit(withLayer, { kind: 'batch', commands: [moveTo(10)] }, 'drag')
    const turned = commit(
      moved,
      { kind: 'batch', commands: [{ kind: 'changeLayer', id: 'a', change: { yMm: 5 } }] },
      'drag',
    )
    expect(undo(turned).document).toStrictEqual(moved.document)
  })

  test('with an impossible edit changes nothing', () => {
    const broken: Command = { kind: 'batch', commands: [moveTo(10), { kind: 'removeLayer', id: 'nobody' }] }
    expect(commit(withLayer, broken)).toBe(withLayer)
  })
})
