import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShotsPage } from './testing/page.ts'

declare const shots: ShotsPage

const ORIGIN = 'http://localhost:1'
const FLAGS = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run']
let browser: Browser
let page: Page

async function bundle(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'kitwright-shots-'))
  const entry = fileURLToPath(new URL('testing/page.ts', import.meta.url))
  await build({
    configFile: false,
    logLevel: 'error',
    build: { outDir, lib: { entry, formats: ['es'], fileName: () => 'page.js' }, minify: false, target: 'es2023' },
  })
  const text = readFileSync(join(outDir, 'page.js'), 'utf8')
  rmSync(outDir, { recursive: true, force: true })
  return text
}

beforeAll(async () => {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  const script = await bundle()
  browser = await chromium.launch({ executablePath, args: FLAGS })
  page = await browser.newPage()
  await page.route(`${ORIGIN}/**`, route =>
    route.fulfill({ contentType: 'text/html', body: `<script type="module">${script}</script>` }),
  )
  await page.goto(ORIGIN)
}, 60_000)
afterAll(() => browser?.close())

describe('a moving picture', () => {
  it('shows each still for its time, without end, and nothing of the still before', async () => {
    const { loops, frames } = await page.evaluate(() => shots.animate(['#ff0000', '#0000ff', null], 83))
    expect(loops).toBe(Infinity)
    expect(frames.map(({ durationMs }) => durationMs)).toEqual([83, 83, 83])
    const [red, blue, nothing] = frames
    expect(red!.middle[0]).toBeGreaterThan(200)
    expect(red!.middle[2]).toBeLessThan(50)
    expect(blue!.middle[2]).toBeGreaterThan(200)
    expect(blue!.middle[0]).toBeLessThan(50)
    // Clear stays clear: around the garment, and where one was before.
    expect([red!.corner[3], nothing!.middle[3]]).toEqual([0, 0])
  }, 30_000)
})

describe('a video', () => {
  it('is one that this browser plays', async () => {
    const { type, width, height, last } = await page.evaluate(() => shots.filmed(['red', 'blue', 'red', 'blue']))
    expect(type).toMatch(/^video\/(?:mp4|webm)$/)
    expect([width, height, last]).toEqual([720, 720, 1])
  }, 90_000)

  it('ends at once when it is called off', async () => {
    expect(await page.evaluate(() => shots.calledOff())).toEqual({ ended: 'AbortError', seen: 1 })
  }, 30_000)
})
