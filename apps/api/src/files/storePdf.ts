import { open } from 'node:fs/promises'
import { PDF_LIMITS } from '@kitwright/contract'
import { type Exchange, type Person, ProblemError, type Upload } from '../endpoint/index.ts'
import { type Caller, defineJob, WorkerError } from '../workers/index.ts'
import { requireRoom } from './rows/quota.ts'
import type { PdfProblem } from './safety/checkPdf.ts'
import type { CheckedPdf } from './safety/pdfWorker.ts'
import type { Workers } from './safety/makeSafeInProcess.ts'
import { type FilesDependencies, keepFile } from './storePicture.ts'

const check = defineJob<{ path: string }, CheckedPdf | { problem: PdfProblem }>(
  new URL('./safety/pdfWorker.ts', import.meta.url),
  { limitMs: 4_000, limitMb: 400 },
)

/** Pixels of a page of A4 at 72 dpi: the size that a PDF has among the files. */
const PAGE = { widthPx: 595, heightPx: 842 }

/** Returns whether an upload begins as a PDF does. Reads five bytes. */
export async function isPdf({ path }: Upload): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(5), 0, 5, 0)
    return buffer.toString('latin1') === '%PDF-'
  } finally {
    await file.close()
  }
}

async function checkInProcess(workers: Workers, sent: Upload, caller: Caller): Promise<CheckedPdf> {
  if (sent.size > PDF_LIMITS.bytes) throw new ProblemError('pdf-too-large')
  const checked = await workers.run(check, { path: sent.path }, caller).catch((error: unknown) => {
    if (!(error instanceof WorkerError) || error.reason === 'broken') throw error
    throw error.reason === 'ended' ? new ProblemError('not-ready', [], 2) : new ProblemError('pdf-unreadable')
  })
  if ('problem' in checked) throw new ProblemError(checked.problem)
  return checked
}

type StoreExchange = Pick<Exchange<'POST /api/files'>, 'tenant' | 'signal' | 'run'> & {
  readonly person: Pick<Person, 'id'>
}

/**
 * Keeps a person's PDF as it was sent, once a worker process has checked it; within the person's quota. It is never
 * drawn, and browsers download it.
 */
export async function storePdf(
  { tenant, person, signal, run }: StoreExchange,
  dependencies: FilesDependencies,
  sent: Upload,
): Promise<{ readonly id: string; readonly pages: number }> {
  const { workers, quota } = dependencies
  await run(async trx => requireRoom(trx, { accountId: person.id, quota, bytes: 1 }))
  const { pages, sha256 } = await checkInProcess(workers, sent, { tenantId: tenant.id, accountId: person.id, signal })
  const file = { bytes: sent, mime: 'application/pdf', sha256, ...PAGE } as const
  const { id } = await keepFile({ tenant, person, run }, dependencies, file)
  return { id, pages }
}
