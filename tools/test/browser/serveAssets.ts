import { createReadStream, existsSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import type { Plugin } from 'vite'

/** The folders from which a shop's server serves garments, patterns and players. */
const FOLDERS: Readonly<Record<string, string>> = {
  '/models/': 'packages/garment/src',
  '/patterns/': 'packages/library/assets/patterns',
  '/players/': 'packages/library/assets/players',
}
const TYPES: Readonly<Record<string, string>> = { '.webp': 'image/webp', '.png': 'image/png' }

/** Serves the packages' files to the tests' pages as a shop's server does; 404 for missing files. */
export const serveAssets = (root: string): Plugin => ({
  name: 'serve-assets',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
      const prefix = Object.keys(FOLDERS).find(each => path.startsWith(each))
      if (prefix === undefined) return next()
      const file = join(root, FOLDERS[prefix]!, path.slice(prefix.length))
      if (!existsSync(file)) return void response.writeHead(404).end()
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
      createReadStream(file).pipe(response)
    })
  },
})
