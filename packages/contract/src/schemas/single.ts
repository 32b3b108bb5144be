import { isProductType, type ProductType, productTypes, KNOWN_SIZES } from '@kitwright/garment'
import { eachLanguage, LANGUAGES } from '@kitwright/words'
import { LIMITS } from '../terms/limits.ts'
import { LINE_KITS } from '../terms/enums.ts'
import { inOneLine, isOneLine, isParagraph, NOT_ONE_LINE } from '../terms/inputRules.ts'
import { RIGHTS } from '../terms/rights/rights.ts'
import { z } from './zod.ts'

export const uuid = z.uuid().toLowerCase()
/** Checked against the garments known at that moment; an unknown one is refused like a wrong enum value. */
export const productType = z
  .custom<ProductType>()
  .check(({ value, issues }) => {
    if (!isProductType(value)) issues.push({ code: 'invalid_value', values: [...productTypes()], input: value })
  })
  .meta({ type: 'string', enum: [...productTypes()] })
/** A size of any run; only the product's run says whether it comes in it. */
export const size = z.enum(KNOWN_SIZES)
export const sleeve = z.enum(['short', 'long'])
export const version = z.enum(['player', 'goalkeeper'])
/**
 * One of the design's other kits. Null: the design as drawn; for a goalkeeper the goalkeeper kit, if the design has
 * one.
 */
export const lineKit = z.enum(LINE_KITS).nullable().default(null)
export const instant = z.iso.datetime()
export const cents = z.int()
/** A display name in each language. */
export const names = z.strictObject(eachLanguage(() => z.string()))
export const language = z.enum(LANGUAGES)

/**
 * Bidirectional control characters. Unterminated, they would reorder text far beyond their own, on papers, in lists and
 * mails.
 */
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

/** An unchanged string of one line: a key, a token, an id. */
export const line = (max: number) => z.string().max(max).refine(isOneLine, NOT_ONE_LINE)
/** Schema of text typed into a one-line field. Trimmed; refuses control characters, tabs and line breaks. */
export const plain = (max: number) => z.string().overwrite(withoutTurns).trim().max(max).refine(isOneLine, NOT_ONE_LINE)
/** Schema of a player's text to be sewn. Other white space than single spaces becomes single spaces. */
export const sewn = (max: number) =>
  z.string().trim().refine(isOneLine, { message: NOT_ONE_LINE, abort: true }).overwrite(inOneLine).max(max)
/** Text in one line that contains a visible character. */
export const text = (max: number) => plain(max).min(1).refine(showsSomething, 'nothing that shows')
export const optionalText = (max: number) => plain(max).default('')

const lines = (max: number) => z.string().overwrite(withoutTurns).trim().max(max).refine(isParagraph, 'not plain text')
/** Text that may have several lines and contains a visible character. */
export const paragraph = (max: number) => mark(lines(max).min(1).refine(showsSomething, 'nothing that shows'))
export const optionalParagraph = (max: number) => mark(lines(max)).default('')
/** A part of a paragraph, which may begin and end with a space. `message` refuses one that is not right. */
export const partOfText = (max: number, isRight: (text: string) => boolean, message: string) =>
  mark(
    z.string().overwrite(withoutTurns).min(1).max(max).refine(isParagraph, 'not plain text').refine(isRight, message),
  )
/** A string of any characters: a password that is only compared, or a report of a program. */
export const anyText = (max: number) => mark(z.string().max(max))
/** The version on which a change is based. */
export const ifMatch = z.object({ 'if-match': line(80).optional() })
/** A name in each language, as entered. */
export const typedNames = z.strictObject(eachLanguage(() => text(LIMITS.namedText)))

export const right = z.enum(RIGHTS)
