import { measureLayer } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import { getGarment } from '@kitwright/garment'
import { loadGrades } from '@kitwright/garment/grades'
import { makeSheets, type Sheet } from '@kitwright/press'
import type { GarmentToMake } from './job.ts'

export async function sheetsOf({
  document,
  only,
  ...facts
}: Omit<GarmentToMake, 'images' | 'fonts'>): Promise<Sheet[]> {
  const garment = getGarment(document.garment)
  const sheets = makeSheets({
    ...facts,
    document,
    garment,
    grades: await loadGrades(garment.id),
    measure: layer => measureLayer(layer, nodeSurface),
  })
  return only ? sheets.filter(({ piece }) => only.includes(piece)) : sheets
}
