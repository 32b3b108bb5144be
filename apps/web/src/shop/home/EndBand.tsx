import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { startOf, useProducts } from '../../domainComponents/index.ts'
import page from '../Page.module.css'
import css from './EndBand.module.css'

/** Closing band that invites the visitor to begin. */
export function EndBand() {
  const { t } = useTranslation(['shop'])
  const products = useProducts()
  const first = products.data?.items.find(product => product.isDesignable)
  return (
    <section className={css.band}>
      <div className={css.inner}>
        <div>
          <h2 className={page.band}>{t('shop:end_title')}</h2>
          <p>{t('shop:end_text')}</p>
        </div>
        <Link to={first ? startOf(first.type, first) : '/products'} className={css.button}>
          {t('shop:design_yours')}
        </Link>
      </div>
    </section>
  )
}
