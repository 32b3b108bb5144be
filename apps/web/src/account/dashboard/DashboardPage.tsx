import { Skeleton } from '@mantine/core'
import { IconCircleCheck, IconProgress } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall, useSession } from '../../session/index.ts'
import { ButtonLink, Card, PageHead } from '../../ui/index.ts'
import { Balance } from './Balance.tsx'
import css from './DashboardPage.module.css'
import { DueList } from './DueList.tsx'
import { LatestDesigns } from './LatestDesigns.tsx'

interface CounterProps {
  readonly label: string
  readonly value: number | undefined
  readonly icon: typeof IconProgress
}
function Counter({ label, value, icon: Icon }: CounterProps) {
  return (
    <Link to="/me/histories" className={css.counter}>
      <span>
        <span className={css.label}>{label}</span>
        {value === undefined ? <Skeleton w={48} h={44} mt={4} /> : <strong className="kw-num">{value}</strong>}
      </span>
      <Icon size={34} stroke={1.7} aria-hidden />
    </Link>
  )
}

/** Orders in progress, completed orders, and the latest designs. */
export function DashboardPage() {
  const { t } = useTranslation(['account', 'common'])
  const { details } = useSession()
  const { data: summary, error, refetch } = useCall('GET /api/accounts/summary', { headers: { clientId: 'web' } })
  return (
    <>
      <PageHead
        title={details ? t('account:hello', { name: details.firstName }) : t('common:dashboard')}
        text={t('account:dashboard_text')}
      />
      {error ? (
        <CallFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={css.counters}>
          <Counter label={t('account:in_progress')} value={summary?.ordersInProgress} icon={IconProgress} />
          <Counter label={t('account:completed')} value={summary?.ordersCompleted} icon={IconCircleCheck} />
        </div>
      )}
      <div className={css.cards}>
        {!error && (summary ? <DueList summary={summary} /> : <Skeleton h={180} radius={12} />)}
        {summary && <Balance balance={summary.balance} />}
        <Card
          title={t('account:latest_designs')}
          actions={
            <ButtonLink to="/me/assets" variant="default" size="sm">
              {t('account:go_designs')}
            </ButtonLink>
          }
        >
          <LatestDesigns />
        </Card>
      </div>
    </>
  )
}
