import { patternsOf, type Sources, type SurfaceCanvas } from '@kitwright/artwork'
import { flatPicture } from '@kitwright/artwork/flat'
import { nodeSources, nodeSurface } from '@kitwright/artwork/node'
import { createDesign, createPatternUse, createTextLayer, type DesignDocument, type TextRole } from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import { encodePicture, portraitOf } from '@kitwright/portrait/node'
import { costRow, type Report } from '../report.ts'
import { median } from '../statistics.ts'

const SIZES = [
  { widthPx: 400, heightPx: 500 },
  { widthPx: 1200, heightPx: 1500 },
] as const
const ROUNDS = 9
/** The budget for 400 × 500 on one core. */
const BUDGET_MS = 1000

type Size = (typeof SIZES)[number]

/** A typical customer's kit: a pattern, a gradient, names in both scripts, numbers. */
function benchDesign(): DesignDocument {
  const empty = createDesign('soccer')
  const text = (role: TextRole, words: string) =>
    createTextLayer(role, role, words, zoneOf(getGarment('soccer'), empty.options, role)!)
  const gradient = {
    kind: 'gradient' as const,
    shape: 'linear' as const,
    angleDeg: 160,
    stops: [
      { colour: '#1d4ed8', at: 10 },
      { colour: '#0f172a', at: 90 },
    ] as [{ colour: string; at: number }, { colour: string; at: number }],
  }
  const pattern = { ...createPatternUse('triangles', '#60a5fa'), opacity: 0.5, scale: 0.8, rotationDeg: 20 }
  return {
    ...empty,
    parts: { ...empty.parts, base: { fill: gradient, pattern, span: 'piece' } },
    layers: [
      text('frontText', 'MEKONG'),
      text('playerName', 'សុខ ដារ៉ា'),
      text('backNumber', '10'),
      text('shortsNumber', '10'),
    ],
  }
}

interface Bench {
  readonly document: DesignDocument
  readonly sources: Sources
}

/** Draws the earlier list picture: pieces laid out flat. */
const drawFlat = ({ document, sources }: Bench, size: Size): SurfaceCanvas =>
  flatPicture(document, getGarment(document.garment), {
    ...size,
    side: 'front',
    background: null,
    surface: nodeSurface,
    sources,
  })

async function drawWorn({ document, sources }: Bench, size: Size): Promise<SurfaceCanvas> {
  const portrait = await portraitOf({ ...size, document, sources, view: 'front', ground: null })
  if (!portrait) throw new Error('the soccer kit has no models')
  return portrait
}

/** Returns the CPU time of all threads of the process until the file is complete; other programs do not count. */
async function time(draw: () => SurfaceCanvas | Promise<SurfaceCanvas>): Promise<number> {
  const start = process.cpuUsage()
  await encodePicture(await draw(), 'webp')
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** Compares a finished WebP file with the flat picture of the same design, in turns. */
export async function bench(report: Report): Promise<void> {
  const document = benchDesign()
  const kit: Bench = { document, sources: await nodeSources(patternsOf(document)) }
  for (const size of SIZES) {
    const name = `portrait.${size.widthPx}x${size.heightPx}`
    const [worn, flat]: [number[], number[]] = [[], []]
    // The first run of each reads the model and warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      const [ours, before] = [await time(() => drawWorn(kit, size)), await time(() => drawFlat(kit, size))]
      if (round === 0) continue
      worn.push(ours)
      flat.push(before)
    }
    report(costRow(name, 'ms', [median(worn), median(flat)]))
    if (size === SIZES[0]) report(costRow(`${name}.budget`, 'ms', [median(worn), BUDGET_MS]))
  }
}
