import { type FontMetrics, langOfLetters, missingLetters, packRanges } from '@kitwright/library'
import { fontMimeOf, measureFont, readFont } from '@kitwright/library/node'
import { ProblemError } from '../endpoint/index.ts'
import type { JobHandler } from '../workers/index.ts'
import type { FontToRead, ReadFont } from './readUpload.ts'

const MAX_NAME = 80
const UNMEASURED: FontMetrics = { capHeight: 0, ascent: 0, descent: 0, digitBearings: [] }

export const work: JobHandler<FontToRead, ReadFont> = ({ bytes, isPart }) => {
  if (fontMimeOf(bytes) === undefined) throw new ProblemError('font-type-unsupported')
  const { mime, name, coverage } = readFont(bytes)
  const packed = { mime, lang: langOfLetters(coverage), coverage: packRanges(coverage) }
  if (isPart) return { ...packed, family: name.slice(0, MAX_NAME).trim(), metrics: UNMEASURED }
  if (name === '') throw new ProblemError('font-nameless')
  if (missingLetters(coverage, '0123456789').length > 0) throw new ProblemError('font-without-digits')
  return { ...packed, family: name.slice(0, MAX_NAME).trim(), metrics: measureFont(bytes, coverage) }
}
