import { getGarment } from '@kitwright/garment'
import { describe, expect, test } from 'vitest'
import {
  adaptToGarment,
  applyCommand,
  assetsOf,
  createDesign,
  createPatternUse,
  designColours,
  designInKit,
  fontsOf,
  motifSize,
  parseDesign,
  replaceColour,
  partStyleOf,
  withAssets,
  type Command,
  type DesignDocument,
  type Motif,
  type PatternUse,
  type Piping,
} from '../index.ts'

const fresh = createDesign('soccer')
const laid = { widthMm: 120, heightMm: 50, gapXMm: 20, gapYMm: 20, rows: 'brick' } as const
const club: Motif = { kind: 'text', text: 'ខ្លា FC', font: 'kantumruy-pro', weight: 600, isItalic: false, ...laid }
const asset = { source: 'local', id: 'crest', widthPx: 10, heightPx: 10 } as const
const crest: Motif = { kind: 'picture', asset, inks: 3, ...laid }
const own = (motif: Motif, change: Partial<PatternUse> = {}): PatternUse => ({
  ...createPatternUse('own', '#aa0000'),
  motif,
  ...change,
})
const after = (document: DesignDocument, command: Command): DesignDocument => applyCommand(document, command).document
const wear = (...patterns: PatternUse[]): Command => ({
  kind: 'batch',
  commands: patterns.map(pattern => ({ kind: 'addPattern', part: 'base', pattern })),
})
const isGood = (document: DesignDocument): boolean => parseDesign(structuredClone(document)).ok

test.each([
  ['too wide', [1500, 750, 1.3], [1500, 750]],
  ['too tall', [60, 1400, 1.2], [64.286, 1500]],
  ['too small', [4, 40, 0.1], [1, 10]],
  ['within its limits', [300, 150, 1.1], [330, 165]],
] as const)(
  'motifSize keeps the proportions of a picture that is %s',
  (_, [width, height, by], [widthMm, heightMm]) => {
    expect(motifSize(width, height, by)).toEqual({
      widthMm: expect.closeTo(widthMm, 2),
      heightMm: expect.closeTo(heightMm, 2),
    })
  },
)

describe('a pattern of one’s own', () => {
  const two = wear(own(club), own(crest, { pieces: ['back'] }))
  const worn = after(fresh, two)
  test('is read back as it was made, and taken back by one undo', () => {
    expect(parseDesign(structuredClone(worn))).toEqual({ ok: true, document: worn })
    expect(after(worn, applyCommand(fresh, two).inverse)).toEqual(fresh)
  })
  test('has a printable text, a sized motif and one piece at least', () => {
    const bad = [
      own({ ...club, text: 'a\u0007' }),
      own({ ...club, widthMm: 0 }),
      own({ ...club, widthMm: 1e-9, heightMm: 1e-9 }),
      own({ ...club, gapXMm: -1 }),
      own({ ...crest, inks: 5 }),
      own(crest, { pieces: [] }),
    ]
    expect(bad.map(use => isGood(after(fresh, wear(use))))).toEqual(bad.map(() => false))
  })
  test('as a picture has no colours that clubs and kits could change', () => {
    const photo = own({ ...crest, inks: 0, isRound: true })
    const design = after(fresh, wear(photo))
    expect(isGood(design)).toBe(true)
    expect(designColours(design)).not.toContain('#aa0000')
    const recoloured = replaceColour(design, '#aa0000', { colour: '#00ff00' })
    expect(partStyleOf(recoloured, 'base')).toEqual(partStyleOf(design, 'base'))
    const bad = [{ inks: -1 }, { isRound: false }, { isMirrored: false }]
    expect(bad.map(change => isGood(after(fresh, wear(own({ ...crest, ...change } as Motif)))))).toEqual(
      bad.map(() => false),
    )
  })
  test('lists its picture and font among the design’s, also in kits', () => {
    const kits = [{ role: 'away' as const, colours: {}, parts: { sleeves: partStyleOf(worn, 'base') } }]
    expect(assetsOf({ ...worn, kits })).toEqual([asset, asset])
    expect(fontsOf(worn).map(({ font }) => font)).toEqual(['kantumruy-pro'])
    const sent = withAssets({ ...worn, kits }, each => ({ ...each, source: 'file', id: 'f1' }))
    expect(assetsOf(sent).map(({ source, id }) => `${source} ${id}`)).toEqual(['file f1', 'file f1'])
    const kept = withAssets(worn, each => each)
    expect(partStyleOf(kept, 'sleeves')).toBe(partStyleOf(worn, 'sleeves'))
  })
})

const gold: Piping = {
  edges: [{ piece: 'front', edge: 'sideL' }],
  widthMm: 6,
  colour: '#ffd700',
  middle: { colour: '#111111' },
}
const pipe = (piping: Piping): Command => ({ kind: 'addPiping', piping })
const withPiping = (...piping: Piping[]) => ({ ...fresh, piping })

describe('piping', () => {
  const piped = after(fresh, pipe(gold))
  test('is read back and undone at once, and absent from designs without', () => {
    expect(parseDesign(structuredClone(piped))).toEqual({ ok: true, document: piped })
    expect(after(piped, applyCommand(fresh, pipe(gold)).inverse)).toEqual(fresh)
    expect(after(piped, { kind: 'removePiping', at: 0 })).toEqual(fresh)
  })
  test('is 2 to 30 mm wide, along edges named once each', () => {
    const bad = [
      { ...gold, widthMm: 1 },
      { ...gold, widthMm: 31 },
      { ...gold, edges: [] },
      { ...gold, edges: [gold.edges[0]!, gold.edges[0]!] },
    ]
    expect(bad.map(each => isGood(withPiping(each)))).toEqual(bad.map(() => false))
  })
  test('runs along edges that the garment has, in whichever variant', () => {
    const known = { piece: 'front', edge: 'hem' }
    const bad = { ...gold, edges: [known, { piece: 'front', edge: 'noSuchEdge' }] }
    expect(parseDesign(structuredClone(withPiping(gold, bad)))).toEqual({
      ok: false,
      reason: 'invalid',
      path: 'piping.1.edges.1',
    })
    expect(applyCommand(fresh, pipe(bad))).toMatchObject({ document: fresh, refusal: 'unknownEdge' })
    const elsewhere = { ...gold, edges: [{ piece: 'cape', edge: 'hem' }] }
    expect(parseDesign(structuredClone(withPiping(elsewhere)))).toMatchObject({ path: 'piping.0.edges.0' })
    const pieces = getGarment('soccer').models.flatMap(model => model.pieces)
    const along = pieces.map(({ id, edges }) => edges.map(({ name }) => ({ piece: id, edge: name })))
    const refused = along.filter(edges => !isGood(after(fresh, pipe({ ...gold, edges }))))
    expect([along.length > 10, refused]).toEqual([true, []])
  })
  test('wears each kit’s club colours, and counts among the design’s', () => {
    expect(designColours(piped)).toEqual(expect.arrayContaining(['#ffd700', '#111111']))
    const dressed = after(
      after(piped, { kind: 'setClubColour', clubColour: { tone: 'accent', name: null, colour: '#ffd700' } }),
      { kind: 'changePiping', at: 0, piping: { ...gold, tone: 'accent' } },
    )
    const red = after(dressed, {
      kind: 'setKit',
      role: 'away',
      kit: { role: 'away', colours: { accent: '#b91c1c' }, parts: {} },
    })
    expect(designInKit(red, 'away').piping![0]).toMatchObject({ colour: '#b91c1c', middle: { colour: '#111111' } })
    expect(designInKit(red, 'away').piping).toBe(designInKit({ ...red, fabric: { colour: '#eeeeee' } }, 'away').piping)
    expect(replaceColour(piped, '#111111', { colour: '#222222' }).piping![0]!.middle).toEqual({ colour: '#222222' })
  })
  test('goes along to a garment that has such a seam', () => {
    const both = withPiping({ ...gold, edges: [...gold.edges, { piece: 'front', edge: 'noSuchEdge' }] })
    expect(adaptToGarment(both, 'polo').piping).toEqual([gold])
    expect(adaptToGarment(both, 'boxingtrunk').piping).toBeUndefined()
  })
})
