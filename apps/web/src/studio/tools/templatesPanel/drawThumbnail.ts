import { flatPicture } from '@kitwright/artwork/flat'
import { browserSurface, loadSources } from '@kitwright/artwork/browser'
import type { DesignDocument } from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
import { imageUrl } from '../../../drafts/index.ts'

/** Sharp enough for a tile of the panel, and drawn within a few dozen milliseconds. */
const SIDE_PX = 256

let last: Promise<unknown> = Promise.resolve()
const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

/** Runs tasks one after another with pauses for user input. Drawing six at once would block the page. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(pause).then(work)
  last = mine.catch(() => null)
  return mine
}

/** Draws the garment's front flat as a PNG; null after an abort. The garment must be loaded. */
export const drawThumbnail = (document: DesignDocument, signal: AbortSignal): Promise<Blob | null> =>
  inTurn(async () => {
    if (signal.aborted) return null
    const sources = await loadSources(document, imageUrl)
    const canvas = flatPicture(document, getGarment(document.garment), {
      widthPx: SIDE_PX,
      heightPx: SIDE_PX,
      side: 'front',
      background: null,
      surface: browserSurface,
      sources,
    }) as unknown as HTMLCanvasElement
    return new Promise(resolve => canvas.toBlob(resolve))
  })
