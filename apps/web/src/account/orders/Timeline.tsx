import type { Order } from '@kitwright/contract'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../session/index.ts'
import css from './Timeline.module.css'
import { stepsOf } from './timelineSteps.ts'

/** Progress of an order: every step, with the day it was reached. */
export function Timeline({ order }: { order: Order }) {
  const { t } = useTranslation(['account', 'common'])
  const date = useDates()
  return (
    <ol className={css.steps} aria-label={t('account:timeline')}>
      {stepsOf(order).map(({ status, state, at }) => (
        <li key={status} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={css.dot} aria-hidden>
            {status === 'CANCELED' ? (
              <IconX size={14} stroke={3} />
            ) : (
              state !== 'open' && <IconCheck size={14} stroke={3} />
            )}
          </span>
          <span>
            {t(`common:status_${status}`)}
            <span className="kw-hidden">{`, ${t(`account:step_${state}`)}`}</span>
            <small>{at ? date(at) : ' '}</small>
          </span>
        </li>
      ))}
    </ol>
  )
}
