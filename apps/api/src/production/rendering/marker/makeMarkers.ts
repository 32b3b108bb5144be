import type { PackFile } from '../../storage/archive.ts'
import type { MakingDependencies } from '../printFiles/garmentFile.ts'
import { eachGarment } from '../printFiles/packPlan.ts'
import { layMarkers, type MarkersInput } from './layMarkers.ts'
import { countParts, writeMarkers } from './writeMarkers.ts'
import type { MarkerRecord } from './job.ts'

interface MarkersDependencies extends MakingDependencies {
  /** Called with the number of finished parts and of all parts. */
  readonly onPart: (made: number, all: number) => Promise<void>
}

/** Lays out an order on its supplier's rolls and writes the print files and layouts. Throws a `PackError`. */
export async function makeMarkers(
  { made: files, ...rest }: MarkersInput,
  { onPart, ...dependencies }: MarkersDependencies,
): Promise<{ readonly files: PackFile[]; readonly records: MarkerRecord[] }> {
  // A piece that is printed several times is nested as often.
  const input = { ...rest, made: eachGarment(files) }
  const laid = await layMarkers(input, dependencies)
  const all = countParts(laid)
  let made = 0
  if (all > 0) await onPart(0, all)
  return writeMarkers(laid, input, { ...dependencies, onPart: async () => onPart((made += 1), all) })
}
