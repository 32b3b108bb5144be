import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright-core'
import { build } from 'vite'

const ORIGIN = 'http://localhost:1'
const FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

export interface Browsing {
  /** A fresh page with nothing kept, and the errors of its console. */
  open(): Promise<{ page: Page; errors: readonly string[]; close(): Promise<void> }>
  close(): Promise<void>
}

async function bundle(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'kitwright-colour-'))
  await build({
    root: fileURLToPath(new URL('page', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2023', minify: false, reportCompressedSize: false },
  })
  return outDir
}

/** The colour fields of a studio in headless Chromium. */
export async function browseColours(): Promise<Browsing> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  const [built, browser] = await Promise.all([bundle(), chromium.launch({ executablePath, args: FLAGS })] as [
    Promise<string>,
    Promise<Browser>,
  ])
  return {
    async open() {
      const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
      const page = await context.newPage()
      const errors: string[] = []
      page.on('pageerror', error => errors.push(String(error)))
      page.on('console', message => message.type() === 'error' && errors.push(message.text()))
      await page.route(`${ORIGIN}/**`, route => {
        const { pathname } = new URL(route.request().url())
        const file = join(built, pathname === '/' ? 'index.html' : pathname)
        if (!existsSync(file)) return route.fulfill({ status: 404 })
        const contentType = TYPES[extname(file)] ?? 'application/octet-stream'
        return route.fulfill({ body: readFileSync(file), contentType })
      })
      page.setDefaultTimeout(10_000)
      await page.goto(ORIGIN)
      await page.getByTestId('garment').waitFor()
      return { page, errors, close: () => context.close() }
    },
    async close() {
      await browser.close()
      rmSync(built, { recursive: true, force: true })
    },
  }
}
