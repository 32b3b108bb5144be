// Plain JavaScript, as Node 20 must be able to read it: begins every npm script, and says what to do where Node is too old
// to run TypeScript by itself. `npm ci` brings Node 24 along, unless told to ignore install scripts.
import { enableCompileCache } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { resolve } from 'node:path'

const [script, ...rest] = process.argv.slice(2)
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`Kitwright needs Node 24; this is ${process.version} (${process.execPath}).
It is normally installed with the other packages, but their install scripts have not run. Do one of these:
  npm rebuild node     fetches it, then start again with npm
  npm ci               installs everything anew, without --ignore-scripts
  or install Node 24 yourself (https://nodejs.org)`)
  process.exit(1)
}
// What was translated and compiled once is read the next time, also by the programs that this one starts.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../node_modules/.cache/node-compile', import.meta.url))
enableCompileCache(process.env.NODE_COMPILE_CACHE)
const path = resolve(script)
process.argv.splice(1, process.argv.length - 1, path, ...rest)
await import(pathToFileURL(path).href)
