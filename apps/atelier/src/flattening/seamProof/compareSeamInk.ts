import { writeFile } from 'node:fs/promises'
import type { Sources } from '@kitwright/artwork'
import { createPatternUse } from '@kitwright/design'
import { baseSizeOf, type Garment, getGarment, type Model, runOf, sewnGarments, type Size } from '@kitwright/garment'
import { loadWraps } from '@kitwright/garment/wrap'
import { PATTERNS, wideTileOf } from '@kitwright/library'
import { printedSources } from './seamInk.ts'
import type { SizedPieceSet } from './seamPlaces.ts'
import { type Agreement, proveSeams } from './seamProof.ts'
import { sewnInSize } from './sewnInSize.ts'

const DOCUMENT = new URL('../../../../../docs/seams.md', import.meta.url).pathname
const MIN_EQUAL = 0.99
const NAMED = 3

interface Row {
  readonly model: string
  readonly sizes: readonly Size[]
  /** Number of compared pixels. */
  readonly samples: number
  readonly equal: number
  /** Results of each pattern in each size, the worst first. */
  readonly cases: readonly { readonly pattern: string; readonly size: Size; readonly share: number }[]
  /** The same share for a sash that is placed on each piece separately. */
  readonly apart: number
}

const shareOf = ({ samples, equal }: Agreement): number => (samples > 0 ? equal / samples : 1)

type SeamProver = ReturnType<typeof proveSeams>

/** Returns the set with every piece placed as a front, in its own millimetres. */
function laidApart(sewn: SizedPieceSet): SizedPieceSet {
  const [first] = sewn.maps.values()
  const cells = { kind: 'bands', bands: [{ toY: Infinity, scaleX: 1, scaleY: 1, shiftY: 0 }] } as const
  return { ...sewn, maps: new Map(Array.from(sewn.maps.keys(), id => [id, { ...first!, cells }])) }
}

/**
 * Returns the models of a garment that differ in their wraps. A different neck alone does not count: no pattern
 * continues across it.
 */
async function cutsOf(garmentId: string): Promise<readonly Model[]> {
  const wraps = await loadWraps(garmentId)
  const wayOf = ({ id }: Model): string => JSON.stringify(wraps?.models[id]?.pieces)
  const { models } = getGarment(garmentId)
  return models.filter((model, i) => models.findIndex(other => wayOf(other) === wayOf(model)) === i)
}

/** A cut under comparison and its results so far. */
interface CutProof {
  readonly garment: Garment
  readonly model: Model
  readonly provers: readonly (readonly [Size, SeamProver])[]
  readonly cases: Row['cases'][number][]
  samples: number
  equal: number
}

async function openCut(
  garment: Garment,
  model: Model,
  sizes: readonly Size[] = runOf(garment.productType),
): Promise<CutProof> {
  const provers: (readonly [Size, SeamProver])[] = []
  for (const size of sizes) provers.push([size, proveSeams(await sewnInSize(garment, model, size))])
  return { garment, model, provers, cases: [], samples: 0, equal: 0 }
}

async function openCuts(ids: readonly string[], sizes?: readonly Size[]): Promise<readonly CutProof[]> {
  const cuts: CutProof[] = []
  for (const id of ids) for (const model of await cutsOf(id)) cuts.push(await openCut(getGarment(id), model, sizes))
  return cuts
}

function proveOn({ provers, cases }: CutProof, pattern: string, sources: Sources): Agreement {
  const sum = { samples: 0, equal: 0 }
  for (const [size, prover] of provers) {
    const found = prover(createPatternUse(pattern, '#ffffff'), sources)
    sum.samples += found.samples
    sum.equal += found.equal
    cases.push({ pattern, size, share: shareOf(found) })
  }
  return sum
}

async function rowOf({ garment, model, provers, cases, samples, equal }: CutProof): Promise<Row> {
  const apart = proveSeams(laidApart(await sewnInSize(garment, model, baseSizeOf(garment.productType))))
  return {
    model: model.id,
    sizes: provers.map(([size]) => size),
    samples,
    equal,
    cases: cases.toSorted((a, b) => a.share - b.share),
    apart: shareOf(apart(createPatternUse('sash', '#ffffff'), await printedSources('sash'))),
  }
}

const isBelow = ({ share }: Row['cases'][number]): boolean => share < MIN_EQUAL

const percent = (share: number): string => (share * 100).toFixed(1)

function lineOf({ model, sizes, samples, equal, cases, apart }: Row): string {
  const worst = cases.slice(0, NAMED).map(({ pattern, size, share }) => `${pattern} ${size} ${percent(share)}`)
  const below = cases.filter(isBelow).length
  const drawn = `${cases.length}: ${sizes.join(' ')}`
  return `| ${[model, drawn, samples, percent(equal / samples), below, worst.join(', '), percent(apart)].join(' | ')} |`
}

const head = `# Seams

Written by \`npm run atelier -- prove\`: every pattern that is seen once, over each cut and size named here, as it is printed (the
press's tiles, 6 pixels a millimetre); the pixels every 0.5 mm along both sides of every seam between pieces that it goes on over. Equal:
the ink of one side is found on the other within 1 mm, to 8 of 255. *Apart*: a sash in M that each piece has by itself.

| model | drawn | pixels | equal % | below 99 % | worst | apart % |
|---|---|---|---|---|---|---|
`

/** Draws and compares the seams and writes the results. Resolves to whether every pattern meets. */
export async function compareSeams(
  {
    ids,
    sizes,
    out = DOCUMENT,
  }: { ids: readonly string[]; sizes?: readonly Size[] | undefined; out?: string | undefined },
  tell: (line: string) => void,
): Promise<boolean> {
  const cuts = await openCuts(ids.length > 0 ? ids : sewnGarments(), sizes)
  const patterns = PATTERNS.filter(wideTileOf)
  // A pattern's tiles are large, so they are read once for all garments.
  for (const [i, { id }] of patterns.entries()) {
    const sources = await printedSources(id)
    for (const cut of cuts) {
      const { samples, equal } = proveOn(cut, id, sources)
      cut.samples += samples
      cut.equal += equal
    }
    if (i % 20 === 0) tell(`${i + 1} of ${patterns.length} patterns`)
  }
  const rows: Row[] = []
  for (const cut of cuts) rows.push(await rowOf(cut))
  await writeFile(out, `${head}${rows.map(lineOf).join('\n')}\n`)
  for (const { model, cases } of rows)
    for (const { pattern, size, share } of cases.filter(isBelow)) tell(`${model}: ${pattern} ${size} ${percent(share)}`)
  return rows.every(({ cases }) => !cases.some(isBelow))
}
