import { fileKey, lettersInPicture, pressKey, profileKey } from '../../files/index.ts'
import type { ProfileRef } from '../../suppliers/index.ts'
import type { Caller } from '../../workers/index.ts'
import { codeHash } from '../codeHash.ts'
import { pieceWith } from '../garment/pieceWith.ts'
import { readKept, sha256Of } from '../kept.ts'
import { explain, fontIdsOf, type MakingDependencies, pictureIdsOf } from '../made.ts'
import type { Maker } from '../maker.ts'
import type { Cut, MarkerRoll } from '../marker/job.ts'
import { isLaid } from '../marker/layMarkers.ts'
import { rollsOf } from '../marker/rolls.ts'
import type { Plan } from '../plan.ts'
import { PackError, type Problem } from '../problem.ts'
import { lookAtOrder, type OrderToLookAt } from './job.ts'

/** A garment that is to be drawn, for the press or for a proof. */
interface Planned {
  readonly garment: Pick<Plan['garment'], 'line'>
  readonly facts: Pick<Plan['facts'], 'document' | 'chart' | 'size' | 'player' | 'settings' | 'only' | 'who'> &
    Partial<Pick<Plan['facts'], 'profile'>>
}

export interface Preflight {
  /** What is made of the order. */
  readonly plans: readonly Plan[]
  /** Those of them that are to be drawn. */
  readonly toDraw: readonly Planned[]
  readonly maker: Pick<Maker, 'rolls' | 'settings'>
}

export interface PreflightDependencies extends Omit<MakingDependencies, 'signal' | 'readUploads'> {
  readonly caller: Caller
}

/** Where files cannot be asked for now nothing is told of them: whoever draws hears why. */
const isThere = async (key: string, { files }: PreflightDependencies): Promise<boolean> =>
  files.has(key).catch(() => true)

/** Pictures that were looked at and have no letters: what is kept under a key stays as it is. */
const unlettered = new Set<string>()
const MOST_REMEMBERED = 5_000

/** What keeps a picture from being printed, as far as that is known without drawing it. */
async function findPictureFault(key: string, dependencies: PreflightDependencies): Promise<Problem['id'] | null> {
  if (unlettered.has(key)) return (await isThere(key, dependencies)) ? null : 'picture-gone'
  const bytes = await dependencies.files.find(key).catch(() => null)
  if (bytes === undefined) return 'picture-gone'
  if (bytes === null) return null
  if (await lettersInPicture(bytes)) return 'picture-letters'
  if (unlettered.size >= MOST_REMEMBERED) unlettered.clear()
  unlettered.add(key)
  return null
}

/** Files that are gone, and pictures with letters as text: of printers' profiles, and of pictures with whose garment they are on first. */
async function findGone(toDraw: readonly Planned[], dependencies: PreflightDependencies): Promise<Problem[]> {
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
  for (const [picture, values] of pictures) {
    const id = await findPictureFault(fileKey(tenantId, picture), dependencies)
    if (id) problems.push({ id, values })
  }
  return problems
}

/** Garments of one line are alike; who made them, when and for which order is nothing that is looked at. */
const garmentsOf = (toDraw: readonly Planned[]): OrderToLookAt['garments'] =>
  [...new Map(toDraw.toReversed().map(({ garment: { line }, facts }) => [line, facts])).values()]
    .toReversed()
    .map(({ document, chart, size, player, settings, only, who }) => {
      const unseen = { label: { order: '', line: 1, garment: 1 }, madeAt: new Date(0) }
      return { document, chart, size, player, settings, only, who, ...unseen }
    })

/** Kept by what was looked at: an order that is opened again, and its print files, are not looked at anew. */
async function lookAt(
  seen: Omit<OrderToLookAt, 'fonts'>,
  dependencies: PreflightDependencies,
): Promise<readonly Problem[]> {
  const { files, tenantId, loadOwnFonts, workers, caller } = dependencies
  const used = [...new Set(seen.garments.flatMap(({ document }) => fontIdsOf(document)))]
  const fonts = await loadOwnFonts(tenantId, used)
  const facts = JSON.stringify([await codeHash(), seen, fonts.map(({ font }) => font.id).toSorted()])
  const key = pressKey(tenantId, sha256Of(facts), 'json')
  const known = readKept(await files.find(key).catch(() => undefined)) as Problem[] | undefined
  if (known) return known
  const who = seen.garments[0]?.who ?? seen.rolls[0]!.cuts[0]!.who
  const problems = await workers.run(lookAtOrder, { ...seen, fonts }, caller).catch(explain(who))
  // Where there is no room, whoever draws is told so.
  await files.put(key, Buffer.from(JSON.stringify(problems))).catch(() => undefined)
  return problems
}

/**
 * Everything that can be known to stand in an order's way before any of it is drawn: files that are gone, letters that no font has, names that
 * would be cut off, pieces wider than the roll. Of each garment the first of them.
 */
export async function preflight(
  { plans, toDraw, maker }: Preflight,
  dependencies: PreflightDependencies,
): Promise<Problem[]> {
  const gone = await findGone(toDraw, dependencies)
  const rolls: { roll: MarkerRoll; cuts: readonly Cut[] }[] = []
  for (const { roll, cuts, garments } of rollsOf(
    plans.map(plan => ({ plan })),
    maker,
  ))
    if (!(await isLaid({ roll, cuts, garments }, dependencies).catch(() => false))) rolls.push({ roll, cuts })
  const garments = garmentsOf(toDraw)
  if (garments.length === 0 && rolls.length === 0) return gone
  return [...gone, ...(await lookAt({ garments, rolls }, dependencies))]
}

/** Throws the first of them, as a `PackError`: what cannot succeed is not begun. */
export async function requireSound(order: Preflight, dependencies: PreflightDependencies): Promise<void> {
  const [problem] = await preflight(order, dependencies)
  if (problem) throw new PackError(problem.id, problem.values)
}
