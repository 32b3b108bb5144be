import { getGarment, zoneOf } from '@kitwright/garment'
import { describe, expect, test } from 'vitest'
import {
  applyCommand,
  createDesign,
  createTextLayer,
  designDocument,
  parseTextStyle,
  PLAIN_TEXT,
  shareStyle,
  textStyleOf,
  type DesignDocument,
  type TextLayer,
  type TextRole,
} from '../index.ts'

const plain = createDesign('soccer')
const zone = zoneOf(getGarment('soccer'), plain.options, 'playerName')!
const text = (id: string, role: TextRole, change: Partial<TextLayer> = {}): TextLayer => ({
  ...createTextLayer(id, role, id, zone),
  ...change,
})
const fancy: Partial<TextLayer> = {
  font: 'graduate',
  outline: { colour: '#facc15', widthMm: 6 },
  shadow: { colour: '#00000080', xMm: 4, yMm: -6 },
  curve: { kind: 'arc', degrees: 40 },
  isUpperCase: true,
}

describe('a style on the clipboard', () => {
  const style = textStyleOf(text('a', 'text', fancy))
  test('comes back as it was copied', () => {
    expect(parseTextStyle(JSON.stringify(style))).toEqual(style)
  })
  test('tells nothing of what the text says and where it lies', () => {
    expect(Object.keys(style).toSorted()).toEqual([...Object.keys(PLAIN_TEXT), 'isHalftone'].toSorted())
  })
  test.each([
    ['no JSON', 'hello'],
    ['nothing', ''],
    ['another kind of thing', '{"kind":"text"}'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a field too many', JSON.stringify({ ...style, text: 'x' })],
    ['a field too few', JSON.stringify({ ...style, fill: undefined })],
    ['a colour that is none', JSON.stringify({ ...style, outline: { colour: 'red', widthMm: 1 } })],
    ['an arc beyond a circle', JSON.stringify({ ...style, curve: { kind: 'arc', degrees: 1000 } })],
  ])('%s is refused', (_, json) => {
    expect(parseTextStyle(json)).toBeNull()
  })
})

describe('a style for the squad', () => {
  const name = text('name', 'playerName', { ...fancy, sizeMm: 75 })
  const document: DesignDocument = {
    ...plain,
    layers: [
      name,
      text('number', 'backNumber', { sizeMm: 300 }),
      text('front', 'frontNumber', { isLocked: true }),
      text('second', 'playerName', { sizeMm: 75 }),
      text('slogan', 'backText'),
    ],
  }
  const shared = applyCommand(document, shareStyle(document, name)!)
  const layerOf = (id: string): TextLayer => shared.document.layers.find(layer => layer.id === id) as TextLayer

  test('goes to every name and number, and to nothing else', () => {
    expect(layerOf('number').font).toBe('graduate')
    expect(textStyleOf(layerOf('second'))).toEqual(textStyleOf(name))
    expect(layerOf('slogan')).toBe(document.layers[4])
    expect(layerOf('front')).toBe(document.layers[2])
  })
  test('grows with the letters, as far as a document takes', () => {
    expect(layerOf('number').shadow).toEqual({ colour: '#00000080', xMm: 8, yMm: -12 })
    expect(layerOf('number').outline!.widthMm).toBe(12)
    const broad = { ...name, outline: { colour: '#facc15', widthMm: 15 } }
    const after = applyCommand(document, shareStyle(document, broad)!).document
    expect(designDocument.safeParse(after).error).toBeUndefined()
  })
  test.each([
    [16, { outline: { widthMm: 20 }, shadow: { xMm: 100, yMm: -100 }, curve: { heightMm: 200 } }],
    [1 / 1_000_000, { outline: { widthMm: 0.1 }, curve: { heightMm: 0.1 } }],
  ])('ends at a document’s limit on a name %d times as large', (times, ends) => {
    const most: TextLayer = {
      ...name,
      outline: { colour: '#facc15', widthMm: 9 },
      shadow: { colour: '#00000080', xMm: 80, yMm: -80 },
      curve: { kind: 'wave', heightMm: 90, waves: 2 },
    }
    const two = { ...plain, layers: [most, text('second', 'playerName', { sizeMm: 75 * times })] }
    const after = applyCommand(two, shareStyle(two, most)!).document
    expect(after.layers[1]).toMatchObject(ends)
    expect(designDocument.safeParse(after).error).toBeUndefined()
  })
  test('leaves numbers straight where the name is bent', () => {
    expect(layerOf('number').curve).toBeNull()
    expect(layerOf('second').curve).toEqual(fancy.curve)
  })
  test('is one edit, taken back as one', () => {
    expect(applyCommand(shared.document, shared.inverse).document).toEqual(document)
  })
  test('is an edit also where there is one other alone', () => {
    const two = { ...plain, layers: [name, text('second', 'playerName')] }
    const { layers } = applyCommand(two, shareStyle(two, name)!).document
    expect(layers[1]).toMatchObject({ id: 'second', font: 'graduate' })
  })
  test('is nothing to do where the text is alone', () => {
    expect(shareStyle({ ...plain, layers: [name] }, name)).toBeNull()
  })
})

test('letters become halftone by an edit, and are restored by undo', () => {
  const before: DesignDocument = { ...plain, layers: [text('number', 'backNumber')] }
  const { document, inverse } = applyCommand(before, {
    kind: 'changeLayer',
    id: 'number',
    change: { isHalftone: true },
  })
  expect(document.layers[0]).toHaveProperty('isHalftone', true)
  expect(applyCommand(document, inverse).document).toStrictEqual(before)
})
