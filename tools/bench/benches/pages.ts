import { audit, fetchLighthouse, slowdownFor, type Audit } from '../lighthouse/audit.ts'
import { withShop } from '../load/shop.ts'
import { pageName, PUBLIC } from '../publicPages.ts'
import { costRow, rateRow, type BenchOptions, type Report } from '../report.ts'

/** Pages that show personal content. */
const HIDDEN = ['/preview']
/** The lowest accepted scores; a ratio of one or more meets them. */
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100 } as const
const MOST = { lcpMs: 2000, tbtMs: 150, cls: 0.03 }
/** Values below these are indistinguishable, and a ratio needs a divisor. */
const TINY = { tbtMs: 1, cls: 0.001 }

function reportPage(path: string, { scores, lcpMs, tbtMs, cls, speed }: Audit, report: Report): void {
  const name = `pages.${pageName(path)}`
  for (const [category, least] of Object.entries(LEAST) as [keyof typeof LEAST, number][])
    report(rateRow(`${name}.${category}`, 'points', [scores[category], least]))
  report(rateRow(`${name}.slowdown`, 'times', [slowdownFor(speed), slowdownFor(Infinity)]))
  report(costRow(`${name}.lcp`, 'ms', [lcpMs, MOST.lcpMs]))
  report(costRow(`${name}.tbt`, 'ms', [Math.max(TINY.tbtMs, tbtMs), MOST.tbtMs]))
  report(costRow(`${name}.cls`, 'share', [Math.max(TINY.cls, cls), MOST.cls]))
}

/** Audits every public page on Lighthouse's throttled phone against the promised scores. */
export async function bench(report: Report, { isShort }: BenchOptions): Promise<void> {
  await fetchLighthouse()
  await withShop(async address => {
    // Pictures are drawn at their first request and cached; the audit does not measure their drawing.
    for (const path of isShort ? PUBLIC.slice(0, 1) : [...PUBLIC, ...HIDDEN]) {
      const isHidden = HIDDEN.includes(path)
      const { speed } = await audit(address + path, { isHidden })
      reportPage(path, await audit(address + path, { isHidden, slowdown: slowdownFor(speed) }), report)
    }
  })
}
