export {
  DEFAULT_LANGUAGE,
  eachLanguage,
  findLanguage,
  inEachLanguage,
  LANGUAGES,
  languageFacts,
  languageTag,
  loadErrorTexts,
  loadTexts,
  nameIn,
  namesByTag,
  namesFromTags,
  NAMESPACES,
  parseLanguage,
  type Language,
  type Names,
  type SomeNames,
} from './languages.ts'
export { snakeCase } from './snakeCase.ts'
export { waitText } from './wait.ts'
export type { EnglishTexts, ErrorTexts, Namespace, TextKey, Texts } from './types.ts'
