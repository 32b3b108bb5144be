import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createTestShop, type TestShop } from '../entrance/testing.ts'
import { openFileStore } from '../files/index.ts'
import { kit } from './kit.ts'

export interface TestOperator {
  readonly shop: TestShop
  /** What is kept: files and archives. */
  readonly folder: string
  readonly env: Record<string, string>
  /** What the operator types, and reads; words with spaces go as a list. */
  type(words: string | readonly string[], on?: Record<string, string>): Promise<{ code: number; said: string }>
  close(): Promise<void>
}

/** Both demo shops with a folder of files of their own, and somebody at the terminal. */
export async function createOperator(): Promise<TestOperator> {
  const folder = await mkdtemp(join(tmpdir(), 'kitwright-operator-'))
  const filesUrl = pathToFileURL(join(folder, 'files')).href
  const shop = await createTestShop({ files: openFileStore(filesUrl) })
  const env = { DATABASE_URL: shop.databaseUrl, DATA_DIR: folder, FILES_URL: filesUrl }
  return {
    shop,
    folder,
    env,
    async type(words, on = env) {
      const said: string[] = []
      const args = typeof words === 'string' ? words.split(' ') : words
      const code = await kit(args, on, { tell: line => said.push(line) })
      return { code, said: said.join('\n') }
    },
    async close() {
      await shop.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
