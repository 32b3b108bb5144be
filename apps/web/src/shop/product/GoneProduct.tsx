import type { ProductType } from '@kitwright/garment'
import { useTranslation } from '../../texts/index.ts'
import { useTenant } from '../../session/index.ts'
import { ButtonLink, EmptyState } from '../../ui/index.ts'
import css from '../Page.module.css'

/** Says of a garment that the shop does not sell that it does not. */
export function GoneProduct({ type }: { type: ProductType }) {
  const { t } = useTranslation(['product', 'common'])
  const { name } = useTenant()
  return (
    <div className={css.page}>
      <EmptyState
        isPage
        title={t('product:gone_title', { garment: t(`common:type_${type}`) })}
        text={t('product:gone_text', { shop: name })}
      >
        <ButtonLink to="/products">{t('product:all')}</ButtonLink>
      </EmptyState>
    </div>
  )
}
