import { HANDOVER_STATES, LIMITS, type HandoverState } from '@kitwright/contract'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from '../texts/index.ts'
import css from './SupplierPage.module.css'
import type { WorkItem } from './useWork.ts'

type SupplierState = Exclude<HandoverState, 'new'>
const SAID = HANDOVER_STATES.filter((state): state is SupplierState => state !== 'new')

/** Returns the step after this one. The last has no successor and stays. */
const nextOf = (state: HandoverState): SupplierState => SAID[Math.min(HANDOVER_STATES.indexOf(state), SAID.length - 1)]!

interface Props {
  readonly work: WorkItem
  readonly onSay: (state: SupplierState, tracking: string) => Promise<boolean>
}

/**
 * The order's progress: the next step is offered first, then those after it. A reported step stands; the shop can reset
 * it.
 */
export function StateForm({ work, onSay }: Props) {
  const { t } = useTranslation(['suppliers'])
  const [state, setState] = useState<SupplierState>(nextOf(work.state))
  const [tracking, setTracking] = useState(work.tracking)
  const ahead = SAID.slice(SAID.indexOf(nextOf(work.state)))
  const isSame = state === work.state && tracking.trim() === work.tracking
  const say = (event: SyntheticEvent): void => {
    event.preventDefault()
    void onSay(state, tracking.trim())
  }
  return (
    <form className={css.state} onSubmit={say}>
      <NativeSelect
        label={t('suppliers:state')}
        data={ahead.map(value => ({ value, label: t(`suppliers:state_${value}`) }))}
        value={state}
        onChange={({ currentTarget: { value } }) => setState(SAID.find(each => each === value) ?? state)}
      />
      {state === 'sent' && (
        <TextInput
          label={t('suppliers:tracking')}
          maxLength={LIMITS.tracking}
          value={tracking}
          onChange={event => setTracking(event.currentTarget.value)}
        />
      )}
      <Button type="submit" variant="default" disabled={isSame}>
        {t('suppliers:say_state', { state: t(`suppliers:state_${state}`) })}
      </Button>
    </form>
  )
}

interface ReadyProps {
  readonly work: WorkItem
  readonly onPromise: (readyOn: string) => Promise<boolean>
}

/** The day on which the supplier will be ready, as the shop reads it. */
export function ReadyForm({ work: { readyOn }, onPromise }: ReadyProps) {
  const { t } = useTranslation(['suppliers'])
  const [day, setDay] = useState(readyOn ?? '')
  const promise = (event: SyntheticEvent): void => {
    event.preventDefault()
    void onPromise(day)
  }
  return (
    <form className={css.state} onSubmit={promise}>
      <TextInput
        type="date"
        label={t('suppliers:ready_on')}
        value={day}
        onChange={event => setDay(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={day === '' || day === readyOn}>
        {t('suppliers:promise')}
      </Button>
    </form>
  )
}
