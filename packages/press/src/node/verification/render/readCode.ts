import { rotatePoint, type Box } from '@kitwright/measure'
import jsQR from 'jsqr'
import type { Sheet } from '../../../sheet.ts'
import type { RenderablePage } from './renderPdfPages.ts'
import { readMatrix } from './readMatrix.ts'

/** 200 dpi, and a higher resolution where that is not enough. */
const FINENESS = [8, 14]
/** All label codes are dark on white, so inverted ones are not searched for. */
const DARK_ON_WHITE = { inversionAttempts: 'dontInvert' } as const

/** Returns the box around the code, the label's first square, in mm on the page. */
function placeOf({ page, label: { centre, rotationDeg, widthMm, heightMm } }: Sheet): Box {
  const off = rotatePoint({ x: heightMm / 2 - widthMm / 2, y: 0 }, rotationDeg)
  const [x, y] = [centre.x + off.x - page[0], centre.y + off.y - page[1]]
  const reach = heightMm * Math.SQRT1_2 + 1
  return [Math.max(0, x - reach), Math.max(0, y - reach), x + reach, y + reach]
}

/** Returns the code that a scanner reads on a sheet's label; empty if it reads nothing. */
export function readCode(page: RenderablePage, sheet: Sheet): string {
  if (sheet.label.form === 'allowance')
    return readMatrix(page, sheet.label, ({ x, y }) => ({ x: x - sheet.page[0], y: y - sheet.page[1] }))
  const place = placeOf(sheet)
  for (const pxPerMm of FINENESS) {
    const { data, widthPx, heightPx } = page.draw(pxPerMm, place)
    const found = jsQR.default(data, widthPx, heightPx, DARK_ON_WHITE)
    if (found) return found.data
  }
  return ''
}
