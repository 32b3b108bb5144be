/** Near black, so that recolouring takes it for the drawing's own colour. */
const INK = '#111827'
const LONG_SIDE = 1000

/** A drawing as an SVG by itself, as large as the studio takes vector pictures. */
export function drawIcon({ body, height }: { body: string; height?: number }, side: number): Uint8Array {
  const tall = height ?? side
  const scale = LONG_SIDE / Math.max(side, tall)
  const size = `width="${Math.round(side * scale)}" height="${Math.round(tall * scale)}" viewBox="0 0 ${side} ${tall}"`
  const inked = body.replaceAll('currentColor', INK)
  return new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inked}</svg>`)
}
