import { findPiece, getGarment } from '@kitwright/garment'
import { boxWidth } from '@kitwright/measure'
import { describe, expect, test } from 'vitest'
import {
  adaptToGarment,
  applyCommand,
  createDesign,
  createPatternUse,
  LIMITS,
  parseDesign,
  type DesignDocument,
  type Kit,
  type PatternMask,
} from '../index.ts'

const fresh = createDesign('soccer')
const corner = { x: -50, y: 200 }
const points = [corner, { x: 50, y: 200 }, { x: 0, y: 300 }]
const mask = (change: Partial<PatternMask> = {}): PatternMask => ({
  shows: 'inside',
  outlines: [{ piece: 'front', points }],
  ...change,
})
function worn(of: PatternMask, part = 'base'): DesignDocument {
  const style = { ...fresh.parts['base']!, pattern: createPatternUse('dots', '#ffffff'), mask: of }
  return applyCommand(fresh, { kind: 'setPart', part, style }).document
}
const inKit = (of: PatternMask): DesignDocument => {
  const away: Kit = { role: 'away', colours: {}, parts: { base: worn(of).parts['base']! } }
  return { ...fresh, kits: [away] }
}
const many = <T>(count: number, of: T): T[] => Array.from({ length: count }, () => of)

describe('a mask of a part’s patterns', () => {
  test('is read back as it was made, the largest that there may be too', () => {
    const most = many(LIMITS.maskOutlines, { piece: 'front', points: many(LIMITS.maskPoints, corner) })
    for (const document of [worn(mask()), inKit(mask({ shows: 'outside' })), worn(mask({ outlines: most }))])
      expect(parseDesign(structuredClone(document))).toEqual({ ok: true, document })
  })
  test.each<[string, DesignDocument, string]>([
    ['on a piece that there is not', worn(mask({ outlines: [{ piece: 'cape', points }] })), 'parts.base.mask'],
    ['on such a piece in a kit', inKit(mask({ outlines: [{ piece: 'cape', points }] })), 'kits.0.parts.base.mask'],
    ['without an outline', worn(mask({ outlines: [] })), 'parts.base.mask.outlines'],
    [
      'with an outline too many',
      worn(mask({ outlines: many(LIMITS.maskOutlines + 1, { piece: 'front', points }) })),
      'parts.base.mask.outlines',
    ],
    [
      'with a line that encloses nothing',
      worn(mask({ outlines: [{ piece: 'front', points: points.slice(1) }] })),
      'parts.base.mask.outlines.0.points',
    ],
    [
      'that is nowhere',
      worn(mask({ outlines: [{ piece: 'front', points: [...points, { x: NaN, y: 0 }] }] })),
      'parts.base.mask.outlines.0.points.3.x',
    ],
  ])('is refused %s', (_, document, path) => {
    expect(parseDesign(structuredClone(document))).toEqual({ ok: false, reason: 'invalid', path })
  })
  test('is kept by what changes its part’s patterns, fill and way over the garment', () => {
    const document = worn(mask())
    const commands = [
      { kind: 'addPattern', part: 'base', pattern: createPatternUse('stripes', '#000000') },
      { kind: 'setPartFill', part: 'base', fill: { kind: 'solid', colour: '#123456' } },
      { kind: 'setPartSpan', part: 'base', span: 'garment' },
    ] as const
    const { document: after } = applyCommand(document, { kind: 'batch', commands })
    expect(after.parts['base']!.mask).toBe(document.parts['base']!.mask)
  })
  test('goes with its piece to another garment, and not where that has none', () => {
    const [from, to] = ['soccer', 'hoodie'].map(id => {
      const { options } = createDesign(id)
      return findPiece(getGarment(id), options, 'front')!.piece.box
    })
    const hoodie = adaptToGarment(worn(mask()), 'hoodie')
    const [moved] = hoodie.parts['base']!.mask!.outlines[0]!.points
    expect((moved!.x - to![0]) / boxWidth(to!)).toBeCloseTo((corner.x - from![0]) / boxWidth(from!), 6)
    expect(parseDesign(hoodie).ok).toBe(true)
    expect('mask' in adaptToGarment(worn(mask()), 'boxingtrunk').parts['shorts']!).toBe(false)
  })
})
