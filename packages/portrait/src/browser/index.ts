import type { SurfaceCanvas } from '@kitwright/artwork'
import { browserSurface } from '@kitwright/artwork/browser'
import { loadGarment, modelsOf } from '@kitwright/garment'
import { drawInSteps, type PortraitOptions } from '../drawPortrait.ts'
import { fetchPieces } from '../model/fetchPieces.ts'
import type { PieceMesh } from '../model/pieceMesh.ts'
import { shadeModels } from '../studio/index.ts'

export interface BrowserPortraitOptions extends Omit<PortraitOptions, 'garment' | 'meshes' | 'surface'> {
  /** Returns the URL of one of the garment's models. */
  readonly modelUrl: (glb: string) => string
  readonly signal?: AbortSignal | undefined
}

/** Time for which drawing may keep the page from answering its user. */
const SLICE_MS = 12

const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

/** Light models take some hundred kilobytes of memory each, so a page keeps all that it has shown. */
const loaded = new Map<string, Promise<readonly PieceMesh[]>>()

function loadPieces(url: string): Promise<readonly PieceMesh[]> {
  const known = loaded.get(url)
  if (known) return known
  const loading = fetchPieces(url)
  loaded.set(url, loading)
  // A failed load is not cached, so that the next picture tries again.
  loading.catch(() => loaded.delete(url))
  return loading
}

/**
 * Renders the portrait of a document in this page, with pauses in which the page answers its user. Rejects when the
 * garment or a model cannot be loaded, and after an abort.
 */
export async function portraitInBrowser({
  modelUrl,
  signal,
  ...options
}: BrowserPortraitOptions): Promise<SurfaceCanvas> {
  const garment = await loadGarment(options.document.garment)
  const urls = modelsOf(garment, options.document.options).map(({ levels }) => modelUrl(levels.light.glb))
  const meshes = shadeModels(await Promise.all(urls.map(loadPieces)))
  const steps = drawInSteps({ ...options, garment, meshes, surface: browserSurface })
  let due = performance.now() + SLICE_MS
  for (;;) {
    signal?.throwIfAborted()
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() < due) continue
    await pause()
    due = performance.now() + SLICE_MS
  }
}
