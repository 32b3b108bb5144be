import { latinDigits, parsePhone } from '@kitwright/measure'

/** As the API reads it (zod's `email`): what it would refuse is said at the field. */
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/

export const isEmail = (text: string): boolean => EMAIL.test(text.trim())

/** As the API reads it. */
export const isPhone = (text: string): boolean => parsePhone(text) !== null

export const CODE_LENGTH = 6

/** The digits of a mailed code out of what was typed or pasted, Khmer digits too; at most six. */
export const codeDigits = (text: string): string => latinDigits(text).replace(/\D/g, '').slice(0, CODE_LENGTH)
