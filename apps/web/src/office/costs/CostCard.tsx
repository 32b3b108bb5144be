import type { Response_ } from '@kitwright/contract'
import { formatCount } from '@kitwright/measure'
import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useDays } from '../../domainComponents/index.ts'
import { CallFailure, useCall } from '../../session/index.ts'
import { Card, formatCents } from '../../ui/index.ts'
import { CostParts } from './CostParts.tsx'
import css from './Costs.module.css'
import { percentText } from './costText.ts'
import { InvoiceForm } from './InvoiceForm.tsx'
import { InvoiceList } from './InvoiceList.tsx'
import { useMissingText } from './useMissingText.ts'

type Cost = Response_<'GET /api/office/orders/{id}/cost'>

/** Total, cost and margin, and how the cost is known. */
function Sums({ cost }: { cost: Cost }) {
  const { t } = useTranslation(['costs'])
  const { totalCents, cents, marginCents, marginPermille, state } = cost
  return (
    <dl className={css.sums}>
      <div>
        <dt>{t('costs:total')}</dt>
        <dd>{formatCents(totalCents)}</dd>
      </div>
      <div>
        <dt>{t('costs:cost')}</dt>
        <dd>
          {formatCents(cents)} <small>{t(`costs:state_${state}`)}</small>
        </dd>
      </div>
      <div data-margin data-loss={(marginCents ?? 0) < 0 || undefined}>
        <dt>{t('costs:margin')}</dt>
        <dd>
          {marginCents === null ? '–' : formatCents(marginCents)}
          {marginPermille !== null && <small>{percentText(marginPermille)}</small>}
        </dd>
      </div>
    </dl>
  )
}

/** The missing prices, or how exact the cost is, and which prices it is from. */
function Basis({ cost }: { cost: Cost }) {
  const { t } = useTranslation(['costs', 'pieces'])
  const days = useDays()
  const missingText = useMissingText(cost)
  const { state, missing, list, utilisationPercent, remakes } = cost
  const others = remakes.filter(({ culprit, cents }) => culprit !== 'shop' && cents > 0)
  const namesOf = ({ culprit, cents }: Cost['remakes'][number]): string =>
    t('costs:remakes_of', { culprit: t(`pieces:culprit_${culprit}`), amount: formatCents(cents) })
  return (
    <>
      {missing.length > 0 && (
        <div role="status">
          <ul className={css.missing}>
            {missing.map(each => (
              <li key={`${each.kind} ${each.of}`}>{missingText(each)}</li>
            ))}
          </ul>
        </div>
      )}
      <p className={css.note}>{t(`costs:hint_${state}`, { percent: utilisationPercent ?? '' })}</p>
      {others.length > 0 && (
        <p className={css.note}>{t('costs:others_pay', { list: others.map(namesOf).join(', ') })}</p>
      )}
      <p className={css.note}>
        {list && (
          <>
            {t('costs:prices_from', { date: days(list.validFrom) })}
            {list.rielPerDollar !== null && <> · {t('costs:prices_rate', { rate: formatCount(list.rielPerDollar) })}</>}
            {' · '}
          </>
        )}
        <Link to="/office/suppliers">{t('costs:to_prices')}</Link>
      </p>
    </>
  )
}

/** Without any price, amounts of 0 would mislead. */
const isSomethingKnown = ({ state, cents }: Cost): boolean => state !== 'incomplete' || cents > 0

/** An order's cost to the shop, and its margin. */
export function CostCard({ orderId }: { orderId: string }) {
  const { t } = useTranslation(['costs'])
  const [isAdding, setIsAdding] = useState(false)
  const { data, error, refetch } = useCall('GET /api/office/orders/{id}/cost', { params: { id: orderId } })
  return (
    <Card title={t('costs:title')}>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={160} radius={8} />}
      {data && (
        <>
          {isSomethingKnown(data) && (
            <>
              <Sums cost={data} />
              <CostParts cost={data} />
            </>
          )}
          <Basis cost={data} />
          <h3 className={css.head}>{t('costs:invoices')}</h3>
          <InvoiceList invoices={data.invoices} />
          {isAdding ? (
            <InvoiceForm orderId={orderId} onClose={() => setIsAdding(false)} />
          ) : (
            data.supplier !== null && (
              <Button variant="default" onClick={() => setIsAdding(true)}>
                {t('costs:add_invoice')}
              </Button>
            )
          )}
        </>
      )}
    </Card>
  )
}
