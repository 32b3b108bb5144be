import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { watchFiles } from './watchFiles.ts'

/** Watches a folder `apps` with one file; `saved` resolves with the next reported path. */
async function watchOne() {
  const root = mkdtempSync(join(tmpdir(), 'kitwright-watch-test-'))
  mkdirSync(join(root, 'apps/node_modules'), { recursive: true })
  writeFileSync(join(root, 'apps/one.ts'), '')
  let tell = (_: string): void => {}
  const close = await watchFiles({
    root,
    folders: ['apps'],
    isLeft: path => /node_modules|\.tmp$/.test(path),
    onSaved: path => tell(path),
  })
  onTestFinished(async () => {
    await close()
    rmSync(root, { recursive: true })
  })
  const saved = async (): Promise<string> => new Promise(resolve => (tell = resolve))
  return { write: (path: string) => writeFileSync(join(root, path), String(Math.random())), saved, root }
}

test('the watcher reports a file each time another replaces it', async () => {
  const { write, saved, root } = await watchOne()
  for (let i = 0; i < 3; i += 1) {
    const told = saved()
    write('apps/next.tmp')
    renameSync(join(root, 'apps/next.tmp'), join(root, 'apps/one.ts'))
    expect(await told).toBe('apps/one.ts')
  }
  const told = saved()
  write('apps/one.ts')
  expect(await told).toBe('apps/one.ts')
})

test('the watcher reports a new file in a new folder, and a removed file', async () => {
  const { write, saved, root } = await watchOne()
  const made = saved()
  mkdirSync(join(root, 'apps/deep'))
  write('apps/deep/two.json')
  expect(await made).toBe('apps/deep/two.json')
  const removed = saved()
  rmSync(join(root, 'apps/one.ts'))
  expect(await removed).toBe('apps/one.ts')
})
