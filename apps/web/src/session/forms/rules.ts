import { latinDigits } from '@kitwright/measure'

/** As the API reads it (zod's `email`): what it would refuse is said at the field. */
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/

export const isEmail = (text: string): boolean => EMAIL.test(text.trim())

/** Digits of a local (0…) or international (+…) number, Khmer digits too; spaces, dots, dashes and brackets allowed. */
export function isPhone(text: string): boolean {
  const digits = latinDigits(text).replace(/[\s().-]/g, '')
  return /^\+?\d{8,15}$/.test(digits)
}

export const CODE_LENGTH = 6

/** The digits of a mailed code out of what was typed or pasted, Khmer digits too; at most six. */
export const codeDigits = (text: string): string => latinDigits(text).replace(/\D/g, '').slice(0, CODE_LENGTH)
