import type { Sheet } from '@kitwright/press'
import { PackError, type GarmentToSew } from './garments.ts'

const NUMBERS: readonly string[] = ['frontNumber', 'backNumber', 'shortsNumber']

/** What the sheets of a garment say in their layers and on their labels must be what was ordered: name for name. Throws where it is not. */
export function checkGarment(sheets: readonly Sheet[], { player, whose }: GarmentToSew): void {
  if (!player) return
  const texts = sheets.flatMap(({ artwork }) =>
    artwork.instructions.flatMap(each => (each.kind === 'layer' && each.layer.kind === 'text' ? [each.layer] : [])),
  )
  const number = player.number === null ? '' : String(player.number)
  const wrong = texts.find(
    ({ role, text }) => (role === 'playerName' && text !== player.name) || (NUMBERS.includes(role) && text !== number),
  )
  if (wrong) throw new PackError(`“${wrong.text}” would be printed for ${whose}.`)
  const label = [number, player.name].filter(part => part !== '').join('  ')
  if (sheets.some(sheet => sheet.label.lines[1] !== label)) throw new PackError(`A label is not of ${whose}.`)
}
