import { measureLayer, rasteriseLayer, type Sources } from '@kitwright/artwork'
import { browserSurface } from '@kitwright/artwork/browser'
import type { Layer } from '@kitwright/design'
import { useEffect, useRef } from 'react'
import css from './Layers.module.css'

const SIZE = { width: 44, height: 32, margin: 4 } as const

/** A layer's position does not change its thumbnail. */
const looksOf = (layer: Layer): string =>
  JSON.stringify({ ...layer, piece: '', xMm: 0, yMm: 0, rotationDeg: 0, name: null })

function paint(canvas: HTMLCanvasElement, layer: Layer, sources: Sources): void {
  const { widthMm, heightMm } = measureLayer(layer, browserSurface)
  const pxPerMm = Math.min(
    (SIZE.width - 2 * SIZE.margin) / Math.max(widthMm, 1),
    (SIZE.height - 2 * SIZE.margin) / Math.max(heightMm, 1),
  )
  canvas.width = SIZE.width * devicePixelRatio
  canvas.height = SIZE.height * devicePixelRatio
  const context = canvas.getContext('2d')
  const picture = rasteriseLayer(layer, { pxPerMm: pxPerMm * devicePixelRatio, surface: browserSurface, sources })
  const drawn = picture?.canvas as HTMLCanvasElement | undefined
  if (drawn) context?.drawImage(drawn, (canvas.width - drawn.width) / 2, (canvas.height - drawn.height) / 2)
}

export interface LayerThumbProps {
  readonly layer: Layer
  readonly sources: Sources
  /** The appearance of the cloth under it, as CSS. */
  readonly ground: string | undefined
}

/** A thumbnail of a layer's own content on the colour of the cloth below it. */
export function LayerThumb({ layer, sources, ground }: LayerThumbProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const painted = useRef<{ looks: string; sources: Sources } | null>(null)
  useEffect(() => {
    const looks = looksOf(layer)
    const isSame = painted.current?.looks === looks && painted.current.sources === sources
    if (!canvas.current || isSame) return
    painted.current = { looks, sources }
    paint(canvas.current, layer, sources)
  }, [layer, sources])
  return (
    <canvas
      ref={canvas}
      className={css.thumb}
      style={{ inlineSize: SIZE.width, blockSize: SIZE.height, background: ground }}
      aria-hidden
    />
  )
}
