import { BASE_FLAGS, WEBGL_FLAGS } from '@kitwright/chromium'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'

export interface PageWeight {
  /**
   * The gzipped JavaScript, whatever the server sent: until the target was seen on a live page, and until the page was
   * quiet.
   */
  readonly firstScriptBytes: number
  readonly scriptBytes: number
  /** All bytes, as sent over the wire. */
  readonly allBytes: number
}

const sumOf = async (sizes: readonly Promise<number>[]): Promise<number> =>
  (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)

/**
 * Opens a page with an empty cache and adds up the transfers until the network is quiet. Throws when `seen` never
 * appears.
 */
export async function visit(url: string, seen: string): Promise<PageWeight> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: [...BASE_FLAGS, ...WEBGL_FLAGS] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    let allBytes = 0
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (allBytes += encodedDataLength))
    const scripts: Promise<number>[] = []
    page.on('response', response => {
      if (response.request().resourceType() !== 'script') return
      scripts.push(response.body().then(body => gzipSync(body, { level: 9 }).byteLength))
    })
    await page.goto(url)
    await page.locator(seen).first().waitFor({ timeout: 60_000 })
    // A server-rendered page is visible before its scripts arrive; the theme sets this attribute after hydration.
    await page.locator('html[data-respect-reduced-motion]').waitFor({ state: 'attached', timeout: 60_000 })
    const firstScriptBytes = await sumOf(scripts)
    await page.waitForLoadState('networkidle', { timeout: 60_000 })
    return { firstScriptBytes, scriptBytes: await sumOf(scripts), allBytes }
  } finally {
    await browser.close()
  }
}
