import type { Response_ } from '@kitwright/contract'
import { useTranslation } from '../../../texts/index.ts'
import { useFabricName } from '../../../domainComponents/index.ts'
import { useDates } from '../../../session/index.ts'
import { Card, formatCents } from '../../../ui/index.ts'
import css from './Offer.module.css'

type Revision = Response_<'GET /api/office/quote-requests/{id}'>['revisions'][number]

function Lines({ lines }: Pick<Revision, 'lines'>) {
  const { t } = useTranslation(['offer', 'common'])
  const fabricName = useFabricName()
  return (
    <ul className={css.lines}>
      {lines.map(({ text, qty, unitCents, totalCents, garment, source, reason }, at) => (
        <li key={at}>
          <span>
            {qty} × {text}
            <small>
              {t('offer:each', { price: formatCents(unitCents) })}
              {source === 'list' && ` · ${t('offer:from_list')}`}
              {garment &&
                ` · ${t('offer:held_for', { garment: t(`common:type_${garment.productType}`), fabric: fabricName(garment.fabric) })}`}
              {reason !== '' && ` · ${reason}`}
            </small>
          </span>
          <b className="kw-num">{formatCents(totalCents)}</b>
        </li>
      ))}
    </ul>
  )
}

/** Everything that was sent, the latest first. */
export function OfferVersions({ revisions }: { readonly revisions: readonly Revision[] }) {
  const { t } = useTranslation(['quotes', 'quote'])
  const date = useDates()
  if (revisions.length === 0) return null
  return (
    <Card title={t('quotes:versions')}>
      {revisions.toReversed().map(sent => (
        <details key={sent.revision} className={css.version} open={sent.revision === revisions.length}>
          <summary>
            {t('quote:revision', { revision: sent.revision })} · {t('quote:sent_on', { date: date(sent.sentAt) })} ·{' '}
            {formatCents(sent.totalCents)}
            {sent.revision === revisions.length && ` · ${t('quotes:active')}`}
          </summary>
          <div className={css.stack}>
            <Lines lines={sent.lines} />
            {sent.note !== '' && <p className={css.note}>{sent.note}</p>}
            <p className={css.note}>
              {t('quote:valid_until', { date: date(sent.expiresAt) })} ·{' '}
              {t('quotes:offer_sent_by', { name: sent.sentBy })}
            </p>
          </div>
        </details>
      ))}
    </Card>
  )
}
