import type { PixelSettings } from '@kitwright/press'
import { pressKey } from '../../../files/index.ts'
import { isWhole, type PackFile } from '../../storage/archive.ts'
import { z } from 'zod'
import { findJson, sha256Of } from '../../storage/contentStore.ts'
import { packFileSchema } from '../../storage/storedJson.ts'
import {
  backgroundCaller,
  checkGarmentFile,
  toPackError,
  findGarmentFile,
  makeGarmentFile,
  type GarmentFileRecord,
  type MakingDependencies,
  loadOutputProfile,
  pdfOf,
} from '../printFiles/garmentFile.ts'
import type { PressProfile } from '../../printers/pressProfile.ts'
import { type PlanWithFile, nameOf } from '../printFiles/manifest.ts'
import { asDesigned, type Plan } from '../printFiles/packPlan.ts'
import { makePixels } from './job.ts'

const KINDS = { png: 'png', tiff: 'tif', tiff_cmyk: 'tif' } as const

/**
 * Returns the file as designed. A PDF in inks shows no reader the designed colours, so pictures come from one that has
 * them, made and read back for them alone.
 */
async function designed(plan: Plan, dependencies: MakingDependencies): Promise<GarmentFileRecord> {
  const made = (await findGarmentFile(plan, dependencies)) ?? (await makeGarmentFile(plan, dependencies))
  return made.isChecked ? made : checkGarmentFile({ plan, made }, dependencies)
}

/** Renders a picture of each piece, in one folder per garment that is named after its PDF. */
async function picturesOf(
  { plan: wanted, made }: PlanWithFile,
  { pixels, maker }: { readonly pixels: PixelSettings; readonly maker: PressProfile },
  dependencies: MakingDependencies,
): Promise<PackFile[]> {
  const { files, tenantId } = dependencies
  const plan = await asDesigned(wanted)
  const isInked = pixels.form === 'tiff_cmyk'
  const { rendering } = maker
  const { profile } = plan.facts
  const hash = sha256Of(JSON.stringify([plan.hash, pixels, ...(isInked ? [rendering, profile?.hash] : [])]))
  const before = await findJson({ hash, schema: z.array(packFileSchema) }, { files, tenantId })
  // The sweep removes them one by one.
  if (before && (await isWhole({ files, tenantId, kept: before }))) return before
  const shown = plan === wanted ? made : await designed(plan, dependencies)
  const input = async () => {
    const pdf = await pdfOf({ plan, made: shown }, dependencies)
    return { ...pixels, pdf, rendering, output: isInked ? await loadOutputProfile(profile, dependencies) : null }
  }
  const pictures = await dependencies.workers
    .run(makePixels, input, backgroundCaller(dependencies))
    .catch(toPackError(plan.facts.who))
  const kind = KINDS[pixels.form]
  const folder = nameOf(plan).replace(/\.pdf$/, '')
  const kept: PackFile[] = []
  for (const [i, { piece }] of made.pieces.entries()) {
    const picture = pictures[i]!
    const file = { name: `${folder}/${piece}.${kind}`, hash: sha256Of(`${hash} ${piece}`), kind }
    await files.put(pressKey(tenantId, file.hash, kind), picture)
    kept.push({ ...file, bytes: picture.length, sha256: sha256Of(picture) })
  }
  // Written last: if it is stored, the pictures are.
  await files.put(pressKey(tenantId, hash, 'json'), Buffer.from(JSON.stringify(kept)))
  return kept
}

/** Adds pictures of every piece for a press that takes no PDF; none if the maker takes PDFs. Throws a `PackError`. */
export async function addPixels(
  made: readonly PlanWithFile[],
  maker: PressProfile,
  { onGarment, ...dependencies }: MakingDependencies & { readonly onGarment: (done: number) => Promise<void> },
): Promise<PackFile[]> {
  const { pixels } = maker
  if (!pixels) return []
  const kept: PackFile[] = []
  for (const [i, each] of made.entries()) {
    kept.push(...(await picturesOf(each, { pixels, maker }, dependencies)))
    await onGarment(i + 1)
  }
  return kept
}
