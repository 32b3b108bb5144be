import { langOfLetters, missingLetters, packRanges } from '@kitwright/library'
import { fontMimeOf, measureFont, readFont } from '@kitwright/library/node'
import { Problem } from '../endpoint/index.ts'
import type { Work } from '../workers/index.ts'
import type { ReadFont } from './readUpload.ts'

const MAX_NAME = 80

export const work: Work<Uint8Array, ReadFont> = bytes => {
  if (fontMimeOf(bytes) === undefined) throw new Problem('font-type-unsupported')
  const { mime, name, coverage } = readFont(bytes)
  if (name === '') throw new Problem('font-nameless')
  if (missingLetters(coverage, '0123456789').length > 0) throw new Problem('font-without-digits')
  const family = name.slice(0, MAX_NAME).trim()
  const lang = langOfLetters(coverage)
  return { mime, family, lang, metrics: measureFont(bytes, coverage), coverage: packRanges(coverage) }
}
