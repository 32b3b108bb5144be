import { createCanvas, loadImage } from '@napi-rs/canvas'
import { getGarment } from '@kitwright/garment'
import { findPattern, patternPx } from '@kitwright/library'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { assetKey, drawPiece, measureLayer, patternsOf, rasterise, type Sources } from './index.ts'
import { encodePng, loadImageBuffer, nodeSources, nodeSurface } from './node/index.ts'
import { bundlePage, PRINTED } from './testing/bundlePage.ts'
import { launchChromium } from './testing/chromium.ts'
import { PARITY_ASSET, PARITY_CASES, PARITY_PX_PER_MM } from './testing/parityDocuments.ts'
import type { ParityResult } from './testing/parityPage.ts'

/** A crest with thin lines, text-like detail and half-clear pixels. */
function crestPng(): Buffer {
  const canvas = createCanvas(PARITY_ASSET.widthPx, PARITY_ASSET.heightPx)
  const context = canvas.getContext('2d')
  const shade = context.createLinearGradient(0, 0, 700, 800)
  shade.addColorStop(0, '#facc15')
  shade.addColorStop(1, '#b91c1c80')
  context.fillStyle = shade
  context.beginPath()
  context.ellipse(350, 400, 340, 390, 0, 0, Math.PI * 2)
  context.fill()
  context.lineWidth = 6
  for (let y = 20; y < 800; y += 40) context.strokeRect(60, y, 580, 20)
  return canvas.toBuffer('image/png')
}

const ORIGIN = 'http://parity.test'
const TYPES: Record<string, string> = {
  js: 'text/javascript',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

async function serve(page: Page, files: ReadonlyMap<string, string | Uint8Array>): Promise<void> {
  await page.route(`${ORIGIN}/**`, route => {
    const { pathname } = new URL(route.request().url())
    const body = files.get(pathname)
    if (body === undefined) return route.fulfill({ status: 404 })
    return route.fulfill({
      body: typeof body === 'string' ? body : Buffer.from(body),
      contentType: TYPES[pathname.split('.').at(-1) ?? ''] ?? 'text/html',
    })
  })
}

async function pixelsOf(png: Buffer): Promise<Uint8ClampedArray> {
  const image = await loadImage(png)
  const canvas = createCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  return canvas.getContext('2d').getImageData(0, 0, image.width, image.height).data
}

/** Share of pixels with any channel off by more than 8 of 255. */
function shareOff(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  expect(a.length).toBe(b.length)
  let off = 0
  for (let i = 0; i < a.length; i += 4) {
    if ([0, 1, 2, 3].some(channel => Math.abs(a[i + channel]! - b[i + channel]!) > 8)) off++
  }
  return off / (a.length / 4)
}

describe('the same document in Chromium and in Node', () => {
  let browser: Browser | undefined
  let page: Page
  let shown: ParityResult[] = []
  let sources: Sources

  beforeAll(async () => {
    const crest = crestPng()
    const [files, launched] = await Promise.all([bundlePage(), launchChromium()])
    browser = launched
    sources = await nodeSources(
      PARITY_CASES.flatMap(({ document }) => patternsOf(document)),
      new Map([[assetKey(PARITY_ASSET), await loadImageBuffer(crest)]]),
    )
    page = await browser.newPage()
    page.on('console', message => message.type() === 'error' && console.error('page:', message.text()))
    await serve(page, new Map([...files, ['/crest.png', crest]]))
    await page.goto(`${ORIGIN}/`)
    // The garment comes over the network before the page's script is through.
    await page.waitForFunction('"drawAll" in globalThis')
    shown = (await page.evaluate('drawAll()')) as ParityResult[]
  })
  afterAll(() => browser?.close())

  test('a tile for the press is as fine as it is drawn, and the screen’s where it cannot be had', async () => {
    const sides = (await page.evaluate(`tileSides(['${PRINTED}', 'big-star'])`)) as number[]
    const [printed, shown] = [findPattern(PRINTED)!, findPattern('big-star')!]
    expect(sides).toEqual([patternPx(printed, 'print'), patternPx(shown, 'screen')])
  })

  test.each(PARITY_CASES.map((parity, i) => ({ ...parity, i })))('$name', async ({ document, piece, i }) => {
    const canvas = rasterise(drawPiece(document, getGarment('soccer'), piece), {
      pxPerMm: PARITY_PX_PER_MM,
      surface: nodeSurface,
      sources,
    })
    const here = await pixelsOf(await encodePng(canvas))
    const there = await pixelsOf(Buffer.from(shown[i]!.picture.split(',')[1]!, 'base64'))
    const off = shareOff(here, there)
    if (process.env.PARITY_REPORT)
      console.log(`${(off * 100).toFixed(3)} %  ${document.layers.length} layers  ${piece}`)
    expect(off).toBeLessThanOrEqual(0.025)
    document.layers.forEach((layer, at) => {
      const widthMm = measureLayer(layer, nodeSurface).widthMm
      expect(Math.abs(widthMm - shown[i]!.widthsMm[at]!)).toBeLessThanOrEqual(0.01)
    })
  })
})
