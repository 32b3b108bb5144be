import { getProduct, type ProductType } from '@kitwright/garment'
import { useTranslation } from '../../texts/index.ts'

/** Returns a sentence for each choice of a garment's cut: its sleeves and its necks. A choice of one is stated, too. */
export function useCuts(type: ProductType): string[] {
  const { t } = useTranslation(['product'])
  const { sleeve = [], collar = [] } = getProduct(type).choices
  const sentence = (name: string, values: readonly string[]): string[] =>
    values.length === 0 ? [] : [t('product:cut', { name, values: values.join(', ') })]
  return [
    ...sentence(
      t('product:cut_sleeve'),
      sleeve.map(value => t(`product:sleeve_${value as 'short'}`)),
    ),
    ...sentence(
      t('product:cut_collar'),
      collar.map(value => t(`product:collar_${value as 'crew'}`)),
    ),
  ]
}
