import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Finding {
  readonly rule: string
  readonly count: number
  readonly first: string
}

/**
 * Returns axe's findings on the page as it is, without trivial ones. `isRepainted`: only the colours have changed since
 * the last run.
 */
async function findingsOn(page: Page, isRepainted: boolean): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const runOnly = isRepainted ? ['color-contrast'] : WCAG
  const { violations } = await page.evaluate(async runOnly => {
    const { axe } = window as unknown as { axe: { run(root: Document, options: RunOptions): Promise<AxeResults> } }
    return axe.run(document, { runOnly, resultTypes: ['violations'] })
  }, runOnly)
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .map(({ id, impact, nodes }) => ({
      rule: `${impact} ${id}`,
      count: nodes.length,
      first: `${nodes[0]?.target.join(' ')} ${nodes[0]?.any[0]?.message ?? ''}`,
    }))
}

/** Expects no axe violations once the page has settled, because colours in transition would be misread. */
export async function expectAccessible(page: Page, where: string, isRepainted = false): Promise<void> {
  const softly = expect.configure({ soft: true })
  await softly
    .poll(async () => findingsOn(page, isRepainted), { message: `axe on ${where}`, timeout: 15_000 })
    .toEqual([])
}
