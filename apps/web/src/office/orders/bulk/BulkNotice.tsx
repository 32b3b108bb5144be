import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import css from './BulkNotice.module.css'
import { type Bulk, type BulkOutcome, type BulkResult, useSecondsLeft } from './useBulk.ts'
import { useRefusalText } from './useRefusalText.ts'

/** Changes that send mails. */
const MAILING: ReadonlySet<string> = new Set(['move', 'handover', 'mail', 'next', 'remind'])

/** How long a change without refusals is shown after its undo has ended, in milliseconds. */
const SHOWN_MS = 4_000

function useTitle(): (outcome: BulkOutcome) => string {
  const { t } = useTranslation(['desk', 'common'])
  return ({ change, results, isUndo }) => {
    const count = results.filter(({ error }) => error === null).length
    const refused = results.length - count
    const said = isUndo
      ? t('desk:done_undo', { count })
      : change.kind === 'move'
        ? t('desk:done_move', { count, status: t(`common:status_${change.to}`) })
        : t(`desk:done_${change.kind}`, { count })
    return refused === 0 ? said : `${said} · ${t('desk:not_changed', { count: refused })}`
  }
}

/** The refused orders: one line for each reason, with the orders' numbers. */
function Refusals({ outcome: { results, change } }: { outcome: BulkOutcome }) {
  const { t } = useTranslation(['desk'])
  const textOf = useRefusalText()
  const refused = results.flatMap(result => (result.error ? [{ ...result, text: textOf(result.error, change) }] : []))
  const byText = Map.groupBy(refused, ({ text }) => text)
  return (
    <ul className={css.refusals}>
      {[...byText].map(([text, orders]) => (
        <li key={text}>
          <span>
            <Numbers orders={orders} /> {text}
          </span>
          {orders.length === 1 && orders[0]!.number !== '' && (
            <Link to="/office/orders/$orderId" params={{ orderId: orders[0]!.id }}>
              {t('desk:open_order')}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

const Numbers = ({ orders }: { orders: readonly BulkResult[] }) => (
  <b>
    {orders
      .map(({ number }) => number)
      .filter(Boolean)
      .join(', ')}
  </b>
)

interface Props {
  readonly bulk: Bulk
  readonly outcome: BulkOutcome
  /** Repeats the change for the orders that were refused; without it, the page offers the change itself. */
  readonly onRetry?: (ids: readonly string[]) => void
}

/** Tells what a change of several orders did, order by order, and offers to take it back while that is possible. */
export function BulkNotice({ bulk, outcome, onRetry }: Props) {
  const { t } = useTranslation(['desk', 'common'])
  const left = useSecondsLeft(outcome.undoUntil)
  const titleOf = useTitle()
  const refused = outcome.results.flatMap(({ id, error }) => (error ? [id] : []))
  const isClean = refused.length === 0
  const { dismiss } = bulk
  useEffect(() => {
    if (!isClean || left > 0) return
    const timer = setTimeout(dismiss, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isClean, left, outcome, dismiss])
  const Icon = isClean ? IconCircleCheck : IconAlertTriangle
  return (
    <section className={css.notice} data-clean={isClean || undefined} aria-label={t('desk:bulk')}>
      <div className={css.head}>
        <Icon size={20} aria-hidden className={css.icon} />
        <div role="status">
          <b>{titleOf(outcome)}</b>
          {left > 0 && MAILING.has(outcome.change.kind) && <small>{t('desk:mails_wait', { count: left })}</small>}
        </div>
        {left > 0 && (
          <Button size="sm" variant="default" data-key-undo onClick={() => void bulk.undo()}>
            {t('desk:undo')}
          </Button>
        )}
        <button type="button" className={css.close} aria-label={t('common:close')} onClick={dismiss}>
          <IconX size={18} aria-hidden />
        </button>
      </div>
      {!isClean && <Refusals outcome={outcome} />}
      {!isClean && !outcome.isUndo && onRetry && (
        <Button className={css.again} size="sm" variant="default" onClick={() => onRetry(refused)}>
          {t('desk:try_again')}
        </Button>
      )}
    </section>
  )
}
