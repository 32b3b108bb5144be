import { BASE_FLAGS, WEBGL_FLAGS } from '@kitwright/chromium'
import { readFile } from 'node:fs/promises'
import { build } from 'esbuild'
import { chromium, type Page } from 'playwright-core'
import type { Shot } from './viewer.ts'

const ORIGIN = 'http://atelier.test'

/** A headless browser that draws garments; close it when done. */
export interface HeadlessPage {
  /** One PNG for each view. */
  shoot(shot: Shot): Promise<Buffer[]>
  close(): Promise<void>
}

async function serve(page: Page, assets: string): Promise<void> {
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
    if (!path.endsWith('.glb')) return route.fulfill({ status: 404 })
    return route.fulfill({ body: await readFile(`${assets}${path}`), contentType: 'model/gltf-binary' })
  })
}

/** Opens the viewer on a folder of GLBs; a shot names them by their path in it. */
export async function openHeadlessPage(assets: string): Promise<HeadlessPage> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: [...BASE_FLAGS, ...WEBGL_FLAGS] })
  const page = await browser.newPage()
  page.on('console', message => message.type() === 'error' && console.log(message.text()))
  page.on('pageerror', error => console.log(error.message))
  await serve(page, assets)
  return {
    close: () => browser.close(),
    async shoot(shot) {
      await page.goto(ORIGIN)
      const urls = await page.evaluate(
        s => (globalThis as unknown as { render: (s: Shot) => Promise<string[]> }).render(s),
        shot,
      )
      return urls.map(url => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
    },
  }
}
