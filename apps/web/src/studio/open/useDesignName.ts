import { productTypeAt } from '@kitwright/garment'
import { useTranslation } from 'react-i18next'
import { useWords } from '../words.ts'

/** What a fresh design is called: my soccer kit, my hoodie. */
export function useDesignName(): (garment: string) => string {
  const say = useWords()
  const { t } = useTranslation('common')
  return garment => {
    const type = productTypeAt(garment)
    return say('untitled', { product: type ? t(`type_${type}`).toLowerCase() : '' })
  }
}
