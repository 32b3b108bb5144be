import { useTranslation } from '../../../texts/index.ts'
import { EditChanges } from '../../../domainComponents/index.ts'
import { useCall, useMoments } from '../../../session/index.ts'
import { formatCents } from '../../../ui/index.ts'
import css from './Edits.module.css'

/** The edits of an own order that were answered, the latest first; nothing without one. */
export function Edits({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation(['edit'])
  const moment = useMoments()
  const { data } = useCall('GET /api/orders/{id}/edits', { params: { id: orderId } })
  const answered = (data?.items ?? []).filter(({ state }) => state !== 'waiting')
  if (answered.length === 0) return null
  return (
    <>
      <h3>{t('edit:title')}</h3>
      <ul className={css.edits}>
        {answered.map(({ id, state, reason, madeAt, beforeCents, afterCents, pieces, extras }) => (
          <li key={id}>
            <p>
              <b>
                {formatCents(beforeCents)} → {formatCents(afterCents)}
              </b>{' '}
              · {t(`edit:state_${state}`)}
            </p>
            <EditChanges pieces={pieces} extras={extras} />
            <p>
              <small>
                {t('edit:why', { reason })} · <time dateTime={madeAt}>{moment(madeAt)}</time>
              </small>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
