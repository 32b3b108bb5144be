import type { Pricing } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import { usePreferences } from '../../session/index.ts'
import page from '../Page.module.css'
import css from './PricingPage.module.css'

/** Quantity discounts by fabric. */
export function StepTable({ pricing }: { pricing: Pricing }) {
  const { t } = useTranslation(['shop', 'common'])
  const language = usePreferences(state => state.language)
  const names = new Map(pricing.products.flatMap(p => p.fabrics).map(({ id, name }) => [id, name[language]]))
  const fabrics = Object.entries(pricing.quantitySteps).filter(([id]) => names.has(id))
  const starts = [...new Set(fabrics.flatMap(([, steps]) => steps.map(step => step.from)))].toSorted((a, b) => a - b)
  if (starts.length === 0) return null
  return (
    <>
      <h2 className={page.heading}>{t('shop:discounts_title')}</h2>
      {/* Wider than a phone it scrolls within itself, by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.scroll} tabIndex={0} role="region" aria-label={t('shop:discounts_title')}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('common:fabric')}</th>
              {starts.map(count => (
                <th key={count} scope="col">
                  {t('shop:pieces_from', { count })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fabrics.map(([id, steps]) => (
              <tr key={id}>
                <th scope="row">{names.get(id)}</th>
                {starts.map(start => {
                  const percent = Math.max(0, ...steps.filter(step => step.from <= start).map(step => step.percent))
                  return <td key={start}>{percent === 0 ? t('shop:no_discount') : `−${percent}%`}</td>
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
