import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { beforeEach, expect, test } from 'vitest'
import { writeStream, writeWhole } from './writeStream.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitwright-write-'))
  return async () => rm(folder, { recursive: true })
})

test('a file is written whole, and is its owner’s alone', async () => {
  const path = join(folder, 'a.zip')
  await writeWhole({ path }, Readable.from([Buffer.from('one '), Buffer.from('two')]))
  expect(await readFile(path, 'utf8')).toBe('one two')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['a.zip'])
})

test('a stream that broke before its file was open leaves nothing, and says why', async () => {
  const content = new Readable({ read: () => undefined })
  content.destroy(new Error('the disk is broken'))
  await expect(writeWhole({ path: join(folder, 'a.zip') }, content)).rejects.toThrow('the disk is broken')
  expect(await readdir(folder)).toEqual([])
})

test('what a check refuses is not kept, and what lay there stays', async () => {
  const path = join(folder, 'a.zip')
  await writeWhole({ path }, [Buffer.from('good')])
  const refused = writeWhole({ path, draft: `${path}.new` }, [Buffer.from('bad')], async draft => {
    throw new Error(`it says ${await readFile(draft, 'utf8')}`)
  })
  await expect(refused).rejects.toThrow('it says bad')
  expect(await readdir(folder)).toEqual(['a.zip'])
  expect(await readFile(path, 'utf8')).toBe('good')
})

test('where no file can be opened, what would have been written is let go', async () => {
  const content = new Readable({ read: () => undefined })
  await expect(writeStream(join(folder, 'none', 'a'), content, { isOver: false })).rejects.toThrow('ENOENT')
  expect(content.destroyed).toBe(true)
})

test('what lies there already is written over only where that is meant', async () => {
  const path = join(folder, 'a')
  await writeStream(path, [Buffer.from('first')], { isOver: false })
  await expect(writeStream(path, [Buffer.from('second')], { isOver: false })).rejects.toThrow('EEXIST')
  expect(await readFile(path, 'utf8')).toBe('first')
})
