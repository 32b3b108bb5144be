import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rollup } from 'vite'
import { filesOf, isBeginning } from './preloadLinks.ts'

type Bundle = Rollup.OutputBundle
const WORKER = fileURLToPath(new URL('../src/app/serviceWorker/worker.ts', import.meta.url))
/** Modules that are not needed offline. */
const ELSEWHERE = /\/src\/(?:account|office|shop)\//

/** Collects the chunk, its dependencies and its dynamic imports, except those of other modules. */
function collect(bundle: Bundle, name: string, found: Set<string>): void {
  const chunk = bundle[name]
  if (found.has(name) || chunk?.type !== 'chunk') return
  found.add(name)
  for (const each of chunk.viteMetadata?.importedCss ?? []) found.add(each)
  const later = chunk.dynamicImports.filter(each => {
    const wanted = bundle[each]
    return wanted?.type === 'chunk' && !ELSEWHERE.test(wanted.facadeModuleId ?? '')
  })
  for (const each of [...chunk.imports, ...later]) collect(bundle, each, found)
}

/** The bundle treats worker scripts as files, not chunks. */
const isWorkerScript = (name: string, bundle: Bundle): boolean => bundle[name]?.type === 'asset' && name.endsWith('.js')

const withStyles = (bundle: Bundle, name: string): string[] => {
  const chunk = bundle[name]
  return [name, ...((chunk?.type === 'chunk' && chunk.viteMetadata?.importedCss) || [])]
}

function buildOf(bundle: Bundle): object {
  const entry = Object.values(bundle).find(isBeginning)
  if (!entry) throw new Error('the bundle has no entry')
  const found = new Set<string>()
  collect(bundle, entry.fileName, found)
  for (const name of Object.keys(bundle)) if (isWorkerScript(name, bundle)) found.add(name)
  const files = [...found].map(name => `/${name}`).sort()
  const id = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
  const shell = [...new Set([entry.fileName, ...filesOf(bundle).flatMap(name => withStyles(bundle, name))])]
  return { id, entry: `/${entry.fileName}`, shell: shell.map(name => `/${name}`).sort(), files }
}

/** Writes `sw.js`, the service worker: one plain script that lists the files of its build. */
export function offline(): Plugin {
  return {
    name: 'kitwright:offline',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      await build({
        configFile: false,
        logLevel: 'warn',
        define: { __BUILD__: JSON.stringify(buildOf(bundle)), 'process.env.NODE_ENV': '"production"' },
        publicDir: false,
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2023',
          rollupOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      })
    },
  }
}
