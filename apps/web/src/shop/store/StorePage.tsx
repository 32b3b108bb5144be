import type { ProductType } from '@kitwright/garment'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ProductPicture } from '../../pictures/index.ts'
import { EmptyState } from '../../ui/index.ts'
import page from '../page.module.css'
import css from '../products/ProductsPage.module.css'
import { startOf, useProducts } from '../products/useOffer.ts'

function Start({ type }: { type: ProductType }) {
  const { t } = useTranslation(['shop', 'common'])
  return (
    <article className={css.card}>
      <ProductPicture type={type} alt={t(`common:type_${type}`)} />
      <h2>{t(`common:type_${type}`)}</h2>
      <div className={css.actions} style={{ marginTop: 14 }}>
        <Button component={Link} to={startOf(type, { isDesignable: true })} size="md">
          {t('shop:start_design')}
        </Button>
      </div>
    </article>
  )
}

/** Starting points for a design: every garment that can be designed now. */
export function StorePage() {
  const { t } = useTranslation(['shop', 'common'])
  const products = useProducts()
  const designable = products.data?.items.filter(product => product.isDesignable)
  return (
    <div className={page.page}>
      <h1 className={page.title}>{t('shop:store_title')}</h1>
      <p className={page.lead}>{t('shop:store_text')}</p>
      {designable?.length === 0 && (
        <EmptyState shape="tshirt" title={t('shop:by_request')} text={t('shop:by_request_text')}>
          <Button component={Link} to="/contact">
            {t('shop:ask_us')}
          </Button>
        </EmptyState>
      )}
      <div className={css.grid}>
        {designable?.map(({ type }) => (
          <Start key={type} type={type} />
        ))}
      </div>
    </div>
  )
}
