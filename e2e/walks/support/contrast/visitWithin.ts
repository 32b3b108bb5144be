import type { Page, Request } from '@playwright/test'
import { expect } from '../test.ts'

/** As long as Playwright's `networkidle` waits for another request. */
const QUIET_MS = 500

/** The part of TanStack's router, which its browser build puts into the window. */
interface PageRouter {
  readonly state: { readonly resolvedLocation?: { readonly pathname: string } }
  readonly navigate: (to: { readonly href: string }) => Promise<void>
}
declare global {
  var __TSR_ROUTER__: PageRouter
}

/**
 * Returns a function that opens a path of the shop and waits until no requests are under way. The first is loaded, the
 * next ones are shown by the app's router, as by a link.
 */
export async function visitWithin(page: Page): Promise<(path: string) => Promise<void>> {
  const open = new Set<Request>()
  let changedAt = 0
  const note = (change: (request: Request) => void) => (request: Request) => {
    change(request)
    changedAt = performance.now()
  }
  page.on(
    'request',
    note(request => open.add(request)),
  )
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(
      end as 'requestfinished',
      note(request => open.delete(request)),
    )
  let isLoaded = false
  return async path => {
    if (!isLoaded) {
      isLoaded = true
      await page.goto(path)
      return page.waitForLoadState('networkidle')
    }
    changedAt = performance.now()
    await page.evaluate(async href => __TSR_ROUTER__.navigate({ href }), path)
    await expect
      .poll(() => page.evaluate(() => __TSR_ROUTER__.state.resolvedLocation?.pathname), { message: path })
      .toBe(path)
    await expect
      .poll(() => open.size === 0 && performance.now() - changedAt > QUIET_MS, { message: `${path} is quiet` })
      .toBe(true)
  }
}
