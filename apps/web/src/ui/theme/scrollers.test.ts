import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const RULE = /([^{}]+)\{([^{}]*)\}/g
const SCROLLS = /overflow(?:-[xy]|-block|-inline)?:[^;]*\b(?:auto|scroll)\b/
const POSITIONED = /position:\s*(?:relative|absolute|fixed|sticky)/

/**
 * Returns selectors of a style sheet that scroll their content without containing its absolutely positioned elements.
 */
function looseScrollers(css: string): string[] {
  const rules = [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(RULE)].flatMap(([, selectors, body]) =>
    selectors!.split(',').map(selector => ({ selector: selector.trim(), body: body! })),
  )
  const held = new Set(rules.filter(({ body }) => POSITIONED.test(body)).map(({ selector }) => selector))
  return rules.filter(({ selector, body }) => SCROLLS.test(body) && !held.has(selector)).map(({ selector }) => selector)
}

// Visually hidden elements are positioned absolutely: outside their scroller they would make the page as long as the
// panel's content.
it('whatever scrolls holds what is laid in it', () => {
  const sheets = globSync('apps/web/src/**/*.css')
  expect(sheets.length).toBeGreaterThan(20)
  const loose = sheets.flatMap(file => looseScrollers(readFileSync(file, 'utf8')).map(each => `${file}: ${each}`))
  expect(loose).toEqual([])
})
