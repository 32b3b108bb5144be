import { findTile, recolourTile, tileIdOf, tileIdsOf } from '@kitwright/artwork'
import { browserSurface, loadInkTile } from '@kitwright/artwork/browser'
import { inksOf, type PatternUse } from '@kitwright/design'
import { imageUrl } from '../../../../drafts/index.ts'

const PX_PER_MM = 150 / 25.4
/** The largest canvas side that every browser supports, px. */
const MAX_PX = 4096

/**
 * Renders one tile of the pattern in its colours on a transparent ground, at 150 dpi of its size on the cloth (at most
 * 4096 px a side).
 */
export async function patternPng(use: PatternUse): Promise<Blob> {
  const tileMm = findTile(tileIdOf(use))?.tileMm
  if (!tileMm) throw new RangeError(`no pattern ${use.id}`)
  const longest = Math.max(tileMm.width, tileMm.height) * use.scale
  const pxPerMm = Math.min(PX_PER_MM, MAX_PX / longest) * use.scale
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(tileMm.width * pxPerMm))
  canvas.height = Math.max(1, Math.round(tileMm.height * pxPerMm))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2D canvas')
  context.imageSmoothingQuality = 'high'
  context.globalAlpha = use.opacity
  const inks = inksOf(use)
  for (const [ink, id] of tileIdsOf(use).entries()) {
    const drawn = findTile(id) && (await loadInkTile(id, 'print', imageUrl))
    if (!drawn) continue
    const tile = recolourTile(drawn, inks[ink] ?? null, browserSurface)
    context.drawImage(tile as unknown as HTMLCanvasElement, 0, 0, canvas.width, canvas.height)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('the canvas gives no picture'))), 'image/png')
  })
}

/** Downloads the picture through the browser. */
export async function downloadPattern(use: PatternUse): Promise<void> {
  const address = URL.createObjectURL(await patternPng(use))
  const link = document.createElement('a')
  link.href = address
  link.download = `${use.id}.png`
  link.click()
  // A started download keeps its own reference to the bytes.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
