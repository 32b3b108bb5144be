import { chromium } from 'playwright-core'
import sharp from 'sharp'

const CELL = 220
const SIDE = 200
const COLUMNS = 8
/** Less is noise of edges. */
const SEEN = 24

export interface Pair {
  readonly name: string
  readonly before: string
  readonly after: string
  readonly size: { readonly widthPx: number; readonly heightPx: number }
}

interface Sheet {
  readonly pixels: Buffer
  readonly width: number
  /** Of each picture by itself, width by height. */
  readonly proportions: readonly number[]
}

/** Which share of the painted pixels of each pair differs, 0-1, as a browser draws them as pictures. */
export async function compareAll(pairs: readonly Pair[]): Promise<Map<string, number>> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] })
  try {
    const page = await browser.newPage({ viewport: { width: CELL * COLUMNS, height: 600 } })
    const draw = async (some: readonly Pair[], which: 'before' | 'after'): Promise<Sheet> => {
      const images = some.map(({ size: { widthPx, heightPx }, [which]: file }) => {
        const scale = SIDE / Math.max(widthPx, heightPx)
        const source = Buffer.from(file).toString('base64')
        return `<div><img width="${widthPx * scale}" height="${heightPx * scale}" src="data:image/svg+xml;base64,${source}"></div>`
      })
      await page.setContent(
        `<style>*{margin:0}body{display:grid;grid-template-columns:repeat(${COLUMNS},${CELL}px);background:transparent}
        div{width:${CELL}px;height:${CELL}px;overflow:hidden}</style>${images.join('')}`,
      )
      const proportions = await page.evaluate(async () => {
        const all = [...document.images]
        await Promise.all(all.map(image => image.decode().catch(() => {})))
        return all.map(image => image.naturalWidth / image.naturalHeight)
      })
      const picture = await page.screenshot({ omitBackground: true, fullPage: true })
      const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      return { pixels: data, width: info.width, proportions }
    }
    const found = new Map<string, number>()
    for (let from = 0; from < pairs.length; from += 40) {
      const some = pairs.slice(from, from + 40)
      const [before, after] = [await draw(some, 'before'), await draw(some, 'after')]
      some.forEach(({ name }, i) => void found.set(name, differenceAt(i, before, after)))
    }
    return found
  } finally {
    await browser.close()
  }
}

function differenceAt(index: number, before: Sheet, after: Sheet): number {
  if (Math.abs(before.proportions[index]! / after.proportions[index]! - 1) > 0.05) return 1
  const [left, top] = [(index % COLUMNS) * CELL, Math.floor(index / COLUMNS) * CELL]
  let [painted, others] = [0, 0]
  for (let y = top; y < top + CELL; y += 1) {
    for (let x = left; x < left + CELL; x += 1) {
      const at = (y * before.width + x) * 4
      const [a, b] = [before.pixels[at + 3]!, after.pixels[at + 3]!]
      if (a === 0 && b === 0) continue
      painted += 1
      const differs = [0, 1, 2].some(i => Math.abs(before.pixels[at + i]! * a - after.pixels[at + i]! * b) > SEEN * 255)
      if (differs || Math.abs(a - b) > SEEN) others += 1
    }
  }
  return painted === 0 ? 0 : others / painted
}
