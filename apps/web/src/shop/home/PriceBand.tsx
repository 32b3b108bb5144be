import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { formatCents } from '../../ui/index.ts'
import { PromotionNote } from '../products/PromotionNote.tsx'
import { usePricing } from '../../domainComponents/index.ts'
import page from '../Page.module.css'
import css from './PriceBand.module.css'

/** Shows the lowest price and what it includes, or nothing until the price list is loaded. */
export function PriceBand() {
  const { t } = useTranslation(['shop'])
  const { data: pricing } = usePricing()
  const prices = pricing?.products.map(product => product.priceFromCents) ?? []
  if (!pricing || prices.length === 0) return null
  const percents = Object.values(pricing.quantitySteps).flatMap(steps => steps.map(step => step.percent))
  const facts = [
    t('shop:price_minimum', { count: pricing.minimumQty }),
    t('shop:price_discount', { percent: Math.max(0, ...percents) }),
    t('shop:price_lead', { days: pricing.leadTimeDays }),
  ]
  return (
    <section className={css.band}>
      <div>
        <h2 className={page.band}>{t('shop:price_title')}</h2>
        <PromotionNote />
        <p>{t('shop:price_text')}</p>
        <ul>
          {facts.map(fact => (
            <li key={fact}>
              <IconCheck size={20} stroke={2.6} aria-hidden /> {fact}
            </li>
          ))}
        </ul>
      </div>
      <div className={css.price}>
        <span className={css.amount}>{t('shop:price_from', { price: formatCents(Math.min(...prices)) })}</span>
        <span>{t('shop:price_each')}</span>
        <Link to="/pricing" className={page.button}>
          {t('shop:see_prices')}
        </Link>
      </div>
    </section>
  )
}
