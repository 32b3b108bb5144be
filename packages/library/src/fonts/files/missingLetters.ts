import { fontChain } from './fontChain.ts'
import { missingLetters, unpackRanges } from '../coverage/coverage.ts'
import { wholeCoverageOf } from '../coverage/customFont.ts'
import { findLooseMarks } from '../coverage/looseMarks.ts'
import { defaultUse, findFont } from '../catalogue/registry.ts'

/** The packed coverage of fonts by their ids. */
export type Coverage = ReadonlyMap<string, string>

/** Returns the letters of the text that the font lacks; none for a font with unknown coverage. */
export function missingLettersIn(coverage: Coverage, font: string, text: string): string[] {
  const own = findFont(font)
  const packed = coverage.get(font) ?? (own && wholeCoverageOf(own))
  return packed === undefined ? [] : missingLetters(unpackRanges(packed), text)
}

/**
 * Returns letters that no font of the fallback chain covers, which would print as boxes, and loose combining marks,
 * which no font can render.
 */
export function missingInChain(coverage: Coverage, font: string, text: string): string[] {
  const lost = fontChain(defaultUse(font)).reduce<string[]>(
    (letters, { id }) => (letters.length > 0 ? missingLettersIn(coverage, id, letters.join('')) : letters),
    missingLettersIn(coverage, font, text),
  )
  return [...new Set([...lost, ...findLooseMarks(text)])]
}
