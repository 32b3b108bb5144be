import { parsePhone } from '@kitwright/measure'

/** What an e-mail address is, to the schemas and to the forms: zod's own rule for `email`, which forms cannot take from it without its 24 kB. */
export const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/

/** What cutters know their line by: the name of a spot colour. */
export const CUT_NAME = /^[A-Za-z0-9][A-Za-z0-9 _-]{0,39}$/

export const isCutName = (text: string): boolean => CUT_NAME.test(text.trim())
export const isEmail = (text: string): boolean => EMAIL.test(text.trim())
export const isPhone = (text: string): boolean => parsePhone(text) !== null
