import { fontChain } from './fontChain.ts'
import { missingLetters, unpackRanges } from '../coverage/coverage.ts'
import { wholeCoverageOf } from '../coverage/customFont.ts'
import { findLooseMarks } from '../coverage/looseMarks.ts'
import { defaultUse, findFont } from '../catalogue/registry.ts'

/** The packed coverage of fonts by their ids. */
export type Coverage = ReadonlyMap<string, string>

/** Letters of the text that the font has not; none for a font whose coverage is not known. */
export function missingLettersIn(coverage: Coverage, font: string, text: string): string[] {
  const own = findFont(font)
  const packed = coverage.get(font) ?? (own && wholeCoverageOf(own))
  return packed === undefined ? [] : missingLetters(unpackRanges(packed), text)
}

/** Letters that no font of the fallback chain covers, which would print as boxes, plus loose combining marks, which no font can render. */
export function missingInChain(coverage: Coverage, font: string, text: string): string[] {
  const lost = fontChain(defaultUse(font)).reduce<string[]>(
    (letters, { id }) => (letters.length > 0 ? missingLettersIn(coverage, id, letters.join('')) : letters),
    missingLettersIn(coverage, font, text),
  )
  return [...new Set([...lost, ...findLooseMarks(text)])]
}
