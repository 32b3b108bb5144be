import { useTranslation } from '../../texts/index.ts'
import { usePricing } from '../../domainComponents/index.ts'
import { Price } from './Price.tsx'

/** The shop's figures: the lowest price, the smallest order, the lead time and the number of sizes. */
export function HeroFacts() {
  const { t } = useTranslation(['pages'])
  const { data: pricing } = usePricing()
  if (!pricing || pricing.products.length === 0) return null
  const least = Math.min(...pricing.products.map(product => product.priceFromCents))
  const sizes = new Set(pricing.products.flatMap(product => product.sizes)).size
  const figure = (value: number, unit: string) => (
    <dd>
      <b className="fact__figure">{value}</b> <span className="fact__unit">{unit}</span>
    </dd>
  )
  return (
    <dl className="facts">
      <div className="fact fact--price">
        <dt>{t('pages:fact_from')}</dt>
        <dd className="price">
          <Price cents={least} />
        </dd>
      </div>
      <div className="fact">
        <dt>{t('pages:fact_least')}</dt>
        {figure(pricing.minimumQty, t('pages:fact_pieces'))}
      </div>
      <div className="fact">
        <dt>{t('pages:fact_ready')}</dt>
        {figure(pricing.leadTimeDays, t('pages:fact_days'))}
      </div>
      <div className="fact">
        <dt>{t('pages:fact_range')}</dt>
        {figure(sizes, t('pages:fact_sizes'))}
      </div>
    </dl>
  )
}
