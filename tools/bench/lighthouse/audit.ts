import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Disables the GPU: starting a software one took two seconds before a page's first paint, and none of these pages draws
 * in 3D before it is requested.
 */
const FLAGS = '--headless=new --no-sandbox'
/** Fetched from the registry on demand: it is larger than all other dependencies together. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Report {
  readonly environment: { readonly benchmarkIndex: number }
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

/** Lighthouse's result of a page on its slowed-down phone. Scores out of a hundred, times in ms. */
export interface Audit {
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>
  readonly lcpMs: number
  readonly tbtMs: number
  readonly cls: number
  /** Lighthouse's estimate of this machine's speed; its slow-down of 4 is meant for 1750. */
  readonly speed: number
}

const PRESET_SLOWDOWN = 4

/**
 * Returns the CPU slow-down factor. Lighthouse slows a fast desktop down fourfold to simulate a mid-range phone; a slow
 * machine needs less. The steps are those of its own calculator
 * (https://lighthouse-cpu-throttling-calculator.vercel.app); never more than its preset.
 */
export function slowdownFor(speed: number): number {
  const steps = [
    { speed: 1300, slowdown: 3, perStep: 233 },
    { speed: 800, slowdown: 2, perStep: 500 },
    { speed: 150, slowdown: 1, perStep: 650 },
  ]
  const step = steps.find(each => speed >= each.speed)
  return step ? Math.min(PRESET_SLOWDOWN, step.slowdown + (speed - step.speed) / step.perStep) : 1
}

async function run(command: string, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' }
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += String(chunk)))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

/** Fetches Lighthouse. Throws a readable error if that fails. */
export async function fetchLighthouse(): Promise<void> {
  const { code, output } = await run('npx', ['--yes', LIGHTHOUSE, '--version'])
  if (code !== 0) throw new Error(`${LIGHTHOUSE} cannot be fetched from the registry:\n${output.trim()}`)
}

export interface AuditOptions {
  /** Whether the page is excluded from search on purpose, which costs no points. */
  readonly isHidden: boolean
  /** The processor's slow-down; see `slowdownFor`. */
  readonly slowdown?: number
}

/** Attempts per page: Lighthouse's recording sometimes fails regardless of the page. */
const TRIES = 3

/** Audits the page as an anonymous visitor on a slow phone. */
export async function audit(url: string, options: AuditOptions, tries = TRIES): Promise<Audit> {
  try {
    return await auditOnce(url, options)
  } catch (cause) {
    if (tries <= 1) throw cause
    return audit(url, options, tries - 1)
  }
}

async function auditOnce(url: string, { isHidden, slowdown = PRESET_SLOWDOWN }: AuditOptions): Promise<Audit> {
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
      `--throttling.cpuSlowdownMultiplier=${slowdown.toFixed(2)}`,
      `--chrome-flags=${FLAGS}`,
      ...(isHidden ? ['--skip-audits=is-crawlable'] : []),
    ])
    if (code !== 0) throw new Error(`Lighthouse could not look at ${url}:\n${output.trim()}`)
    return read(JSON.parse(readFileSync(file, 'utf8')) as Report)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function read({ environment, categories, audits }: Report): Audit {
  const valueOf = (name: string): number => audits[name]?.numericValue ?? Number.NaN
  const scores = CATEGORIES.map(name => [name, Math.round((categories[name]?.score ?? Number.NaN) * 100)])
  return {
    scores: Object.fromEntries(scores) as Audit['scores'],
    lcpMs: valueOf('largest-contentful-paint'),
    tbtMs: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    speed: environment.benchmarkIndex,
  }
}
