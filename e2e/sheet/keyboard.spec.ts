import type { Page } from '@playwright/test'
import { signUp } from '../walks/support/checkout.ts'
import { expect, test } from '../walks/support/test.ts'

const PUBLIC = ['/', '/products', '/pricing', '/sizes', '/store', '/quickstart', '/about', '/contact', '/nowhere']
const AUTH = ['/auth/signin', '/auth/signup', '/auth/forgotpassword']
const PERSONAL = ['/me/dashboard', '/me/assets', '/me/players', '/me/histories', '/me/setting']
/** More tab stops than any page has. */
const MOST = 200

interface Stop {
  readonly name: string
  readonly isEnd: boolean
  readonly isSeen: boolean
}

/** Presses Tab once more and returns the focused stop. */
async function tab(page: Page): Promise<Stop> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const walked = ((window as { walked?: Set<Element> }).walked ??= new Set())
    const element = document.activeElement ?? document.body
    const isEnd = element === document.body || walked.has(element)
    walked.add(element)
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const { width, height, bottom, right } = element.getBoundingClientRect()
    // A radio's or switch's own box is hidden. The element beside it shows the focus.
    const stand = element.nextElementSibling ?? element.parentElement!
    const isMarked =
      (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) ||
      element.matches('input[type="radio"], input[type="checkbox"]')
    const box = width > 1 && height > 1 ? { bottom, right } : stand.getBoundingClientRect()
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`
    return { name, isEnd, isSeen: isMarked && box.bottom > 0 && box.right > 0 }
  })
}

/** Tabs through the page until the focus leaves it, and returns the stops without a visible focus. */
async function tabThrough(page: Page): Promise<{ count: number; unseen: string[] }> {
  const unseen: string[] = []
  for (let count = 0; count < MOST; count += 1) {
    const stop = await tab(page)
    if (stop.isEnd) return { count, unseen }
    if (!stop.isSeen) unseen.push(stop.name)
  }
  return { count: MOST, unseen }
}

async function expectWalkable(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const all = await page.evaluate(
    () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button:enabled, input:enabled, select, textarea, [tabindex="0"]',
        ),
      ].filter(
        // One radio of a group represents all of them.
        element =>
          element.tabIndex >= 0 &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches('[type="radio"]:not(:checked)'),
      ).length,
  )
  const { count, unseen } = await tabThrough(page)
  expect.soft(unseen, `focus not to be seen on ${path}`).toEqual([])
  expect.soft(count, `stops on ${path}: nothing traps the focus or is left out`).toBeGreaterThanOrEqual(all)
}

test('every public page is walked by Tab', async ({ page, troubled }) => {
  troubled.push('/nowhere')
  for (const path of [...PUBLIC, ...AUTH]) await expectWalkable(page, path)
})

test('every personal page is walked by Tab', async ({ page, words }) => {
  await signUp(page, words)
  for (const path of PERSONAL) await expectWalkable(page, path)
})
