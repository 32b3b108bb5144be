import { pageRows, type PageName } from '@kitwright/pages'
import { textModule } from '@kitwright/words'
import { gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

/** JavaScript, in kB after gzip, that a page may load before it is interactive, in Khmer, the longer language. */
const BUDGET = 164.5
/**
 * Budgets of the pages that need more: their current size and a little. Each is lowered when possible, and never raised
 * without a note in docs/bench.md.
 */
const MORE: { readonly [N in PageName]?: number } = {
  // The generated kit.
  quickStart: 171.8,
  product: 168.2,
  pricing: 170,
  home: 160.2,
  // Search and selection fields.
  store: 174.8,
  // The chart of a product's sizes.
  sizes: 168,
  // Mantine's fields, and react-query's mutations.
  signIn: 176.3,
  // The same, with six fields.
  signUp: 180.2,
  // three.js alone is 185.
  editor: 464.3,
}
/**
 * JavaScript, in kB, that a rendered page may load before it reacts to a press: its entry script with all its imports.
 */
const BEGINNING = 2.4
const ENTRANCE = ['apps/web/src/app/bootstrap.ts', 'apps/web/src/app/main.tsx']
/** Client-rendered pages and the modules they wait for. */
const EDITOR = { module: 'studio/shell/StudioPage.tsx', words: ['studio'] } as const

export interface Part {
  readonly fileName: string
  readonly code: string
  readonly imports: readonly string[]
  readonly moduleIds: readonly string[]
}

/** Weight in bytes of these modules' chunks with all their dependencies. Throws when no chunk contains one. */
export function weigh(parts: readonly Part[], modules: readonly string[]): number {
  const byName = new Map(parts.map(part => [part.fileName, part]))
  const found = new Set<Part>()
  const add = (part: Part | undefined): void => {
    if (!part || found.has(part)) return
    found.add(part)
    for (const each of part.imports) add(byName.get(each))
  }
  for (const module of modules) {
    const part = parts.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(module)))
    if (!part) throw new Error(`no chunk holds ${module}`)
    add(part)
  }
  return [...found].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).byteLength, 0)
}

/** Returns the weight of each page, heaviest first, and its budget. */
function weighPages(parts: readonly Part[]): { name: PageName; kb: number; allowed: number }[] {
  const weighed = pageRows.flatMap(([name, { ssr }]) => {
    const needed = name === 'editor' ? EDITOR : ssr
    if (!needed) return []
    const words = ['common' as const, ...needed.words].map(name => textModule('kh', name))
    const bytes = weigh(parts, [...ENTRANCE, `apps/web/src/${needed.module}`, ...words])
    return [{ name, kb: bytes / 1000, allowed: MORE[name] ?? BUDGET }]
  })
  return weighed.toSorted((a, b) => b.kb - a.kb)
}

/** Fails the build when a page exceeds its budget, and logs each page's weight at `--logLevel info`. */
export function budgets(): Plugin {
  return {
    name: 'kitwright:budgets',
    apply: 'build',
    // After the bundler has written the lists of files into the chunks that import them.
    generateBundle: {
      order: 'post',
      handler(_options, bundle: Rollup.OutputBundle) {
        const chunks = Object.values(bundle).flatMap(each => (each.type === 'chunk' ? [each] : []))
        const pages = weighPages(chunks)
        const told = pages.map(({ name, kb, allowed }) => `${name} ${kb.toFixed(1)} of ${allowed} kB`)
        this.info(`JavaScript, gzip: ${told.join(', ')}`)
        const beginning = weigh(chunks, [ENTRANCE[0]!]) / 1000
        if (beginning > BEGINNING)
          this.error(
            `A page hears presses after ${beginning.toFixed(2)} of ${BEGINNING} kB: see \`SHARED\` of vite.config.ts.`,
          )
        const over = told.filter((_, i) => pages[i]!.kb > pages[i]!.allowed)
        if (over.length > 0)
          this.error(
            `Pages over their budget of JavaScript: ${over.join(', ')}. What is rarely used comes by import().`,
          )
      },
    },
  }
}
