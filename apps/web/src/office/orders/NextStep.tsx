import { ORDER_STATUS_TABLE } from '@kitwright/contract'
import { snakeCase } from '@kitwright/words'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../session/index.ts'
import { useChange } from '../list/useVersioned.ts'
import type { Move, OfficeOrder } from '../officeTypes.ts'
import { MoveDialog } from '../production/handover/MoveDialog.tsx'
import css from './OrderPage.module.css'
import { planMoves } from './planMoves.ts'

function Missing({ order, missing }: { order: OfficeOrder; missing: readonly string[] }) {
  const { t } = useTranslation(['office'])
  const words = (name: string): string => {
    if (name === 'designsReady' || name === 'proof' || name === 'supplier')
      return t(`office:missing_${snakeCase(name)}`)
    return t('office:missing_other', { name })
  }
  return (
    <div className={`kw-notice ${css.missing}`} id="next-step-missing">
      {t('office:missing')}
      <ul>
        {missing.map(name => (
          <li key={name}>
            {words(name)}
            {name === 'designsReady' &&
              order.lines
                .filter(({ designId }, i, all) => all.findIndex(line => line.designId === designId) === i)
                .map(({ designId, designName }) => (
                  <span key={designId}>
                    {' · '}
                    <Link to="/office/designs/$designId" params={{ designId }}>
                      {designName}
                    </Link>
                  </span>
                ))}
          </li>
        ))}
      </ul>
    </div>
  )
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

/**
 * Shows the order's possible transitions: the next step as the one filled button, what it lacks in words, then the
 * rest.
 */
export function NextStep({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['office', 'common'])
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
      {next && (
        <Button
          fullWidth
          disabled={next.missing.length > 0}
          aria-describedby={next.missing.length > 0 ? 'next-step-missing' : undefined}
          onClick={() => setAsked(next)}
        >
          {labelOf(next)}
        </Button>
      )}
      {next && next.missing.length > 0 && <Missing order={order} missing={next.missing} />}
      <TakenUp order={order} />
      {!next && <p>{t(`office:${ORDER_STATUS_TABLE[order.status].texts.stay}`)}</p>}
      <div className={css.rest}>
        {[...others, ...back].map(move => (
          <Button
            key={move.to}
            variant="default"
            size="sm"
            disabled={move.missing.length > 0}
            onClick={() => setAsked(move)}
          >
            {labelOf(move)}
          </Button>
        ))}
        {cancel && (
          <Button variant="outline" color="red" size="sm" onClick={() => setAsked(cancel)}>
            {labelOf(cancel)}
          </Button>
        )}
      </div>
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
