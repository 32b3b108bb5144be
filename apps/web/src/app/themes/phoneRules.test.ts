import { readFileSync } from 'node:fs'
import { THEMES } from '@kitwright/pages'
import postcss, { type Declaration } from 'postcss'
import { expect, it } from 'vitest'

interface Rule {
  readonly selector: string
  readonly property: string
  readonly value: string
  readonly media: string
  readonly place: string
}

/** Returns a declaration once for each selector of its rule; nothing for a declaration outside rules. */
function rulesOf(declaration: Declaration, file: string): Rule[] {
  const outer: string[] = []
  const media: string[] = []
  let own: readonly string[] = []
  for (let parent = declaration.parent; parent; parent = parent.parent as typeof parent) {
    if (parent instanceof postcss.AtRule) media.unshift(parent.params)
    if (!(parent instanceof postcss.Rule)) continue
    if (own.length > 0) outer.unshift(parent.selector)
    else own = parent.selectors
  }
  const { prop: property, value, important, source } = declaration
  return own.map(selector => ({
    selector: [...outer, selector, important ? '!' : ''].join(' '),
    property,
    value,
    media: media.join(' and '),
    place: `${file}:${String(source?.start?.line)}`,
  }))
}

/** Returns a theme's rules in the order in which they win. */
function themeRules(theme: string): Rule[] {
  const read = (file: string): string => readFileSync(new URL(`./${theme}/${file}`, import.meta.url), 'utf8')
  const files = [...read(`${theme}.css`).matchAll(/@import '\.\/([^']+)'/g)].map(([, file]) => file!)
  return files.flatMap(file => {
    const rules: Rule[] = []
    postcss.parse(read(file)).walkDecls(declaration => void rules.push(...rulesOf(declaration, `${theme}/${file}`)))
    return rules
  })
}

it.each(THEMES)('the rules of %s for small screens stand after those for all', theme => {
  const rules = themeRules(theme)
  expect(rules.length).toBeGreaterThan(300)
  const overruled = rules.flatMap((rule, at) => {
    if (!rule.media.includes('max-width')) return []
    const rest = rules
      .slice(at + 1)
      .filter(({ selector, property }) => selector === rule.selector && property === rule.property)
    const general = rest.find(({ media, value }) => media === '' && value !== rule.value)
    return general && rest.at(-1)!.media === ''
      ? [`${rule.place} is overruled by ${general.place}: ${rule.property}`]
      : []
  })
  expect(overruled).toEqual([])
})
