import type { Texts } from '@kitwright/words'
import { useTranslation } from 'react-i18next'

type TextKey = keyof Texts['studio']
/** What is counted is asked for without its number's form. */
type Counted<K> = K extends `${infer Base}_one` ? Base : never
export type StudioKey = TextKey | Counted<TextKey>
export type Say = (key: StudioKey, values?: Readonly<Record<string, string | number>>) => string

/** The studio's texts in the present language. */
export function useWords(): Say {
  const { t } = useTranslation('studio')
  return t as unknown as Say
}

/** One text of a pair in the present language. */
export function usePick(): (pair: { readonly en: string; readonly kh: string }) => string {
  const { i18n } = useTranslation('studio')
  return pair => (i18n.language === 'en' ? pair.en : pair.kh)
}
