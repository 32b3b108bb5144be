import { areasOfPiece, getGarment } from '@kitwright/garment'
import { polygonContains, type Point } from '@kitwright/measure'
import { describe, expect, it, test } from 'vitest'
import { createDesign, createTextLayer, tonesOf, zoneForRole, type DesignDocument, type TextLayer } from '../index.ts'
import { withLegibleInk, hasBusyGround } from './legibleInk.ts'
import { groundsOf } from '../paint/legibility.ts'

const garment = getGarment('soccer')
const plain = createDesign('soccer')
const solid = (colour: string) => ({ fill: { kind: 'solid', colour }, pattern: null, span: 'piece' }) as const
const areas = areasOfPiece(garment, plain.options, 'front')

/** Returns a text so small that it covers one point. */
const textAt = ({ x, y }: Point): TextLayer => ({
  ...createTextLayer('t', 'text', 'I', zoneForRole(garment, plain.options, 'text')),
  piece: 'front',
  xMm: x,
  yMm: y,
  sizeMm: 0.01,
})

/** Returns a point of each part that shows on the front, searched on a grid. */
function spotOf(part: string): Point {
  const { box } = garment.models.flatMap(({ pieces }) => pieces).find(({ id }) => id === 'front')!
  for (let x = box[0]; x < box[2]; x += 4)
    for (let y = box[1]; y < box[3]; y += 4) {
      const on = areas.findLast(({ region }) => !region || region.some(polygon => polygonContains(polygon, { x, y })))
      if (on?.part === part) return { x, y }
    }
  throw new Error(`${part} shows nowhere on the front`)
}

const parts = [...new Set(areas.map(({ part }) => part))]
const hexOf = (i: number): string => `#${(i + 1).toString(16).padStart(2, '0').repeat(3)}`
const coloured: DesignDocument = {
  ...plain,
  parts: Object.fromEntries(parts.map((part, i) => [part, solid(hexOf(i))])),
}

describe('what shows around a text', () => {
  it('is the part on top at its place, whatever lies beneath it', () => {
    expect(parts.length).toBeGreaterThan(1)
    for (const [i, part] of parts.entries()) {
      const grounds = groundsOf(coloured, garment, textAt(spotOf(part)))
      expect(new Set(grounds.map(({ r }) => r)), part).toEqual(new Set([i + 1]))
    }
  })

  it('considers every part that its letters reach at all ends', () => {
    const wide = { text: 'M'.repeat(40), sizeMm: 40, maxWidthMm: 200 }
    const shows = (layer: TextLayer) => new Set(groundsOf(coloured, garment, layer).map(({ r }) => r))
    for (const [i, part] of parts.entries()) {
      const { x, y } = spotOf(part)
      for (const at of [
        { x: x + 90, y },
        { x: x - 90, y },
        { x, y: y + 14 },
        { x, y: y - 14 },
      ])
        expect(shows({ ...textAt(at), ...wide }).has(i + 1), `${part}, from ${at.x - x} ${at.y - y}`).toBe(true)
    }
  })

  it('considers what shows through a pattern, busy where it contrasts', () => {
    const onBase = textAt(spotOf('base'))
    const patterned = (colour: string, opacity: number): DesignDocument => {
      const pattern = { id: 'hoops', colour, opacity, scale: 1, rotationDeg: 0, offsetXMm: 0, offsetYMm: 0 }
      return { ...plain, parts: { base: { ...solid('#000000'), pattern } } }
    }
    const half = groundsOf(patterned('#ffffff', 1), garment, onBase).map(({ r }) => Math.round(r))
    expect([Math.min(...half), Math.max(...half)]).toEqual([0, 255])
    expect(hasBusyGround(patterned('#ffffff', 1), garment, onBase)).toBe(true)
    expect(hasBusyGround(patterned('#ffffff', 0.05), garment, onBase)).toBe(false)
    expect(hasBusyGround(coloured, garment, onBase)).toBe(false)
  })
})

describe('a pattern under a text is busy', () => {
  const pattern = { id: 'hoops', colour: '#ffffff', opacity: 1, scale: 1, rotationDeg: 0, offsetXMm: 0, offsetYMm: 0 }
  const stops = ['#ffffff', '#000000'].map((colour, i) => ({ colour, at: i * 100 }))
  const fading = { kind: 'gradient', shape: 'linear', angleDeg: 180, stops } as never
  it('where it stands out from one end of a fading cloth only', () => {
    const document = { ...plain, parts: { base: { fill: fading, pattern, span: 'part' as const } } }
    expect(hasBusyGround(document, garment, textAt(spotOf('base')))).toBe(true)
  })
  it('not where it hardly shows, however much the cloth itself fades', () => {
    const document = {
      ...plain,
      parts: { base: { fill: fading, pattern: { ...pattern, opacity: 0.05 }, span: 'part' as const } },
    }
    expect(hasBusyGround(document, garment, textAt(spotOf('base')))).toBe(false)
  })
  it('considers letters across a patterned and a plain part', () => {
    const [first, second] = parts as [string, string]
    const document = { ...coloured, parts: { ...coloured.parts, [second]: { ...solid('#000000'), pattern } } }
    const { x, y } = spotOf(second)
    const places = [-90, 90].map(by => ({
      ...textAt({ x: x + by, y }),
      text: 'M'.repeat(40),
      sizeMm: 40,
      maxWidthMm: 200,
    }))
    const across = places.find(text =>
      groundsOf(document, garment, text).some(({ r }) => r === parts.indexOf(first) + 1),
    )!
    expect(hasBusyGround(document, garment, across)).toBe(true)
  })
})

test('an edge around letters is about a thirtieth of their height', () => {
  const widthAt = (sizeMm: number) =>
    withLegibleInk({ ...textAt({ x: 0, y: 0 }), sizeMm }, [{ r: 0, g: 0, b: 0, a: 1 }], tonesOf([]), true).outline!
      .widthMm
  expect([widthAt(10), widthAt(1000)]).toEqual([1.5, 12])
  expect(widthAt(90) / 90).toBeGreaterThan(1 / 35)
  expect(widthAt(90) / 90).toBeLessThan(1 / 25)
})

test('letters take a legible tone, else an edge of the opposite one', () => {
  const tones = tonesOf(['#15803d', '#ffffff'])
  const layer = { ...textAt({ x: 0, y: 0 }), sizeMm: 100 }
  const [black, grey, white] = [0, 118, 255].map(n => ({ r: n, g: n, b: n, a: 1 })) as never[]
  const colourOf = (text: TextLayer) => text.fill.kind === 'solid' && text.fill.colour
  const onDark = withLegibleInk(layer, [black!], tones, false)
  expect([colourOf(onDark), onDark.outline]).toEqual([tones.light, null])
  const onLight = withLegibleInk(layer, [white!], tones, false)
  expect([colourOf(onLight), onLight.outline]).toEqual([tones.deep, null])
  const onBoth = withLegibleInk(layer, [black!, grey!, white!], tones, false)
  expect([colourOf(onBoth), onBoth.outline?.colour].toSorted()).toEqual([tones.light, tones.deep].toSorted())
  expect(onBoth.outline!.widthMm).toBeGreaterThan(1.5)
  expect(withLegibleInk(layer, [black!], tones, true).outline?.colour).toBe(tones.deep)
})

test('letters keep the team’s deep colour where legible, before plain ink', () => {
  const grey = { r: 148, g: 148, b: 148, a: 1 }
  const team = tonesOf(['#7e22ce', '#3b0764'])
  expect(withLegibleInk(textAt({ x: 0, y: 0 }), [grey], team, false)).toMatchObject({
    fill: { kind: 'solid', colour: '#3b0764' },
    outline: null,
  })
})
