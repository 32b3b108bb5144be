import { createDesign, createImageLayer } from '@kitwright/design'
import { loadGarment, zoneOf } from '@kitwright/garment'
import { expect, it } from 'vitest'
import { imageMime, putImage } from '../../../drafts/index.ts'
import { keepAsPixels } from './keepAsPixels.ts'

it('keepAsPixels renders a drawing with text as a PNG at 300 dpi', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50"><text x="5" y="40" font-size="40">FC</text></svg>'
  const drawing = await putImage({ blob: new Blob([svg], { type: 'image/svg+xml' }), widthPx: 100, heightPx: 50 })
  if (!drawing.ok) throw new Error(drawing.reason)
  const zone = {
    ...zoneOf(await loadGarment('tshirt'), createDesign('tshirt').options, 'logo')!,
    width: 200,
    height: 100,
  }
  const layer = createImageLayer('badge', 'logo', drawing.asset, zone)
  const kept = await keepAsPixels(layer)
  expect(kept).toMatchObject({ ok: true })
  if (!kept?.ok) throw new Error('not kept')
  expect(await imageMime(kept.asset)).toBe('image/png')
  // 200 mm at 300 dpi.
  expect(kept.asset.widthPx).toBe(2362)
})
