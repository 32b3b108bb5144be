import type { SceneLight } from '../scenes/types.ts'

/** A canvas of its own with its pen. Throws if the device has no memory for it. */
export function newCanvas(
  widthPx: number,
  heightPx: number,
): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(widthPx))
  canvas.height = Math.max(1, Math.round(heightPx))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2D canvas')
  return { canvas, pen }
}

/** Gives the memory of a canvas back. */
export const freeCanvas = (canvas: HTMLCanvasElement): void => void (canvas.width = canvas.height = 0)

/** Returns a picture blurred by about `radiusPx`: shrunk and enlarged, which every browser can. */
export function blurred(source: HTMLCanvasElement, radiusPx: number): HTMLCanvasElement {
  const share = Math.min(1, 1 / Math.max(1, radiusPx))
  let from = source
  // By halves, so that each step averages all pixels.
  for (let scale = 1; scale > share * 1.01;) {
    const next = Math.max(share, scale / 2)
    const { canvas, pen } = newCanvas(source.width * next, source.height * next)
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(from, 0, 0, canvas.width, canvas.height)
    if (from !== source) freeCanvas(from)
    from = canvas
    scale = next
  }
  return from
}

/** Returns the player's outline filled with a colour. */
export function silhouette(source: HTMLCanvasElement, colour: string): HTMLCanvasElement {
  const { canvas, pen } = newCanvas(source.width, source.height)
  pen.drawImage(source, 0, 0)
  pen.globalCompositeOperation = 'source-in'
  pen.fillStyle = colour
  pen.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}

/** Strength of the light from behind. */
const RIM = 0.3

function addRim(pen: CanvasRenderingContext2D, source: HTMLCanvasElement, colour: string, shiftPx: number): void {
  const edge = silhouette(source, colour)
  const cut = edge.getContext('2d')!
  const soft = blurred(source, Math.abs(shiftPx) * 0.7)
  cut.globalCompositeOperation = 'destination-out'
  cut.drawImage(soft, shiftPx, Math.abs(shiftPx) * 0.35, source.width, source.height)
  if (soft !== source) freeCanvas(soft)
  pen.globalCompositeOperation = 'screen'
  pen.globalAlpha = RIM
  pen.drawImage(edge, 0, 0)
  pen.globalAlpha = 1
  freeCanvas(edge)
}

/** Lights a drawn player as the scene does: its colour, darker feet, and light from behind along the edges. */
export function gradePlayer(canvas: HTMLCanvasElement, { tint, rim }: SceneLight, pxPerM: number): void {
  const pen = canvas.getContext('2d')!
  const { canvas: mask, pen: maskPen } = newCanvas(canvas.width, canvas.height)
  maskPen.drawImage(canvas, 0, 0)
  pen.save()
  const down = pen.createLinearGradient(0, 0, 0, canvas.height)
  down.addColorStop(0.25, tint[0])
  down.addColorStop(1, tint[1])
  pen.globalCompositeOperation = 'multiply'
  pen.fillStyle = down
  pen.fillRect(0, 0, canvas.width, canvas.height)
  const shift = Math.max(1, 0.011 * pxPerM)
  addRim(pen, mask, rim[0], shift)
  addRim(pen, mask, rim[1], -shift)
  pen.globalCompositeOperation = 'destination-in'
  pen.drawImage(mask, 0, 0)
  pen.restore()
  freeCanvas(mask)
}
