import { flatPicture } from '@kitwright/artwork/flat'
import { browserSurface, loadSources } from '@kitwright/artwork/browser'
import type { DesignDocument } from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
import { imageUrl } from '../../../drafts/index.ts'

/** Sharp enough for a tile of the panel, and drawn in a few dozen milliseconds. */
const SIDE_PX = 256

let last: Promise<unknown> = Promise.resolve()
const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

/** One after the other, with room for the hand in between: drawing six at once would hold the page up. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(pause).then(work)
  last = mine.catch(() => null)
  return mine
}

/** The garment's front, drawn flat, as a PNG; null where nobody waits for it any more. Its garment is at hand. */
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
