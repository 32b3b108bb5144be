import { ALIASED_WEBGL_FLAGS, BASE_FLAGS } from '@kitwright/chromium'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { join } from 'node:path'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { inNode, wheelAt, withhold } from './commands.ts'
import { serveAssets } from './serveAssets.ts'

const REPO_ROOT = join(import.meta.dirname, '../../..')

/** Patterns of test files. Those `inOnePage` are left out of `include`. */
interface BrowserTestFiles {
  readonly include: readonly string[]
  readonly inOnePage: readonly string[]
}

/**
 * Configures tests in a browser, with one Vite server for all of them. Each file has a page of its own. Those `inOnePage`
 * share one with all modules that it has loaded, because loading a screen takes longer than testing it; they leave
 * nothing behind in the document.
 */
export const browserProject = ({ include, inOnePage }: BrowserTestFiles): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [serveAssets(REPO_ROOT)] as Plugin[],
  cacheDir: join(REPO_ROOT, '.cache/browser'),
  // All dependencies of any page are found before the first test; a later discovery would reload the page in the middle
  // of a test.
  optimizeDeps: { entries: ['apps/web/src/app/main.tsx'] },
  // Vite warns of an import within Vitest itself.
  logLevel: 'error',
  test: {
    name: 'browser',
    // Vite looks for dependencies in these files before the first test; without a list, in all tests, also those for Node.
    include: [...include],
    // One page at a time: a page in the background has no focus and no clipboard, and its canvases are not recorded.
    fileParallelism: false,
    // A group of its own: files that share a page cannot be in one group with files that run side by side.
    sequence: { groupOrder: 1 },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: {
          executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
          args: [...BASE_FLAGS, ...ALIASED_WEBGL_FLAGS],
        },
        contextOptions: { permissions: ['clipboard-read', 'clipboard-write'] },
        actionTimeout: 30_000,
      }),
      instances: [
        {
          browser: 'chromium',
          name: 'browser (chromium)',
          include: [...include],
          exclude: ['**/node_modules/**', ...inOnePage],
        },
        { browser: 'chromium', name: 'browser (one page)', include: [...inOnePage], isolate: false },
      ],
      viewport: { width: 1000, height: 1100 },
      screenshotFailures: false,
      commands: { inNode, wheelAt, withhold },
    },
  },
})
