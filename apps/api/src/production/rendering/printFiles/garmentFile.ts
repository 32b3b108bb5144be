import { assetsOf, fontsOf, type DesignDocument } from '@kitwright/design'
import type { OutputProfile } from '@kitwright/press/node'
import { type FileStore, hashBytes, pressKey, profileKey, type UploadReader } from '../../../files/index.ts'
import type { LoadOwnFonts } from '../../../fonts/index.ts'
import type { ProfileRef } from '../../../suppliers/index.ts'
import { type Caller, type WorkerPool, WorkerError } from '../../../workers/index.ts'
import { z } from 'zod'
import { pieceSchema } from '../garmentFiles/pieceSchema.ts'
import { storedFactsSchema } from '../../storage/storedJson.ts'
import { findVerified, findJson, getContent, isAltered } from '../../storage/contentStore.ts'
import {
  checkGarment,
  type GarmentToMake,
  makeGarment,
  type PieceResult,
  type PiecesDone,
} from '../garmentFiles/job.ts'
import type { Plan } from './packPlan.ts'
import { PackError } from '../../garments/packError.ts'

export interface MakingDependencies {
  readonly tenantId: string
  readonly files: FileStore
  readonly loadOwnFonts: LoadOwnFonts
  readonly readUploads: UploadReader
  readonly workers: Pick<WorkerPool, 'run'>
  readonly signal: AbortSignal
}

/** The record stored beside a garment's file. */
export interface GarmentFileRecord {
  readonly bytes: number
  readonly sha256: string
  readonly pieces: readonly PieceResult[]
  /** Whether it was read back and matches the order. */
  readonly isChecked: boolean
}

const recordSchema: z.ZodType<GarmentFileRecord> = storedFactsSchema.extend({
  pieces: z.array(pieceSchema),
  isChecked: z.boolean(),
})

/** Removes invisible layers, whose files may be missing. */
const seenOf = (document: DesignDocument): DesignDocument => ({
  ...document,
  layers: document.layers.filter(({ isHidden }) => !isHidden),
})

/** Returns the customer's pictures that are visible in a document, each once. */
export const pictureIdsOf = (document: DesignDocument): string[] => [
  ...new Set(assetsOf(seenOf(document)).map(({ id }) => id)),
]

/** Returns the fonts of the visible letters, each once. */
export const fontIdsOf = (document: DesignDocument): string[] => [
  ...new Set(fontsOf(seenOf(document)).map(({ font }) => font)),
]

/** Reads the bytes of the customer's pictures and the shop's own fonts that a document shows. */
export async function filesOf(
  document: DesignDocument,
  dependencies: MakingDependencies,
): Promise<Pick<GarmentToMake, 'images' | 'fonts'>> {
  const { tenantId, loadOwnFonts, readUploads } = dependencies
  const fonts = await loadOwnFonts(tenantId, fontIdsOf(document))
  return { images: await readUploads(tenantId, pictureIdsOf(document)), fonts }
}

/** Loads the printer's profile; null if none is known. Throws a `PackError` if its file is missing or altered. */
export async function loadOutputProfile(
  profile: ProfileRef | null | undefined,
  { files, tenantId }: Pick<MakingDependencies, 'files' | 'tenantId'>,
): Promise<OutputProfile | null> {
  if (!profile) return null
  const altered = new PackError('profile-altered', { profile: profile.name })
  const bytes = await files.find(profileKey(tenantId, profile.hash)).catch((error: unknown) => {
    throw isAltered(error) ? altered : error
  })
  if (!bytes) throw new PackError('profile-gone', { profile: profile.name })
  if ((await hashBytes(bytes)) !== profile.hash) throw altered
  return { bytes, name: profile.name }
}

const gather = async (facts: Plan['facts'], dependencies: MakingDependencies): Promise<GarmentToMake> => ({
  ...facts,
  output: await loadOutputProfile(facts.profile, dependencies),
  ...(await filesOf(facts.document, dependencies)),
})

/**
 * Caller for background work in the worker pool: lower priority than interactive jobs, ended with the signal. Partial results are not
 * stored.
 */
export const backgroundCaller = ({ tenantId, signal }: Pick<MakingDependencies, 'tenantId' | 'signal'>): Caller => ({
  tenantId,
  signal,
  takesAlong: true,
  isBackground: true,
})

export function toPackError(who: Plan['facts']['who']): (error: unknown) => never {
  return error => {
    if (error instanceof WorkerError && error.reason === 'too-heavy') throw new PackError('too-heavy', who)
    throw error
  }
}

async function keep(
  { hash }: Plan,
  made: GarmentFileRecord,
  { files, tenantId }: MakingDependencies,
): Promise<GarmentFileRecord> {
  await files.put(pressKey(tenantId, hash, 'json'), Buffer.from(JSON.stringify(made)))
  return made
}

/** Returns the stored file of a garment; undefined if it must be made. */
export async function findGarmentFile(
  { hash }: Plan,
  { files, tenantId }: MakingDependencies,
): Promise<GarmentFileRecord | undefined> {
  const known = await findJson({ hash, schema: recordSchema }, { files, tenantId })
  return known && (await findVerified({ hash, kind: 'pdf', sha256: known.sha256 }, { files, tenantId }))
    ? known
    : undefined
}

/** Called with the number of a garment's finished pieces. */
type PieceProgress = (done: PiecesDone) => void

/** Makes a garment's file and stores it. Throws a `PackError` that names the garment that cannot be made. */
export async function makeGarmentFile(
  plan: Plan,
  dependencies: MakingDependencies,
  onTold?: PieceProgress,
): Promise<GarmentFileRecord> {
  const { facts, hash } = plan
  const answer = await dependencies.workers
    .run(makeGarment, async () => gather(facts, dependencies), { ...backgroundCaller(dependencies), onTold })
    .catch(toPackError(facts.who))
  if (answer.problem) throw new PackError(answer.problem.id, answer.problem.values)
  const { pdf, pieces } = answer
  await dependencies.files.put(pressKey(dependencies.tenantId, hash, 'pdf'), pdf)
  // Written last: if it is stored, the file is.
  return keep(plan, { bytes: pdf.length, sha256: await hashBytes(pdf), pieces, isChecked: false }, dependencies)
}

/**
 * Returns a garment's file unchanged. If it is altered, removes it and throws a `StoreError`, so that the next run
 * makes it again.
 */
export const pdfOf = async (
  {
    plan: { hash },
    made: { sha256 },
  }: { readonly plan: Pick<Plan, 'hash'>; readonly made: Pick<GarmentFileRecord, 'sha256'> },
  place: Pick<MakingDependencies, 'files' | 'tenantId'>,
): Promise<Uint8Array> => getContent({ hash, kind: 'pdf', sha256 }, place)

/** Reads a garment's file back and records that it is correct. Throws a `PackError` with the difference otherwise. */
export async function checkGarmentFile(
  { plan, made }: { readonly plan: Plan; readonly made: GarmentFileRecord },
  dependencies: MakingDependencies,
  onTold?: PieceProgress,
): Promise<GarmentFileRecord> {
  const { facts } = plan
  const input = async () => {
    const pdf = await pdfOf({ plan, made }, dependencies)
    return { garment: await gather(facts, dependencies), pdf }
  }
  const problem = await dependencies.workers
    .run(checkGarment, input, { ...backgroundCaller(dependencies), onTold })
    .catch(toPackError(facts.who))
  if (problem) throw new PackError(problem.id, problem.values)
  return keep(plan, { ...made, isChecked: true }, dependencies)
}
