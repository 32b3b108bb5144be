import type { Page } from '@playwright/test'
import type { Texts } from '@kitwright/words'

/** Shows a part of an order's page in the office. A phone shows one at a time, a wider screen all. */
export async function showPart(page: Page, words: Texts, part: 'lines' | 'money' | 'made' | 'talk'): Promise<void> {
  await page.getByRole('region', { name: words.office.next_step }).waitFor()
  const tab = page.getByRole('button', { name: words.desk[`part_${part}`], exact: true })
  if (await tab.isVisible()) await tab.click()
}
