import { flatPicture } from '@kitwright/artwork/flat'
import { browserSurface, loadSources } from '@kitwright/artwork/browser'
import type { DesignDocument } from '@kitwright/design'
import { loadGarment } from '@kitwright/garment'
import { useCallback, type ReactNode } from 'react'
import { imageUrl } from '../../drafts/index.ts'
import { Picture, useAsync, useObjectUrl } from '../../ui/index.ts'

const SIDE_PX = 640

/**
 * Renders the design flat in this browser. Rejects when its garment does not load; null if the canvas gives no picture.
 */
async function drawPicture(design: DesignDocument): Promise<Blob | null> {
  const [garment, sources] = await Promise.all([loadGarment(design.garment), loadSources(design, imageUrl)])
  const size = { widthPx: SIDE_PX, heightPx: SIDE_PX }
  const canvas = flatPicture(design, garment, {
    ...size,
    side: 'front',
    background: null,
    surface: browserSurface,
    sources,
  })
  // `browserSurface` creates the page's own canvases.
  return new Promise(resolve => (canvas as unknown as HTMLCanvasElement).toBlob(resolve))
}

interface Props {
  readonly design: DesignDocument
  readonly name: string
  readonly fallback: ReactNode
}

/** Picture of a design that the server has not seen, rendered in the browser. */
export function DrawnPicture({ design, name, fallback }: Props) {
  const draw = useCallback(() => drawPicture(design), [design])
  const { data } = useAsync(draw, { isSticky: true })
  return <Picture src={useObjectUrl(data)} alt={name} fallback={fallback} />
}
