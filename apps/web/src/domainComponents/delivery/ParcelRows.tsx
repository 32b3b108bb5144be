import type { OrderLine, Response_ } from '@kitwright/contract'
import type { ReactNode } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useDates } from '../../session/index.ts'
import css from './Delivery.module.css'
import { lineNameOf } from './lineNameOf.ts'

export type Parcels = Response_<'GET /api/orders/{id}/parcels'>
export type Parcel = Parcels['items'][number]

interface Props {
  readonly parcels: Parcels
  readonly lines: readonly OrderLine[]
  readonly act?: (parcel: Parcel) => ReactNode
}

const sumOf = (pieces: readonly { readonly qty: number }[]): number => pieces.reduce((sum, { qty }) => sum + qty, 0)

/** The parcels of an order: which pieces went, with whom, when, and what `act` offers for each. */
export function ParcelRows({ parcels: { items, left }, lines, act }: Props) {
  const { t } = useTranslation(['shipment'])
  const date = useDates()
  const names = new Map(lines.map(line => [line.id, lineNameOf(line)]))
  const pieces = (count: number): string => t('shipment:parcel_pieces', { count })
  if (items.length === 0) return null
  return (
    <>
      <ol className={css.rows}>
        {items.map((parcel, i) => (
          <li key={parcel.id}>
            <p className={css.head}>
              <b>
                {t('shipment:parcel', { place: i + 1 })} · {pieces(sumOf(parcel.lines))}
              </b>
              <small>
                {parcel.receivedAt === null
                  ? t('shipment:parcel_sent', { date: date(parcel.sentAt) })
                  : t('shipment:parcel_received', { date: date(parcel.receivedAt) })}
              </small>
            </p>
            {(parcel.carrier !== '' || parcel.tracking !== '') && (
              <p className="kw-num">{[parcel.carrier, parcel.tracking].filter(Boolean).join(' · ')}</p>
            )}
            {parcel.trackingUrl !== '' && (
              <p>
                <a href={parcel.trackingUrl} target="_blank" rel="noreferrer noopener">
                  {t('shipment:track')}
                </a>
              </p>
            )}
            <ul className={css.pieces}>
              {parcel.lines.map(({ lineId, qty }) => (
                <li key={lineId}>
                  {qty} × {names.get(lineId) ?? lineId}
                </li>
              ))}
            </ul>
            {act?.(parcel)}
          </li>
        ))}
      </ol>
      {left.length > 0 && <p className={css.area}>{t('shipment:parcel_left', { pieces: pieces(sumOf(left)) })}</p>}
    </>
  )
}
