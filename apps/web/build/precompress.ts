import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXTUAL = /\.(?:js|css|html|svg|json|glb|txt|webmanifest)$/
/** Smaller files gain nothing: they fit in one packet uncompressed. */
const MIN_BYTES = 1024

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** Brotli's levels. The best makes files 7 % smaller in twelve times the time, which is worthwhile for releases. */
const QUALITY = { quick: 9, best: 11 } as const
type Compression = keyof typeof QUALITY

async function compressFile(path: string, compression: Compression): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.byteLength < MIN_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[compression],
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  }
  const [gz, br] = await Promise.all([toGzip(bytes, { level: 9 }), toBrotli(bytes, { params })])
  if (gz.byteLength < bytes.byteLength) await writeFile(`${path}.gz`, gz)
  if (br.byteLength < bytes.byteLength) await writeFile(`${path}.br`, br)
}

/** Writes `.gz` and `.br` beside each textual file of the build, so that the server only selects one. */
export function precompress(compression: Compression): Plugin {
  let folder = ''
  return {
    name: 'kitwright:precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    async closeBundle(error) {
      // A failed build reports its own error.
      if (error) return
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = entries.filter(entry => entry.isFile() && TEXTUAL.test(entry.name))
      for (const file of files) await compressFile(join(file.parentPath, file.name), compression)
    },
  }
}
