import { REMAKE_LIMITS, type Response_ } from '@kitwright/contract'
import { dayIn } from '@kitwright/measure'
import { snakeCase } from '@kitwright/words'
import { Skeleton, TextInput } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useApi, useCall, useTimeZone } from '../../session/index.ts'
import { Card, EmptyState, formatCents, PageHead } from '../../ui/index.ts'
import { DataTable } from '../list/DataTable.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import { TableDownload } from '../money/TableDownload.tsx'
import { NeedsRight } from '../session/NeedsRight.tsx'
import css from './RemakesPage.module.css'
import { useRemakeColumns } from './useRemakeColumns.tsx'

type Report = Response_<'GET /api/office/remakes'>

const DAY_MS = 24 * 60 * 60_000
const USUAL_DAYS = 90
const usualDays = (timeZone: string) => ({
  from: dayIn(new Date(Date.now() - USUAL_DAYS * DAY_MS), timeZone),
  to: dayIn(new Date(), timeZone),
})

function Sums({ title, sums, say }: { title: string; sums: Report['byReason']; say: (key: string) => string }) {
  const { t } = useTranslation(['pieces'])
  return (
    <Card title={title}>
      <ul className={css.sums}>
        {sums.map(({ key, count, costCents }) => (
          <li key={key}>
            <span>
              {say(key)} <small>{t('pieces:sum', { count })}</small>
            </span>
            <b className="kw-num">{formatCents(costCents)}</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Shown({ report }: { report: Report }) {
  const { t } = useTranslation(['pieces'])
  const columns = useRemakeColumns()
  const { items, total, byReason, byCulprit, bySupplier } = report
  if (items.length === 0)
    return (
      <Card>
        <EmptyState title={t('pieces:report_none')} text={t('pieces:report_none_text')} />
      </Card>
    )
  return (
    <>
      <p className={css.total}>
        {t('pieces:total')}: {t('pieces:sum', { count: total.count })} · {t('pieces:pieces', { count: total.pieces })} ·{' '}
        <b className="kw-num">{formatCents(total.costCents)}</b>
      </p>
      <div className={css.cards}>
        <Sums
          title={t('pieces:by_reason')}
          sums={byReason}
          say={key => t(`pieces:reason_${snakeCase(key)}` as 'pieces:reason_lost')}
        />
        <Sums
          title={t('pieces:by_culprit')}
          sums={byCulprit}
          say={key => t(`pieces:culprit_${key}` as 'pieces:culprit_shop')}
        />
        <Sums title={t('pieces:by_supplier')} sums={bySupplier} say={key => key || t('pieces:no_supplier')} />
      </div>
      {total.count > REMAKE_LIMITS.listed && <p>{t('pieces:report_most', { count: REMAKE_LIMITS.listed })}</p>}
      <DataTable caption={t('pieces:report')} columns={columns} rows={items} />
    </>
  )
}

/** Shows the remakes of a period and their cost: by reason, by who bears it, by supplier. */
export function RemakesPage() {
  const { t } = useTranslation(['pieces'])
  const api = useApi()
  usePageTitle(t('pieces:report'))
  const search = useSearch({ from: '/staff/office/remakes' })
  const navigate = useNavigate()
  const timeZone = useTimeZone()
  const [usual] = useState(() => usualDays(timeZone))
  const { from, to } = { ...usual, ...search }
  const { data, error, refetch } = useCall('GET /api/office/remakes', { query: { from, to } }, { isSticky: true })
  const choose = (days: { from?: string; to?: string }): void =>
    void navigate({ to: '/office/remakes', search: { ...search, ...days }, replace: true })
  return (
    <>
      <PageHead title={t('pieces:report')} text={t('pieces:report_text')}>
        {(['from', 'to'] as const).map(end => (
          <TextInput
            key={end}
            type="date"
            label={t(`pieces:${end}`)}
            value={end === 'from' ? from : to}
            onChange={event => event.currentTarget.value !== '' && choose({ [end]: event.currentTarget.value })}
          />
        ))}
        <NeedsRight of="exports">
          <TableDownload
            name={`remakes-${from}-${to}`}
            onCall={async () => api('GET /api/office/remakes/csv', { query: { from, to } })}
          />
        </NeedsRight>
      </PageHead>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={200} radius={12} />}
      {data && <Shown report={data} />}
    </>
  )
}
