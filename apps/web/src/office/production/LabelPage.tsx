import { Skeleton } from '@mantine/core'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LabelView, OrderBadge } from '../../pictures/index.ts'
import { CallFailure, useApi, useCall, useSend } from '../../session/index.ts'
import { ButtonLink, EmptyState, PageHead } from '../../ui/index.ts'
import { usePageTitle } from '../list/usePageTitle.ts'
import css from './Production.module.css'

const LABEL = 'GET /api/office/labels/{number}/{sign}'

/** A scanned label, as staff see it. */
export function LabelPage() {
  const { t } = useTranslation(['pieces'])
  const { number, sign } = useParams({ from: '/staff/office/labels/$number/$sign' })
  usePageTitle(`${t('pieces:label')} ${number}`)
  const api = useApi()
  const navigate = useNavigate()
  const call = { params: { number, sign: sign.toUpperCase() } }
  const { data, error, refetch } = useCall(LABEL, call)
  const send = useSend({ queryKey: [LABEL, call] })
  if (error && ['not-found', 'invalid-input'].includes(error.failure.error.id))
    return <EmptyState isPage title={t('pieces:unknown')} text={t('pieces:unknown_text')} />
  if (error && !data) return <CallFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton h={320} radius={12} />
  const { id, status } = data.order
  const count = (of: string, isCounted: boolean): void =>
    void send(
      async () =>
        api('POST /api/office/labels/{number}/{sign}/count', { params: { number, sign: of }, body: { isCounted } }),
      {},
    )
  return (
    <>
      <PageHead title={t('pieces:label')}>{status && <OrderBadge status={status} />}</PageHead>
      <LabelView
        traced={data}
        sign={call.params.sign}
        onCount={count}
        onOpen={params => void navigate({ to: '/office/labels/$number/$sign', params })}
      >
        {id !== null && (
          <div className={css.head}>
            <ButtonLink to="/office/orders/$orderId" params={{ orderId: id }} variant="default">
              {t('pieces:to_order')}
            </ButtonLink>
          </div>
        )}
      </LabelView>
    </>
  )
}
