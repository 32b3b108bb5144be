import { rotatePoint, type Box, type Point } from '@kitwright/measure'
import jsQR from 'jsqr'
import type { Label } from '../../pieceLabel.ts'
import { type RollPlacement, rollPoint } from '../../marker/rollPlacement.ts'
import { findRgb } from '../verification/comparison/findRgb.ts'
import { openPages, type RenderablePage } from '../verification/render/renderPdfPages.ts'
import { readMatrix } from '../verification/render/readMatrix.ts'
import { HEAD_MM } from './drawHead.ts'

export interface MarkerToRead {
  readonly widthMm: number
  readonly lengthMm: number
  readonly isMirrored: boolean
  /** Whether only a printer's inks are allowed. */
  readonly isInked?: boolean | undefined
  /** Labels of every piece that must be on the marker. */
  readonly labels: readonly (Pick<Label, 'form' | 'qr' | 'centre' | 'rotationDeg' | 'widthMm' | 'heightMm'> &
    RollPlacement)[]
}

export interface MarkerDifference {
  readonly kind: 'page-size' | 'code' | 'colour'
  readonly wanted: string
  readonly found: string
}

const SLACK_MM = 0.2
/** 200 dpi, and finer where that is not enough. */
const FINENESS = [8, 14]

/** Maps a point of a label's piece to the page. */
function pagePoint(label: MarkerToRead['labels'][number], point: Point, { widthMm, isMirrored }: MarkerToRead): Point {
  const at = rollPoint(label, point, widthMm)
  return { x: isMirrored ? widthMm - at.x : at.x, y: at.y + HEAD_MM }
}

/** Returns the area on the page around the QR of a block, its first square. */
function placeOf(label: MarkerToRead['labels'][number], marker: MarkerToRead): Box {
  const { widthMm } = marker
  const off = rotatePoint({ x: label.heightMm / 2 - label.widthMm / 2, y: 0 }, label.rotationDeg)
  const { x, y } = pagePoint(label, { x: label.centre.x + off.x, y: label.centre.y + off.y }, marker)
  const reach = label.heightMm * Math.SQRT1_2 + 1
  return [Math.max(0, x - reach), Math.max(0, y - reach), Math.min(widthMm, x + reach), y + reach]
}

function read(page: RenderablePage, place: Box, isMirrored: boolean): string {
  for (const pxPerMm of FINENESS) {
    const { data, widthPx, heightPx } = page.draw(pxPerMm, place)
    if (isMirrored) mirror(data, widthPx)
    const found = jsQR.default(data, widthPx, heightPx)
    if (found) return found.data
  }
  return ''
}

/** Mirrors the pixels in place, to how they appear on the cloth. */
function mirror(data: Uint8ClampedArray, widthPx: number): void {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
  for (let row = 0; row < pixels.length; row += widthPx) pixels.subarray(row, row + widthPx).reverse()
}

/**
 * Reads a marker back with an independent program: its size, and each label's code at its piece. Null if nothing
 * differs.
 */
export async function findMarkerDifference(pdf: Uint8Array, wanted: MarkerToRead): Promise<MarkerDifference | null> {
  const left = wanted.isInked ? await findRgb(pdf) : undefined
  if (left !== undefined) return { kind: 'colour', wanted: 'CMYK', found: left }
  const file = await openPages(pdf)
  try {
    const page = file.page(0)
    const size = [wanted.widthMm, wanted.lengthMm + HEAD_MM]
    const found = [page.widthMm, page.heightMm]
    const told = (mm: readonly number[]): string => mm.map(each => each.toFixed(1)).join(' × ')
    if (file.count !== 1) return { kind: 'page-size', wanted: '1 p.', found: `${file.count} p.` }
    if (size.some((mm, i) => Math.abs(mm - found[i]!) > SLACK_MM))
      return { kind: 'page-size', wanted: told(size), found: told(found) }
    for (const label of wanted.labels) {
      const code =
        label.form === 'allowance'
          ? readMatrix(page, label, point => pagePoint(label, point, wanted))
          : read(page, placeOf(label, wanted), wanted.isMirrored)
      if (code !== label.qr) return { kind: 'code', wanted: label.qr, found: code }
    }
    return null
  } finally {
    file.close()
  }
}
