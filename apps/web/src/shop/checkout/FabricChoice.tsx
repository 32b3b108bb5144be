import { Alert } from '@mantine/core'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '../../texts/index.ts'
import { usePreferences } from '../../session/index.ts'
import { Card, formatCents } from '../../ui/index.ts'
import { PromotionNote } from '../products/PromotionNote.tsx'
import { useProducts } from '../../domainComponents/index.ts'
import css from './CheckoutScreen.module.css'
import type { CheckoutForm } from './form/checkoutStorage.ts'
import { useSection } from './form/section.tsx'

/** Selects the fabric of the pieces, each with its price. */
export function FabricChoice() {
  const { t } = useTranslation(['checkout'])
  const language = usePreferences(state => state.language)
  const { register, setValue, watch } = useFormContext<CheckoutForm>()
  const { at, design } = useSection()
  const products = useProducts()
  const fabrics = products.data?.items.find(product => product.type === design.productType)?.fabrics
  const chosen = watch(`${at}.fabric`)
  useEffect(() => {
    // A new design has none yet.
    const first = fabrics?.[0]
    if (first && chosen === '') setValue(`${at}.fabric`, first.id)
  }, [fabrics, chosen, setValue, at])
  // The customer chooses another in place of a fabric that is no longer sold; nothing is replaced in silence.
  const isGone = fabrics !== undefined && chosen !== '' && !fabrics.some(({ id }) => id === chosen)
  // A discount that all fabrics have is said once.
  const shared = fabrics?.every(each => each.discountUpToPercent === fabrics[0]?.discountUpToPercent)
    ? (fabrics[0]?.discountUpToPercent ?? 0)
    : 0
  const upTo = (percent: number): string => t('checkout:fabric_up_to', { percent })
  return (
    <Card title={t('checkout:fabric_title')} actions={shared > 0 && <span className={css.offer}>{upTo(shared)}</span>}>
      <PromotionNote />
      {isGone && (
        <Alert color="orange" variant="light" mb="sm" role="alert">
          {t('checkout:fabric_gone')}
        </Alert>
      )}
      <div className={css.fabrics} role="radiogroup" aria-label={t('checkout:fabric_title')}>
        {fabrics?.map(({ id, name, priceCents, discountUpToPercent }) => (
          <label key={id} className={css.fabric}>
            <input type="radio" value={id} {...register(`${at}.fabric`)} checked={chosen === id} />
            <b>{name[language]}</b>
            <span className="kw-num">{formatCents(priceCents)}</span>
            {shared === 0 && discountUpToPercent > 0 && <small>{upTo(discountUpToPercent)}</small>}
          </label>
        ))}
      </div>
    </Card>
  )
}
