import { loadSources } from '@kitwright/artwork/browser'
import type { DesignDocument } from '@kitwright/design'
import type { PortraitView } from '@kitwright/portrait'
import { portraitInBrowser } from '@kitwright/portrait/browser'
import { imageUrl } from '../../drafts/index.ts'
import { modelUrl } from '../product/modelUrl.ts'

export interface DesignRendering {
  readonly view: PortraitView
  /** Width and height of the picture. */
  readonly sidePx: number
  readonly signal: AbortSignal
}

let last: Promise<unknown> = Promise.resolve()

/** Runs tasks one after another, because several at once would take turns and all finish late. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => null)
  return mine
}

/**
 * Renders the worn design in this page, as the server does. Rejects when its garment or a model does not load, and
 * after an abort; null if the canvas gives no picture.
 */
export const renderDesign = (design: DesignDocument, { view, sidePx, signal }: DesignRendering): Promise<Blob | null> =>
  inTurn(async () => {
    signal.throwIfAborted()
    const canvas = await portraitInBrowser({
      document: design,
      view,
      widthPx: sidePx,
      heightPx: sidePx,
      ground: null,
      sources: await loadSources(design, imageUrl),
      modelUrl: glb => modelUrl(design.garment, glb),
      signal,
    })
    // The browser's surface creates the page's own canvases.
    return new Promise(resolve => (canvas as unknown as HTMLCanvasElement).toBlob(resolve))
  })
