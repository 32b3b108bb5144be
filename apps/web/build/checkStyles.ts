import type { Plugin, Rollup } from 'vite'

/** Files in which a library's component stores its class names; their style sheet must be imported separately. */
const CLASS_NAMES = /@mantine\/[\w-]+\/esm\/components\/.*?(\w+)\.module\.m?js$/
const CLASS = /"(m_[0-9a-f]+)"/g

export interface UsedClasses {
  readonly component: string
  readonly classes: readonly string[]
}

/** Components without any class in the style sheets: they would appear unstyled. */
export const findBare = (used: readonly UsedClasses[], css: string): string[] =>
  used
    .filter(({ classes }) => classes.length > 0 && !classes.some(name => css.includes(`.${name}`)))
    .map(({ component }) => component)
    .sort()

/**
 * Whether `light-dark()` was compiled for older browsers to variables that no rule sets, so that its colours would be
 * missing.
 */
export const lacksScheme = (css: string): boolean =>
  css.includes('var(--lightningcss-light,') && !/[{;]--lightningcss-light:/.test(css)

function usedIn(bundle: Rollup.OutputBundle, codeOf: (id: string) => string): UsedClasses[] {
  const ids = Object.values(bundle).flatMap(each => (each.type === 'chunk' ? each.moduleIds : []))
  return [...new Set(ids)].flatMap(id => {
    const component = CLASS_NAMES.exec(id)?.[1]
    return component ? [{ component, classes: [...codeOf(id).matchAll(CLASS)].map(found => found[1]!) }] : []
  })
}

/** Fails the build when a component is used whose style sheet is imported nowhere. */
export function styled(): Plugin {
  return {
    name: 'kitwright:styled',
    apply: 'build',
    generateBundle(_options, bundle) {
      const used = usedIn(bundle, id => this.getModuleInfo(id)?.code ?? '')
      const sheets = Object.values(bundle).filter(each => each.type === 'asset' && each.fileName.endsWith('.css'))
      const css = sheets.map(each => (each.type === 'asset' ? String(each.source) : '')).join('\n')
      if (lacksScheme(css))
        this.error('light-dark() has no effect: no rule with a `color-scheme` is there (src/ui/theme/base.css)')
      const bare = findBare(used, css)
      if (bare.length === 0) return
      this.error(
        `Components without their style sheet: ${bare.join(', ')}. Import ${bare.map(name => `@mantine/core/styles/${name}.css`).join(', ')} in src/app/mantine.css.`,
      )
    },
  }
}
