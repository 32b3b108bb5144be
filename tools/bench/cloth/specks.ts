/** Groups of touching pixels in one colour, by their size. */
export interface Specks {
  /** Groups of fewer than `LEAST_OPENING_PX` pixels, which are no opening of the garment. */
  readonly groups: number
  readonly pixels: number
}

/** Pixels from which a group counts as an opening: the inside as one sees it at a neck or a hem. */
const LEAST_OPENING_PX = 40
/** Excess of red and blue over green that makes a pixel magenta. */
const LEAST_EXCESS = 38

function magentaMask(data: Uint8ClampedArray): Uint8Array {
  const mask = new Uint8Array(data.length / 4)
  for (let i = 0; i < mask.length; i++)
    mask[i] = Math.min(data[4 * i]!, data[4 * i + 2]!) - data[4 * i + 1]! > LEAST_EXCESS ? 1 : 0
  return mask
}

/** Returns the size of the group at a pixel and clears it from the mask. */
function takeGroup(mask: Uint8Array, width: number, start: number): number {
  const queue = [start]
  mask[start] = 0
  for (let k = 0; k < queue.length; k++) {
    const x = queue[k]! % width
    for (const dx of [-1, 0, 1])
      for (const dy of [-width, 0, width]) {
        const next = queue[k]! + dx + dy
        if (x + dx < 0 || x + dx >= width || mask[next] !== 1) continue
        mask[next] = 0
        queue.push(next)
      }
  }
  return queue.length
}

/** Counts the magenta specks of a picture whose fabric is `#ff00ff`. */
export function countSpecks({ data, width }: Pick<ImageData, 'data' | 'width'>): Specks {
  const mask = magentaMask(data)
  const specks = { groups: 0, pixels: 0 }
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] !== 1) continue
    const size = takeGroup(mask, width, i)
    if (size >= LEAST_OPENING_PX) continue
    specks.groups++
    specks.pixels += size
  }
  return specks
}
