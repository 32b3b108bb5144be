import type { Texts } from '@kitwright/words'
import { useTranslation } from 'react-i18next'

export type ImagesKey = keyof Texts['images']
export type SayImages = (key: ImagesKey, values?: Readonly<Record<string, string | number>>) => string

/** The texts of pictures, their library and their editor. */
export function useImageWords(): SayImages {
  const { t } = useTranslation('images')
  return t as unknown as SayImages
}
