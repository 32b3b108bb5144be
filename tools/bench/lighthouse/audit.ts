import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Asked of the registry when it is needed: it brings more than all the rest of the house. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

/** What Lighthouse says of a page on its slowed-down phone. Scores out of a hundred, times in ms. */
export interface Audit {
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>
  readonly lcpMs: number
  readonly tbtMs: number
  readonly cls: number
}

async function run(command: string, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' }
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += String(chunk)))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

/** Throws, in plain words, where Lighthouse cannot be fetched. */
export async function fetchLighthouse(): Promise<void> {
  const { code, output } = await run('npx', ['--yes', LIGHTHOUSE, '--version'])
  if (code !== 0) throw new Error(`${LIGHTHOUSE} cannot be fetched from the registry:\n${output.trim()}`)
}

/** Opens the page once, as a stranger on a slow phone. `isHidden` pages are kept out of searches on purpose, which costs nothing. */
export async function audit(url: string, { isHidden }: { readonly isHidden: boolean }): Promise<Audit> {
  const folder = mkdtempSync(join(tmpdir(), 'kitwright-lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    const { code, output } = await run('npx', [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox --use-angle=swiftshader --enable-unsafe-swiftshader',
      ...(isHidden ? ['--skip-audits=is-crawlable'] : []),
    ])
    if (code !== 0) throw new Error(`Lighthouse could not look at ${url}:\n${output.trim()}`)
    return read(JSON.parse(readFileSync(file, 'utf8')) as Report)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function read({ categories, audits }: Report): Audit {
  const valueOf = (name: string): number => audits[name]?.numericValue ?? Number.NaN
  const scores = CATEGORIES.map(name => [name, Math.round((categories[name]?.score ?? Number.NaN) * 100)])
  return {
    scores: Object.fromEntries(scores) as Audit['scores'],
    lcpMs: valueOf('largest-contentful-paint'),
    tbtMs: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
  }
}
