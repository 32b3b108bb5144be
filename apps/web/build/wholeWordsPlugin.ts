import { LANGUAGES, loadWordJoiner } from '@kitwright/words'
import type { Plugin } from 'vite'

/** A language's texts; its `names` are data, which people search and edit. */
const TEXTS = /packages\/words\/src\/(\w+)\/(?!names\/|wholeWords|language)/

/** Keeps browsers from dividing words that their dictionaries lack, in the texts of pages and of the pages' server. */
export function joinWholeWords(): Plugin {
  return {
    name: 'kitwright:whole-words',
    async transform(code, id) {
      const language = LANGUAGES.find(each => each === TEXTS.exec(id)?.[1])
      return language && { code: (await loadWordJoiner(language))(code), map: null }
    },
  }
}
