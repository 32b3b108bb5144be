import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDesign } from '@kitwright/design'
import { defaultChart, getGarment, type Size } from '@kitwright/garment'
import { loadGrades } from '@kitwright/garment/grades'
import {
  densityOf,
  type Layout,
  nest,
  type Piece,
  type Roll,
  simplifyOutward,
  type Turn,
  verifyLayout,
} from '@kitwright/nesting'
import { patternPieces, USUAL_SETTINGS } from '@kitwright/press'
import { type BenchOptions, rateRow, type Report } from '../report.ts'
import { median } from '../statistics.ts'

/** A squad's jerseys, as a club orders them. */
const SQUAD: Readonly<Partial<Record<Size, number>>> = { S: 3, M: 6, L: 8, XL: 4, XXL: 2, XXXL: 1, XXXXXXL: 1 }
const ROLL: Roll = { widthMm: 1_420, gapMm: 4 }
/** Largest simplification of outlines, mm. */
const SIMPLER_MM = 1.2
/** The densest known layouts, per cent (sparrow's records, github.com/JeroenGar/sparrow). */
const RECORDS: Readonly<Record<string, number>> = {
  albano: 89.82,
  dagli: 90.17,
  mao: 86.87,
  marques: 92.02,
  shirts: 90.92,
  swim: 79.83,
  trousers: 92.62,
}

interface Instance {
  readonly strip_height: number
  readonly items: readonly {
    readonly id: number
    readonly demand: number
    readonly allowed_orientations?: readonly Turn[]
    readonly shape: { readonly data: readonly (readonly [number, number])[] }
  }[]
}

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Returns the pieces of 25 jerseys. With `isAcross`, sleeves and ribs may lie across the grain. */
async function jerseys(isAcross: boolean): Promise<Piece[]> {
  const garment = getGarment('soccer')
  const sizes = Object.keys(SQUAD) as Size[]
  const chart = defaultChart(garment.productType)
  const { options } = createDesign('soccer')
  const input = { garment, grades: await loadGrades('soccer'), chart, options, sizes, settings: USUAL_SETTINGS }
  return patternPieces(input)
    .filter(({ model }) => !/shorts/i.test(model))
    .map(({ model, piece, size, isRib, lines }) => ({
      id: `${model} ${piece} ${size}`,
      count: SQUAD[size]!,
      // The cloth's grain runs along the roll.
      outline: simplifyOutward(lines.cut, SIMPLER_MM).map(({ x, y }) => ({ x: y, y: -x })),
      turns: isAcross && (isRib || /sleeve/i.test(piece)) ? [0, 90, 180, 270] : [0, 180],
    }))
}

const piecesOf = ({ items }: Instance): Piece[] =>
  items.map(({ id, demand, allowed_orientations = [0, 90, 180, 270], shape }) => ({
    id: String(id),
    count: demand,
    turns: allowed_orientations,
    outline: shape.data.map(([x, y]) => ({ x, y })),
  }))

interface Search {
  readonly pieces: readonly Piece[]
  readonly roll: Roll
  readonly seconds: number
  readonly seeds: readonly number[]
}

/**
 * Returns densities in per cent: the median of the seeds, and that of the first layout shown. Throws if a layout cannot
 * be cut.
 */
function densities({ pieces, roll, seconds, seeds }: Search): readonly [median: number, first: number] {
  let first: Layout | undefined
  const found = seeds.map(seed => {
    const onLayout = (layout: Layout): void => void (first ??= layout)
    const layout = nest(pieces, roll, { budget: { seconds }, seed, clock: processorSeconds, onLayout })
    const faults = verifyLayout(pieces, roll, layout)
    if (faults.length > 0) throw new Error(`a layout that cannot be cut: ${JSON.stringify(faults[0])}`)
    return 100 * densityOf(pieces, roll, layout)
  })
  return [median(found), 100 * densityOf(pieces, roll, first!)]
}

/**
 * Measures the density of rolls: own jerseys against the first layout shown, and published instances (NESTING_INSTANCES
 * names the folder of their JSON) against the densest known. NESTING_SECONDS is the processor time for each, 5 by
 * default.
 */
export async function bench(report: Report, { isShort }: BenchOptions): Promise<void> {
  const seconds = isShort ? 1 : Number(process.env['NESTING_SECONDS'] ?? 5)
  const seeds = isShort ? [1] : [1, 2, 3, 4, 5]
  for (const isAcross of [false, true]) {
    const search = { pieces: await jerseys(isAcross), roll: ROLL, seconds, seeds }
    report(rateRow(`nesting.jerseys.${isAcross ? '90' : '180'}`, '%', densities(search)))
  }
  const folder = process.env['NESTING_INSTANCES']
  if (folder === undefined) return
  for (const file of readdirSync(folder).filter(name => name.endsWith('.json'))) {
    const name = file.slice(0, -'.json'.length)
    const instance = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Instance
    const roll = { widthMm: instance.strip_height, gapMm: 0 }
    const [found] = densities({ pieces: piecesOf(instance), roll, seconds, seeds })
    report(rateRow(`nesting.${name}`, '%', [found, RECORDS[name] ?? found]))
  }
}
