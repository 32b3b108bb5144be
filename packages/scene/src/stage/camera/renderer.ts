import { WebGLRenderer } from 'three'

/**
 * Creates the renderer and hides the canvas until the first frame: with software rendering browsers read back even an empty canvas each
 * frame while shaders compile.
 */
export function createRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  canvas.style.visibility = 'hidden'
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: 'high-performance' })
  renderer.autoClear = false
  // Checking each new program for errors waits for all pending GPU work, seconds with software rendering.
  renderer.debug.checkShaderErrors = false
  return renderer
}

/** Returns whether a software driver renders, by its name; false if the browser hides it. */
export function isDrawnInSoftware(renderer: WebGLRenderer): boolean {
  const gl = renderer.getContext()
  const names = gl.getExtension('WEBGL_debug_renderer_info')
  const name = names ? String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)) : ''
  return /swiftshader|llvmpipe|software|basic render/i.test(name)
}

/** Returns whether the visitor asked for reduced data. Not every browser reports it. */
export const prefersReducedData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** A canvas with a side shorter than this (CSS px) is a tile, in which the full level's triangles are smaller than a pixel. */
const TINY_PX = 240
export const isTiny = ({ widthPx, heightPx }: { widthPx: number; heightPx: number }): boolean =>
  Math.min(widthPx, heightPx) < TINY_PX
