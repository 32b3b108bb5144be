export { loadWordJoiner } from './loadWordJoiner.ts'
export {
  DEFAULT_LANGUAGE,
  eachLanguage,
  findLanguage,
  inEachLanguage,
  LANGUAGES,
  languageFacts,
  languageNameIn,
  languageTag,
  loadErrorTexts,
  loadNames,
  loadTexts,
  nameIn,
  namesByTag,
  namesFromTags,
  NAMESPACES,
  parseLanguage,
  type Language,
  type Names,
  type NamesOf,
  type PartialNames,
} from './languages.ts'
export { snakeCase } from './snakeCase.ts'
export type { TextFunction } from './textFunction.ts'
export { textModule } from './textFolders.ts'
export { waitText } from './waitText.ts'
export { writeDay } from './writeDay.ts'
export type { EnglishTexts, ErrorTexts, NameId, NameKind, Namespace, TextKey, Texts } from './types.ts'
