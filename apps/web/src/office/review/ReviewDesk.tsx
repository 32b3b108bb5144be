import { Skeleton } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall } from '../../session/index.ts'
import { Failure } from '../../ui/index.ts'
import { useVersioned } from '../list/useVersioned.ts'
import { DeskBody } from './DeskBody.tsx'
import type { DeskProps } from './desk/deskProps.ts'
import { useOpenDesign } from './desk/useOpenDesign.ts'
import css from './ReviewPage.module.css'

/** One design on the desk: loads it with its order, fonts and pictures. */
export function ReviewDesk({ designId, ...props }: DeskProps & { readonly designId: string }) {
  const { t } = useTranslation(['review', 'common'])
  const { data, error, refetch } = useVersioned('GET /api/office/designs/{id}', designId)
  const orderId = props.queued?.order?.id ?? data?.value.orders.find(({ status }) => status === 'REVIEWING')?.id
  const { data: order } = useCall(
    'GET /api/office/orders/{id}',
    { params: { id: orderId ?? '' } },
    { isEnabled: orderId !== undefined },
  )
  const { data: open, isError, retry } = useOpenDesign(data?.value.document)
  if (error && !data)
    return (
      <div className={css.wait}>
        <CallFailure error={error} onRetry={() => void refetch()} />
      </div>
    )
  if (isError)
    return (
      <div className={css.wait}>
        <Failure
          title={t('common:something_wrong')}
          text={t('review:not_loaded')}
          retryLabel={t('common:try_again')}
          onRetry={retry}
        />
      </div>
    )
  if (!data || !open)
    return (
      <div className={css.wait} role="status" aria-label={t('common:loading')}>
        <Skeleton h="100%" />
      </div>
    )
  return <DeskBody {...props} design={data.value} etag={data.etag} open={open} order={order} />
}
