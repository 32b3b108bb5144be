import type { Response_ } from '@kitwright/contract'
import { IconFileTypePdf } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useMoments } from '../../session/index.ts'
import { formatCents } from '../../ui/index.ts'
import css from './Slips.module.css'

export type Slip = Response_<'GET /api/orders/{id}/slips'>['items'][number]

/** The picture of a receipt, or a sheet by which its PDF is downloaded. */
function Receipt({ slip: { url, pages, widthPx, heightPx } }: { slip: Slip }) {
  const { t } = useTranslation(['order'])
  if (pages === null)
    return (
      <a href={url} target="_blank" rel="noreferrer" aria-label={t('order:slip_open')}>
        <img src={url} alt="" loading="lazy" width={widthPx} height={heightPx} />
      </a>
    )
  const kind = t('order:slip_pdf', { count: pages })
  return (
    // The name begins as the link reads: who speaks what they see finds it.
    <a href={url} download="receipt.pdf" className={css.pdf} aria-label={`${kind}: ${t('order:slip_download')}`}>
      <IconFileTypePdf size={32} stroke={1.5} aria-hidden />
      <small>{kind}</small>
    </a>
  )
}

/** The receipts of an order: each with its picture, what became of it, and what `act` offers for it. */
export function SlipList({ slips, act }: { slips: readonly Slip[]; act?: (slip: Slip) => ReactNode }) {
  const { t } = useTranslation(['order'])
  const moment = useMoments()
  if (slips.length === 0) return null
  return (
    <ul className={css.list}>
      {slips.map(slip => (
        <li key={slip.id}>
          <div className={css.slip}>
            <Receipt slip={slip} />
            <div>
              <b>{t(`order:slip_${slip.state}`, { amount: formatCents(slip.cents ?? 0) })}</b>
              <small>{moment(slip.answeredAt ?? slip.sentAt)}</small>
              {slip.reason !== '' && <p className={css.reason}>{slip.reason}</p>}
            </div>
          </div>
          {act?.(slip)}
        </li>
      ))}
    </ul>
  )
}
