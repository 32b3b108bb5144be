import { writeFile } from 'node:fs/promises'
import { nodeSources } from '@kitwright/artwork/node'
import { createPatternUse } from '@kitwright/design'
import { getGarment, type Model, sewnGarments, type Size, SIZES } from '@kitwright/garment'
import { loadWraps } from '@kitwright/garment/wrap'
import { PATTERNS, widened, wideTile } from '@kitwright/library'
import { type Agreement, proveSeams, type Sewn } from './seamProof.ts'
import { sewnInSize } from './sewnInSize.ts'

const DOCUMENT = new URL('../../../../docs/seams.md', import.meta.url).pathname
const MIN_EQUAL = 0.99
const NAMED = 3

interface Row {
  readonly model: string
  readonly sizes: readonly Size[]
  /** Pixels that were compared. */
  readonly samples: number
  readonly equal: number
  /** Each pattern in each size, the worst first. */
  readonly cases: readonly { readonly pattern: string; readonly size: Size; readonly share: number }[]
  /** A sash that each piece has by itself. */
  readonly apart: number
}

const shareOf = ({ samples, equal }: Agreement): number => (samples > 0 ? equal / samples : 1)

type Prove = ReturnType<typeof proveSeams>

const proveWith = async (prover: Prove, pattern: string): Promise<Agreement> =>
  prover(createPatternUse(pattern, '#ffffff'), await nodeSources([pattern, wideTile(pattern)]))

/** Every piece laid as a front, in its own millimetres. */
function laidApart(sewn: Sewn): Sewn {
  const [first] = sewn.maps.values()
  const cells = { kind: 'bands', bands: [{ toY: Infinity, scaleX: 1, scaleY: 1, shiftY: 0 }] } as const
  return { ...sewn, maps: new Map(Array.from(sewn.maps.keys(), id => [id, { ...first!, cells }])) }
}

async function proveModel(garmentId: string, model: Model, sizes: readonly Size[]): Promise<Row> {
  let [samples, equal] = [0, 0]
  const cases: Row['cases'][number][] = []
  for (const size of sizes) {
    const prover = proveSeams(await sewnInSize(getGarment(garmentId), model, size))
    for (const { id } of PATTERNS.filter(widened)) {
      const found = await proveWith(prover, id)
      samples += found.samples
      equal += found.equal
      cases.push({ pattern: id, size, share: shareOf(found) })
    }
  }
  const apart = proveSeams(laidApart(await sewnInSize(getGarment(garmentId), model, 'M')))
  return {
    model: model.id,
    sizes,
    samples,
    equal,
    cases: cases.toSorted((a, b) => a.share - b.share),
    apart: shareOf(await proveWith(apart, 'sash')),
  }
}

/** The models of a garment that are sewn otherwise: a neck alone is no seam of what goes on. */
async function cutsOf(garmentId: string): Promise<readonly Model[]> {
  const wraps = await loadWraps(garmentId)
  const wayOf = ({ id }: Model): string => JSON.stringify(wraps?.models[id]?.pieces)
  const { models } = getGarment(garmentId)
  return models.filter((model, i) => models.findIndex(other => wayOf(other) === wayOf(model)) === i)
}

const percent = (share: number): string => (share * 100).toFixed(1)

function lineOf({ model, sizes, samples, equal, cases, apart }: Row): string {
  const worst = cases.slice(0, NAMED).map(({ pattern, size, share }) => `${pattern} ${size} ${percent(share)}`)
  const below = cases.filter(({ share }) => share < MIN_EQUAL).length
  const drawn = `${cases.length}: ${sizes.join(' ')}`
  return `| ${[model, drawn, samples, percent(equal / samples), below, worst.join(', '), percent(apart)].join(' | ')} |`
}

const head = `# Seams

Written by \`npm run atelier -- prove\`: every pattern that is seen once, over each cut and size named here, drawn as it is shown and
printed; the pixels every 0.5 mm along both sides of every seam between pieces that it goes on over. Equal: the ink of one side is found
on the other within 1 mm, to 8 of 255. *Apart*: a sash in M that each piece has by itself.

| model | drawn | pixels | equal % | below 99 % | worst | apart % |
|---|---|---|---|---|---|---|
`

/** Draws and compares, and writes what came out. Resolves to whether every pattern meets. */
export async function prove(
  {
    ids,
    sizes = SIZES,
    out = DOCUMENT,
  }: { ids: readonly string[]; sizes?: readonly Size[] | undefined; out?: string | undefined },
  tell: (line: string) => void,
): Promise<boolean> {
  const rows: Row[] = []
  for (const id of ids.length > 0 ? ids : sewnGarments())
    for (const model of await cutsOf(id)) {
      const row = await proveModel(id, model, sizes)
      rows.push(row)
      tell(lineOf(row))
      await writeFile(out, `${head}${rows.map(lineOf).join('\n')}\n`)
    }
  return rows.every(({ cases }) => cases[0]!.share >= MIN_EQUAL)
}
