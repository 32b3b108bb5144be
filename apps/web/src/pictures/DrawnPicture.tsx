import { flatPicture } from '@kitwright/artwork'
import { browserSurface, loadSources } from '@kitwright/artwork/browser'
import type { DesignDocument } from '@kitwright/design'
import { loadGarment } from '@kitwright/garment'
import { useEffect, useState, type ReactNode } from 'react'
import { imageUrl } from '../drafts/index.ts'
import { Picture } from '../ui/index.ts'

const SIDE_PX = 640

/** The design drawn flat in this browser. Rejects when its garment does not load; null where the canvas gives no picture. */
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
  // `browserSurface` makes the page's own canvases.
  return new Promise(resolve => (canvas as unknown as HTMLCanvasElement).toBlob(resolve))
}

interface Props {
  readonly design: DesignDocument
  readonly name: string
  readonly fallback: ReactNode
}

/** A design that the server has not seen, drawn here. */
export function DrawnPicture({ design, name, fallback }: Props) {
  const [src, setSrc] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    let url: string | null = null
    drawPicture(design).then(
      blob => {
        if (!blob || !isCurrent) return
        url = URL.createObjectURL(blob)
        setSrc(url)
      },
      (cause: unknown) => console.warn('the design could not be drawn', cause),
    )
    return () => {
      isCurrent = false
      if (url) URL.revokeObjectURL(url)
    }
  }, [design])
  return <Picture src={src} alt={name} fallback={fallback} />
}
