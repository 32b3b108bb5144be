import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { lostOn } from './contrast/lostOn.ts'

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

/**
 * Expects no axe violations in the light theme and the dark one, and that a contrast theme of the system loses nothing.
 * There the colours are the system's; axe still weighs ours.
 */
export async function expectAccessibleInThemes(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, `${where}, dark`, true)
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  expect(await lostOn(page), `${where}, in a contrast theme`).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}
