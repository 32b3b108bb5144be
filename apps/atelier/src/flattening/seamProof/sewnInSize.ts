import { baseSizeOf, defaultChart, type Garment, type Model, type Piece, type Size } from '@kitwright/garment'
import { gradePieces, loadGrades, wrapsOnSize } from '@kitwright/garment/grades'
import { loadWraps } from '@kitwright/garment/wrap'
import type { SizedPieceSet } from './seamPlaces.ts'

async function piecesIn(garment: Garment, model: Model, size: Size): Promise<readonly Piece[]> {
  // Uses the pieces as shown: grading would round them again.
  if (size === baseSizeOf(garment.productType)) return model.pieces
  const variant = garment.variants.find(({ models }) => models.includes(model.id))
  if (!variant) throw new Error(`nobody can choose model ${model.id} of garment ${garment.id}`)
  const grades = await loadGrades(garment.id)
  const chart = defaultChart(garment.productType)
  const pieces = gradePieces({ garment, grades, options: variant.options, size, chart })
  return model.pieces.map(({ id }) => pieces.find(piece => piece.id === id)!)
}

/** Returns a model cut in one size and its placement on the flattened garment. */
export async function sewnInSize(garment: Garment, model: Model, size: Size): Promise<SizedPieceSet> {
  const wraps = await loadWraps(garment.id)
  if (!wraps) throw new Error(`garment ${garment.id} was not ironed flat`)
  const pieces = await piecesIn(garment, model, size)
  return { pieces, seams: model.seams, maps: wrapsOnSize({ wraps, model, graded: pieces }) }
}
