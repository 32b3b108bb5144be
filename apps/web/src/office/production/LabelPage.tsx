import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { LabelInstead, LabelView, OrderBadge } from '../../domainComponents/index.ts'
import { useApi, useCall, useSend } from '../../session/index.ts'
import { ButtonLink, PageHead } from '../../ui/index.ts'
import { usePageTitle } from '../list/usePageTitle.ts'
import css from './Production.module.css'

const LABEL = 'GET /api/office/labels/{number}/{sign}'

/** Staff page of a scanned label. */
export function LabelPage() {
  const { t } = useTranslation(['pieces'])
  const { number, sign } = useParams({ from: '/staff/office/labels/$number/$sign' })
  usePageTitle(`${t('pieces:label')} ${number}`)
  const api = useApi()
  const navigate = useNavigate()
  const call = { params: { number, sign: sign.toUpperCase() } }
  const { data, error, refetch } = useCall(LABEL, call)
  const send = useSend()
  const order = data?.order
  const count = (of: string, isCounted: boolean): void =>
    void send(
      async () =>
        api('POST /api/office/labels/{number}/{sign}/count', { params: { number, sign: of }, body: { isCounted } }),
      {},
    )
  return (
    <div className={css.label}>
      <PageHead title={t('pieces:label')}>{order?.status && <OrderBadge status={order.status} />}</PageHead>
      <LabelView
        label={call.params}
        traced={data}
        instead={<LabelInstead error={error} onRetry={() => void refetch()} />}
        onCount={count}
        onOpen={params => void navigate({ to: '/office/labels/$number/$sign', params })}
      >
        {order && order.id !== null && (
          <div className={css.head}>
            <ButtonLink to="/office/orders/$orderId" params={{ orderId: order.id }} variant="default">
              {t('pieces:to_order')}
            </ButtonLink>
          </div>
        )}
      </LabelView>
    </div>
  )
}
