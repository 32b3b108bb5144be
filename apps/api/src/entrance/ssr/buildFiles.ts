import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageFacts, type Language } from '@kitwright/words'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

export interface PageFiles {
  /** The page's own style sheets: each is too small for a request of its own. */
  readonly styles: readonly { readonly address: string; readonly text: string }[]
  readonly scripts: readonly string[]
  readonly fonts: readonly string[]
}

/** A face of a page's first lines; others may come later. */
const isFirstFace = (key: string, language: Language): boolean =>
  languageFacts(language).fontFiles.some(name => key.endsWith(`/${name}.woff2`))

/** What a page of this build needs beside the front door, by the modules that draw it. */
export function readBuildFiles(
  webRoot: string,
  frontDoor: string,
): (modules: readonly string[], language: Language) => PageFiles {
  const manifest = JSON.parse(readFileSync(join(webRoot, '.vite/manifest.json'), 'utf8')) as Manifest
  const keys = Object.keys(manifest)
  const isLinked = (file: string): boolean => frontDoor.includes(file)
  const texts = new Map<string, string>()
  const read = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(join(webRoot, file), 'utf8')
    texts.set(file, text)
    return text
  }
  return (modules, language) => {
    // What a module builds on comes before it, so that its own styles have the last word.
    const chunks = new Map<string, Chunk>()
    const seen = new Set<string>()
    const add = (key: string): void => {
      const chunk = manifest[key]
      if (!chunk || seen.has(key)) return
      seen.add(key)
      chunk.imports?.forEach(add)
      chunks.set(key, chunk)
    }
    modules.forEach(add)
    const needed = [...chunks.values()]
    return {
      styles: [...new Set(needed.flatMap(({ css = [] }) => css))]
        .filter(file => !isLinked(file))
        .map(file => ({ address: `/${file}`, text: read(file) })),
      scripts: needed.map(({ file }) => `/${file}`),
      fonts: keys.filter(key => isFirstFace(key, language)).map(key => `/${manifest[key]!.file}`),
    }
  }
}
