import type { Product } from '@kitwright/contract'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../session/index.ts'
import { formatCents } from '../../ui/index.ts'
import css from './PricingPage.module.css'

/** Base price by product and fabric; a dash where a product is not made of a fabric. */
export function PriceTable({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation(['shop', 'common'])
  const language = usePreferences(state => state.language)
  const fabrics = [...new Map(products.flatMap(p => p.fabrics).map(fabric => [fabric.id, fabric])).values()]
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('shop:product')}</th>
            {fabrics.map(({ id, name }) => (
              <th key={id} scope="col">
                {name[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map(product => (
            <tr key={product.type}>
              <th scope="row">{t(`common:type_${product.type}`)}</th>
              {fabrics.map(({ id }) => {
                const offered = product.fabrics.find(fabric => fabric.id === id)
                return <td key={id}>{offered ? formatCents(offered.priceCents) : '–'}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
