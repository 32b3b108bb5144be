import { measureLayer } from '@kitwright/artwork'
import { findLowContrast } from '@kitwright/artwork/lowContrast'
import { nodeSurface } from '@kitwright/artwork/node'
import type { DesignDocument, Layer } from '@kitwright/design'
import { createEditor, findProblems, imageLayerFor, textLayerFor } from '@kitwright/editor'
import { createDesign60, garment } from '../pages/shared/design60.ts'
import { costRow, type BenchOptions, type Report } from '../report.ts'
import { median } from '../statistics.ts'

/** The budget of a change on one core. */
const BUDGET_MS = 5
const ROUNDS = { usual: 40, short: 5 }
/** Runs per measurement: the processors' clock is coarse. */
const TOGETHER = 10

/** Measures each layer once, as the studio does. */
function createMeasure() {
  const known = new WeakMap<Layer, ReturnType<typeof measureLayer>>()
  return (layer: Layer) => {
    const size = known.get(layer) ?? measureLayer(layer, nodeSurface)
    known.set(layer, size)
    return size
  }
}

/** Returns the document after an edit of one text. */
const withChanged = (document: DesignDocument): DesignDocument => ({
  ...document,
  layers: document.layers.map((layer, i) => (i === document.layers.length - 1 ? { ...layer } : layer)),
})

function spentMs(work: () => unknown): number {
  const start = process.cpuUsage()
  for (let i = 0; i < TOGETHER; i++) work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000 / TOGETHER
}

/**
 * Measures the checks after each change of a design of sixty layers on one piece, and the search for space for another.
 */
export async function bench(report: Report, { isShort }: BenchOptions): Promise<void> {
  const document = createDesign60()
  const sizeOf = createMeasure()
  const ports = { measure: sizeOf, newId: () => 'new', now: () => 0, hasPicture: async () => true }
  const editor = createEditor({ document, players: [] }, ports)
  const asset = { source: 'local', id: 'a', widthPx: 400, heightPx: 400 } as const
  const acts = {
    problems: () => findProblems({ garment, document, sizeOf }),
    contrast: () => findLowContrast(withChanged(document), garment),
    'contrast-all': () => findLowContrast({ ...document, parts: { ...document.parts } }, garment),
    'place-crest': () => imageLayerFor(editor, 'logo', asset),
    'place-text': () => textLayerFor(editor, 'text', 'ភ្នំពេញ'),
  }
  for (const [name, act] of Object.entries(acts)) {
    act()
    const rounds = isShort ? ROUNDS.short : ROUNDS.usual
    const spent = Array.from({ length: rounds }, () => spentMs(act))
    report(costRow(`compose.${name}`, 'ms', [median(spent), BUDGET_MS]))
  }
}
