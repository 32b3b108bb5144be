import { readFile } from 'node:fs/promises'
import { databaseError } from '../database/index.ts'
import { type Endpoints, type Exchange, ProblemError } from '../endpoint/index.ts'
import { type FileStore, fontKey } from '../files/index.ts'
import type { WorkerPool } from '../workers/index.ts'
import { fontIdOf } from './fontIdOf.ts'
import { presentOffice } from './present.ts'
import { readUpload } from './readUpload.ts'
import { type FontRow, keepFont, listFonts, removeFont } from './store.ts'

type Routes = 'GET /api/office/fonts' | 'POST /api/office/fonts' | 'DELETE /api/office/fonts/{id}'

/** The administrator's fonts. */
export function createOfficeFontsEndpoints(files: FileStore, workers: Pick<WorkerPool, 'run'>): Endpoints<Routes> {
  return {
    'GET /api/office/fonts': async ({ run }) => ({ value: (await run(listFonts)).map(presentOffice) }),
    'POST /api/office/fonts': async exchange => ({
      value: presentOffice(await keepUpload(exchange, { files, workers })),
    }),
    'DELETE /api/office/fonts/{id}': async ({ params: { id }, now, run }) => {
      // The file stays: designs that were made with it are drawn with it.
      if (!(await run(async trx => removeFont(trx, id, now)))) throw new ProblemError('not-found')
      return { value: null }
    },
  }
}

/** Keeps an uploaded font under a name made from its bytes, which come first: a row always has its bytes. */
async function keepUpload(
  exchange: Exchange<'POST /api/office/fonts'>,
  { files, workers }: { files: FileStore; workers: Pick<WorkerPool, 'run'> },
): Promise<FontRow> {
  const { tenant, person, signal, now, run } = exchange
  const { path } = await exchange.upload().catch(tooLarge)
  const bytes = await readFile(path)
  const font = await readUpload(workers, bytes, { tenantId: tenant.id, accountId: person.id, signal })
  const id = await fontIdOf(bytes)
  await files.put(fontKey(tenant.id, id), bytes)
  try {
    return await run(async trx => keepFont(trx, { ...font, id, bytes: bytes.length, uploadedBy: person.id, now }))
  } catch (error) {
    // Its bytes may stay: they are nobody's, and the same upload will find them.
    if (databaseError(error)?.kind === 'duplicate') throw new ProblemError('font-taken')
    throw error
  }
}

/** The general limit speaks of pictures. */
function tooLarge(error: unknown): never {
  if (error instanceof ProblemError && error.id === 'file-too-large') throw new ProblemError('font-too-large')
  throw error
}
