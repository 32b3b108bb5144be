import type { EnglishTexts } from '@kitwright/words'

declare global {
  /** File names in `public/pictures` at the time of the build. */
  const __PICTURES__: readonly string[]
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: EnglishTexts
  }
}
