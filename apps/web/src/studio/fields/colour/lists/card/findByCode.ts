import type { CardColour } from '@kitwright/contract'
import { foldText } from '@kitwright/measure'

const PANTONE = /^(?:pantone|pms|pan)(?=.)/

/**
 * Removes parts that people omit or write differently: `tx 204` for `TX-204`; `186c`, `PMS 186 C` or `Pantone+ 186
 * coated` for `PANTONE 186 C`.
 */
const loosen = (text: string): string =>
  foldText(text)
    .replaceAll(/[-./_®™+:()]/g, '')
    .replaceAll('grey', 'gray')
    .replace(PANTONE, '')
    .replace(/^p(?=\d)/, '')
    .replace(/(?<=.)pantone$/, '')
    .replace(/(?<=.)uncoated$/, 'u')
    .replace(/(?<=.)coated$/, 'c')

/**
 * Returns a Pantone code without the paper or cloth that it is printed for: `186` for `PANTONE 186 C`. Other codes are
 * only loosened by `loosen`.
 */
const withoutMaterial = (code: string): string =>
  PANTONE.test(foldText(code)) ? loosen(code).replace(/(?<=.)(?:tcx|tpx|tpg|tsx|tn|[cmu]p?)$/, '') : loosen(code)

/** Returns a code as the card prints it: `12-1` is not `1-21`. */
const asWritten = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()

const onlyOne = <T>(found: readonly T[]): T | null => (found.length === 1 ? found[0]! : null)

/** The comparisons of a typed text with a card's code, strictest first. */
const READINGS: readonly { readonly typed: (text: string) => string; readonly code: (text: string) => string }[] = [
  { typed: asWritten, code: asWritten },
  { typed: foldText, code: foldText },
  { typed: loosen, code: loosen },
  { typed: loosen, code: withoutMaterial },
]

/**
 * Returns the colour of a card that has the code, the name or both; null when none matches or the match is ambiguous.
 */
export function findByCode(card: readonly CardColour[], typed: string): CardColour | null {
  for (const reading of READINGS) {
    const wanted = reading.typed(typed)
    if (wanted === '') continue
    const byCode = card.filter(({ code, name }) => {
      const [ofCode, ofName] = [reading.code(code), reading.typed(name)]
      return [ofCode, ofCode + ofName, ofName + ofCode].includes(wanted)
    })
    const found = byCode.length > 0 ? byCode : card.filter(({ name }) => reading.typed(name) === wanted)
    if (found.length > 0) return onlyOne(found)
  }
  return null
}
