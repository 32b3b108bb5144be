import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { findRestoring } from '../database/index.ts'
import { createTestDatabase } from '../database/testing.ts'
import { openFileStore } from '../files/index.ts'
import { openFolderPlace } from './places/folderPlace.ts'
import { restore } from './restore.ts'
import { writeArchive } from './archive/writeArchive.ts'

const NO_FILES = ['files/A', 'files/restore-under-way', 'files/restore-under-way/1']

test('an archive that names no valid file restores nothing and blocks no other restore', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kitwright-restore-'))
  const { databaseUrl, drop } = await createTestDatabase()
  const files = openFileStore(pathToFileURL(join(folder, 'files')).href)
  for (const name of NO_FILES) {
    await writeArchive(
      async zip => openFolderPlace(folder).keep('bad.zip', zip),
      async archive => {
        for (const each of ['files/good', 'elsewhere/A', name])
          await archive.add(each, Readable.from([Buffer.from(each)]), { isPacked: false })
        return { format: 1, takenAt: '2026-11-26T02:00:00.000Z', dump: { migrations: [], tables: [], sequences: [] } }
      },
    )
    const filled = restore(join(folder, 'bad.zip'), async fill => fill({ databaseUrl, files, isBesideOthers: true }))
    await expect(filled).rejects.toThrow(`The backup is damaged: ${name} is no name of a file of ours.`)
    const keys: string[] = []
    for await (const { key } of files.list()) keys.push(key)
    expect([keys, await findRestoring(databaseUrl)]).toEqual([[], undefined])
  }
  await drop()
  await rm(folder, { recursive: true })
})
