import { latinDigits } from '@kitwright/measure'

/** A quick look before the server decides: something, an at sign, a domain with a dot. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim())

/** Digits of a local (0…) or international (+…) number, Khmer digits too; spaces, dots, dashes and brackets allowed. */
export function isPhone(text: string): boolean {
  const digits = latinDigits(text).replace(/[\s().-]/g, '')
  return /^\+?\d{8,15}$/.test(digits)
}

export const CODE_LENGTH = 6

/** The digits of a mailed code out of what was typed or pasted, Khmer digits too; at most six. */
export const codeDigits = (text: string): string => latinDigits(text).replace(/\D/g, '').slice(0, CODE_LENGTH)
