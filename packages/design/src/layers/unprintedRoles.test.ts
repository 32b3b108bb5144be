import { beforeAll, expect, it } from 'vitest'
import { getGarment, loadGarment } from '@kitwright/garment'
import {
  createDesign,
  createTextLayer,
  personalRolesIn,
  unprintedOf,
  zoneForRole,
  type TextLayer,
  type TextRole,
} from '../index.ts'

beforeAll(async () => loadGarment('soccer'))

const PLAYER = { name: 'ពិសិដ្ឋ', number: 2 }
const withText = (role: TextRole, change: Partial<TextLayer> = {}) => {
  const design = createDesign('soccer')
  const zone = zoneForRole(getGarment('soccer'), design.options, role)
  return { ...design, layers: [{ ...createTextLayer(role, role, '10', zone), ...change }] }
}

it.each([
  ['no texts', createDesignLater(() => createDesign('soccer')), ['name', 'number']],
  ['a name', createDesignLater(() => withText('playerName')), ['number']],
  ['a number on the back', createDesignLater(() => withText('backNumber')), ['name']],
  ['a hidden name', createDesignLater(() => withText('playerName', { isHidden: true })), ['name', 'number']],
  ['a transparent number', createDesignLater(() => withText('backNumber', { opacity: 0 })), ['name', 'number']],
  ['a name above its piece', createDesignLater(() => withText('playerName', { yMm: -400 })), ['name', 'number']],
  ['a number beside its piece', createDesignLater(() => withText('backNumber', { xMm: 900 })), ['name', 'number']],
  [
    'a number on a piece of another collar',
    createDesignLater(() => withText('backNumber', { piece: 'stand' })),
    ['name', 'number'],
  ],
  ['a number on the shorts', createDesignLater(() => withText('shortsNumber')), ['name']],
])('a design with %s leaves out what it has no text for', (_, design, unprinted) => {
  expect(unprintedOf(personalRolesIn(design()), PLAYER)).toEqual(unprinted)
})

it('nothing is left out of a piece without a name and a number', () => {
  expect(unprintedOf([], { name: '', number: null })).toEqual([])
})

/** Garments are loaded after the test table is built but before the tests run. */
function createDesignLater<T>(make: () => T): () => T {
  return make
}
