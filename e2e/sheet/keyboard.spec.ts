import type { Page } from '@playwright/test'
import { signUp } from '../walks/support/checkout.ts'
import { expect, test } from '../walks/support/test.ts'

const PUBLIC = ['/', '/products', '/pricing', '/sizes', '/store', '/quickstart', '/about', '/contact', '/nowhere']
const AUTH = ['/auth/signin', '/auth/signup', '/auth/forgotpassword']
const PERSONAL = ['/me/dashboard', '/me/assets', '/me/players', '/me/histories', '/me/setting']
/** Presses of Tab after which the focus counts as trapped; the store has 240 controls. */
const MOST = 1_000

interface Box {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}
interface Stop {
  readonly name: string
  readonly state: 'new' | 'same' | 'known' | 'none'
  /** Whether the focus shows. */
  readonly isSeen: boolean
  /** Place on the page; null for what stays on the screen, and in the header. */
  readonly box: Box | null
}

/** Presses Tab once more and returns the focused control. `same`: a date has a stop for its day, month and year. */
async function tab(page: Page): Promise<Stop> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const walk = ((window as { walk?: { walked: Set<Element>; last?: Element } }).walk ??= { walked: new Set() })
    const element = document.activeElement ?? document.body
    const known = walk.walked.has(element) ? 'known' : 'new'
    const state = walk.last === element ? 'same' : known
    walk.walked.add(element)
    walk.last = element
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const own = element.getBoundingClientRect()
    // A radio's or switch's own box is hidden. The element beside it shows the focus.
    const stand = element.nextElementSibling ?? element.parentElement!
    const isMarked =
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
      element.matches('input[type="radio"], input[type="checkbox"]')
    const { top, bottom, left, right } = Math.min(own.width, own.height) > 1 ? own : stand.getBoundingClientRect()
    const isFixed = (at: Element | null): boolean =>
      at !== null && (/fixed|sticky/.test(getComputedStyle(at).position) || isFixed(at.parentElement))
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? ''} ${element.textContent.slice(0, 40)}`,
      state: element === document.body ? 'none' : state,
      isSeen: isMarked && bottom > 0 && right > 0,
      // Themes place the parts of the header on both sides and in rows.
      box:
        isFixed(element) || element.closest('header')
          ? null
          : { top: top + scrollY, bottom: bottom + scrollY, left, right },
    } as const
  })
}

/** Whether a stop is further up than the one before, without standing at its right as the next column does. */
const isBack = (before: Box | undefined, box: Box | null): boolean =>
  before !== undefined && box !== null && box.bottom <= before.top && box.left < before.right

/** Tabs through the page until the focus leaves it. `back`: stops out of their visual order. */
async function tabThrough(page: Page): Promise<{ readonly stops: readonly Stop[]; readonly back: readonly Stop[] }> {
  const stops: Stop[] = []
  const back: Stop[] = []
  let before: Box | undefined
  while (stops.length < MOST) {
    const stop = await tab(page)
    if (stop.state === 'none' || stop.state === 'known') break
    stops.push(stop)
    if (isBack(before, stop.box)) back.push(stop)
    before = stop.box ?? before
  }
  return { stops, back }
}

/** Returns the visible controls that the focus never reached. One radio of a group stands for all of them. */
const missedOn = async (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { walked } = (window as unknown as { walk: { walked: Set<Element> } }).walk
    return [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, input:enabled, select, textarea, [tabindex="0"]',
      ),
    ]
      .filter(element => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
      .filter(element => !element.matches('[type="radio"]:not(:checked)') && !walked.has(element))
      .map(element => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`)
  })

async function expectWalkable(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const { stops, back } = await tabThrough(page)
  // The stops inside a date are the browser's own, with a ring of its own.
  const named = (some: readonly Stop[]): string[] => some.map(({ name }) => name)
  expect.soft(stops.length, `presses of Tab on ${path}: nothing traps the focus`).toBeLessThan(MOST)
  expect
    .soft(named(stops.filter(({ isSeen, state }) => !isSeen && state !== 'same')), `focus not to be seen on ${path}`)
    .toEqual([])
  expect.soft(named(back), `stops out of their order on ${path}`).toEqual([])
  expect.soft(await missedOn(page), `controls that Tab does not reach on ${path}`).toEqual([])
}

test('Tab reaches each control of every public page in visual order', async ({ page, troubled }) => {
  troubled.push('/nowhere')
  for (const path of [...PUBLIC, ...AUTH]) await expectWalkable(page, path)
})

test('Tab reaches each control of every personal page in visual order', async ({ page, words }) => {
  await signUp(page, words)
  for (const path of PERSONAL) await expectWalkable(page, path)
})
