import { createCanvas, loadImage } from '@napi-rs/canvas'
import { nodeSources } from '@kitwright/artwork/node'
import { createDesign } from '@kitwright/design'
import { encodePicture, portraitOf } from '@kitwright/portrait/node'
import type { BenchOptions, Report } from '../report.ts'
import { costRow } from '../report.ts'
import { clothDifference, type Picture } from './pictureDifference.ts'
import type { Angle, ClothOptions } from '../pages/cloth/main.ts'
import { GARMENTS, type ClothPage } from './clothPage.ts'

declare function open(options: ClothOptions): Promise<number>
declare function setSettling(settling: { readonly frames: number }): void
declare function shootSettled(angle: Angle): Promise<string | null>

const SIZE = { widthPx: 300, heightPx: 375 }
const COLOURS = ['#c01020', '#0f9d6e', '#1e3a8a', '#7c3aed']
const VIEWS = [
  { view: 'front', yawDeg: 0 },
  { view: 'left', yawDeg: 90 },
  { view: 'back', yawDeg: 180 },
] as const
const PROMISED_DELTA_E = 3
/** Frames of a settled picture: 16 lights each. */
const FRAMES = 3

async function decode(png: Buffer): Promise<Picture> {
  const image = await loadImage(png)
  const pen = createCanvas(image.width, image.height).getContext('2d')
  pen.drawImage(image, 0, 0)
  return pen.getImageData(0, 0, image.width, image.height)
}

async function drawOnServer(garment: string, colour: string, view: (typeof VIEWS)[number]['view']): Promise<Picture> {
  const empty = createDesign(garment)
  const style = { fill: { kind: 'solid' as const, colour }, pattern: null, span: 'piece' as const }
  const parts = Object.fromEntries(Object.keys(empty.parts).map(part => [part, style]))
  const document = { ...empty, fabric: { colour }, parts }
  const canvas = await portraitOf({ document, sources: await nodeSources([]), view, ground: '#e9ebee', ...SIZE })
  if (!canvas) throw new Error(`${garment} has no models`)
  return decode(await encodePicture(canvas, 'png'))
}

/** Compares the server's pictures with the settled ones of the studio. */
export async function compareWithServer(page: ClothPage, { isShort }: BenchOptions, report: Report): Promise<void> {
  await page.evaluate(frames => setSettling({ frames }), isShort ? 1 : FRAMES)
  const differences: number[] = []
  for (const [i, garment] of (isShort ? GARMENTS.slice(0, 1) : GARMENTS).entries()) {
    const colour = COLOURS[i % COLOURS.length]!
    await page.evaluate(o => open(o), { ...SIZE, garment, fabric: colour, colour })
    for (const { view, yawDeg } of isShort ? VIEWS.slice(0, 1) : VIEWS) {
      const settled = await page.evaluate(a => shootSettled(a), { yawDeg })
      if (!settled) throw new Error(`${garment} did not settle`)
      const studio = await decode(Buffer.from(settled, 'base64'))
      const difference = clothDifference(studio, await drawOnServer(garment, colour, view))
      differences.push(difference)
      report(costRow(`cloth.server.${garment}.${view}`, 'ΔE', [difference, PROMISED_DELTA_E]))
    }
  }
  const mean = differences.reduce((sum, each) => sum + each, 0) / differences.length
  report(costRow('cloth.server.mean', 'ΔE', [mean, PROMISED_DELTA_E]))
}
