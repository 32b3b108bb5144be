import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../walks/support/axe.ts'
import { expectTidy, overflowOf } from '../walks/support/rawTextKeys.ts'
import type { PageShot } from './pageShots.ts'

export const FOLDER = join(import.meta.dirname, '../pictures/sheet')
export const THEMES = ['light', 'dark'] as const
/** The width of the smallest phones, px. */
const NARROW = 360
export type Theme = (typeof THEMES)[number]

/** Collects the browser's errors. The returned function reads them. */
export function listen(page: Page): () => string[] {
  let heard: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') heard.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', error => heard.push(`page: ${error.message}`))
  page.on('requestfailed', request => {
    // Requests that a page aborts when it is left are ignored.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') heard.push(`request: ${request.url()} ${reason}`)
  })
  page.on('response', response => {
    if (response.status() >= 400) heard.push(`response: ${response.status()} ${response.url()}`)
  })
  return () => {
    const said = [...new Set(heard)]
    heard = []
    return said
  }
}

/** Changes the theme as if in another tab, without a reload. */
export async function wear(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(newValue => {
    const key = 'kitwright.theme'
    localStorage.setItem(key, newValue)
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
  }, theme)
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
  await paint(page)
}

/** Waits until colour transitions have ended. */
const paint = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** The placeholders for content that is still loading. */
const WAITING = '.mantine-Loader-root, .mantine-Skeleton-root, [aria-busy="true"], [data-waiting]'

/** Returns whether React has hydrated the server-rendered page: it marks the elements that it has taken over. */
const isAlive = (): boolean =>
  Object.keys(document.querySelector('#root > *') ?? {}).some(key => key.startsWith('__react'))

/** Waits until everything has loaded: API calls, fonts and pictures, including those further down. */
export async function settle(page: Page, isStage = false): Promise<void> {
  if (isStage) await page.locator('[data-status="ready"]').waitFor({ timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(isAlive)
  // The network is also idle between two calls, and their results may add pictures further down.
  await expect
    .poll(() =>
      page.evaluate(waiting => {
        for (const image of document.images) image.loading = 'eager'
        return document.querySelectorAll(waiting).length
      }, WAITING),
    )
    .toBe(0)
  await page.evaluate(async () => {
    await document.fonts.ready
    // A broken picture is reported by its request.
    await Promise.allSettled([...document.images].map(image => image.decode()))
  })
}

/** Returns controls smaller than a fingertip. Links in running text may be as high as their line. */
const smallTargetsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 44
    // A palette's nine columns share the width of the smallest phone without gaps.
    const MIN_IN_PALETTE = 39
    // Returns whether an element only represents a control for screen readers, such as a slider's own input.
    const isClipped = (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (element.parentElement !== null && isClipped(element.parentElement))
    const selector =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="radio"], .mantine-Switch-body'
    const isInText = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.innerText.trim() !== element.textContent?.trim()
    // A radio is also tapped by its label, a field by its frame, and a switch by its whole area, because its own input
    // is invisible.
    const boxesOf = (element: HTMLElement): DOMRect[] =>
      [
        element,
        element.closest('.mantine-Input-wrapper') ?? element,
        ...((element as HTMLInputElement).labels ?? []),
      ].map(each => each.getBoundingClientRect())
    const boxOf = (element: HTMLElement) => ({
      width: Math.max(...boxesOf(element).map(({ width }) => width)),
      height: Math.max(...boxesOf(element).map(({ height }) => height)),
    })
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter(
        element =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          !isInText(element) &&
          !isClipped(element),
      )
      .map(element => ({ element, box: boxOf(element) }))
      .filter(
        ({ element, box }) =>
          element.getBoundingClientRect().bottom + scrollY > 0 &&
          box.width > 1 &&
          (box.width < (element.closest('[data-palette]') ? MIN_IN_PALETTE : LEAST) - 0.5 || box.height < LEAST - 0.5),
      )
      .map(({ element, box }) => {
        const name = element.ariaLabel ?? element.textContent?.trim().slice(0, 30) ?? ''
        return `${element.tagName.toLowerCase()} “${name}” ${Math.round(box.width)} × ${Math.round(box.height)} ${element.className}`
      })
  })

/** Returns Khmer text whose line height is so small that vowels and subscripts are cut off. */
const tightKhmerOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isTight = (element: Element): boolean => {
      const { fontSize, lineHeight } = getComputedStyle(element)
      return parseFloat(lineHeight) / parseFloat(fontSize) < 1.59
    }
    const written = (element: Element): string =>
      [...element.childNodes].map(node => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join('')
    return [...document.body.querySelectorAll('*')]
      .filter(element => /[\u1780-\u17ff]/.test(written(element)) && element.checkVisibility() && isTight(element))
      .map(element => `${element.tagName} “${written(element).trim().slice(0, 30)}” ${element.getAttribute('class')}`)
  })

/** Returns the elements that are wider than the smallest phones, px. */
async function narrowlyOn(page: Page): Promise<string> {
  const size = page.viewportSize()!
  await page.setViewportSize({ ...size, width: NARROW })
  await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(NARROW)
  const found = await overflowOf(page)
  await page.setViewportSize(size)
  return found
}

interface PageExpectation {
  readonly isPhone: boolean
  /** A dialog hides the page's own heading. */
  readonly hasHeading: boolean
  readonly isRepainted: boolean
}

/** Checks title, one main heading, text, width and accessibility, and on phones the size of tap targets. */
export async function inspect(
  page: Page,
  where: string,
  { isPhone, hasHeading, isRepainted }: PageExpectation,
): Promise<void> {
  expect.soft(await page.title(), `title on ${where}`).not.toBe('')
  const headings = page.getByRole('heading', { level: 1 })
  if (hasHeading) expect.soft(await headings.count(), `main headings on ${where}`).toBe(1)
  await expectTidy(page)
  await expectAccessible(page, where, isRepainted)
  if (isRepainted) return
  expect.soft([...new Set(await tightKhmerOn(page))], `tight Khmer on ${where}`).toEqual([])
  if (!isPhone) return
  expect.soft([...new Set(await smallTargetsOn(page))], `small targets on ${where}`).toEqual([])
  expect.soft(await narrowlyOn(page), `overflow at ${NARROW} px on ${where}`).toBe('')
}

/** Expects no errors except those that the page is meant to cause. */
export function expectNothingHeard(heard: readonly string[], { name, isSaid }: PageShot): void {
  const unexpected = heard.filter(line => !isSaid?.test(line))
  expect.soft(unexpected, `what the browser complained of on ${name}`).toEqual([])
}

/**
 * When taking a full-page screenshot, the browser stops emulating touch and draws for a mouse. This applies the touch
 * styles everywhere.
 */
const keepFinger = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const rewrite = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules)
        if (!(rule instanceof CSSMediaRule)) continue
        const { media } = rule
        media.mediaText = media.mediaText.replaceAll(/\((?:pointer: coarse|hover: none)\)/g, '(min-width: 0)')
        media.mediaText = media.mediaText.replaceAll(/\((?:pointer: fine|hover: hover)\)/g, '(max-width: 0)')
      }
    }
    if (matchMedia('(pointer: coarse)').matches) for (const { cssRules } of document.styleSheets) rewrite(cssRules)
  })

/** Takes a screenshot: of the window for a stage, of the full page for any other. */
export async function picture(page: Page, path: readonly string[], isStage = false): Promise<void> {
  const file = `${join(FOLDER, ...path)}.jpg`
  await mkdir(join(file, '..'), { recursive: true })
  if (!isStage) await keepFinger(page)
  await page.screenshot({ path: file, type: 'jpeg', quality: 80, fullPage: !isStage, animations: 'disabled' })
}
