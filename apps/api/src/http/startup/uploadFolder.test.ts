import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openUploadFolder } from './uploadFolder.ts'

test('uploads of a killed server go at a later start; those of others stay', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kitwright-incoming-'))
  const folder = await openUploadFolder(dataDir)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  for (const name of ['left', 'coming']) await writeFile(join(folder, name), 'half')
  const before = new Date(Date.now() - 61 * 60_000)
  await utimes(join(folder, 'left'), before, before)
  expect(await openUploadFolder(dataDir)).toBe(folder)
  expect(await readdir(folder)).toEqual(['coming'])
  await rm(dataDir, { recursive: true })
})
