import { type PackFile, MANIFEST } from '../../storage/archive.ts'
import { codeHash } from '../../storage/codeHash.ts'
import { keepJson } from '../../storage/contentStore.ts'
import { type PressProfile, profileFor } from '../../printers/pressProfile.ts'
import type { GarmentFileRecord, MakingDependencies } from './garmentFile.ts'
import type { OrderToMake, Plan } from './packPlan.ts'
import type { RemakeScope } from '../../garments/remakeScope.ts'
import { sourceVersionsOf } from '../../garments/sourceVersions.ts'

export interface PlanWithFile {
  readonly plan: Plan
  readonly made: GarmentFileRecord
}

const padded = (count: number, digits: number): string => String(count).padStart(digits, '0')

/** Returns the file name, with the number of copies if more than one: `01-001-M-x-12pcs.pdf`. */
export function nameOf({ garment: { line, garment, size, player }, garments }: Plan): string {
  const times = garments.length > 1 ? [`${garments.length}pcs`] : []
  return [padded(line, 2), padded(garment, 3), size, player?.number ?? 'x', ...times].join('-') + '.pdf'
}

function entryOf({ plan, made }: PlanWithFile) {
  const { garment, garments, chartVersion } = plan
  const { line, player, size, fabric, revision, documentHash } = garment
  return {
    file: nameOf(plan),
    /** Number of copies to print, one for each of these garments. */
    count: garments.length,
    garments: garments.map(({ line: of, garment: at }) => `${of}.${at}`),
    product: garment.document.garment,
    sha256: made.sha256,
    line,
    garment: garment.garment,
    name: player?.name ?? '',
    number: player?.number ?? null,
    size,
    fabric,
    revision,
    document: documentHash,
    chart: chartVersion,
    pieces: made.pieces,
  }
}

/**
 * Returns how colours reach the press. PDFs as designed leave it to the press and carry its profile; in PDFs and
 * pictures in its inks it is done.
 */
function pressOf(maker: PressProfile, made: readonly PlanWithFile[]) {
  const { printer, rendering, pixels, plotLanguage, settings } = maker
  const { intent, isBlackScaled } = rendering
  const isInked = pixels?.form === 'tiff_cmyk'
  const fabrics = [...new Set(made.map(({ plan }) => plan.garment.fabric))]
  return {
    ...(printer && { printer: printer.name }),
    intent,
    // Null: a stand-in is used.
    profiles: fabrics.map(fabric => {
      const profile = profileFor(maker, fabric)
      return { fabric, profile: profile && { name: profile.name, sha256: profile.hash } }
    }),
    pdf: settings.inks ? { colours: 'CMYK', blackPointCompensation: settings.inks.isBlackScaled } : { colours: 'RGB' },
    plot: plotLanguage === 'hpgl2' ? 'HP-GL/2' : 'HP-GL',
    pixels: pixels && { ...pixels, ...(isInked && { blackPointCompensation: isBlackScaled }) },
  }
}

interface ManifestInput {
  readonly made: readonly PlanWithFile[]
  readonly papers: readonly PackFile[]
  readonly remake?: RemakeScope | undefined
  readonly maker: PressProfile
}

/** Stores the manifest, which lists the archive's contents for programs, as one of its files. */
export async function storeManifest(
  order: OrderToMake,
  { made, papers, remake, maker }: ManifestInput,
  place: Pick<MakingDependencies, 'files' | 'tenantId'>,
): Promise<PackFile> {
  const { number, version, approved_at: approvedAt } = order
  const manifest = {
    order: number,
    orderVersion: version,
    approvedAt,
    ...(remake && { remake: remake.place }),
    code: await codeHash(),
    versions: await sourceVersionsOf(made.map(({ plan }) => plan.garment)),
    press: pressOf(maker, made),
    files: made.map(entryOf),
    papers: papers.map(({ name: file, sha256, bytes }) => ({ file, sha256, bytes })),
  }
  return keepJson(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`, place)
}
