import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const ELEMENT = fileURLToPath(new URL('../src/embed/kitView.ts', import.meta.url))

/** Writes `kit-view.js`, the element for pages of clubs: one plain script without imports. */
export function embed(): Plugin {
  return {
    name: 'kitwright:embed',
    apply: 'build',
    async writeBundle({ dir }) {
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2022',
          rollupOptions: { input: ELEMENT, output: { format: 'iife', entryFileNames: 'kit-view.js' } },
        },
      })
    },
  }
}
