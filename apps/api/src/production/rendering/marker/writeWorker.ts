import { findMarkerDifference, profilesFor, writeMarker } from '@kitwright/press/node'
import type { JobHandler } from '../../../workers/index.ts'
import type { PartToWrite, WrittenPart } from './job.ts'

export const work: JobHandler<PartToWrite, WrittenPart> = async part => {
  const pdf = await writeMarker({ ...part, profiles: await profilesFor(part.output) })
  const labels = part.garments.flatMap(({ pieces }) =>
    pieces.map(({ label, qr, turn, xMm, yMm }) => ({ ...label, qr, turn, xMm, yMm })),
  )
  const difference = await findMarkerDifference(pdf, { ...part, labels })
  if (!difference) return { pdf }
  const { wanted, found } = difference
  return { problem: { id: 'marker', values: { title: part.title, wanted, found } } }
}
