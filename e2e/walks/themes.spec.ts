import { THEMES, type ThemeName } from '@kitwright/pages'
import { expect, test, type Page } from '@playwright/test'

/** Cells of this many CSS px are compared. */
const CELL = 8
/** Height of a page that is compared. */
const TALL = 3000
/** Largest part of two themes' cells that may be the same. */
const MOST = 0.6

/** Returns the cells that texts and pictures cover. Colours and the logo play no part. */
async function cellsOf(page: Page, theme: ThemeName): Promise<ReadonlySet<string>> {
  await page.goto(`/?theme=${theme}&lang=en`)
  await expect(page.locator(`html[data-theme-name="${theme}"] .block--contact`)).toBeVisible()
  await page.evaluate(async () => document.fonts.ready)
  const cells = await page.evaluate(
    ({ cell, tall }) => {
      const found = new Set<string>()
      const add = (kind: string, { left, top, right, bottom, width }: DOMRect): void => {
        if (width === 0) return
        for (let y = Math.floor(top / cell); y < Math.min(bottom, tall) / cell; y++)
          for (let x = Math.floor(left / cell); x < right / cell; x++) found.add(`${kind} ${x} ${y}`)
      }
      const walker = document.createTreeWalker(document.querySelector('.blocks')!, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(node)
        if (node.textContent?.trim()) for (const box of range.getClientRects()) add('text', box)
      }
      for (const picture of document.querySelectorAll('.blocks img')) add('picture', picture.getBoundingClientRect())
      return [...found]
    },
    { cell: CELL, tall: TALL },
  )
  return new Set(cells)
}

test('one shop in two themes shares at most 60 percent of its boxes', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  const cells = new Map<ThemeName, ReadonlySet<string>>()
  for (const theme of THEMES) cells.set(theme, await cellsOf(page, theme))
  for (const [at, one] of THEMES.entries())
    for (const other of THEMES.slice(at + 1)) {
      const [a, b] = [cells.get(one)!, cells.get(other)!]
      const shared = [...a].filter(cell => b.has(cell)).length
      const overlap = shared / (a.size + b.size - shared)
      expect([one, other, overlap <= MOST], `${one} and ${other} share ${overlap.toFixed(2)}`).toEqual([
        one,
        other,
        true,
      ])
    }
})
