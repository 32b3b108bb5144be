import { getGarment, zoneOf } from '@kitwright/garment'
import { expect, test } from 'vitest'
import { createDesign, createImageLayer, createTextLayer, parseDesign, TEXT_ROLES } from '../index.ts'

const soccer = getGarment('soccer')
const design = createDesign('soccer')
const zone = (id: string) => zoneOf(soccer, design.options, id)!
const AS_IT_LIES = { rotationDeg: 0, opacity: 1, isHidden: false, isLocked: false }

test.each(TEXT_ROLES)('a fresh %s lies upright in its zone’s middle, visible, as typed', role => {
  const own = zone(role === 'text' ? 'frontText' : role)
  const { x: xMm, y: yMm } = own.centre
  const layer = createTextLayer('a', role, 'Angkor', own)
  expect(layer).toMatchObject({
    ...AS_IT_LIES,
    id: 'a',
    name: null,
    role,
    piece: own.piece,
    xMm,
    yMm,
    text: 'Angkor',
  })
  // No decoration or distortion of the letters.
  expect(layer).toMatchObject({
    isItalic: false,
    isUpperCase: false,
    skewDeg: 0,
    letterSpacingEm: 0,
    align: 'centre',
  })
  expect(layer).toMatchObject({ outline: null, outerOutline: null, shadow: null, curve: null })
  expect(parseDesign({ ...design, layers: [layer] })).toMatchObject({ ok: true })
})

test('a fresh text shrinks to its zone’s width, a number keeps its size', () => {
  const widthOf = (role: 'frontText' | 'playerName' | 'backNumber' | 'frontNumber' | 'shortsNumber') =>
    createTextLayer('a', role, '10', zone(role)).maxWidthMm
  expect([widthOf('frontText'), widthOf('playerName')]).toEqual([zone('frontText').width, zone('playerName').width])
  expect([widthOf('backNumber'), widthOf('frontNumber'), widthOf('shortsNumber')]).toEqual([null, null, null])
})

test.each([
  ['wide', 400, 100],
  ['tall', 100, 400],
])('a fresh picture that is %s fills its zone in its proportions', (_, widthPx, heightPx) => {
  const own = zone('logo')
  const { x: xMm, y: yMm } = own.centre
  const layer = createImageLayer('a', 'logo', { source: 'local', id: 'x', widthPx, heightPx }, own)
  expect(layer).toMatchObject({ ...AS_IT_LIES, isMirrored: false, piece: own.piece, xMm, yMm })
  expect(layer.widthMm / layer.heightMm).toBeCloseTo(widthPx / heightPx, 6)
  expect(Math.min(own.width - layer.widthMm, own.height - layer.heightMm)).toBeCloseTo(0, 6)
  expect(Math.max(own.width - layer.widthMm, own.height - layer.heightMm)).toBeGreaterThan(0)
})
