import { isProductType, type ProductType, productTypes, SIZES } from '@kitwright/garment'
import { eachLanguage, LANGUAGES } from '@kitwright/words'
import { LIMITS } from '../terms/limits.ts'
import { LINE_KITS } from '../terms/enums.ts'
import { inOneLine, isOneLine, isParagraph, NOT_ONE_LINE } from '../terms/inputRules.ts'
import { z } from './zod.ts'

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

/** Turns letters around until something ends it, far behind the text that it is in: on papers, in lists and mails. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g
const withoutTurns = (value: string): string => value.replaceAll(TURNS, '')
const showsSomething = (value: string): boolean => value === '' || /[^\s\p{Cf}]/u.test(value)

/** Schemas of strings that may contain line breaks or any other character. Every other string that a call accepts is one line. */
const severalLines = new WeakSet<z.ZodType>()
const mark = <T extends z.ZodType>(schema: T): T => {
  severalLines.add(schema)
  return schema
}
export const mayHaveSeveralLines = (schema: z.ZodType): boolean => severalLines.has(schema)

/** A string as it was sent, in one line: a key, a token, an id. */
export const line = (max: number) => z.string().max(max).refine(isOneLine, NOT_ONE_LINE)
/** What is typed into a field of one line. Trimmed; refuses control characters, tabs and line breaks. */
export const plain = (max: number) => z.string().overwrite(withoutTurns).trim().max(max).refine(isOneLine, NOT_ONE_LINE)
/** What is sewn of a player. Other white space than single spaces becomes single spaces. */
export const sewn = (max: number) =>
  z.string().trim().refine(isOneLine, { message: NOT_ONE_LINE, abort: true }).overwrite(inOneLine).max(max)
/** Text in one line that contains a visible character. */
export const text = (max: number) => plain(max).min(1).refine(showsSomething, 'nothing that shows')
export const optionalText = (max: number) => plain(max).default('')

const lines = (max: number) => z.string().overwrite(withoutTurns).trim().max(max).refine(isParagraph, 'not plain text')
/** Text that may have several lines and contains a visible character. */
export const paragraph = (max: number) => mark(lines(max).min(1).refine(showsSomething, 'nothing that shows'))
export const optionalParagraph = (max: number) => mark(lines(max)).default('')
/** A password that is only compared, or the report of a program: any character may be in it. */
export const anyText = (max: number) => mark(z.string().max(max))
/** The version of what a change was made from. */
export const ifMatch = z.object({ 'if-match': line(80).optional() })
/** A name in each language, as it is typed. */
export const typedNames = z.strictObject(eachLanguage(() => text(LIMITS.namedText)))
