import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFileStore } from '../files/index.ts'
import { createWorkerPool, type WorkerPool } from '../workers/index.ts'
import { createMakeShown } from './sanitiseGraphic.ts'

let folder: string
let pool: WorkerPool
let runs = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitwright-shown-'))
  pool = createWorkerPool({ size: 1, queueMost: 10, restMs: 1_000 })
})
afterAll(async () => {
  pool.close()
  await rm(folder, { recursive: true, force: true })
})

/** Opens it as a server that has just started does. */
const open = () =>
  createMakeShown({
    store: openFileStore(pathToFileURL(folder).href),
    workers: {
      async run(...task) {
        runs += 1
        return pool.run(...task)
      },
    },
  })
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>')

test('a packaged drawing is made once for all shops, also after a restart', async () => {
  const show = open()
  const all = await Promise.all(['a', 'a', 'b'].map(async tenantId => show(drawing, { isPackaged: true, tenantId })))
  const again = await open()(drawing, { isPackaged: true, tenantId: 'c' })
  expect(runs).toBe(1)
  expect(again.mime).toBe('image/svg+xml')
  for (const { bytes } of all) expect(Buffer.from(bytes)).toEqual(Buffer.from(again.bytes))
  // A picture from elsewhere may differ tomorrow and is not cached.
  for (const tenantId of ['a', 'b']) await show(drawing, { isPackaged: false, tenantId })
  expect(runs).toBe(3)
})
