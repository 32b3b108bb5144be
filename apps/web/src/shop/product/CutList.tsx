import { getProduct, type ProductType } from '@kitwright/garment'
import { useTranslation } from 'react-i18next'
import css from './ProductPage.module.css'

/** The cuts in which a garment is sewn: its sleeves and its necks. A choice of one is stated, too. */
export function CutList({ type }: { type: ProductType }) {
  const { t } = useTranslation(['product'])
  const { sleeve = [], collar = [] } = getProduct(type).choices
  const rows = [
    { name: t('product:cut_sleeve'), values: sleeve.map(value => t(`product:sleeve_${value as 'short'}`)) },
    { name: t('product:cut_collar'), values: collar.map(value => t(`product:collar_${value as 'crew'}`)) },
  ].filter(({ values }) => values.length > 0)
  if (rows.length === 0) return null
  return (
    <dl className={css.cuts}>
      {rows.map(({ name, values }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{values.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
