import { BASE_FLAGS, WEBGL_FLAGS } from '@kitwright/chromium'
import { build } from 'esbuild'
import { chromium, type Page, type Route } from 'playwright-core'

const ORIGIN = 'http://atelier.test'

interface Viewer {
  /** The program of the page; it defines `render`. */
  readonly entry: URL
  /** Answers a request of the program for a file; absent for a path that has none. */
  readonly fileAt: (path: string) => Promise<{ body: Buffer; contentType: string }> | undefined
  readonly onMessage: (line: string) => void
  /** Whether all pictures are drawn in one page, whose shaders are then compiled once. */
  readonly keepsPage?: boolean
}

async function serve(page: Page, { entry, fileAt }: Viewer): Promise<void> {
  const bundle = await build({
    entryPoints: [entry.pathname],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  })
  const script = Buffer.from(bundle.outputFiles[0]!.contents)
  const answer = async (route: Route): Promise<void> => {
    const path = new URL(route.request().url()).pathname
    if (path === '/') return route.fulfill({ contentType: 'text/html', body: '<script src="/viewer.js"></script>' })
    if (path === '/viewer.js') return route.fulfill({ contentType: 'text/javascript', body: script })
    return route.fulfill((await fileAt(path)) ?? { status: 404 })
  }
  await page.route(`${ORIGIN}/**`, answer)
}

/** A headless browser that draws pictures; close it when done. */
export interface ViewerPage<Shot, Answer> {
  /** Has the program draw, in a new page unless it keeps one, and returns what it answers. */
  render(shot: Shot): Promise<Answer>
  close(): Promise<void>
}

/** Opens a program that draws in a headless browser with WebGL. */
export async function openViewerPage<Shot, Answer>(viewer: Viewer): Promise<ViewerPage<Shot, Answer>> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: [...BASE_FLAGS, ...WEBGL_FLAGS] })
  const page = await browser.newPage()
  page.on('console', message => message.type() === 'error' && viewer.onMessage(message.text()))
  page.on('pageerror', error => viewer.onMessage(error.message))
  await serve(page, viewer)
  if (viewer.keepsPage) await page.goto(ORIGIN)
  return {
    close: () => browser.close(),
    async render(shot) {
      if (!viewer.keepsPage) await page.goto(ORIGIN)
      return page.evaluate(
        s => (globalThis as unknown as { render: (s: unknown) => Promise<unknown> }).render(s),
        shot as unknown,
      ) as Promise<Answer>
    },
  }
}

/** Reads the bytes of a `data:` URL. */
export const bytesOf = (url: string): Buffer => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
