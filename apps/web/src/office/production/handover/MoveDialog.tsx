import { LIMITS } from '@kitwright/contract'
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { RequiredNote } from '../../../session/index.ts'
import { CancelButton, Dialog, formatCents } from '../../../ui/index.ts'
import { useHandover } from './useHandover.ts'
import { nameOf, type Move, type OfficeOrder } from '../../officeTypes.ts'

interface Props {
  readonly order: OfficeOrder
  readonly move: Move
  readonly label: string
  readonly onClose: () => void
  readonly onGo: (note: string) => Promise<void>
}

/** Finishing an order marks its hand-over as sent: says so while the supplier has not said it. */
function SupplierBehind({ order: { id } }: Pick<Props, 'order'>) {
  const { t } = useTranslation(['suppliers'])
  const { data } = useHandover(id)
  if (!data?.handover || data.handover.state === 'sent') return null
  const { supplier: name, state } = data.handover
  return <Text fw={600}>{t('suppliers:finishes', { name, state: t(`suppliers:state_${state}`) })}</Text>
}

/** Lists the effects of the step on the order's money and its supplier. */
function Consequences({ order, move }: Pick<Props, 'order' | 'move'>) {
  const { t } = useTranslation(['office'])
  const isCancel = move.to === 'CANCELED'
  const paid = formatCents(order.paidCents)
  const total = formatCents(order.totalCents)
  const owed = formatCents(move.owedCents)
  return (
    <>
      {isCancel && <Text>{t('office:cancel_text')}</Text>}
      {isCancel && order.paidCents > 0 && <Text fw={600}>{t('office:cancel_paid', { amount: paid })}</Text>}
      {move.to === 'COMPLETED' && order.status === 'PROCESSING' && <SupplierBehind order={order} />}
      {move.owedCents > 0 && <Text fw={600}>{t('office:move_owed', { paid, total, owed })}</Text>}
    </>
  )
}

/** Asks before every step, since each sends the customer a mail. Offers a note, which some steps require. */
export function MoveDialog({ order, move, label, onClose, onGo }: Props) {
  const { t } = useTranslation(['office', 'common'])
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const isCancel = move.to === 'CANCELED'
  const isOwed = move.owedCents > 0
  const send = (): void => {
    if (move.needsNote && note.trim() === '') {
      setMissing(true)
      field.current?.focus()
    } else void onGo(note.trim())
  }
  return (
    <Dialog
      onClose={onClose}
      title={isCancel ? t('office:cancel_title', { number: order.number }) : label}
      closeLabel={t('common:close')}
    >
      <Stack gap="md">
        <Text>{t('office:mail_goes', { name: nameOf(order.owner) })}</Text>
        <Consequences order={order} move={move} />
        <Textarea
          ref={field}
          data-autofocus={move.needsNote || undefined}
          label={t(isOwed ? 'office:move_reason' : 'office:move_note')}
          description={t(isOwed ? 'office:move_reason_hint' : 'office:move_note_hint')}
          withAsterisk={move.needsNote}
          autosize={false}
          rows={3}
          maxLength={LIMITS.orderNote}
          value={note}
          error={isMissing && note.trim() === '' ? t('office:move_note_required') : undefined}
          onChange={event => setNote(event.currentTarget.value)}
        />
        {move.needsNote && <RequiredNote />}
        <Group justify="flex-end" gap="sm">
          <CancelButton onClick={onClose}>{isCancel ? t('office:cancel_keep') : t('common:cancel')}</CancelButton>
          <Button color={isCancel ? 'red' : undefined} data-autofocus={!move.needsNote || undefined} onClick={send}>
            {label}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
