import { Button, Popover, Text, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import css from './BulkBar.module.css'
import type { BulkChange } from './useBulk.ts'

interface Props {
  readonly onApply: (change: BulkChange) => void
}

function DueForm({ onApply }: Props) {
  const { t } = useTranslation(['desk'])
  const [on, setOn] = useState('')
  return (
    <form
      className={css.form}
      onSubmit={event => {
        event.preventDefault()
        if (on !== '') onApply({ kind: 'due', on })
      }}
    >
      <TextInput
        type="date"
        label={t('desk:due_date')}
        value={on}
        onChange={event => setOn(event.currentTarget.value)}
      />
      <Text size="sm" c="dimmed">
        {t('desk:due_hint')}
      </Text>
      <Button type="submit" size="sm" disabled={on === ''}>
        {t('desk:due_apply')}
      </Button>
      <Button size="sm" variant="default" onClick={() => onApply({ kind: 'due', on: null })}>
        {t('desk:due_promised')}
      </Button>
    </form>
  )
}

/** Sets the due day of the selected orders, or lets it follow the promised day again. */
export function DueMenu({ onApply }: Props) {
  const { t } = useTranslation(['desk'])
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover position="top" shadow="md" trapFocus opened={isOpen} onChange={setIsOpen}>
      <Popover.Target>
        <button type="button" className={css.action} onClick={() => setIsOpen(!isOpen)}>
          <IconCalendar size={18} aria-hidden />
          {t('desk:due_date')}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <DueForm
          onApply={change => {
            setIsOpen(false)
            onApply(change)
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
