import { readFile } from 'node:fs/promises'
import { BASE_FLAGS, WEBGL_FLAGS } from '@kitwright/chromium'
import { build } from 'esbuild'
import { chromium, type Page } from 'playwright-core'
import type { HeadShot } from './viewer.ts'

const ORIGIN = 'http://atelier.test'
const HEAD = new URL('../../../../../packages/library/assets/players/head.json', import.meta.url).pathname

/** A headless browser that draws heads; close it when done. */
export interface HeadPage {
  /** Returns a PNG. */
  shoot(shot: HeadShot): Promise<Buffer>
  close(): Promise<void>
}

async function serve(page: Page): Promise<void> {
  const bundle = await build({
    entryPoints: [new URL('viewer.ts', import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  })
  const script = Buffer.from(bundle.outputFiles[0]!.contents)
  await page.route(`${ORIGIN}/**`, async route => {
    const path = new URL(route.request().url()).pathname
    if (path === '/') return route.fulfill({ contentType: 'text/html', body: '<script src="/viewer.js"></script>' })
    if (path === '/viewer.js') return route.fulfill({ contentType: 'text/javascript', body: script })
    if (path !== '/head.json') return route.fulfill({ status: 404 })
    return route.fulfill({ body: await readFile(HEAD), contentType: 'application/json' })
  })
}

/** Opens the viewer of heads and reports what it says. */
export async function openHeadPage(tell: (line: string) => void): Promise<HeadPage> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: [...BASE_FLAGS, ...WEBGL_FLAGS] })
  const page = await browser.newPage()
  page.on('console', message => tell(message.text()))
  page.on('pageerror', error => tell(error.message))
  await serve(page)
  await page.goto(ORIGIN)
  return {
    close: () => browser.close(),
    async shoot(shot) {
      const url = await page.evaluate(
        s => (globalThis as unknown as { render: (s: HeadShot) => Promise<string> }).render(s),
        shot,
      )
      return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
    },
  }
}
