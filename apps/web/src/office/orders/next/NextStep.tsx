import { ORDER_STATUS_TABLE } from '@kitwright/contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useApi, useCall } from '../../../session/index.ts'
import { useChange } from '../../list/useVersioned.ts'
import type { Move, OfficeOrder } from '../../officeTypes.ts'
import { MoveDialog } from '../../production/handover/MoveDialog.tsx'
import css from '../OrderPage.module.css'
import { planMoves } from './planMoves.ts'

/** Tells staff that every piece has been sent while the status says otherwise. The status itself is theirs to change. */
function AllSent({ order: { id, status } }: { order: OfficeOrder }) {
  const { t } = useTranslation(['dispatch'])
  const { data } = useCall('GET /api/office/orders/{id}/parcels', { params: { id } })
  const isAllSent = data !== undefined && data.items.length > 0 && data.left.length === 0
  if (!isAllSent || (status !== 'PROCESSING' && status !== 'COMPLETED')) return null
  return <div className="kw-notice">{t('dispatch:parcels_all_sent')}</div>
}

/** Lists the revisions that an approval adopts in place of rejected ones. */
function TakenUp({ order: { lines, mended } }: { order: OfficeOrder }) {
  const { t } = useTranslation(['office'])
  return mended.map(({ designId, revision }) => (
    <p key={designId}>
      {t('office:takes_up', { name: lines.find(line => line.designId === designId)?.designName ?? '', revision })}
    </p>
  ))
}

interface OtherMovesProps {
  readonly moves: readonly Move[]
  readonly cancel: Move | null
  readonly labelOf: (move: Move) => string
  readonly onAsk: (move: Move) => void
}

/** The transitions beside the next step: skipping ahead, going back, and canceling. */
function OtherMoves({ moves, cancel, labelOf, onAsk }: OtherMovesProps) {
  return (
    <div className={css.rest}>
      {moves.map(move => (
        <Button
          key={move.to}
          variant="default"
          size="sm"
          disabled={move.missing.length > 0}
          onClick={() => onAsk(move)}
        >
          {labelOf(move)}
        </Button>
      ))}
      {cancel && (
        <Button variant="outline" color="red" size="sm" onClick={() => onAsk(cancel)}>
          {labelOf(cancel)}
        </Button>
      )}
    </div>
  )
}

/** Shows the steps beside the next one: on without payment for a reason, back, or canceled. */
export function NextStep({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['office', 'common', 'desk'])
  const api = useApi()
  const change = useChange('GET /api/office/orders/{id}', order.id)
  const [asked, setAsked] = useState<Move | null>(null)
  const { next, others, back, cancel } = planMoves(order.status, order.moves)
  const labelOf = ({ to }: Move): string => {
    const { texts } = ORDER_STATUS_TABLE[to]
    return t(`office:${back.some(move => move.to === to) ? texts.back : texts.move}`)
  }
  const go = async ({ to }: Move, note: string): Promise<void> => {
    const send = (headers: Record<string, string>) =>
      api('POST /api/office/orders/{id}/move', { params: { id: order.id }, headers, body: { to, note } })
    // After a failure the dialog stays open, so that the note is not lost.
    if (await change(send, t('office:moved', { status: t(`common:status_${to}`) }))) setAsked(null)
  }
  return (
    <div className={css.steps}>
      <AllSent order={order} />
      {next && next.owedCents > 0 && next.missing.length === 0 && (
        <Button variant="default" onClick={() => setAsked(next)}>
          {t('desk:unpaid_step', { step: labelOf(next) })}
        </Button>
      )}
      <TakenUp order={order} />
      {!next && <p>{t(`office:${ORDER_STATUS_TABLE[order.status].texts.stay}`)}</p>}
      <OtherMoves moves={[...others, ...back]} cancel={cancel} labelOf={labelOf} onAsk={setAsked} />
      {asked && (
        <MoveDialog
          order={order}
          move={asked}
          label={labelOf(asked)}
          onClose={() => setAsked(null)}
          onGo={note => go(asked, note)}
        />
      )}
    </div>
  )
}
