import type { Plugin, Rollup } from 'vite'

const BEGINNING = '/app/bootstrap.ts'
const APP = '/app/main.tsx'

/** Whether this is the entry page's own script. */
export const isBeginning = (file: Rollup.OutputBundle[string]): boolean =>
  file.type === 'chunk' && file.moduleIds.some(id => id.endsWith(BEGINNING))

/** The app's files, dependencies first; empty without a bundle. */
export function filesOf(bundle: Rollup.OutputBundle): string[] {
  const found = new Set<string>()
  const add = (name: string): void => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || isBeginning(chunk) || found.has(name)) return
    chunk.imports.forEach(add)
    found.add(name)
  }
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(APP)) add(chunk.fileName)
  return [...found]
}

/**
 * Links the app's files in the entry page. Otherwise its script would request them itself, a round trip later. The
 * server removes the links from pages that it renders, since visitors see and press those first.
 */
export function frontDoor(): Plugin {
  return {
    name: 'kitwright:front-door',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_page, { bundle = {} }) =>
        filesOf(bundle).map(name => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
          injectTo: 'head',
        })),
    },
  }
}
