import { motifOfTile, printedText } from '@kitwright/artwork'
import { cutOffNames } from '@kitwright/artwork/cutOffNames'
import { nodeSurface } from '@kitwright/artwork/node'
import { getGarment } from '@kitwright/garment'
import { visibleLetter, missingInChain, type Coverage } from '@kitwright/library'
import type { Sheet } from '@kitwright/press'
import { PackError } from '../../garments/packError.ts'
import type { GarmentToMake } from './job.ts'

type GarmentPlayer = Pick<GarmentToMake, 'player' | 'who'>

const NUMBERS: readonly string[] = ['frontNumber', 'backNumber', 'shortsNumber']

const textsOf = (sheets: readonly Sheet[]) =>
  sheets.flatMap(({ artwork }) =>
    artwork.instructions.flatMap(each => (each.kind === 'layer' && each.layer.kind === 'text' ? [each.layer] : [])),
  )

/** Returns the texts in customers' own patterns. */
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

/**
 * Throws for letters that no font can draw: a missing letter prints as an empty box, and a mark without a base letter
 * prints wrongly.
 */
export function checkLetters(sheets: readonly Sheet[], coverage: Coverage, { who }: GarmentPlayer): void {
  // Checks texts as they are printed: a small letter may have a capital that its font lacks.
  const printed = textsOf(sheets).map(layer => ({ font: layer.font, text: printedText(layer) }))
  for (const { font, text } of [...printed, ...motifsOf(sheets)]) {
    const lost = missingInChain(coverage, font, text)
    if (lost.length > 0)
      throw new PackError('letters-missing', { ...who, letters: lost.map(visibleLetter).join(' '), text })
  }
}

type GarmentDocument = Pick<GarmentToMake, 'document'>

/** Throws if part of a player's name would be cut off, because that was not approved. Fonts must be loaded. */
export function checkWidths({ document, player, who }: GarmentPlayer & GarmentDocument): void {
  if (!player) return
  const place = { garment: getGarment(document.garment), surface: nodeSurface }
  const [layer] = cutOffNames(document, player.name, place)
  if (layer) throw new PackError('name-too-wide', { ...who, piece: layer.piece, text: player.name })
}

/** Checks that the layers and labels of a garment's sheets match the order, name for name. Throws if they differ. */
export function checkRoster(sheets: readonly Sheet[], { player, who }: GarmentPlayer): void {
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
