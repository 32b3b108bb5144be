import { lostIn, type Coverage } from '@kitwright/library'
import type { Sheet } from '@kitwright/press'
import { PackError, type GarmentToSew } from './garments.ts'

const NUMBERS: readonly string[] = ['frontNumber', 'backNumber', 'shortsNumber']

const textsOf = (sheets: readonly Sheet[]) =>
  sheets.flatMap(({ artwork }) =>
    artwork.instructions.flatMap(each => (each.kind === 'layer' && each.layer.kind === 'text' ? [each.layer] : [])),
  )

/** No font writes a letter as an empty box. Throws where one would. */
export function checkLetters(sheets: readonly Sheet[], coverage: Coverage, { whose }: GarmentToSew): void {
  for (const { font, text } of textsOf(sheets)) {
    const lost = lostIn(coverage, font, text)
    if (lost.length > 0) throw new PackError(`No font writes “${lost.join('')}” of “${text}” for ${whose}.`)
  }
}

/** What the sheets of a garment say in their layers and on their labels must be what was ordered: name for name. Throws where it is not. */
export function checkGarment(sheets: readonly Sheet[], { player, whose }: GarmentToSew): void {
  if (!player) return
  const number = player.number === null ? '' : String(player.number)
  const wrong = textsOf(sheets).find(
    ({ role, text }) => (role === 'playerName' && text !== player.name) || (NUMBERS.includes(role) && text !== number),
  )
  if (wrong) throw new PackError(`“${wrong.text}” would be printed for ${whose}.`)
  const label = [number, player.name].filter(part => part !== '').join('  ')
  if (sheets.some(sheet => sheet.label.lines[1] !== label)) throw new PackError(`A label is not of ${whose}.`)
}
