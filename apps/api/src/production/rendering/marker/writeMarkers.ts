import { codeOf, heldBy } from '@kitwright/press'
import type { PackFile } from '../../storage/archive.ts'
import { codeHash } from '../../storage/codeHash.ts'
import { findPackFile, keepFile, keepJson, sha256Of } from '../../storage/contentStore.ts'
import { profileFor } from '../../printers/pressProfile.ts'
import {
  backgroundCaller,
  toPackError,
  type MakingDependencies,
  loadOutputProfile,
  pdfOf,
} from '../printFiles/garmentFile.ts'
import { PackError } from '../../garments/packError.ts'
import { type MarkerPart, writePart, type MarkerRecord } from './job.ts'
import type { FabricMarker, MarkersInput } from './layMarkers.ts'
import { layoutOf } from './markerLayout.ts'

const partName = (fabric: string, part: number): string => `marker/${fabric}-${part}`

interface Part {
  readonly marker: FabricMarker
  readonly laid: MarkerPart
  readonly part: number
  readonly of: number
}

/** Returns the garments of a part, each with its file and its placed pieces. */
function garmentsOn({ marker, laid }: Part, { opensAt }: MarkersInput) {
  const { made, cuts, laid: all } = marker
  return [...Map.groupBy(laid.pieces, ({ garment }) => garment)].map(([at, pieces]) => {
    const { label } = made[at]!.plan.facts
    const placed = pieces.map(({ sheet: page, turn, xMm, yMm }) => {
      const sheet = all.sheets[cuts[at]!]![page]!
      const code = codeOf({ ...label, piece: sheet.piece })
      const qr = heldBy(sheet.label.form, code, opensAt)
      return { ...sheet, page, qr, turn, xMm, yMm }
    })
    return { ...made[at]!, placed }
  })
}

/** Groups garments by file, so that a file printed several times is read once, with all placements of its pieces. */
function filesOn(garments: ReturnType<typeof garmentsOn>) {
  return [...Map.groupBy(garments, ({ plan }) => plan.hash).values()].map(of => ({
    ...of[0]!,
    placed: of.flatMap(({ placed }) => placed),
  }))
}

async function writeOne(part: Part, input: MarkersInput, dependencies: MakingDependencies): Promise<PackFile> {
  const { marker, laid, part: at, of } = part
  const { order, shop, opensAt } = input
  const { cutName, isMirrored, intent, inks } = shop.maker.settings
  const size = `${marker.roll.widthMm} × ${Math.ceil(laid.lengthMm)} mm`
  const printer = shop.maker.printer?.name
  const title = [order.number, marker.fabric, `${at}/${of}`, size, ...(printer ? [printer] : [])].join('  ')
  const facts = {
    title,
    order: order.number,
    opensAt,
    widthMm: marker.roll.widthMm,
    lengthMm: laid.lengthMm,
    cutName,
    isMirrored,
    ...(intent && { intent }),
    ...(inks && { isInked: true }),
  }
  const garments = filesOn(garmentsOn(part, input))
  const hashes = garments.map(({ plan, placed }) => [plan.hash, placed])
  const hash = sha256Of(JSON.stringify([await codeHash(), facts, hashes]))
  const file = { name: `${partName(marker.fabric, at)}.pdf`, hash, kind: 'pdf' } as const
  const known = await findPackFile(file, dependencies)
  if (known) return known
  const withFiles = async () => {
    const filled = []
    for (const { plan, made, placed } of garments)
      filled.push({ pdf: await pdfOf({ plan, made }, dependencies), pieces: placed })
    const output = await loadOutputProfile(profileFor(shop.maker, marker.fabric), dependencies)
    return { ...facts, output, madeAt: order.approved_at, garments: filled }
  }
  const answer = await dependencies.workers
    .run(writePart, withFiles, backgroundCaller(dependencies))
    .catch(toPackError(garments[0]!.plan.facts.who))
  if (answer.problem) throw new PackError(answer.problem.id, answer.problem.values)
  return keepFile(file, answer.pdf, dependencies)
}

/** Stores the layout beside its file, for programs and for the office. */
async function keepLayout(part: Part, input: MarkersInput, dependencies: MakingDependencies): Promise<PackFile> {
  const layout = layoutOf(part.marker.roll, part.laid, garmentsOn(part, input))
  return keepJson(`${partName(part.marker.fabric, part.part)}.json`, JSON.stringify(layout), dependencies)
}

const MM_PER_METRE = 1_000
const costOf = (lengthMm: number, metreCents: number): number | null =>
  metreCents === 0 ? null : Math.round((lengthMm / MM_PER_METRE) * metreCents)

export const countParts = (markers: readonly FabricMarker[]): number =>
  markers.reduce((sum, { laid }) => sum + laid.parts.length, 0)

/** Writes the markers' print files, reads each back, and writes their layouts. Throws a `PackError`. */
export async function writeMarkers(
  markers: readonly FabricMarker[],
  input: MarkersInput,
  { onPart, ...dependencies }: MakingDependencies & { readonly onPart: () => Promise<void> },
): Promise<{ readonly files: PackFile[]; readonly records: MarkerRecord[] }> {
  const files: PackFile[] = []
  const records: MarkerRecord[] = []
  for (const marker of markers) {
    const of = marker.laid.parts.length
    for (const [i, laid] of marker.laid.parts.entries()) {
      const part = { marker, laid, part: i + 1, of }
      const layout = await keepLayout(part, input, dependencies)
      files.push(await writeOne(part, input, dependencies), layout)
      const { lengthMm, density, pieces } = laid
      const facts = { widthMm: marker.roll.widthMm, lengthMm, density, pieces: pieces.length }
      const costCents = costOf(lengthMm, marker.metreCents)
      const beforeMm = input.pressing.effort > 1 ? (marker.laid.beforeMm?.[i] ?? null) : null
      const kept = { layout: layout.hash, laid: marker.kept }
      records.push({ fabric: marker.fabric, part: i + 1, of, ...facts, costCents, beforeMm, ...kept })
      await onPart()
    }
  }
  return { files, records }
}
