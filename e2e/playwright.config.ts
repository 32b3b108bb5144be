import { BASE_FLAGS, TEST_WEBGL_FLAGS } from '@kitwright/chromium'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, devices, type Project } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 8123)
/** A server that runs already; without it the walks start their own, from nothing. */
const running = process.env.E2E_URL
const root = fileURLToPath(new URL('..', import.meta.url))

/** A good part of a walk is waiting, so three go at a time: each on a server of its own, as what one does to a shop is the next one's business. */
const workers = running === undefined ? Math.min(3, availableParallelism() + 1) : 1

const browser = process.env.CHROMIUM ?? '/usr/bin/chromium'
/** WebGL by the processor: opening one garment takes as much of it as ten pages. */
const withStage = { executablePath: browser, args: [...BASE_FLAGS, ...TEST_WEBGL_FLAGS] }
/** A browser that has no WebGL, as some people's has none. Debian's Chromium would imitate it without being asked. */
const withoutStage = {
  executablePath: process.env.CHROMIUM_HEADLESS_SHELL ?? browser,
  args: [...BASE_FLAGS, '--disable-gpu', '--disable-3d-apis'],
}

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
const phone = { ...devices['Pixel 5'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }

/** The walks that differ by language and size. The others run once, on the English desktop. */
const EVERYWHERE = ['access.spec.ts', 'answers.spec.ts', 'first-kit.spec.ts', 'looks.spec.ts']
/** Walks of touch-only gestures. They run once, on the Khmer phone. */
const FINGERS = ['finger-groups.spec.ts']
/** Walks of a sheet that a phone lays out otherwise and Khmer fills otherwise: on the English desktop and the Khmer phone. */
const BOTH_ENDS = ['fonts.spec.ts']
/** Long walks taken for their pictures: `npm run e2e` takes them, `npm test` names its projects and leaves them out. */
const RECORDED = ['designer.spec.ts']
/** Beside the name of a walk that asks about the garment as it is painted; the studio's panels work without it. */
const ON_STAGE = /@stage\b/
const recorded = [
  { name: 'recorded-desktop-en', use: { ...desktop }, metadata: { lang: 'en', isRecorded: true } },
  { name: 'recorded-phone-kh', use: { ...phone }, metadata: { lang: 'kh', isRecorded: true } },
].map(walker => ({ ...walker, testMatch: RECORDED, workers: 1 }))

const dataDir = process.env.E2E_DATA_DIR ?? join(tmpdir(), `kitwright-e2e-${process.pid}`)

/** A shop from nothing for each of the walks that go at a time. */
const shops = {
  command: `node tools/test/shops.ts ${port} ${workers} ${dataDir}`,
  cwd: root,
  url: `http://localhost:${port + workers}`,
  timeout: 240_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  env: { DEMO_PASSWORD: 'walks-through-the-whole-house' },
}

interface Walker {
  readonly name: string
  readonly use: object
  readonly lang: 'en' | 'kh'
  /** The files that it takes; all but those of others, if none are named. */
  readonly takes?: string[]
  readonly leaves?: string[]
}

/** First those that take what is on the stage, the longest walks: none of them is left to go alone. Then one beside each, `…-pages`, for all else. */
const inOrder = (...pairs: readonly (readonly [onStage: object, beside: object])[]): Project[] => [
  ...pairs.map(([onStage]) => onStage),
  ...pairs.map(([, beside]) => beside),
]

/** One that takes what is on the stage, and one beside it. */
function walkersOf({ name, use, lang, takes, leaves = [] }: Walker) {
  const walker = {
    metadata: { lang },
    testMatch: takes,
    testIgnore: leaves,
    snapshotPathTemplate: `{testDir}/../snapshots/${name}/{arg}{ext}`,
  }
  return [
    { ...walker, name, use: { ...use, launchOptions: withStage }, grep: ON_STAGE },
    { ...walker, name: `${name}-pages`, use: { ...use, launchOptions: withoutStage }, grepInvert: ON_STAGE },
  ] as const
}

export default defineConfig({
  testDir: 'walks',
  outputDir: '../test-results',
  // For what hangs, not for what is slow: the longest walk takes one minute alone, and took four on a machine that others used.
  timeout: 480_000,
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixelRatio: 0.03, animations: 'disabled' } },
  // Walks of one file as well: none leans on the one before it, and the longest file would be the last.
  fullyParallel: true,
  workers,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: running ?? `http://localhost:${port}`,
    launchOptions: withStage,
    actionTimeout: 30_000,
    // It keeps the whole studio some seconds after that was opened, two seconds of the processor each time: walks that ask of it allow it.
    serviceWorkers: 'block',
    // Animations are redrawn by the CPU sixty times a second, and each click waits for them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  webServer: running === undefined ? shops : undefined,
  projects: [
    ...inOrder(
      walkersOf({ name: 'desktop-en', use: desktop, lang: 'en', leaves: [...RECORDED, ...FINGERS] }),
      walkersOf({ name: 'desktop-kh', use: desktop, lang: 'kh', takes: EVERYWHERE }),
      walkersOf({ name: 'phone-en', use: phone, lang: 'en', takes: EVERYWHERE }),
      walkersOf({ name: 'phone-kh', use: phone, lang: 'kh', takes: [...EVERYWHERE, ...FINGERS, ...BOTH_ENDS] }),
    ),
    // Pictures of every page, for looking at: `npm run sheet`.
    {
      name: 'sheet',
      testDir: 'sheet',
      testMatch: ['keyboard.spec.ts', 'sheet.spec.ts'],
      timeout: 600_000,
      workers: 1,
      teardown: 'sheet-index',
    },
    { name: 'sheet-index', testDir: 'sheet', testMatch: 'index.spec.ts' },
    ...recorded,
  ],
})
