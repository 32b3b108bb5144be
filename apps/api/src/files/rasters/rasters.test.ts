import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorkerPool } from '../../workers/index.ts'
import { processReserve } from '../../workers/testing/processReserve.ts'
import { cleanSvg } from '../safety/cleanSvg.ts'
import type { FileStore } from '../stores/fileStore.ts'
import { openFileStore } from '../stores/openFileStore.ts'
import { createRasters } from './rasters.ts'

let folder: string
let files: FileStore
const workers = createWorkerPool({ size: 1, queueMost: 10, restMs: 60_000, reserve: processReserve })
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitwright-rasters-'))
  files = openFileStore(pathToFileURL(folder).href)
})
afterAll(async () => {
  workers.close()
  await rm(folder, { recursive: true, force: true })
})

const INNER = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${'<path d="M0 0h1v1z" opacity=".5"/>'.repeat(20)}</svg>`)}`

it.each([
  ['hundreds of small parts that are see-through', 682, '<path d="M0 0h1v1z" opacity=".5"/>'.repeat(900)],
  [
    'a mask for each part',
    591,
    `<mask id="m"><path d="M0 0h90v90z" fill="#fff"/></mask>${'<path d="M0 0h1v1z" mask="url(#m)"/>'.repeat(60)}`,
  ],
  [
    'more layers than a picture can have, which others draw as large as any',
    2048,
    `${'<g opacity=".99">'.repeat(8)}${'<path d="M0 0h1v1z" opacity=".5"/>'.repeat(1700)}${'</g>'.repeat(8)}`,
  ],
  ['see-through parts of drawings within', 836, `<image width="90" height="90" href="${INNER}"/>`.repeat(30)],
])('a light drawing is drawn within its time, smaller with more layers: %s', async (_, side, content) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90">${content}<path d="M0 0h90v90z"/></svg>`
  const { bytes } = await cleanSvg(Buffer.from(svg))
  const key = await createRasters(files, workers)({ tenantId: randomUUID(), bytes })
  const { width, channels } = await sharp(await files.find(key!)).metadata()
  expect([width, channels]).toEqual([side, 4])
})
