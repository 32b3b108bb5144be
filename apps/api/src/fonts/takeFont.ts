import { type CatalogueFile, catalogueFiles, langOf } from '@kitwright/library'
import { type Exchange, ProblemError } from '../endpoint/index.ts'
import { type FileStore, fontKey } from '../files/index.ts'
import type { Caller, WorkerPool } from '../workers/index.ts'
import { fontIdOf } from './fontIdOf.ts'
import type { Fontsource, WholeFont } from './fontsource.ts'
import { findOutside } from './publicCatalogue.ts'
import { type ReadFont, readUpload } from './readUpload.ts'
import { countTaken, findTaken, type FontRow, type FontToTake, takeFont } from './store.ts'

export interface TakingDependencies {
  readonly files: FileStore
  readonly workers: Pick<WorkerPool, 'run'>
  readonly fontsource: Fontsource
}

/** Fonts for East Asia are some megabytes; others a tenth of one. */
const MOST_BYTES = 12 * 1024 * 1024
const MOST_FILES = 24
/** Limit of catalogue fonts per shop, because anyone who designs may take one. */
const MOST_TAKEN = 500
const MAX_NAME = 80

interface FetchedSubset extends CatalogueFile {
  readonly bytes: Uint8Array
}

/** All files at once. The catalogue lists every subset for every cut, so a file may be absent; one that does not come stops it all. */
async function fetchAll(fontsource: Fontsource, subsets: readonly CatalogueFile[]): Promise<FetchedSubset[]> {
  if (subsets.length > MOST_FILES) throw new ProblemError('font-too-large')
  const fetched = await Promise.all(
    subsets.map(async each => ({ ...each, bytes: await fontsource.fetchFile(each.url) })),
  )
  const there = fetched.flatMap(({ bytes, ...each }) => (bytes ? [{ ...each, bytes }] : []))
  if (there.reduce((sum, { bytes }) => sum + bytes.length, 0) > MOST_BYTES) throw new ProblemError('font-too-large')
  return there
}

interface ReadSubset extends FetchedSubset {
  readonly id: string
  readonly read: ReadFont
}

async function readAll(
  workers: TakingDependencies['workers'],
  subsets: readonly FetchedSubset[],
  caller: Caller,
): Promise<ReadSubset[]> {
  const all: ReadSubset[] = []
  for (const [at, each] of subsets.entries())
    all.push({
      ...each,
      id: await fontIdOf(each.bytes),
      read: await readUpload(workers, each.bytes, caller, at > 0),
    })
  return all
}

/** The rows of a font: the first file's, which names the others, before theirs. */
function rowsOf(font: WholeFont, [first, ...parts]: readonly ReadSubset[], now: Date): FontToTake[] {
  const common = { catalogueId: font.id, family: font.family.slice(0, MAX_NAME), lang: langOf(font.subsets), now }
  const rowOf = ({ id, read, bytes }: ReadSubset) => ({
    ...common,
    id,
    mime: read.mime,
    bytes: bytes.length,
    metrics: first!.read.metrics,
    coverage: read.coverage,
  })
  return [
    { ...rowOf(first!), subset: null, more: parts.map(({ id }) => id) },
    ...parts.map(each => ({ ...rowOf(each), subset: each.subset, more: [] })),
  ]
}

/**
 * Keeps a font of the public catalogue for the shop's designs, as it is now. One that was taken before is the one: the catalogue is not
 * asked, so that a design's letters never change.
 */
export async function keepCatalogueFont(
  { body, tenant, person, signal, now, run }: Exchange<'POST /api/resources/fonts'>,
  { files, workers, fontsource }: TakingDependencies,
): Promise<FontRow> {
  const { catalogueId } = body
  const taken = await run(async trx => findTaken(trx, catalogueId))
  if (taken) return taken
  const font = await findOutside(fontsource, catalogueId)
  if (!font) throw new ProblemError('not-found')
  if ((await run(countTaken)) >= MOST_TAKEN) throw new ProblemError('shop-files-full')
  const fetched = await fetchAll(fontsource, catalogueFiles(font))
  if (fetched.length === 0) throw new ProblemError('fonts-unreachable')
  const read = await readAll(workers, fetched, { tenantId: tenant.id, accountId: person?.id, signal })
  // Bytes first: a row always has its bytes.
  for (const { id, bytes } of read) await files.put(fontKey(tenant.id, id), bytes)
  return run(async trx => takeFont(trx, rowsOf(font, read, now)))
}
