import type { Plugin, Rollup } from 'vite'

const BEGINNING = '/app/bootstrap.ts'
const APP = '/app/main.tsx'

/** Whether this is the front door's own script. */
export const isBeginning = (file: Rollup.OutputBundle[string]): boolean =>
  file.type === 'chunk' && file.moduleIds.some(id => id.endsWith(BEGINNING))

/** The app's files, each before what asks for it; none without a bundle. */
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
 * Links the app's files in the front door: the script there asks for them itself, a way to the server and back later. The server takes
 * the links out of a page that it renders, since such a one is seen and pressed first.
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
