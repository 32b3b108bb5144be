import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { browserProject } from './tools/test/browser/project.ts'
import { scratchFolder } from './tools/test/scratchFolder.ts'
import { SLOW_TESTS } from './tools/test/slow.ts'

/** The tests that need a database. */
const API = ['apps/api/**/*.test.ts', 'tools/languages/*.test.ts', 'tools/start/demo/*.test.ts']
const BROWSER = ['{apps,packages,tools}/**/*.browser.test.ts']
/** The tests in a browser that show parts of the app's screens and load nearly the same modules. */
const IN_ONE_PAGE = ['apps/web/src/{account,domainComponents,office,studio,supplier}/**/*.browser.test.ts']
/** The tests that open several pages, close and reload them, each time in a fresh browser. */
const TABS = ['apps/web/**/*.tabs.test.ts']
/** The tests of files that name fonts, pictures and styles as only Vite understands them. */
const SCREENS = [
  'apps/web/**/*.test.{ts,tsx}',
  'packages/scene/**/*.test.ts',
  'packages/library/src/fonts/urls.test.ts',
]
const LEFT_OUT = [
  '**/node_modules/**',
  '**/dist/**',
  'e2e/**',
  // The slow tests are left out for `npm run check`.
  ...(process.env['LEAVE_SLOW_TESTS'] ? SLOW_TESTS : []),
]

/** Node runs our TypeScript directly, as it runs the server: nothing is transformed for a test. */
const asNodeRunsIt = { viteModuleRunner: false, nodeLoader: false }

// All that tests write goes there: databases, stores, profiles of browsers.
process.env['TMPDIR'] = scratchFolder()
// Workers store their compiled code for the next run.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '.cache/compile')

export default defineConfig({
  test: {
    // The timeouts are for tests that hang, not for slow ones: a busy machine is not a failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    // Almost all cores are used, because half of the tests wait for a browser or a separate database.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{apps,packages,tools}/**/*.test.ts'],
          exclude: [...LEFT_OUT, ...API, ...BROWSER, ...TABS, ...SCREENS],
          pool: 'threads',
          isolate: false,
          experimental: asNodeRunsIt,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: SCREENS,
          exclude: [...LEFT_OUT, ...BROWSER, ...TABS],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: API,
          exclude: [...LEFT_OUT, ...BROWSER],
          // This only prepares a folder: PostgreSQL starts when the first test file requests a database.
          globalSetup: ['apps/api/src/database/testing/globalSetup.ts'],
          pool: 'forks',
          isolate: false,
          experimental: asNodeRunsIt,
        },
      },
      browserProject({ include: BROWSER, inOnePage: IN_ONE_PAGE }),
      {
        extends: true,
        test: {
          name: 'tabs',
          include: TABS,
          exclude: LEFT_OUT,
          pool: 'forks',
          experimental: asNodeRunsIt,
        },
      },
    ],
  },
})
