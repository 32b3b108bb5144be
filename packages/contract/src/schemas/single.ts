import { isProductType, type ProductType, productTypes, SIZES } from '@kitwright/garment'
import { eachLanguage, LANGUAGES } from '@kitwright/words'
import { LIMITS } from '../limits.ts'
import { LINE_KITS } from '../enums.ts'
import { inOneLine } from '../rules.ts'
import { z } from '../zod.ts'

export const uuid = z.uuid().toLowerCase()
/** Asked of the garments there are at that moment; refused as a list of values refuses. */
export const productType = z
  .custom<ProductType>()
  .check(({ value, issues }) => {
    if (!isProductType(value)) issues.push({ code: 'invalid_value', values: [...productTypes()], input: value })
  })
  .meta({ type: 'string', enum: [...productTypes()] })
export const size = z.enum(SIZES)
export const sleeve = z.enum(['short', 'long'])
export const version = z.enum(['player', 'goalkeeper'])
/** One of its design's other kits. Null: the design as it is drawn; for a goalkeeper the goalkeepers' own, where it has one. */
export const lineKit = z.enum(LINE_KITS).nullable().default(null)
export const instant = z.iso.datetime()
export const cents = z.int()
/** A name in each language, as people read it. */
export const names = z.strictObject(eachLanguage(() => z.string()))
export const language = z.enum(LANGUAGES)

// oxlint-disable-next-line no-control-regex -- control characters are exactly what neither the database nor paper takes
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
/** Turns letters around until something ends it, far behind the text that it is in: on papers, in lists and mails. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g
const withoutTurns = (value: string): string => value.replaceAll(TURNS, '')
const isPlain = (value: string): boolean => value.isWellFormed() && !CONTROL.test(value)
/** Trimmed, without control characters but tabs and line breaks, and without half a surrogate pair. */
export const plain = (max: number) =>
  z.string().overwrite(withoutTurns).trim().max(max).refine(isPlain, 'not plain text')
/** What is sewn of a player. */
export const sewn = (max: number) => z.string().overwrite(inOneLine).max(max).refine(isPlain, 'not plain text')

/** Text that must hold more than white space. */
export const text = (max: number) =>
  plain(max)
    .min(1)
    .refine(value => value === '' || /[^\s\p{Cf}]/u.test(value), 'nothing that shows')
export const optionalText = (max: number) => plain(max).default('')
/** A name in each language, as it is typed. */
export const typedNames = z.strictObject(eachLanguage(() => text(LIMITS.namedText)))
