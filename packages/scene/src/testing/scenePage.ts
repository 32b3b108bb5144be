import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright-core'
import { build } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))
const MODELS = fileURLToPath(new URL('../../../garment/assets', import.meta.url))
const PATTERNS = fileURLToPath(new URL('../../../library/assets/patterns', import.meta.url))
const PLAYERS = fileURLToPath(new URL('../../../library/assets/players', import.meta.url))
const FOLDERS: Record<string, string> = { '/models/': MODELS, '/patterns/': PATTERNS, '/players/': PLAYERS }
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.png': 'image/png' }
const CHROMIUM = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

async function serve(built: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    const prefix = Object.keys(FOLDERS).find(each => path.startsWith(each))
    const file = prefix
      ? join(FOLDERS[prefix]!, path.slice(prefix.length))
      : join(built, path === '/' ? 'index.html' : path)
    if (!existsSync(file)) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return server
}

export interface OpenPage {
  readonly page: Page
  /** Messages of the page's console that are errors. */
  readonly errors: readonly string[]
  close(): Promise<void>
}

/** Builds a folder's test page and opens it in headless Chromium with software rendering. */
export async function openScenePage(root = join(here, 'page')): Promise<OpenPage> {
  const built = mkdtempSync(join(tmpdir(), 'kitwright-scene-'))
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: built, emptyOutDir: true, target: 'es2023', minify: false, reportCompressedSize: false },
  })
  const server = await serve(built)
  const browser: Browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: CHROMIUM,
  })
  const page = await browser.newPage({ viewport: { width: 1000, height: 1100 } })
  const errors: string[] = []
  page.on('pageerror', error => errors.push(String(error)))
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await page.waitForFunction(() => document.title === 'ready', null, { timeout: 30_000 })
  return {
    page,
    errors,
    async close() {
      await browser.close()
      server.closeAllConnections()
      server.close()
      rmSync(built, { recursive: true, force: true })
    },
  }
}
