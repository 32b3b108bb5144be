export { ERROR_TEXTS, FIELD_TEXTS } from './errors.ts'
export { languageTag, parseLanguage } from './language.ts'
export { loadTexts, NAMESPACES } from './load.ts'
export type { Language, Namespace, Texts } from './types.ts'
