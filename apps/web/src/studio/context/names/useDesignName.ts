import { productTypeAt } from '@kitwright/garment'
import { useTranslation } from '../../../texts/index.ts'

/** Returns a function that names a new design: my soccer kit, my hoodie. */
export function useDesignName(): (garment: string) => string {
  const { t } = useTranslation(['studio', 'common'])
  return garment => {
    const type = productTypeAt(garment)
    return t('studio:untitled', { product: type ? t(`common:type_${type}`).toLowerCase() : '' })
  }
}
