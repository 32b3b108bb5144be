import type { Surface } from './types.ts'

/** Canvases of the page. */
export const browserSurface: Surface = {
  createCanvas(widthPx, heightPx) {
    const canvas = document.createElement('canvas')
    canvas.width = widthPx
    canvas.height = heightPx
    return canvas
  },
}
