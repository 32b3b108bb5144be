import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RenderedPage } from '@kitwright/pages'
import { languageFacts, type Language } from '@kitwright/words'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

export interface PageFiles {
  /** The page's own style sheets. Each is too small for a separate request. */
  readonly styles: readonly { readonly address: string; readonly text: string }[]
  readonly scripts: readonly string[]
  readonly fonts: readonly string[]
}

/** Whether it is a font file of the page's first lines. Others may load later. */
const isFirstFace = (key: string, language: Language): boolean =>
  languageFacts(language).fontFiles.some(name => key.endsWith(`/${name}.woff2`))

const classesOf = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')))

/** Whether the markup uses a class of the style sheet. */
const isWorn = (sheet: string, classes: ReadonlySet<string>): boolean =>
  [...sheet.matchAll(/\.(_[\w-]+)/g)].some(([, name]) => classes.has(name!))

/** Reads the files a page of this build needs besides the entry, by the modules that draw it and by what it shows. */
export function readBuildFiles(
  webRoot: string,
  frontDoor: string,
): (page: Pick<RenderedPage, 'modules' | 'markup' | 'language'>) => PageFiles {
  const manifest = JSON.parse(readFileSync(join(webRoot, '.vite/manifest.json'), 'utf8')) as Manifest
  const keys = Object.keys(manifest)
  const isLinked = (file: string): boolean => frontDoor.includes(file)
  const texts = new Map<string, string>()
  const read = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(join(webRoot, file), 'utf8')
    texts.set(file, text)
    return text
  }
  const find = ({ modules, markup, language }: Parameters<ReturnType<typeof readBuildFiles>>[0]): PageFiles => {
    // A module's dependencies come before it, so that its own styles take precedence.
    const chunks = new Map<string, Chunk>()
    const seen = new Set<string>()
    const add = (key: string): void => {
      const chunk = manifest[key]
      if (!chunk || seen.has(key)) return
      seen.add(key)
      chunk.imports?.forEach(add)
      chunks.set(key, chunk)
    }
    const stylesFrom = (from: readonly Chunk[]): string[] =>
      from.flatMap(({ css = [] }) => css).filter(file => !isLinked(file))
    modules.forEach(add)
    const needed = [...chunks.values()]
    for (const { dynamicImports = [] } of needed) dynamicImports.forEach(add)
    // The server waited for components that a browser loads lazily. They are on the page, so it needs their styles.
    const classes = classesOf(markup)
    const late = stylesFrom([...chunks.values()].slice(needed.length)).filter(file => isWorn(read(file), classes))
    return {
      styles: [...new Set([...stylesFrom(needed), ...late])].map(file => ({ address: `/${file}`, text: read(file) })),
      scripts: needed.map(({ file }) => `/${file}`),
      fonts: keys.filter(key => isFirstFace(key, language)).map(key => `/${manifest[key]!.file}`),
    }
  }
  const found = new WeakMap<object, PageFiles>()
  return page => {
    const files = found.get(page) ?? find(page)
    found.set(page, files)
    return files
  }
}
