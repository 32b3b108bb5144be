import type { Response_ } from '@kitwright/contract'
import { dayIn, DEFAULT_TIME_ZONE, formatCount } from '@kitwright/measure'
import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall } from '../../session/index.ts'
import { ButtonLink, Card, EmptyState, formatCents, PageHead } from '../../ui/index.ts'
import { usePageTitle } from '../list/usePageTitle.ts'
import costs from '../costs/Costs.module.css'
import { faultOf, spanOf } from '../today/figures/figureSpan.ts'
import { SpanFields } from '../today/figures/SpanFields.tsx'
import { useMonths } from '../orders/team/useShortDays.ts'
import { MarginExport } from './MarginExport.tsx'
import css from './Margins.module.css'
import { MarginTable, shareText } from './MarginTable.tsx'

type Margins = Response_<'GET /api/office/margins'>

/** Sales, costs and margin of the period, each beside the period before. */
function Sums({ margins: { all, before } }: { margins: Margins }) {
  const { t } = useTranslation(['costs'])
  const figures = [
    ['sales', all.salesCents, before.salesCents],
    ['cost', all.costCents, before.costCents],
    ['margin', all.salesCents - all.costCents, before.salesCents - before.costCents],
  ] as const
  return (
    <dl className={costs.sums}>
      {figures.map(([key, now, was]) => (
        <div key={key} data-loss={now < 0 || undefined}>
          <dt>{t(`costs:${key}`)}</dt>
          <dd>
            {formatCents(now)}
            {key === 'margin' && <small>{shareText(all.salesCents, all.costCents)}</small>}
          </dd>
          <dt>{t('costs:before', { value: formatCents(was) })}</dt>
        </div>
      ))}
    </dl>
  )
}

function Shown({ margins }: { margins: Margins }) {
  const { t } = useTranslation(['costs', 'common'])
  const writeMonth = useMonths()
  const { all, months, products } = margins
  if (all.known === 0)
    return (
      <Card>
        <EmptyState title={t('costs:no_margins')} text={t('costs:no_margins_text')}>
          <ButtonLink to="/office/suppliers">{t('costs:to_suppliers')}</ButtonLink>
        </EmptyState>
      </Card>
    )
  return (
    <>
      <Card>
        <Sums margins={margins} />
        <p className={costs.note}>
          {t('costs:margins_known', { known: formatCount(all.known), orders: formatCount(all.orders) })}{' '}
          {all.estimated > 0 && t('costs:margins_estimated', { count: all.estimated })}
        </p>
      </Card>
      <div className={css.cards}>
        <Card title={t('costs:by_product')}>
          <MarginTable
            title={t('costs:by_product')}
            of={t('costs:product')}
            countOf={t('costs:pieces')}
            lines={products.map(({ productType, qty, ...sums }) => ({
              key: productType ?? '',
              name: productType === null ? t('costs:other') : t(`common:type_${productType}`),
              count: qty,
              ...sums,
            }))}
          />
        </Card>
        <Card title={t('costs:by_month')}>
          <MarginTable
            title={t('costs:by_month')}
            of={t('costs:month')}
            countOf={t('costs:orders')}
            lines={months.map(({ month, known, salesCents, costCents }) => ({
              key: month,
              name: writeMonth(month),
              count: known,
              salesCents,
              costCents,
            }))}
          />
        </Card>
      </div>
    </>
  )
}

const USUAL_DAYS = 91

/** Sales less costs of a period, by product and by month. */
export function MarginsPage() {
  const { t } = useTranslation(['costs'])
  usePageTitle(t('costs:margins'))
  const [today] = useState(() => dayIn(new Date(), DEFAULT_TIME_ZONE))
  const [span, setSpan] = useState(() => spanOf(today, USUAL_DAYS))
  // The figures of the last whole span stay while days are typed.
  const [shown, setShown] = useState(span)
  const change = (next: typeof span): void => {
    setSpan(next)
    if (!faultOf(next)) setShown(next)
  }
  const { data, error, refetch } = useCall('GET /api/office/margins', { query: shown }, { isSticky: true })
  return (
    <>
      <PageHead title={t('costs:margins')} text={t('costs:margins_text')}>
        <MarginExport span={shown} />
      </PageHead>
      <div className={css.tools}>
        <SpanFields span={span} today={today} onChange={change} />
      </div>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={320} radius={12} />}
      {data && <Shown margins={data} />}
    </>
  )
}
