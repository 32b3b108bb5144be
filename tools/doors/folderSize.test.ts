import { expect, test } from 'vitest'
import { checkFolderSizes } from './folderSize.ts'

const filesIn = (folder: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${folder}/file${i}.ts`)

test('a folder may hold fifteen source files, beside their tests', () => {
  expect(checkFolderSizes([...filesIn('a', 15), 'a/file1.test.ts', 'a/globals.d.ts'])).toEqual([])
})

test('a folder of sixteen source files is refused', () => {
  expect(checkFolderSizes(filesIn('a', 16))).toEqual(['a holds 16 files, more than 15: make folders inside it'])
})
