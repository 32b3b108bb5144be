import type { CardColour } from '@kitwright/contract'
import { foldText } from '@kitwright/measure'

/** Without what people leave out or write another way: `tx 204` for `TX-204`, `186c` or `PMS 186 C` for `PANTONE 186 C`. */
const loosen = (text: string): string =>
  foldText(text)
    .replaceAll(/[-./_®™]/g, '')
    .replace(/^(?:pantone|pms)(?=.)/, '')

/** A code as the card prints it: `12-1` is not `1-21`. */
const asWritten = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()

const onlyOne = <T>(found: readonly T[]): T | null => (found.length === 1 ? found[0]! : null)

/** The colour of a card that has the code or the name, or both; null for none, and where two could be meant. */
export function findByCode(card: readonly CardColour[], typed: string): CardColour | null {
  for (const read of [asWritten, foldText, loosen]) {
    const wanted = read(typed)
    if (wanted === '') continue
    const byCode = card.filter(({ code, name }) => read(code) === wanted || read(`${code} ${name}`) === wanted)
    const found = byCode.length > 0 ? byCode : card.filter(({ name }) => read(name) === wanted)
    if (found.length > 0) return onlyOne(found)
  }
  return null
}
