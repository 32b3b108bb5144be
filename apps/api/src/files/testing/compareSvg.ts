const SIDE = 200
/** Less is noise of edges. */
const SEEN = 24

/** A drawing as it came and as it is kept, both in base64. */
export interface Pair {
  readonly name: string
  readonly before: string
  readonly after: string
  readonly size: { readonly widthPx: number; readonly heightPx: number }
}

interface RenderedSvg {
  readonly pixels: Uint8ClampedArray
  /** The picture's own aspect ratio, width by height. */
  readonly proportion: number
}

async function look(svg: string, { widthPx, heightPx }: Pair['size']): Promise<RenderedSvg> {
  const scale = SIDE / Math.max(widthPx, heightPx)
  // Drawn at its own size and then scaled: a picture without a size takes it from here.
  const picture = new Image(widthPx, heightPx)
  // Not as an object URL: of such a one with HTML within, the browser lets nobody read the pixels.
  picture.src = `data:image/svg+xml;base64,${svg}`
  // A picture that cannot be drawn is empty on both sides.
  await picture.decode().catch(() => undefined)
  const pen = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true })!
  const { naturalWidth, naturalHeight } = picture
  if (naturalWidth > 0) pen.drawImage(picture, 0, 0, widthPx * scale, heightPx * scale)
  // A browser makes it 300 x 150 where a file says nothing of its size.
  const isFree = naturalWidth === 300 && naturalHeight === 150
  const proportion = isFree ? Infinity : naturalWidth / naturalHeight
  return { pixels: pen.getImageData(0, 0, SIDE, SIDE).data, proportion }
}

/**
 * Returns the share of painted pixels that differ in a pair, 0-1, as this browser draws them as pictures; NaN if it
 * cannot draw the first.
 */
export async function differenceOf({ before, after, size }: Pair): Promise<number> {
  const [one, other] = [await look(before, size), await look(after, size)]
  if (Number.isNaN(one.proportion)) return NaN
  if (one.proportion !== Infinity && Math.abs(one.proportion / other.proportion - 1) > 0.05) return 1
  let [painted, others] = [0, 0]
  for (let at = 0; at < one.pixels.length; at += 4) {
    const [a, b] = [one.pixels[at + 3]!, other.pixels[at + 3]!]
    if (a === 0 && b === 0) continue
    painted += 1
    const differs = [0, 1, 2].some(i => Math.abs(one.pixels[at + i]! * a - other.pixels[at + i]! * b) > SEEN * 255)
    if (differs || Math.abs(a - b) > SEEN) others += 1
  }
  return painted === 0 ? 0 : others / painted
}
