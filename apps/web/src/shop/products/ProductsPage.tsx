import { runsOf, sizeLabel } from '@kitwright/garment'
import { tileColour } from '@kitwright/pages'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useTenant } from '../../session/index.ts'
import { EmptyState } from '../../ui/index.ts'
import page from '../Page.module.css'
import { ProductCard } from './ProductCard.tsx'
import { PromotionNote } from './PromotionNote.tsx'
import css from './ProductsPage.module.css'
import { useProducts, useThemeName } from '../../domainComponents/index.ts'

/** Number of cards in view on a phone. */
const IN_SIGHT = 2

/** Lists the tenant's product types with prices and fabrics. */
export function ProductsPage() {
  const { t } = useTranslation(['shop', 'common'])
  const products = useProducts()
  const theme = useThemeName()
  const sizes = runsOf(useTenant().productTypes)
  return (
    <div className={page.page}>
      <h1 className={page.title}>{t('shop:products_title')}</h1>
      <p className={page.lead}>
        {t('shop:products_text', { from: sizeLabel(sizes[0]!), to: sizeLabel(sizes.at(-1)!) })}
      </p>
      <PromotionNote />
      {products.error && <CallFailure error={products.error} onRetry={() => void products.refetch()} />}
      {products.data?.items.length === 0 && (
        <EmptyState title={t('shop:products_empty')} text={t('shop:products_empty_text')} />
      )}
      <div className={css.grid}>
        {products.data?.items.map((product, index) => (
          <ProductCard
            key={product.type}
            product={product}
            colour={tileColour(theme, index)}
            isFirst={index < IN_SIGHT}
          />
        ))}
      </div>
    </div>
  )
}
