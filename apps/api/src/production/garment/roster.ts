import { motifOfTile } from '@kitwright/artwork'
import { missingInChain, type Coverage } from '@kitwright/library'
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

/** No font writes a letter as an empty box. Throws where one would. */
export function checkLetters(sheets: readonly Sheet[], coverage: Coverage, { who }: Whose): void {
  for (const { font, text } of [...textsOf(sheets), ...motifsOf(sheets)]) {
    const lost = missingInChain(coverage, font, text)
    if (lost.length > 0) throw new PackError('letters-missing', { ...who, letters: lost.join(''), text })
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
