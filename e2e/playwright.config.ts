import { ALIASED_WEBGL_FLAGS, BASE_FLAGS, TEST_WEBGL_FLAGS } from '@kitwright/chromium'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, devices, type Project } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 8123)
/** A running server. Without it, the tests start their own from scratch. */
const running = process.env.E2E_URL
const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Much of a test is waiting, so four run at a time. Each has its own server, because changes to a shop would affect
 * the next test.
 */
const workers = running === undefined ? Math.min(4, availableParallelism() + 2) : 1
/** Tests on the stage wait for the processor: a fourth of them would only delay the others. */
const STAGE_WORKERS = 3

const browser = process.env.CHROMIUM ?? '/usr/bin/chromium'
/** Software WebGL: opening one garment takes as much CPU as ten pages. */
const withStage = { executablePath: browser, args: [...BASE_FLAGS, ...ALIASED_WEBGL_FLAGS] }
/** For screenshots that people look at. */
const forPictures = { executablePath: browser, args: [...BASE_FLAGS, ...TEST_WEBGL_FLAGS] }
/** Device pixels per px for tests on the stage, since the CPU draws each. Layouts are the same. */
const COARSE = 0.5
/** A browser without WebGL, as some people have. Debian's Chromium would emulate it unasked. */
const withoutStage = {
  executablePath: process.env.CHROMIUM_HEADLESS_SHELL ?? browser,
  args: [...BASE_FLAGS, '--disable-gpu', '--disable-3d-apis'],
}

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
const phone = { ...devices['Pixel 5'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }

/** The walks that differ by language and size. The others run once, on the English desktop. */
const EVERYWHERE = ['access.spec.ts', 'first-kit.spec.ts', 'looks.spec.ts']
/** Tests of touch-only gestures. They run once, on the Khmer phone. */
const FINGERS = ['finger-groups.spec.ts']
/**
 * Tests of what has another layout on phones and other content in Khmer. `npm test` runs each at one end: these on the
 * Khmer phone.
 */
const ON_PHONE = [
  'answers.spec.ts',
  'board.spec.ts',
  'bulk-orders.spec.ts',
  'fonts.spec.ts',
  'offer.spec.ts',
  'product.spec.ts',
  'sample-marks.spec.ts',
  'split-order.spec.ts',
]
/** Tests of the same kind, on the English desktop. `npm run sweep` and `npm run e2e` run both lists at the other end. */
const ON_DESKTOP = [
  'capacity.spec.ts',
  'catalogue-terms.spec.ts',
  'counter-offer.spec.ts',
  'inbox.spec.ts',
  'office-menu.spec.ts',
  'second-factor.spec.ts',
]
/**
 * Long tests that produce screenshots. `npm run e2e` includes them; `npm test` names its projects and leaves them out.
 */
const RECORDED = ['designer.spec.ts']
/** The tag of a test that checks the painted garment. The studio's panels work without it. */
const ON_STAGE = /@stage\b/
const recorded = [
  { name: 'recorded-desktop-en', use: { ...desktop }, metadata: { lang: 'en', isRecorded: true } },
  { name: 'recorded-phone-kh', use: { ...phone }, metadata: { lang: 'kh', isRecorded: true } },
].map(walker => ({ ...walker, testMatch: RECORDED, workers: 1 }))

const dataDir = process.env.E2E_DATA_DIR ?? join(tmpdir(), `kitwright-e2e-${process.pid}`)

/** A new shop for each of the concurrent tests. */
const shops = {
  command: `node tools/test/walkShops/shops.ts ${port} ${workers} ${dataDir}`,
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
  /** The test files it runs. If absent, all files except those of other projects. */
  readonly takes?: string[]
  readonly leaves?: string[]
}

/**
 * Orders the projects: first those on the stage, whose tests are longest, so that none of them runs last alone. Then
 * one `…-pages` project beside each for all other tests.
 */
const inOrder = (...pairs: readonly (readonly [onStage: object, beside: object])[]): Project[] => [
  ...pairs.map(([onStage]) => onStage),
  ...pairs.map(([, beside]) => beside),
]

/** Returns a project for tests on the stage and one for the others. */
function walkersOf({ name, use, lang, takes, leaves = [] }: Walker) {
  const walker = {
    metadata: { lang },
    testMatch: takes,
    testIgnore: leaves,
    snapshotPathTemplate: `{testDir}/../snapshots/${name}/{arg}{ext}`,
  }
  return [
    {
      ...walker,
      name,
      use: { ...use, deviceScaleFactor: COARSE, launchOptions: withStage },
      grep: ON_STAGE,
      workers: STAGE_WORKERS,
    },
    { ...walker, name: `${name}-pages`, use: { ...use, launchOptions: withoutStage }, grepInvert: ON_STAGE },
  ] as const
}

export default defineConfig({
  testDir: 'walks',
  outputDir: '../test-results',
  // Catches hanging tests, not slow ones. The longest takes one minute alone, and took four on a machine that others
  // used.
  timeout: 480_000,
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixelRatio: 0.03, animations: 'disabled' } },
  // Tests within a file run in parallel too. They do not depend on each other, and the longest file would finish last.
  fullyParallel: true,
  workers,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: running ?? `http://localhost:${port}`,
    launchOptions: forPictures,
    actionTimeout: 30_000,
    // The service worker caches the whole studio some seconds after that was opened, which takes two seconds of CPU
    // each time. Tests that need it allow it.
    serviceWorkers: 'block',
    // Animations are redrawn by the CPU sixty times a second, and each click waits for them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  webServer: running === undefined ? shops : undefined,
  projects: [
    ...inOrder(
      walkersOf({ name: 'desktop-en', use: desktop, lang: 'en', leaves: [...RECORDED, ...FINGERS, ...ON_PHONE] }),
      walkersOf({ name: 'desktop-kh', use: desktop, lang: 'kh', takes: EVERYWHERE }),
      walkersOf({ name: 'phone-en', use: phone, lang: 'en', takes: EVERYWHERE }),
      walkersOf({ name: 'phone-kh', use: phone, lang: 'kh', takes: [...EVERYWHERE, ...FINGERS, ...ON_PHONE] }),
      walkersOf({ name: 'other-end-desktop-en', use: desktop, lang: 'en', takes: ON_PHONE }),
      walkersOf({ name: 'other-end-phone-kh', use: phone, lang: 'kh', takes: ON_DESKTOP }),
    ),
    // Screenshots of every page for visual review: `npm run sheet`.
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
