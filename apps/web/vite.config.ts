import react from '@vitejs/plugin-react'
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { budgets } from './build/budgets.ts'
import { embed } from './build/embedPlugin.ts'
import { frontDoor } from './build/preloadLinks.ts'
import { offline } from './build/serviceWorkerPlugin.ts'
import { precompress } from './build/precompress.ts'
import { firstSources, sharedSources } from './build/sharedSources.ts'
import { styled } from './build/checkStyles.ts'
import { joinWholeWords } from './build/wholeWordsPlugin.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const api = { target: process.env['API_URL'] ?? 'http://127.0.0.1:8080', changeOrigin: false, xfwd: true, ws: true }

/** The parts of Mantine and of the icons that every page uses. */
const THEIRS = [
  /node_modules\/@mantine\/core\/esm\/(?:core(?!\/utils\/(?:close-on|create-(?:event|scoped)|find-|get-(?:context-item|default-z|safe-id|single)|is-element))|components\/(?:Transition|UnstyledButton|Button|Loader))\//,
  /node_modules\/@mantine\/hooks\/esm\/(?:use-id|utils\/random-id)\//,
  /node_modules\/@tabler\/icons-react\/dist\/esm\/createReactComponent/,
]
/**
 * Modules shared by pages. Otherwise they would load as a dozen small files, each compressed separately: 3 to 5 kB more
 * on every page.
 */
const SHARED = [
  // The code that catches the first press on a rendered page, and the code that all other chunks depend on. It loads
  // before them and imports none of them.
  {
    name: 'begin',
    test: (id: string) => [/vite\/preload-helper|rolldown.runtime/, ...firstSources].some(each => each.test(id)),
    priority: 1,
  },
  { name: 'react-dom', test: /node_modules\/(?:react-dom|scheduler)\/|app\/reactDom\.ts/ },
  {
    name: 'router',
    test: /node_modules\/(?:@tanstack\/(?:router-core|react-router|history|store|react-store|query-core|react-query)|use-sync-external-store)\/(?!.*(?:useBlocker|nfinite|mutationObserver|useMutation))/,
  },
  { name: 'shell', test: (id: string) => [...sharedSources, ...THEIRS].some(each => each.test(id)) },
  {
    name: 'fields',
    test: /node_modules\/@mantine\/core\/esm\/components\/(?:Input|InputBase|TextInput|CloseButton)\//,
  },
]
const WAITED_FOR = /\/(?:StudioPage|createStage)-/

/** Compression level: quick for `npm start` and the tests, best for shipping. */
const compression = process.env['COMPRESSION'] === 'best' ? 'best' : 'quick'

/** Rendered pictures in this build. The pages draw outlines for the others. */
const pictures = existsSync(here('public/pictures')) ? readdirSync(here('public/pictures')) : []

export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  plugins: [
    react(),
    joinWholeWords(),
    ...(isSsrBuild ? [] : [styled(), budgets(), frontDoor(), offline(), embed(), precompress(compression)]),
  ],
  define: { __PICTURES__: JSON.stringify(pictures.filter(name => /\.(?:webp|png|avif|jpg)$/.test(name))) },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: isSsrBuild !== true,
    copyPublicDir: isSsrBuild !== true,
    target: 'es2023',
    // Data URLs would count towards the JavaScript and cannot be cached separately.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    // Includes the server bundle, because it is shipped too.
    minify: true,
    // Splits the code into chunks that a phone can run one at a time.
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups: SHARED } } } }),
    // Listing all dependencies of each lazy chunk would add 15 kB of script. Styles must be listed; of scripts only
    // those the first garment waits for, since the others name their own imports.
    modulePreload: {
      // Browsers that run ES2023 support module preload natively.
      polyfill: false,
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'html' || WAITED_FOR.test(file) ? needed : needed.filter(each => each.endsWith('.css')),
    },
  },
  // React has the hook whose substitute react-store asks for.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  // The SSR output is self-contained: it is stored beside the pages, without their node_modules. The garments resolve
  // as in the browser, too: the other condition reads their files from beside the sources.
  ssr: { noExternal: true, resolve: { conditions: ['module', 'worker', 'import'] } },
  server: {
    port: 5173,
    proxy: { '/api': api, '/v1': api, '/whoami': api, '/health': api, '/patterns': api, '/graphics': api },
  },
}))
