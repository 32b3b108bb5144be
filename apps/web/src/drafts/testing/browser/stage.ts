import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BASE_FLAGS } from '@kitwright/chromium'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { build } from 'vite'
import type { Draft } from '../../database/types.ts'

export const ORIGIN = 'http://localhost:1'

/** Test environment for drafts: one bundle and one browser for all tests, and a separate page for each. */
export interface Stage {
  readonly script: string
  readonly browser: Browser
  page: Page
}

async function bundle(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'kitwright-drafts-'))
  const entry = fileURLToPath(new URL('../page.ts', import.meta.url))
  await build({
    configFile: false,
    logLevel: 'error',
    // A library leaves this to its user: the module's hooks import React.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      lib: { entry, formats: ['es'], fileName: () => 'page.js' },
      minify: false,
      target: 'es2023',
      // The page is one script within its HTML.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const text = readFileSync(join(outDir, 'page.js'), 'utf8')
  rmSync(outDir, { recursive: true, force: true })
  return text
}

export async function openStage(): Promise<Omit<Stage, 'page'>> {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
  const [script, browser] = await Promise.all([bundle(), chromium.launch({ executablePath, args: [...BASE_FLAGS] })])
  return { script, browser }
}

/** Waits for the page's tools, which load after its garment. */
export const ready = async (opened: Page): Promise<void> =>
  void (await opened.waitForFunction(() => 'tools' in globalThis))

const HTML = '<!doctype html><script type="module" src="/page.js"></script>'

/** Fails with the page's own error instead of waiting for tools that never load. */
export async function openPage(context: BrowserContext, script: string, address = ORIGIN): Promise<Page> {
  const page = await context.newPage()
  await page.route(`${ORIGIN}/**`, route =>
    new URL(route.request().url()).pathname === '/page.js'
      ? route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
      : route.fulfill({ contentType: 'text/html; charset=utf-8', body: HTML }),
  )
  const broken = new Promise<never>((_, reject) => page.once('pageerror', reject))
  broken.catch(() => null)
  await Promise.race([page.goto(address).then(() => ready(page)), broken])
  return page
}

/** Returns the names in the browser's database, readable or not. */
export const keptNames = (opened: Page): Promise<string[]> =>
  opened.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const opening = indexedDB.open('kitwright')
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('drafts').objectStore('drafts').getAll()
          all.addEventListener('success', () => resolve((all.result as Draft[]).map(({ name }) => name)))
        })
      }),
  )
