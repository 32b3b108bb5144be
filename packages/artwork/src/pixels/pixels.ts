/** A picture as RGBA bytes, row by row, with straight alpha, like `ImageData`. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** Returns a transparent picture. */
export const blankPixels = (width: number, height: number): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
})

/** Returns a picture of the same size with other bytes. */
export const withData = ({ width, height }: Pixels, data: Uint8ClampedArray): Pixels => ({ width, height, data })

/** Returns a new picture; `from` gives the index of the source pixel for each of its pixels. */
export function rearrange(
  source: Pixels,
  width: number,
  height: number,
  from: (x: number, y: number) => number,
): Pixels {
  const made = blankPixels(width, height)
  // Copies whole pixels, which takes a quarter of the steps.
  const [read, write] = [wordsOf(source), wordsOf(made)]
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) write[y * width + x] = read[from(x, y)]!
  return made
}

/** Returns the pixels as 32-bit words; unaligned bytes are copied first. */
const wordsOf = ({ data }: Pixels): Uint32Array => {
  const aligned = data.byteOffset % 4 === 0 ? data : data.slice()
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4)
}
