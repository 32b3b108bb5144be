import { clamp } from '@kitwright/measure'
import type { CropBox } from '@kitwright/artwork/pixels'

export const WHOLE: CropBox = { left: 0, top: 0, right: 1, bottom: 1 }
/** Smallest side of a crop, as a fraction of the picture's. */
const LEAST = 0.02

export const HANDLES = ['topleft', 'top', 'topright', 'right', 'bottomright', 'bottom', 'bottomleft', 'left'] as const
export type Handle = (typeof HANDLES)[number]

/** Width by height in fractions of the picture's sides: a square crop of a picture twice as wide as high is 0.5. */
export type ShareRatio = number

/**
 * Returns the box with one handle moved, in fractions of the picture. With a ratio the other side follows and the
 * opposite corner stays.
 */
export function moveHandle(
  box: CropBox,
  handle: Handle,
  by: { readonly x: number; readonly y: number },
  ratio: ShareRatio | null,
): CropBox {
  const moved = {
    left: handle.includes('left') ? clamp(box.left + by.x, 0, box.right - LEAST) : box.left,
    right: handle.includes('right') ? clamp(box.right + by.x, box.left + LEAST, 1) : box.right,
    top: handle.includes('top') ? clamp(box.top + by.y, 0, box.bottom - LEAST) : box.top,
    bottom: handle.includes('bottom') ? clamp(box.bottom + by.y, box.top + LEAST, 1) : box.bottom,
  }
  return ratio === null ? moved : keepRatio(moved, handle, ratio)
}

/** Fits both sides to the ratio, within the space from the fixed corner. */
function keepRatio(box: CropBox, handle: Handle, ratio: ShareRatio): CropBox {
  const isFromRight = handle.includes('left')
  const isFromBottom = handle.includes('top')
  const roomX = isFromRight ? box.right : 1 - box.left
  const roomY = isFromBottom ? box.bottom : 1 - box.top
  const wanted = handle === 'top' || handle === 'bottom' ? (box.bottom - box.top) * ratio : box.right - box.left
  const width = Math.min(wanted, roomX, roomY * ratio)
  const height = width / ratio
  return {
    left: isFromRight ? box.right - width : box.left,
    right: isFromRight ? box.right : box.left + width,
    top: isFromBottom ? box.bottom - height : box.top,
    bottom: isFromBottom ? box.bottom : box.top + height,
  }
}

/** Moves the box and keeps it inside the picture. */
export function moveBox(box: CropBox, by: { readonly x: number; readonly y: number }): CropBox {
  const x = clamp(by.x, -box.left, 1 - box.right)
  const y = clamp(by.y, -box.top, 1 - box.bottom)
  return { left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y }
}

/** Returns the largest centred box of a ratio. */
export function middleBox(ratio: ShareRatio | null): CropBox {
  if (ratio === null) return WHOLE
  const [width, height] = ratio > 1 ? [1, 1 / ratio] : [ratio, 1]
  return { left: (1 - width) / 2, right: (1 + width) / 2, top: (1 - height) / 2, bottom: (1 + height) / 2 }
}

export const isWhole = (box: CropBox): boolean =>
  box.left < 1e-6 && box.top < 1e-6 && box.right > 1 - 1e-6 && box.bottom > 1 - 1e-6
