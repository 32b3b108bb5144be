import { expect, test } from './support/test.ts'

test('a language kept without its cookie is the only one seen', async ({ page, words }) => {
  // Every heading that ever appeared in the page, including the page before its own reload.
  const seen: string[] = []
  await page.exposeFunction('noteHeading', (text: string) => seen.push(text))
  await page.addInitScript(() => {
    const look = (): void => {
      const text = document.querySelector('h1')?.textContent
      if (text) (globalThis as unknown as { noteHeading(text: string): void }).noteHeading(text)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.shop.pricing_title)
  await page.context().clearCookies()
  // A new tab reloads itself once.
  await page.evaluate(() => sessionStorage.clear())
  seen.length = 0
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.shop.pricing_title)
  expect([...new Set(seen)]).toEqual([words.shop.pricing_title])
})
