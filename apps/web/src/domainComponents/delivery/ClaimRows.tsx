import type { OrderLine, Response_ } from '@kitwright/contract'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useMoments } from '../../session/index.ts'
import { formatCents } from '../../ui/index.ts'
import css from './Delivery.module.css'
import { lineNameOf } from './lineNameOf.ts'

export type Claim = Response_<'GET /api/orders/{id}/claims'>['items'][number]

interface Props {
  readonly claims: readonly Claim[]
  readonly lines: readonly OrderLine[]
  readonly act?: (claim: Claim) => ReactNode
}

/** The claims of an order with their photographs and answers, and what `act` offers for each. */
export function ClaimRows({ claims, lines, act }: Props) {
  const { t } = useTranslation(['shipment'])
  const moment = useMoments()
  const names = new Map(lines.map(line => [line.id, lineNameOf(line)]))
  if (claims.length === 0) return null
  return (
    <ul className={css.rows}>
      {claims.map(claim => (
        <li key={claim.id}>
          <p className={css.head}>
            <b>{t(`shipment:claim_${claim.kind}`)}</b>
            <small>{moment(claim.sentAt)}</small>
          </p>
          <ul className={css.pieces}>
            {claim.lines.map(({ lineId, qty }) => (
              <li key={lineId}>
                {qty} × {names.get(lineId) ?? lineId}
              </li>
            ))}
          </ul>
          <p className={css.words}>{claim.text}</p>
          {claim.photos.length > 0 && (
            <p className={css.photos}>
              {claim.photos.map(({ url, widthPx, heightPx }, i) => (
                <a key={url} href={url} target="_blank" rel="noreferrer noopener">
                  <img
                    src={url}
                    alt={t('shipment:claim_photo', { place: i + 1 })}
                    loading="lazy"
                    width={widthPx}
                    height={heightPx}
                  />
                </a>
              ))}
            </p>
          )}
          <p className={css.answer}>
            <b>{t(`shipment:claim_${claim.state}`, { amount: formatCents(claim.refundCents ?? 0) })}</b>
            {claim.answer !== '' && <span>{claim.answer}</span>}
          </p>
          {act?.(claim)}
        </li>
      ))}
    </ul>
  )
}
