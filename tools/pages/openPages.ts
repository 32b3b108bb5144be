import { BASE_FLAGS, WEBGL_FLAGS } from '@kitwright/chromium'
import { createReadStream, existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright-core'
import { build } from 'vite'

const MODELS = fileURLToPath(new URL('../../packages/garment/src', import.meta.url))
const PATTERNS = fileURLToPath(new URL('../../packages/library/assets/patterns', import.meta.url))
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.png': 'image/png' }
async function buildPages(root: string, names: readonly string[], folder: string): Promise<void> {
  const input = Object.fromEntries(names.map(name => [name, join(root, name, 'index.html')]))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input },
    },
  })
}

/** Folders by the prefix of the paths that they serve: `/models/`. */
type Folders = Readonly<Record<string, string>>

async function serve(folder: string, folders: Folders): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    const prefix = Object.keys(folders).find(each => path.startsWith(each))
    const file = prefix === undefined ? join(folder, path) : join(folders[prefix]!, path.slice(prefix.length))
    if (!existsSync(file)) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return server
}

export interface Pages<Name extends string> {
  /**
   * Opens the page in a fresh browser and waits until its title reports that it is ready. The page reads its parameters
   * from its `hash`.
   */
  open(name: Name, hash?: string): Promise<{ page: Page; close(): Promise<void> }>
  close(): Promise<void>
}

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'

/**
 * Builds the pages `{root}/{name}/index.html` and serves them with the garments' models under `/models/`, and the
 * patterns' tiles under `/patterns/`. Throws when there is no Chromium.
 */
export async function openPages<Name extends string>(root: string, names: readonly Name[]): Promise<Pages<Name>> {
  if (!existsSync(executablePath)) throw new Error(`there is no Chromium at ${executablePath}; name one in CHROMIUM`)
  const folder = await mkdtemp(join(tmpdir(), 'kitwright-pages-'))
  await buildPages(root, names, folder)
  const server = await serve(folder, { '/models/': MODELS, '/patterns/': PATTERNS })
  const { port } = server.address() as AddressInfo
  return {
    async open(name, hash = '') {
      const browser: Browser = await chromium.launch({ executablePath, args: [...BASE_FLAGS, ...WEBGL_FLAGS] })
      const page = await browser.newPage({ viewport: { width: 820, height: 620 } })
      const errors: string[] = []
      page.on('pageerror', error => errors.push(String(error)))
      await page.goto(`http://127.0.0.1:${port}/${name}/index.html${hash}`)
      await page
        .waitForFunction(() => document.title === 'ready', null, { timeout: 120_000 })
        .catch((error: unknown) => {
          throw new Error(`${name} page: ${errors.join('; ') || String(error)}`)
        })
      return { page, close: () => browser.close() }
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
