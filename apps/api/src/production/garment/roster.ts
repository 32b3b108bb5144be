import { measureLayer, motifOfTile } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import { type DesignDocument, personalise, type TextLayer } from '@kitwright/design'
import { findPiece, getGarment } from '@kitwright/garment'
import { asSeen, missingInChain, type Coverage } from '@kitwright/library'
import { polygonContains, rotatePoint } from '@kitwright/measure'
import type { Sheet } from '@kitwright/press'
import { PackError } from '../problem.ts'
import type { GarmentToMake } from './job.ts'

type Whose = Pick<GarmentToMake, 'player' | 'who'>

const NUMBERS: readonly string[] = ['frontNumber', 'backNumber', 'shortsNumber']

const textsOf = (sheets: readonly Sheet[]) =>
  sheets.flatMap(({ artwork }) =>
    artwork.instructions.flatMap(each => (each.kind === 'layer' && each.layer.kind === 'text' ? [each.layer] : [])),
  )

/** What patterns of one's own say. */
const motifsOf = (sheets: readonly Sheet[]) =>
  sheets.flatMap(({ artwork }) =>
    artwork.instructions.flatMap(each =>
      each.kind === 'ground'
        ? each.patterns.flatMap(({ id }) => {
            const motif = motifOfTile(id)?.motif
            return motif?.kind === 'text' ? [motif] : []
          })
        : [],
    ),
  )

/** No font writes a letter as an empty box, nor a mark that stands on none as what it is. Throws where one would. */
export function checkLetters(sheets: readonly Sheet[], coverage: Coverage, { who }: Whose): void {
  for (const { font, text } of [...textsOf(sheets), ...motifsOf(sheets)]) {
    const lost = missingInChain(coverage, font, text)
    if (lost.length > 0) throw new PackError('letters-missing', { ...who, letters: lost.map(asSeen).join(' '), text })
  }
}

type Named = Pick<GarmentToMake, 'document'>

/** Whether the ends of a text lie on its piece in the size that it was designed in; what lies there lies on every size. */
function endsOnPiece(layer: TextLayer, { garment, options }: DesignDocument): boolean {
  const piece = findPiece(getGarment(garment), options, layer.piece)?.piece
  const { widthMm, heightMm } = measureLayer(layer, nodeSurface)
  const ends = [-1, 1].flatMap(x => [-1, 1].map(y => ({ x: (x * widthMm) / 2, y: (y * heightMm) / 4 })))
  return ends.every(end => {
    const { x, y } = rotatePoint(end, layer.rotationDeg)
    return !piece || polygonContains(piece.outline, { x: layer.xMm + x, y: layer.yMm + y })
  })
}

/**
 * A name that is too long for its piece, however small and narrow it may be set, would be cut off where the design's own is not, which is the one that
 * was approved. Throws where one would. Fonts must be known.
 */
export function checkWidths({ document, player, who }: Whose & Named): void {
  if (!player) return
  const own = new Map(document.layers.map(layer => [layer.id, layer]))
  for (const layer of personalise(document, player).layers) {
    if (layer.kind !== 'text' || layer.role !== 'playerName' || layer.isHidden || endsOnPiece(layer, document)) continue
    if (endsOnPiece(own.get(layer.id) as TextLayer, document))
      throw new PackError('name-too-wide', { ...who, piece: layer.piece, text: player.name })
  }
}

/** What the sheets of a garment say in their layers and on their labels must be what was ordered: name for name. Throws where it is not. */
export function checkRoster(sheets: readonly Sheet[], { player, who }: Whose): void {
  if (!player) return
  const number = player.number === null ? '' : String(player.number)
  const wrong = textsOf(sheets).find(
    ({ role, text }) => (role === 'playerName' && text !== player.name) || (NUMBERS.includes(role) && text !== number),
  )
  if (wrong) throw new PackError('text-differs', { ...who, text: wrong.text })
  const label = [number, player.name].filter(part => part !== '').join('  ')
  const other = sheets.find(sheet => sheet.label.lines[1] !== label)
  if (other) throw new PackError('text-differs', { ...who, text: other.label.lines[1] ?? '' })
}
