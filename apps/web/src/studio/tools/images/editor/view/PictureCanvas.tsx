import type { Pixels } from '@kitwright/artwork/pixels'
import { toHex } from '@kitwright/measure'
import { useEffect, useMemo, useRef } from 'react'
import { useObjectUrl } from '../../../../../ui/index.ts'
import css from '../PictureEditor.module.css'
import type { EditResult } from '../pixels/messages.ts'

function colourAt({ data, width, height }: Pixels, share: { x: number; y: number }): string | null {
  const x = Math.min(width - 1, Math.max(0, Math.floor(share.x * width)))
  const y = Math.min(height - 1, Math.max(0, Math.floor(share.y * height)))
  const [r = 0, g = 0, b = 0, a] = data.subarray((y * width + x) * 4)
  return a === 0 ? null : toHex({ r, g, b, a: 1 })
}

/** Returns an object URL for an SVG's source while it is shown. */
function useSvgUrl(text: string | null): string | null {
  return useObjectUrl(useMemo(() => (text === null ? null : new Blob([text], { type: 'image/svg+xml' })), [text]))
}

interface PictureCanvasProps {
  readonly result: EditResult
  readonly label: string
  /** Receives the tapped colour; absent if no colour is needed. */
  readonly onPick?: (colour: string) => void
}

/** The picture, as large as its frame. */
export function PictureCanvas({ result, label, onPick }: PictureCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const url = useSvgUrl(result.kind === 'svg' ? result.text : null)
  const pixels = result.kind === 'pixels' ? result.pixels : null
  useEffect(() => {
    if (!pixels || !canvas.current) return
    canvas.current.width = pixels.width
    canvas.current.height = pixels.height
    const image = new ImageData(pixels.data as Uint8ClampedArray<ArrayBuffer>, pixels.width, pixels.height)
    canvas.current.getContext('2d')?.putImageData(image, 0, 0)
  }, [pixels])
  if (!pixels) return url && <img className={css.picture} src={url} alt={label} draggable={false} />
  return (
    <canvas
      ref={canvas}
      className={css.picture}
      role="img"
      aria-label={label}
      data-picking={onPick ? true : undefined}
      onClick={event => {
        const box = event.currentTarget.getBoundingClientRect()
        const share = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
        const colour = onPick && colourAt(pixels, share)
        if (colour) onPick(colour)
      }}
    />
  )
}
