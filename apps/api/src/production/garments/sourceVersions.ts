import { createHash } from 'node:crypto'
import { fontsOf } from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
import { loadGrades } from '@kitwright/garment/grades'
import { fontVersions } from '@kitwright/library/node'
import type { GarmentToSew } from './orderGarments.ts'

type Id = GarmentToSew['document']['garment']

const garments = new Map<Id, Promise<string>>()

async function hashOf(id: Id): Promise<string> {
  const all = createHash('sha256').update(JSON.stringify([getGarment(id), await loadGrades(id)]))
  return all.digest('hex')
}

/**
 * Returns the hash of a garment's pieces in all sizes: a garment is a part of the program and has no version number.
 * Half a megabyte, so computed once.
 */
function garmentVersion(id: Id): Promise<string> {
  const version = garments.get(id) ?? hashOf(id)
  garments.set(id, version)
  return version
}

/**
 * Returns the versions of the patterns and fonts, for questions years later: each garment's pieces by their hash,
 * packaged fonts by their versions.
 */
export async function sourceVersionsOf(made: readonly GarmentToSew[]) {
  const documents = [...new Set(made.map(({ document }) => document))]
  const ids = [...new Set(documents.map(({ garment }) => garment))].toSorted()
  const entries = await Promise.all(ids.map(async id => [id, await garmentVersion(id)] as const))
  return { garments: Object.fromEntries(entries), fonts: fontVersions(documents.flatMap(fontsOf)) }
}
