import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import type { Language, Texts } from '@kitwright/words'
import { expectTidy } from './rawTextKeys.ts'
import { loadWords } from './words.ts'

export interface Walk {
  readonly lang: Language
  /** Every text of the screens in the test's language. */
  readonly words: Texts
  /** Whether the layout is the phone's or the desktop's. */
  readonly isPhone: boolean
  /** Checks that the page is tidy. In recorded tests it also takes a screenshot of the step for the documentation. */
  readonly step: (name: string, page?: Page) => Promise<void>
  /** Addresses that the test makes fail on purpose, so the browser may report errors for them. */
  readonly troubled: string[]
  /** Whether the stage's picture is refined at rest, which costs the CPU seconds each time. */
  readonly isSettling: boolean
  /** Opens a page for another visitor: a separate context, watched like the first. */
  readonly otherVisitor: () => Promise<Page>
}

interface Circumstances {
  readonly troubled: readonly string[]
  readonly tags: readonly string[]
}

/**
 * Sets the language of a browser's first visit to the test's; a later choice stays. Each page writes it when it starts,
 * because storage given to a context would need a separate page to write it, one more for every test.
 */
export async function speak(context: BrowserContext, lang: Language): Promise<void> {
  await context.addInitScript(lang => {
    // An empty page and a file opened directly have no storage.
    if (origin !== 'null' && localStorage.getItem('lang') === null) localStorage.setItem('lang', lang)
  }, lang)
}

/**
 * Hides the floating-point targets that the settled picture is added up in, as a small GPU lacks them: without a GPU it
 * takes the CPU seconds after every change of the stage. `packages/scene` tests that picture in a browser.
 */
export async function leaveUnsettled(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { prototype } = WebGL2RenderingContext
    const own = prototype.getExtension as (this: WebGL2RenderingContext, name: string) => unknown
    Object.assign(prototype, {
      getExtension(this: WebGL2RenderingContext, name: string): unknown {
        return name === 'EXT_color_buffer_float' ? null : own.call(this, name)
      },
    })
  })
}

/** Records every error of the browser on any page of the context. Only the page itself learns of a blocked `eval`. */
async function watch(context: BrowserContext, complaints: string[]): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event =>
      console.error(`policy: ${event.effectiveDirective} ${event.blockedURI}`),
    )
  })
  context.on('console', message => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', error => complaints.push(`page: ${error.error().stack ?? error.error().message}`))
}

/** Messages of three.js in a browser without WebGL, as in walks that are not tagged `@stage`. */
const NO_WEBGL = /^console: THREE\.WebGLRenderer: .*WebGL context/

/** Returns the complaints that no test caused on purpose. */
const unexpected = (complaints: readonly string[], { troubled, tags }: Circumstances): string[] =>
  complaints
    .filter(complaint => !troubled.some(address => complaint.endsWith(`${address})`)))
    .filter(complaint => tags.includes('@stage') || !NO_WEBGL.test(complaint))

/** Concurrent tests have servers on consecutive ports, unless a running server is given. */
function ownServer(first: string | undefined, index: number): string | undefined {
  if (first === undefined || process.env['E2E_URL'] !== undefined) return first
  const own = new URL(first)
  own.port = String(Number(own.port) + index)
  return own.origin
}

/** A test that fails on any browser error, on raw keys and on pages wider than their window. */
export const test = base.extend<Walk>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  lang: async ({}, use, info) => use(info.project.metadata['lang'] === 'kh' ? 'kh' : 'en'),
  baseURL: async ({ baseURL }, use, { parallelIndex }) => use(ownServer(baseURL, parallelIndex)),
  words: async ({ lang }, use) => use(await loadWords(lang)),
  isPhone: async ({ viewport }, use) => use((viewport?.width ?? 0) < 992),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  troubled: async ({}, use) => use([]),
  isSettling: [false, { option: true }],
  context: async ({ context, lang, troubled, isSettling }, use, { tags }) => {
    const complaints: string[] = []
    await speak(context, lang)
    if (!isSettling && tags.includes('@stage')) await leaveUnsettled(context)
    await watch(context, complaints)
    await use(context)
    expect(unexpected(complaints, { troubled, tags }), 'what the browser complained of').toEqual([])
  },
  page: async ({ page }, use) => {
    await use(page)
    if (!page.isClosed()) await expectTidy(page)
  },
  step: async ({ page: first }, use, info) => {
    const folder = join(import.meta.dirname, '../../pictures', info.project.name)
    await mkdir(folder, { recursive: true })
    let count = 0
    await use(async (name, page = first) => {
      count += 1
      await expectTidy(page)
      if (info.project.metadata['isRecorded'] !== true) return
      const file = `${String(count).padStart(2, '0')}-${name}.png`
      await page.screenshot({ path: join(folder, file), animations: 'disabled' })
    })
  },
  otherVisitor: async ({ browser, lang, viewport, troubled }, use, { tags }) => {
    const contexts: BrowserContext[] = []
    const complaints: string[] = []
    await use(async () => {
      const context = await browser.newContext({ viewport })
      contexts.push(context)
      await speak(context, lang)
      await watch(context, complaints)
      return context.newPage()
    })
    await Promise.all(contexts.map(context => context.close()))
    expect(unexpected(complaints, { troubled, tags }), 'what the other browser complained of').toEqual([])
  },
})

export { expect }
