import type { Box } from '@kitwright/measure'
import type { RenderablePage, PagePixels } from './renderPdfPages.ts'

function flipped({ widthPx, heightPx, data }: PagePixels): PagePixels {
  const [from, to] = [new Uint32Array(data.buffer), new Uint32Array(widthPx * heightPx)]
  for (let at = 0; at < to.length; at += widthPx)
    for (let x = 0; x < widthPx; x += 1) to[at + x] = from[at + widthPx - 1 - x]!
  return { widthPx, heightPx, data: new Uint8ClampedArray(to.buffer) }
}

/** Returns a page mirrored: a mirrored print is read as it appears on the cloth. */
export const mirrorPage = (page: RenderablePage): RenderablePage => ({
  ...page,
  draw(pxPerMm, part) {
    const behind: Box | undefined = part && [page.widthMm - part[2], part[1], page.widthMm - part[0], part[3]]
    return flipped(page.draw(pxPerMm, behind))
  },
})
