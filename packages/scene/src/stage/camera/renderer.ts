import { WebGLRenderer } from 'three'

/**
 * Creates the renderer and hides the canvas until the first frame: with software rendering browsers read back even an empty canvas each
 * frame while shaders compile.
 */
export function createRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  canvas.style.visibility = 'hidden'
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: 'high-performance' })
  renderer.autoClear = false
  // Asking each new program whether it is well waits for all that the GPU has yet to do, seconds where it draws in software.
  renderer.debug.checkShaderErrors = false
  return renderer
}

/** By the name of its driver; where the browser hides it, false. */
export function isDrawnInSoftware(renderer: WebGLRenderer): boolean {
  const gl = renderer.getContext()
  const names = gl.getExtension('WEBGL_debug_renderer_info')
  const name = names ? String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)) : ''
  return /swiftshader|llvmpipe|software|basic render/i.test(name)
}

/** The visitor asked for less to be sent. Not every browser tells. */
export const prefersReducedData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Shorter than this (CSS px) a canvas is a phone's or a card's. */
const SMALL_PX = 600
export const isSmall = ({ widthPx, heightPx }: { widthPx: number; heightPx: number }): boolean =>
  Math.min(widthPx, heightPx) < SMALL_PX
