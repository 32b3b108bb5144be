import { distance, type Point } from '@kitwright/measure'
import { describe, expect, it, test } from 'vitest'
import { type GradedGarment, gradePieces, loadGrades, type Measurable, measureGraded, measurePieces } from './grades.ts'
import { defaultChart, type Garment, getGarment, type Piece, runOf, type SizeChart } from './index.ts'

describe('a measure of pieces', () => {
  const line = (name: string, ...points: [x: number, y: number][]) => ({
    name,
    points: points.map(([x, y]) => ({ x, y })),
  })
  const leg: Measurable = {
    id: 'leg',
    edges: [
      line('waist', [10, 20], [110, 20]),
      line('side', [110, 20], [140, 60], [140, 160]),
      line('hem', [140, 160], [40, 160]),
      line('inseam', [40, 160], [10, 20]),
    ],
  }
  test('is taken along edges, between ends, below the shoulder, or vertically', () => {
    expect(measurePieces([leg], [{ kind: 'along', edges: [['leg', 'side']] }])).toBe(150)
    expect(
      measurePieces(
        [leg],
        [
          {
            kind: 'along',
            edges: [
              ['leg', 'side'],
              ['leg', 'waist'],
            ],
          },
        ],
      ),
    ).toBe(250)
    const ends = { from: ['leg', 'hem', 'start'], to: ['leg', 'waist', 'start'] } as const
    expect(measurePieces([leg], [{ kind: 'across', ...ends }])).toBe(130)
    expect(measurePieces([leg], [{ kind: 'down', ...ends }])).toBe(140)
    expect(measurePieces([leg], [{ kind: 'down', from: ends.to, to: ['leg', 'side', 'end'] }])).toBe(140)
    expect(measurePieces([leg], [{ kind: 'below', of: ends.from }])).toBe(160)
    expect(measurePieces([leg], [{ kind: 'tall', piece: 'leg' }])).toBe(140)
  })
  test('is the sum of what it is made of, of each its share', () => {
    const half = { kind: 'along', edges: [['leg', 'waist']], share: 0.5 } as const
    expect(measurePieces([leg], [half, { kind: 'tall', piece: 'leg' }])).toBe(190)
    expect(measurePieces([leg], [])).toBe(0)
  })
  test('is not guessed where the piece or the edge is not there', () => {
    expect(() => measurePieces([leg], [{ kind: 'tall', piece: 'sleeve' }])).toThrow('sleeve')
    expect(() => measurePieces([leg], [{ kind: 'along', edges: [['leg', 'cuff']] }])).toThrow('cuff')
  })
})

const withLength = (chart: SizeChart, mm: number): SizeChart => ({
  ...chart,
  rows: { ...chart.rows, M: { ...chart.rows.M, shortsLength: mm } },
})

describe.each(['soccer', 'boxingtrunk'])('the shorts of %s, made 37 mm longer than the chart has them', async id => {
  const garment = getGarment(id)
  const grades = await loadGrades(id)
  const chart = defaultChart(garment.productType)
  const { options } = garment.variants[0]!
  const cut = (mm: number): Piece[] =>
    gradePieces({ garment, grades, options, size: 'M', chart: withLength(chart, mm) }).filter(each =>
      each.id.startsWith('shorts'),
    )
  const wanted = chart.rows.M!.shortsLength!
  const whole = (mm: number): number =>
    measureGraded(gradePieces({ garment, grades, options, size: 'M', chart: withLength(chart, mm) }), {
      garment,
      grades,
      options,
    }).shortsLength!
  const [before, after] = [cut(wanted), cut(wanted + 37)]
  const edge = (piece: Piece, name: string): readonly Point[] => piece.edges.find(e => e.name === name)!.points
  const along = (points: readonly Point[]): number =>
    points.slice(1).reduce((sum, p, i) => sum + distance(points[i]!, p), 0)
  const more = wanted + 37 - whole(wanted)

  it('are as long as asked, and as they were above', () => {
    expect(whole(wanted + 37)).toBeCloseTo(wanted + 37, 0)
    // Even a millimetre is applied.
    expect(Math.abs(whole(whole(wanted) + 0.8) - whole(wanted) - 0.8)).toBeLessThan(0.3)
    for (const [i, piece] of after.entries())
      for (const name of ['waist', 'crotch']) expect(edge(piece, name)).toEqual(edge(before[i]!, name))
  })
  it('run inside and outside equally, each leg edge its own way', () => {
    for (const [i, piece] of after.entries())
      for (const name of ['in', 'out']) {
        const [was, is] = [edge(before[i]!, name), edge(piece, name)]
        expect(along(is) - along(was), `${piece.id} ${name}`).toBeCloseTo(more, 0)
        const way = (points: readonly Point[]): number =>
          Math.atan2(points.at(-1)!.y - points.at(-2)!.y, points.at(-1)!.x - points.at(-2)!.x)
        expect(way(is)).toBeCloseTo(way(was), 2)
      }
  })
  it('end in a hem from edge to edge, with the slit that they had', () => {
    for (const [i, piece] of after.entries()) {
      piece.edges.forEach(({ name, points }, k) => {
        expect(distance(points.at(-1)!, piece.edges[(k + 1) % piece.edges.length]!.points[0]!), name).toBeLessThan(0.2)
      })
      for (const { name, points } of piece.edges.filter(e => e.name === 'hemSlit'))
        expect(along(points)).toBeCloseTo(along(edge(before[i]!, name)), 0)
    }
  })
})

test('a curved hem goes down with the edges beside it, and keeps its curve', () => {
  const at = (x: number, y: number): Point => ({ x, y })
  const edges = [
    { name: 'waist', points: [at(0, 0), at(200, 0)] },
    { name: 'out', points: [at(200, 0), at(200, 400)] },
    { name: 'hem', points: [at(200, 400), at(150, 415), at(50, 415), at(0, 400)] },
    { name: 'in', points: [at(0, 400), at(0, 0)] },
  ]
  const outline = edges.flatMap(({ points }) => points.slice(0, -1))
  const leg: Piece = { id: 'leg', box: [0, 0, 200, 415], outline, edges }
  const trunks = getGarment('boxingtrunk')
  const [model] = trunks.models
  const garment: Garment = {
    ...trunks,
    models: [{ ...model!, id: 'm', pieces: [leg] }],
    variants: [{ options: {}, models: ['m'] }],
  }
  const tenths = outline.flatMap(({ x, y }) => [10 * x, 10 * y])
  const grades: GradedGarment = {
    garment: trunks.id,
    sizes: runOf('BOXING_TRUNK'),
    shapes: [
      { edges: edges.map(({ name, points }) => [name, points.length]), sizes: runOf('BOXING_TRUNK').map(() => tenths) },
    ],
    groups: [
      {
        models: { m: { leg: 0 } },
        girth: 'halfWaist',
        rules: { shortsLength: [{ kind: 'along', edges: [['leg', 'out']] }] },
        stretches: [{ measure: 'shortsLength', pieces: ['leg'], draw: ['out', 'in'], hem: 'hem' }],
        reached: {},
        knobs: {},
      },
    ],
  }
  const chart = withLength(defaultChart('BOXING_TRUNK'), 430)
  const [longer] = gradePieces({ garment, grades, options: {}, size: 'M', chart })
  expect(longer!.edges.find(({ name }) => name === 'hem')!.points).toEqual([
    at(200, 430),
    at(150, 445),
    at(50, 445),
    at(0, 430),
  ])
  expect(longer!.edges.find(({ name }) => name === 'waist')!.points).toEqual(edges[0]!.points)
})

test('a size between two is cut half way between their pieces', async () => {
  const garment = getGarment('tshirt')
  const grades = await loadGrades('tshirt')
  const chart = defaultChart('TSHIRT')
  const { options } = garment.variants[0]!
  const middle = Object.fromEntries(
    chart.measures.map(name => [name, (chart.rows.L![name]! + chart.rows.XL![name]!) / 2]),
  )
  const cut = (size: 'L' | 'XL' | 'M', rows = chart.rows): Piece[] =>
    gradePieces({ garment, grades, options, size, chart: { ...chart, rows } })
  const [large, larger, between] = [cut('L'), cut('XL'), cut('M', { ...chart.rows, M: middle })]
  between.forEach(({ id, outline }, i) =>
    outline.forEach(({ x, y }, k) => {
      const [a, b] = [large[i]!.outline[k]!, larger[i]!.outline[k]!]
      expect(distance({ x, y }, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }), id).toBeLessThan(1.5)
    }),
  )
})
