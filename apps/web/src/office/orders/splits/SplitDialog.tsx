import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../texts/index.ts'
import { CallFailure } from '../../../session/index.ts'
import { Dialog } from '../../../ui/index.ts'
import { useVersioned } from '../../list/useVersioned.ts'
import type { OfficeOrder } from '../../officeTypes.ts'
import { useSecondsLeft } from '../bulk/useBulk.ts'
import css from './Split.module.css'
import { SplitLines } from './SplitLines.tsx'
import { SplitSummary } from './SplitSummary.tsx'
import { type Split, useSplit } from './useSplit.ts'

interface Props {
  readonly orderId: string
  readonly number: string
  readonly onClose: () => void
}

interface DoneProps {
  readonly split: Split
  readonly outcome: NonNullable<Split['outcome']>
  /** The first order, as it is now. */
  readonly order: OfficeOrder
  readonly onClose: () => void
}

/** Tells the new order, and offers to take the split back while its mail waits. */
function Done({ split, outcome, order, onClose }: DoneProps) {
  const { t } = useTranslation(['edits', 'common', 'desk'])
  const left = useSecondsLeft(outcome.undoUntil)
  return (
    <div className={css.done}>
      <p role="status">
        {order.owner.email === ''
          ? `${t('edits:split_made', { number: outcome.number })} ${t('desk:no_email')}`
          : t('edits:split_done', { number: outcome.number })}
      </p>
      <div className={css.acts}>
        <Button component={Link} to={`/office/orders/${outcome.id}`} onClick={onClose}>
          {t('edits:split_open', { number: outcome.number })}
        </Button>
        {left > 0 && (
          <Button variant="default" data-key-undo data-autofocus onClick={() => void split.undo(onClose)}>
            {t('edits:split_undo', { seconds: left })}
          </Button>
        )}
        {order.qty > 1 && (
          <Button variant="default" onClick={split.again}>
            {t('edits:split_again')}
          </Button>
        )}
        <Button variant="subtle" onClick={onClose}>
          {t('common:close')}
        </Button>
      </div>
    </div>
  )
}

interface EditorProps {
  readonly order: OfficeOrder
  readonly etag: string
  readonly onClose: () => void
}

function Editor({ order, etag, onClose }: EditorProps) {
  const { t } = useTranslation(['edits'])
  const split = useSplit(order, etag)
  if (split.outcome) return <Done split={split} outcome={split.outcome} order={order} onClose={onClose} />
  return (
    <div className={css.editor}>
      <div className={css.contents}>
        <p className={css.hint}>{t('edits:split_hint')}</p>
        <SplitLines order={order} split={split} />
      </div>
      <SplitSummary split={split} />
    </div>
  )
}

/** Splits an order in two, with the amounts of both before anything moves. */
export function SplitDialog({ orderId, number, onClose }: Props) {
  const { t } = useTranslation(['edits', 'common'])
  const { data, error, refetch } = useVersioned('GET /api/office/orders/{id}', orderId)
  return (
    <Dialog size={960} title={t('edits:split_title', { number })} closeLabel={t('common:close')} onClose={onClose}>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {data ? (
        <Editor order={data.value} etag={data.etag} onClose={onClose} />
      ) : (
        !error && <Skeleton h={300} radius={8} />
      )}
    </Dialog>
  )
}
