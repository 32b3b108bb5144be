import type { ProductType } from '@kitwright/garment'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../session/index.ts'
import { Card, formatCents } from '../../ui/index.ts'
import { PromotionNote } from '../products/PromotionNote.tsx'
import { useProducts } from '../products/useOffer.ts'
import css from './CheckoutScreen.module.css'
import type { CheckoutForm } from './form/checkoutStorage.ts'

/** Selects the fabric of the pieces, each with its price. */
export function FabricChoice({ productType }: { productType: ProductType }) {
  const { t } = useTranslation(['checkout'])
  const language = usePreferences(state => state.language)
  const { register, setValue, watch } = useFormContext<CheckoutForm>()
  const products = useProducts()
  const fabrics = products.data?.items.find(product => product.type === productType)?.fabrics
  const chosen = watch('fabric')
  useEffect(() => {
    // A design brings the fabric it was priced with. A fabric that is no longer sold is replaced by the first.
    const first = fabrics?.[0]
    if (first && !fabrics.some(({ id }) => id === chosen)) setValue('fabric', first.id)
  }, [fabrics, chosen, setValue])
  return (
    <Card title={t('checkout:fabric_title')}>
      <PromotionNote />
      <div className={css.fabrics} role="radiogroup" aria-label={t('checkout:fabric_title')}>
        {fabrics?.map(({ id, name, priceCents, discountUpToPercent }) => (
          <label key={id} className={css.fabric}>
            <input type="radio" value={id} {...register('fabric')} checked={chosen === id} />
            <b>{name[language]}</b>
            <span className="kw-num">{formatCents(priceCents)}</span>
            {discountUpToPercent > 0 && <small>{t('checkout:fabric_up_to', { percent: discountUpToPercent })}</small>}
          </label>
        ))}
      </div>
    </Card>
  )
}
