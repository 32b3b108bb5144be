import { latinDigits } from '@kitwright/measure'

export const CODE_LENGTH = 6

/** The digits of a mailed code out of what was typed or pasted, Khmer digits too; at most six. */
export const codeDigits = (text: string): string => latinDigits(text).replace(/\D/g, '').slice(0, CODE_LENGTH)
