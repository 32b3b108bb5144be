import { Buffer } from 'node:buffer'
import { baseSizeOf, getGarment, runOf } from '@kitwright/garment'
import { loadGrades } from '@kitwright/garment/grades'
import { patternPieces, plotPiece, writeDxf, writePlt } from '@kitwright/press'
import type { JobHandler } from '../../../workers/index.ts'
import { type CutToMake, type PapersResult } from './job.ts'
import { cutName } from './paperNames.ts'

export const work: JobHandler<CutToMake, PapersResult> = async input => {
  const { style, name, options, chart, ordered, madeAt, plotLanguage, settings } = input
  const garment = getGarment(input.garment)
  const sizes = runOf(garment.productType).filter(size => ordered[size] !== undefined)
  const grades = await loadGrades(garment.id)
  const pieces = patternPieces({ garment, grades, chart, options, sizes, settings })
  // Blocks carry the order's name: two programs may read a customer's word differently.
  const dxf = writeDxf({
    pieces,
    style,
    code: style,
    baseSize: baseSizeOf(garment.productType),
    note: name,
    ordered,
    madeAt,
  })
  const plt = writePlt(
    pieces.map(piece => plotPiece(piece, style)),
    { language: plotLanguage },
  )
  return {
    papers: {
      [cutName(style, 'dxf')]: Buffer.from(dxf, 'latin1'),
      [cutName(style, 'plt')]: Buffer.from(plt, 'latin1'),
    },
  }
}
