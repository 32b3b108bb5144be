import { loadSources } from '@kitwright/artwork/browser'
import { loadGarment } from '@kitwright/garment'
import { expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { PARITY_SIZE, parityDesign } from '../testing/parityDesign.ts'
import { portraitInBrowser } from './index.ts'

const modelUrl = (glb: string): string => new URL(`../../../garment/src/soccer/${glb}`, import.meta.url).href

async function optionsHere() {
  await loadGarment('soccer')
  const document = parityDesign()
  const sources = await loadSources(document, () => null)
  return { document, sources, view: 'turned', ground: null, modelUrl, ...PARITY_SIZE } as const
}

/** Reads pixels from a file on both sides, because nearly clear pixels lose most of their colour there. */
async function pixelsOf(url: string): Promise<Uint8ClampedArray> {
  const image = new Image()
  image.src = url
  await image.decode()
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })!
  pen.drawImage(image, 0, 0)
  return pen.getImageData(0, 0, image.width, image.height).data
}

test('a portrait drawn in Chromium is the one drawn in Node', async () => {
  const canvas = (await portraitInBrowser(await optionsHere())) as HTMLCanvasElement
  const [here, there] = [
    await pixelsOf(canvas.toDataURL('image/png')),
    await pixelsOf(await commands.inNode('../testing/portraitInNode.ts')),
  ]
  expect(here.length).toBe(there.length)
  let [painted, off] = [0, 0]
  for (let i = 0; i < here.length; i += 4) {
    if (there[i + 3]! > 200) painted++
    if ([0, 1, 2, 3].some(channel => Math.abs(here[i + channel]! - there[i + channel]!) > 8)) off++
  }
  expect(painted / (here.length / 4)).toBeGreaterThan(0.15)
  expect(off / (here.length / 4)).toBeLessThanOrEqual(0.005)
})

test('a portrait leaves the page time to answer its user', async () => {
  const options = await optionsHere()
  let turns = 0
  const timer = setInterval(() => turns++)
  await portraitInBrowser(options)
  clearInterval(timer)
  expect(turns).toBeGreaterThan(1)
})

test('a portrait stops after an abort, and rejects without its model', async () => {
  const options = await optionsHere()
  await expect(portraitInBrowser({ ...options, signal: AbortSignal.abort() })).rejects.toThrow('abort')
  const lost = (glb: string): string => modelUrl(`no-${glb}`)
  await expect(portraitInBrowser({ ...options, modelUrl: lost })).rejects.toThrow('answers 404')
})
