import type { Page } from '@playwright/test'
import { type PageName, pageRows } from '@kitwright/pages'
import { beSignedUp, beStaff } from './support/checkout.ts'
import { openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

/** In the colours of a Windows contrast theme. */
const inContrastTheme = async (page: Page): Promise<void> => page.emulateMedia({ forcedColors: 'active' })

/**
 * Chosen controls in sight that look as they would if they were not chosen, and swatches that have lost their colour. Each is looked at
 * twice, with and without the attributes that say that it is chosen.
 */
const lostOn = async (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CHOSEN = [
      ['aria-pressed', 'true'],
      ['aria-selected', 'true'],
      ['aria-current', 'page'],
      ['aria-current', 'true'],
      ['data-active', 'true'],
    ] as const
    const SIGHT = [
      'outlineStyle',
      'outlineWidth',
      'outlineColor',
      'borderTopColor',
      'borderTopWidth',
      'borderBottomColor',
      'borderBottomWidth',
      'backgroundColor',
      'color',
      'textDecorationLine',
      'fontWeight',
    ] as const
    const sightOf = (element: Element): string =>
      [element, ...element.querySelectorAll('*')]
        .flatMap(each => [null, '::before', '::after'].map(part => getComputedStyle(each, part)))
        .map(style => SIGHT.map(name => style[name]).join())
        .join('|')
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute('aria-label') || '').slice(0, 40)}"`
    const lost: string[] = []
    const selector = CHOSEN.map(([name, value]) => `[${name}="${value}"]`).join()
    for (const element of document.querySelectorAll(selector)) {
      if (!element.checkVisibility() || element.getBoundingClientRect().width < 8) continue
      const chosen = sightOf(element)
      // One control may say it by several.
      const said = CHOSEN.filter(([name, value]) => element.getAttribute(name) === value)
      for (const [name] of said) element.removeAttribute(name)
      if (sightOf(element) === chosen) lost.push(`it cannot be told that this is chosen: ${nameOf(element)}`)
      for (const [name, value] of said) element.setAttribute(name, value)
    }
    for (const element of document.querySelectorAll<HTMLElement>('[aria-pressed] [style*="background"]')) {
      const { backgroundColor, backgroundImage } = element.style
      if (backgroundImage || !/^(?:#|rgb)/.test(backgroundColor) || !element.checkVisibility()) continue
      if (getComputedStyle(element).forcedColorAdjust !== 'none') lost.push(`the colour is gone: ${nameOf(element)}`)
    }
    return lost
  })

const isPlain = (path: string): boolean => !path.includes('$')
const pathsOf = (session: 'customer' | 'staff' | null): [PageName, string][] =>
  pageRows.flatMap(([name, page]): [PageName, string][] =>
    page.session === session && isPlain(page.path) ? [[name, page.path]] : [],
  )

async function walk(page: Page, paths: readonly (readonly [PageName, string])[]): Promise<void> {
  for (const [, path] of paths) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await lostOn(page), path).toEqual([])
  }
}

test('in a contrast theme a visitor tells what is chosen on every page', async ({ page }) => {
  await inContrastTheme(page)
  await walk(page, pathsOf(null))
})

test('in a contrast theme a customer tells what is chosen on every page', async ({ page }) => {
  await inContrastTheme(page)
  await beSignedUp(page)
  await walk(page, pathsOf('customer'))
})

test('in a contrast theme staff tell what is chosen on every page', async ({ page }) => {
  await inContrastTheme(page)
  await page.goto('/about')
  await beStaff(page, 'admin')
  await walk(page, pathsOf('staff'))
})

test('in a contrast theme a designer tells what is chosen in every tool', async ({ page, words, isPhone }) => {
  await inContrastTheme(page)
  const studio = await openStudio({ words, isPhone }, page)
  for (const tool of ['parts', 'patterns', 'text', 'images', 'squad', 'starts'] as const) {
    await studio.openTool(tool)
    expect(await lostOn(page), tool).toEqual([])
  }
})
