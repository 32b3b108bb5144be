import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PATTERNS_FOLDER } from '@kitwright/library/node'
import { build, type Rolldown } from 'vite'

/** The only tile for the press that the page finds. */
export const PRINTED = 'sash'

/** The patterns' tiles, where the server has them. */
const readTiles = async (): Promise<[string, Uint8Array][]> =>
  Promise.all(
    (await readdir(PATTERNS_FOLDER))
      .filter(name => !name.includes('.print.') || name === `${PRINTED}.print.webp`)
      .map(async (name): Promise<[string, Uint8Array]> => [
        `/patterns/${name}`,
        await readFile(PATTERNS_FOLDER + name),
      ]),
  )

/** The parity page built as the web app is, in memory: body by path. */
export async function bundlePage(): Promise<Map<string, string | Uint8Array>> {
  const input = fileURLToPath(new URL('parityPage.ts', import.meta.url))
  const built = (await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'error',
    build: { write: false, minify: false, rollupOptions: { input, output: { entryFileNames: 'page.js' } } },
  })) as Rolldown.RolldownOutput
  const files = built.output.map((file): [string, string | Uint8Array] => [
    `/${file.fileName}`,
    file.type === 'chunk' ? file.code : file.source,
  ])
  return new Map([
    ['/', '<!doctype html><script type="module" src="/page.js"></script>'],
    ...files,
    ...(await readTiles()),
  ])
}
