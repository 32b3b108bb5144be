import { Button, TextInput } from '@mantine/core'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from '../texts/index.ts'
import css from './SupplierPage.module.css'
import type { WorkItem } from './useWork.ts'

interface Props {
  readonly work: WorkItem
  readonly onPromise: (readyOn: string) => Promise<boolean>
}

/** The day on which the supplier will be ready, as the shop reads it. */
export function ReadyForm({ work: { readyOn }, onPromise }: Props) {
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
