import {
  fileKey,
  isPackagedUpload,
  lettersInPicture,
  parseStoredJson,
  pressKey,
  profileKey,
  svgOf,
} from '../../../files/index.ts'
import type { ProfileRef } from '../../../suppliers/index.ts'
import type { Caller } from '../../../workers/index.ts'
import { codeHash } from '../../storage/codeHash.ts'
import { pieceWith } from '../garmentFiles/pieceShowingPicture.ts'
import { sha256Of } from '../../storage/contentStore.ts'
import { previewSchema } from './previewSchema.ts'
import { toPackError, fontIdsOf, type MakingDependencies, pictureIdsOf } from '../printFiles/garmentFile.ts'
import type { PressProfile } from '../../printers/pressProfile.ts'
import type { CutVariant, MarkerRoll } from '../marker/job.ts'
import { isLaid } from '../marker/layMarkers.ts'
import { rollsOf } from '../marker/groupByRoll.ts'
import { eachGarment, type Plan } from '../printFiles/packPlan.ts'
import { PackError, type Problem } from '../../garments/packError.ts'
import { preflightJob, type OrderPreview, type OrderToLookAt, type PieceFindings } from './job.ts'

/** A garment to be drawn, for the press or for a proof. */
interface PreflightGarment {
  readonly garment: Pick<Plan['garment'], 'line'>
  readonly facts: Pick<Plan['facts'], 'document' | 'chart' | 'size' | 'player' | 'settings' | 'only' | 'who'> &
    Partial<Pick<Plan['facts'], 'profile'>>
}

export interface Preflight {
  /** The plans of the order's files. */
  readonly plans: readonly Plan[]
  /** The plans to draw. */
  readonly toDraw: readonly PreflightGarment[]
  readonly maker: Pick<PressProfile, 'rolls' | 'settings'>
}

export interface PreflightDependencies extends Omit<MakingDependencies, 'signal' | 'readUploads'> {
  readonly caller: Caller
}

/** Reports nothing while the file store is unavailable: the drawing run reports the reason. */
const isThere = async (key: string, { files }: PreflightDependencies): Promise<boolean> =>
  files.has(key).catch(() => true)

interface PictureCheck {
  /** The fault that prevents printing, as far as it is known without drawing. */
  readonly fault: Problem['id'] | null
  /** Whether it has pixels, whose resolution counts. */
  readonly isPixels: boolean
}
const gone: PictureCheck = { fault: 'picture-gone', isPixels: false }
/** A drawing that ships with the program is in no shop's store. It is there, and its letters are shapes. */
const packaged: PictureCheck = { fault: null, isPixels: false }

/** Pictures without a fault, and whether they are pixels. The content under a key never changes. */
const sound = new Map<string, boolean>()
const MOST_REMEMBERED = 5_000

async function checkPicture(key: string, dependencies: PreflightDependencies): Promise<PictureCheck> {
  const known = sound.get(key)
  if (known !== undefined) return (await isThere(key, dependencies)) ? { fault: null, isPixels: known } : gone
  const bytes = await dependencies.files.find(key).catch(() => null)
  if (bytes === undefined) return gone
  if (bytes === null) return { fault: null, isPixels: false }
  if (await lettersInPicture(bytes)) return { fault: 'picture-letters', isPixels: false }
  if (sound.size >= MOST_REMEMBERED) sound.clear()
  const isPixels = svgOf(bytes) === undefined
  sound.set(key, isPixels)
  return { fault: null, isPixels }
}

interface FilesCheck {
  readonly problems: readonly Problem[]
  readonly drawings: readonly string[]
}

/**
 * Finds missing files and pictures with letters as text: in printers' profiles, and in pictures with the first garment
 * that shows them.
 */
async function checkFiles(
  toDraw: readonly PreflightGarment[],
  dependencies: PreflightDependencies,
): Promise<FilesCheck> {
  const { tenantId } = dependencies
  const profiles = new Map<string, ProfileRef>()
  const pictures = new Map<string, Problem['values']>()
  for (const { facts } of toDraw) {
    if (facts.profile) profiles.set(facts.profile.hash, facts.profile)
    for (const id of pictureIdsOf(facts.document))
      if (!pictures.has(id)) pictures.set(id, { ...facts.who, picture: id, piece: pieceWith(facts.document, id) })
  }
  const problems: Problem[] = []
  for (const { hash, name } of profiles.values())
    if (!(await isThere(profileKey(tenantId, hash), dependencies)))
      problems.push({ id: 'profile-gone', values: { profile: name } })
  const drawings: string[] = []
  for (const [picture, values] of pictures) {
    const { fault, isPixels } = isPackagedUpload(picture)
      ? packaged
      : await checkPicture(fileKey(tenantId, picture), dependencies)
    if (fault) problems.push({ id: fault, values })
    if (!isPixels) drawings.push(picture)
  }
  return { problems, drawings: drawings.toSorted() }
}

/**
 * Returns one garment per line, since those of a line are alike. The check does not depend on the maker, the time or
 * the order.
 */
const garmentsOf = (toDraw: readonly PreflightGarment[]) =>
  [...new Map(toDraw.toReversed().map(({ garment: { line }, facts }) => [line, facts]))]
    .toReversed()
    .map(([line, { document, chart, size, player, settings, only, who }]) => {
      const unseen = { label: { order: '', line: 1, garment: 1 }, madeAt: new Date(0) }
      return { line, garment: { document, chart, size, player, settings, only, who, ...unseen } }
    })

/** Checks an order, cached by its inputs: opening it again or making its print files does not repeat the check. */
async function lookAt(seen: Omit<OrderToLookAt, 'fonts'>, dependencies: PreflightDependencies): Promise<OrderPreview> {
  const { files, tenantId, loadOwnFonts, workers, caller } = dependencies
  const used = [...new Set(seen.garments.flatMap(({ document }) => fontIdsOf(document)))]
  const fonts = await loadOwnFonts(tenantId, used)
  const facts = JSON.stringify([await codeHash(), seen, fonts.map(({ font }) => font.id).toSorted()])
  const key = pressKey(tenantId, sha256Of(facts), 'json')
  const known = parseStoredJson(await files.find(key).catch(() => undefined), previewSchema)
  if (known) return known
  const who = seen.garments[0]?.who ?? seen.rolls[0]!.cuts[0]!.who
  const preview = await workers.run(preflightJob, { ...seen, fonts }, caller).catch(toPackError(who))
  // If the store is full, the drawing run reports it.
  await files.put(key, Buffer.from(JSON.stringify(preview))).catch(() => undefined)
  return preview
}

export interface PreflightResult {
  readonly problems: readonly Problem[]
  /** The resolutions of pictures and patterns at true size, by line of the order. */
  readonly piecesOfLine: ReadonlyMap<number, readonly PieceFindings[]>
}

/**
 * Finds every obstacle known before an order is drawn: missing files, letters that no font has, names that would be cut
 * off, pieces wider than the roll. Reports the first of each garment. Resolutions are no obstacle and are returned
 * separately.
 */
export async function preflight(
  { plans, toDraw, maker }: Preflight,
  dependencies: PreflightDependencies,
): Promise<PreflightResult> {
  const { problems: gone, drawings } = await checkFiles(toDraw, dependencies)
  const rolls: { roll: MarkerRoll; cuts: readonly CutVariant[] }[] = []
  for (const { roll, cuts, garments } of rollsOf(eachGarment(plans.map(plan => ({ plan }))), maker))
    if (!(await isLaid({ roll, cuts, garments }, dependencies).catch(() => false))) rolls.push({ roll, cuts })
  const garments = garmentsOf(toDraw)
  if (garments.length === 0 && rolls.length === 0) return { problems: gone, piecesOfLine: new Map() }
  const seen = { garments: garments.map(({ garment }) => garment), rolls, drawings }
  const { problems, pieces } = await lookAt(seen, dependencies)
  return {
    problems: [...gone, ...problems],
    piecesOfLine: new Map(garments.map(({ line }, at) => [line, pieces[at] ?? []])),
  }
}

/** Throws the first problem as a `PackError`, so that nothing starts that cannot succeed. */
export async function requirePreflight(order: Preflight, dependencies: PreflightDependencies): Promise<void> {
  const [problem] = (await preflight(order, dependencies)).problems
  if (problem) throw new PackError(problem.id, problem.values)
}
