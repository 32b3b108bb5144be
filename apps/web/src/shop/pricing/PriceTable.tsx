import type { Product } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import { usePreferences } from '../../session/index.ts'
import { formatCents } from '../../ui/index.ts'
import css from './PricingPage.module.css'

/** Base price of each product in each of its fabrics. */
export function PriceTable({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation(['shop', 'common'])
  const language = usePreferences(state => state.language)
  return (
    <table className={`${css.table} ${css.prices}`}>
      <thead>
        <tr>
          <th scope="col">{t('shop:product')}</th>
          <th scope="col">{t('common:fabric')}</th>
          <th scope="col">{t('shop:price')}</th>
        </tr>
      </thead>
      {products.map(({ type, fabrics }) => (
        <tbody key={type}>
          {fabrics.map(({ id, name, priceCents }, index) => (
            <tr key={id}>
              {index === 0 && (
                <th scope="rowgroup" rowSpan={fabrics.length}>
                  {t(`common:type_${type}`)}
                </th>
              )}
              <td>{name[language]}</td>
              <td>{formatCents(priceCents)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
