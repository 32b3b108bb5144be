import type { Packing } from '../packing/packing.ts'

/**
 * Builds a first layout at once: bounding boxes, longest first, in rows across the roll. It wastes cloth, but nothing
 * overlaps and it can be shown.
 */
export function buildShelfLayout(packing: Packing, gapMm: number): void {
  const boxAt = (i: number) => {
    const { quarters, boxes } = packing.kindAt(i)
    const flattest = quarters.reduce((a, b) => {
      const [lengthA, lengthB] = [boxes[a]!.x1 - boxes[a]!.x0, boxes[b]!.x1 - boxes[b]!.x0]
      return lengthB < lengthA ? b : a
    })
    return { quarter: flattest, box: boxes[flattest]! }
  }
  const order = Array.from({ length: packing.count }, (_, i) => i).toSorted((a, b) => {
    const [{ box: boxA }, { box: boxB }] = [boxAt(a), boxAt(b)]
    return boxB.x1 - boxB.x0 - (boxA.x1 - boxA.x0) || a - b
  })
  let [x, y, deepest] = [0, 0, 0]
  for (const i of order) {
    const { quarter, box } = boxAt(i)
    const [length, width] = [box.x1 - box.x0, box.y1 - box.y0]
    if (y > 0 && y + width > packing.widthMm) {
      x += deepest + gapMm
      y = 0
      deepest = 0
    }
    packing.x[i] = x - box.x0
    packing.y[i] = y - box.y0
    packing.quarter[i] = quarter
    y += width + gapMm
    deepest = Math.max(deepest, length)
  }
  packing.lengthMm = x + deepest
}
