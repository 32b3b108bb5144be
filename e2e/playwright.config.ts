import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, devices } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 8123)
/** A server that runs already; without it the walks start their own, from nothing. */
const running = process.env.E2E_URL
const root = fileURLToPath(new URL('..', import.meta.url))

/** Software WebGL, and none of the browser's own calls to the outside. */
const chromium = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
const phone = { ...devices['Pixel 5'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }

/** What differs by language and size; the rest is walked once, on the English desktop. */
const EVERYWHERE = ['access.spec.ts', 'first-kit.spec.ts', 'looks.spec.ts']
/** Long walks taken for their pictures: `npm run e2e` takes them, `npm test` names its projects and leaves them out. */
const RECORDED = ['designer.spec.ts']
/** One look at the slowest screens is enough for every run. */
const PHONE = ['access-studio.spec.ts']
const recorded = [
  { name: 'recorded-desktop-en', use: { ...desktop }, metadata: { lang: 'en' }, testMatch: RECORDED },
  { name: 'recorded-phone-kh', use: { ...phone }, metadata: { lang: 'kh' }, testMatch: RECORDED },
]

export default defineConfig({
  testDir: 'walks',
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/../snapshots/{projectName}/{arg}{ext}',
  timeout: 240_000,
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixelRatio: 0.03, animations: 'disabled' } },
  fullyParallel: false,
  workers: 1,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: running ?? `http://localhost:${port}`,
    launchOptions: chromium,
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
  webServer:
    running === undefined
      ? {
          command: 'node tools/start/start.ts',
          cwd: root,
          url: `http://localhost:${port}/health/ready`,
          timeout: 240_000,
          reuseExistingServer: false,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
          env: {
            PORT: String(port),
            DATA_DIR: process.env.E2E_DATA_DIR ?? join(tmpdir(), `kitwright-e2e-${process.pid}`),
            DEMO_PASSWORD: 'walks-through-the-whole-house',
          },
        }
      : undefined,
  projects: [
    { name: 'desktop-en', use: { ...desktop }, metadata: { lang: 'en' }, testIgnore: [...RECORDED, ...PHONE] },
    { name: 'desktop-kh', use: { ...desktop }, metadata: { lang: 'kh' }, testMatch: EVERYWHERE },
    { name: 'phone-en', use: { ...phone }, metadata: { lang: 'en' }, testMatch: EVERYWHERE },
    { name: 'phone-kh', use: { ...phone }, metadata: { lang: 'kh' }, testMatch: [...EVERYWHERE, ...PHONE] },
    // Pictures of every page, for looking at: `npm run sheet`.
    {
      name: 'sheet',
      testDir: 'sheet',
      testMatch: ['keyboard.spec.ts', 'sheet.spec.ts'],
      timeout: 600_000,
      teardown: 'sheet-index',
    },
    { name: 'sheet-index', testDir: 'sheet', testMatch: 'index.spec.ts' },
    ...recorded,
  ],
})
