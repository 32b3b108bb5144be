import { editorPathOf, productTypeAt } from '@kitwright/garment'
import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure } from '../../session/index.ts'
import page from '../Page.module.css'
import { SizeChart } from './SizeChart.tsx'
import css from './SizesPage.module.css'
import { useSizeCharts } from './useSizeCharts.ts'

/** Sizes of the tenant's products. `?garment=polo` opens one of them. */
export function SizesPage() {
  const { t } = useTranslation(['sizes', 'common'])
  const { garment } = useSearch({ from: '/shop/sizes' })
  const { data, error, refetch } = useSizeCharts()
  const wanted = garment === undefined ? undefined : productTypeAt(garment)
  const shown = data?.items.find(({ type }) => type === wanted) ?? data?.items[0]
  return (
    <div className={page.page}>
      <h1 className={page.title}>{t('sizes:title')}</h1>
      <p className={page.lead}>{t('sizes:text')}</p>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {data && data.items.length > 1 && (
        <nav className={css.types} aria-label={t('common:products')}>
          {data.items.map(({ type }) => (
            <Link
              key={type}
              to="/sizes"
              search={{ garment: editorPathOf(type) }}
              replace
              resetScroll={false}
              aria-current={type === shown?.type ? 'page' : undefined}
            >
              {t(`common:type_${type}`)}
            </Link>
          ))}
        </nav>
      )}
      {shown && <SizeChart key={shown.type} sizes={shown} />}
    </div>
  )
}
