import { patternsOf, type Sources, type SurfaceCanvas } from '@kitwright/artwork'
import { nodeSources } from '@kitwright/artwork/node'
import { createDesign, createPatternUse, createTextLayer, type DesignDocument, type TextRole } from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import { encodePicture, portraitOf } from '@kitwright/portrait/node'
import { costRow, type Report } from '../report.ts'
import { median } from '../statistics.ts'

/** Each size with its budget on one core. */
const SIZES = [
  { widthPx: 400, heightPx: 500, budgetMs: 150 },
  { widthPx: 1200, heightPx: 1500, budgetMs: 900 },
] as const
const ROUNDS = 9

type Size = Pick<(typeof SIZES)[number], 'widthPx' | 'heightPx'>

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

/** Compares the time until a finished WebP file with the budget. */
export async function bench(report: Report): Promise<void> {
  const document = benchDesign()
  const kit: Bench = { document, sources: await nodeSources(patternsOf(document)) }
  for (const { budgetMs, ...size } of SIZES) {
    const times: number[] = []
    // The first run reads the model and warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      const ms = await time(() => drawWorn(kit, size))
      if (round > 0) times.push(ms)
    }
    report(costRow(`portrait.${size.widthPx}x${size.heightPx}.budget`, 'ms', [median(times), budgetMs]))
  }
}
