import { Skeleton } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure } from '../../session/index.ts'
import page from '../Page.module.css'
import { PromotionNote } from '../products/PromotionNote.tsx'
import { usePricing } from '../../domainComponents/index.ts'
import { Calculator } from './Calculator.tsx'
import css from './PricingPage.module.css'
import { PriceTable } from './PriceTable.tsx'
import { StepTable } from './StepTable.tsx'
import { Surcharges } from './Surcharges.tsx'

/** Shows the tenant's price list with a calculator beside it. */
export function PricingPage() {
  const { t } = useTranslation(['shop', 'common'])
  const { data: pricing, error, isPending, refetch } = usePricing()
  return (
    <div className={page.page}>
      <h1 className={page.title}>{t('shop:pricing_title')}</h1>
      <p className={page.lead}>{t('shop:pricing_text')}</p>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton height={520} radius={12} aria-label={t('common:loading')} role="status" />}
      <PromotionNote />
      {pricing && (
        <div className={css.columns}>
          <div>
            <PriceTable products={pricing.products} />
            <StepTable pricing={pricing} />
            <Surcharges pricing={pricing} />
          </div>
          <Calculator pricing={pricing} />
        </div>
      )}
    </div>
  )
}
