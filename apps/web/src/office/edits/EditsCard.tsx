import type { OfficeOrderEdit } from '@kitwright/contract'
import { Button } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { EditChanges } from '../../domainComponents/index.ts'
import { useApi, useCall, useMoments } from '../../session/index.ts'
import { Card, formatCents } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import css from './Edit.module.css'

function EditEntry({ orderId, edit }: { readonly orderId: string; readonly edit: OfficeOrderEdit }) {
  const { t } = useTranslation(['edits', 'edit'])
  const api = useApi()
  const act = useOfficeAction()
  const moment = useMoments()
  const { id, state, reason, agreement, declineReason, beforeCents, afterCents, byName, madeAt } = edit
  const withdraw = async (): Promise<void> => {
    const params = { id: orderId, edit: id }
    await act(async () => api('POST /api/office/orders/{id}/edits/{edit}/withdraw', { params }), t('edits:withdrawn'))
  }
  return (
    <li className={css.entry}>
      <div className={css.acts}>
        <span className={css.state} data-state={state}>
          {t(`edit:state_${state}`)}
        </span>
        <b className={css.figures}>
          {formatCents(beforeCents)} → {formatCents(afterCents)}
        </b>
        {state === 'waiting' && (
          <Button variant="default" size="xs" onClick={() => void withdraw()}>
            {t('edits:withdraw')}
          </Button>
        )}
      </div>
      <EditChanges pieces={edit.pieces} extras={edit.extras} />
      <p className={css.hint}>{t('edit:why', { reason })}</p>
      {agreement !== '' && <p className={css.hint}>{t('edits:agreed', { text: agreement })}</p>}
      {declineReason !== '' && <p className={css.hint}>{declineReason}</p>}
      <p className={css.hint}>{t('edits:by', { name: byName, date: moment(madeAt) })}</p>
    </li>
  )
}

/** The edits of an order: one that waits first, then the latest. Nothing without any. */
export function EditsCard({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation(['edit'])
  const { data } = useCall('GET /api/office/orders/{id}/edits', { params: { id: orderId } })
  if (!data || data.items.length === 0) return null
  return (
    <Card title={t('edit:title')}>
      <ul className={css.entries}>
        {data.items.map(edit => (
          <EditEntry key={edit.id} orderId={orderId} edit={edit} />
        ))}
      </ul>
    </Card>
  )
}
