import type { OrderEdit } from '@kitwright/contract'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { EditChanges } from '../../../domainComponents/index.ts'
import { useApi, useCall, useSend } from '../../../session/index.ts'
import { Dialog, formatCents } from '../../../ui/index.ts'
import css from './Edits.module.css'

const MAX_REASON = 500

/** Asks why the customer declines, and declines. */
function Refusal({ onDecline, onClose }: { onDecline: (reason: string) => Promise<void>; onClose: () => void }) {
  const { t } = useTranslation(['edit', 'common'])
  const [reason, setReason] = useState('')
  return (
    <Dialog isQuestion title={t('edit:decline_title')} closeLabel={t('common:close')} onClose={onClose}>
      <div className={css.refusal}>
        <Textarea
          label={t('edit:decline_reason')}
          required
          autosize
          minRows={2}
          maxLength={MAX_REASON}
          value={reason}
          onChange={event => setReason(event.currentTarget.value)}
        />
        <Button disabled={reason.trim() === ''} onClick={() => void onDecline(reason)}>
          {t('edit:decline_send')}
        </Button>
      </div>
    </Dialog>
  )
}

function Question({ orderId, edit }: { readonly orderId: string; readonly edit: OrderEdit }) {
  const { t } = useTranslation(['edit'])
  const api = useApi()
  const send = useSend()
  const [isDeclining, setDeclining] = useState(false)
  const params = { id: orderId, edit: edit.id }
  const [before, after] = [formatCents(edit.beforeCents), formatCents(edit.afterCents)]
  const accept = async (): Promise<void> =>
    void (await send(async () => api('POST /api/orders/{id}/edits/{edit}/accept', { params }), t('edit:accepted')))
  const decline = async (reason: string): Promise<void> => {
    const call = async () => api('POST /api/orders/{id}/edits/{edit}/decline', { params, body: { reason } })
    if (await send(call, t('edit:declined'))) setDeclining(false)
  }
  return (
    <section className={css.question} aria-labelledby={`edit-${edit.id}`}>
      <h3 id={`edit-${edit.id}`}>{t('edit:question')}</h3>
      <p>{t('edit:question_text', { before, after })}</p>
      <p>{t('edit:why', { reason: edit.reason })}</p>
      <EditChanges pieces={edit.pieces} extras={edit.extras} />
      <div className={css.acts}>
        <Button onClick={() => void accept()}>{t('edit:accept', { after })}</Button>
        <Button variant="default" onClick={() => setDeclining(true)}>
          {t('edit:decline')}
        </Button>
      </div>
      {isDeclining && <Refusal onDecline={decline} onClose={() => setDeclining(false)} />}
    </section>
  )
}

/** The edit of an own order that waits for the customer's answer; nothing without one. */
export function EditQuestion({ orderId }: { readonly orderId: string }) {
  const { data } = useCall('GET /api/orders/{id}/edits', { params: { id: orderId } })
  const waiting = data?.items.find(({ state }) => state === 'waiting')
  return waiting ? <Question key={waiting.id} orderId={orderId} edit={waiting} /> : null
}
