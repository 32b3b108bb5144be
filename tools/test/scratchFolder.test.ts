import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from './scratchFolder.ts'

test('scratch data goes to a folder with room, otherwise to the temporary one', () => {
  const roomy = mkdtempSync(join(tmpdir(), 'kitwright-roomy-'))
  expect(scratchFolder({ inMemory: roomy, roomBytes: 1 })).toBe(roomy)
  expect(scratchFolder({ inMemory: roomy, roomBytes: Infinity })).toBe(tmpdir())
  rmSync(roomy, { recursive: true })
  expect(existsSync(roomy)).toBe(false)
  expect(scratchFolder({ inMemory: roomy, roomBytes: 1 })).toBe(tmpdir())
})
