import type { LightMyRequestResponse } from 'fastify'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createTestShop, type TestOptions, type TestShop } from '../testing.ts'

export interface TestPages {
  readonly shop: TestShop
  /** Writes a file of the web app, as a build would. */
  readonly write: (name: string, content: string | Buffer) => Promise<void>
  /** Requests an address as a browser does. */
  readonly open: (url: string, headers?: Readonly<Record<string, string>>) => Promise<LightMyRequestResponse>
  readonly close: () => Promise<void>
}

/** Creates the demo shops with a web app built from these files. */
export async function createTestPages(
  files: Readonly<Record<string, string | Buffer>>,
  options: Omit<TestOptions, 'webRoot'> = {},
): Promise<TestPages> {
  const webRoot = await mkdtemp(join(tmpdir(), 'kitwright-web-'))
  const write = async (name: string, content: string | Buffer): Promise<void> => {
    await mkdir(dirname(join(webRoot, name)), { recursive: true })
    await writeFile(join(webRoot, name), content)
  }
  for (const [name, content] of Object.entries(files)) await write(name, content)
  const shop = await createTestShop({ ...options, webRoot })
  return {
    shop,
    write,
    open: async (url, headers = {}) => shop.app.inject({ url, headers: { host: 'localhost', ...headers } }),
    async close() {
      await shop.close()
      await rm(webRoot, { recursive: true })
    },
  }
}
