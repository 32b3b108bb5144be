import { PDFDocument, rgb } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { openPages, partOf } from './renderPdfPages.ts'

const SIDE_PT = 500
const PX_PER_PT = 8
const PX_PER_MM = (PX_PER_PT * 72) / 25.4

/** A file with bands of ten colours and a circle over them. */
async function banded(): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage([SIDE_PT, SIDE_PT])
  for (let i = 0; i < 10; i++)
    page.drawRectangle({ x: 0, y: i * 50, width: SIDE_PT, height: 50, color: rgb(i / 10, 1 - i / 10, 0.5) })
  page.drawEllipse({ x: 250, y: 250, xScale: 200, yScale: 200, color: rgb(0, 0, 0) })
  return document.save()
}

test('a page too large for PDFium is drawn in equal strips', async () => {
  const file = await openPages(await banded())
  const page = file.page(0)
  const whole = page.draw(PX_PER_MM)
  expect([whole.widthPx, whole.heightPx]).toEqual([SIDE_PT * PX_PER_PT, SIDE_PT * PX_PER_PT])
  const side = page.widthMm
  // Across the border between two strips, and at the lower end.
  for (const [from, to] of [
    [0.6, 0.8],
    [0.95, 1],
  ] as const) {
    const alone = page.draw(PX_PER_MM, [0, from * side, side, to * side])
    const top = Math.round(from * side * PX_PER_MM)
    const part = partOf(whole, [0, top, whole.widthPx, top + alone.heightPx])
    let most = 0
    for (let i = 0; i < part.data.length; i++) most = Math.max(most, Math.abs(part.data[i]! - alone.data[i]!))
    expect(most).toBeLessThanOrEqual(4)
  }
  file.close()
})
