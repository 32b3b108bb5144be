import { ActionIcon, Group } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconRestore } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import css from './HistoryButtons.module.css'
import { type History, redone, undone } from './dialogHistory.ts'

export type SetHistory<T> = (change: (history: History<T>) => History<T>) => void

interface HistoryButtonsProps<T> {
  readonly history: History<T>
  readonly setHistory: SetHistory<T>
  /** Back to the beginning in one step; null where one is there. Without it there is no such button. */
  readonly onReset?: (() => void) | null
}

/** The way back and forth in a dialog with a history of its own. */
export function HistoryButtons<T>({ history, setHistory, onReset }: HistoryButtonsProps<T>) {
  const { t } = useTranslation(['images'])
  const buttons = [
    ['undo', IconArrowBackUp, history.past.length > 0 ? () => setHistory(undone) : null],
    ['redo', IconArrowForwardUp, history.future.length > 0 ? () => setHistory(redone) : null],
    ['reset', IconRestore, onReset],
  ] as const
  return (
    <Group gap={4} wrap="nowrap" className={css.history}>
      {buttons.map(([key, Icon, act]) =>
        act === undefined ? null : (
          <ActionIcon
            key={key}
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t(`images:${key}`)}
            title={t(`images:${key}`)}
            disabled={act === null}
            onClick={act ?? undefined}
          >
            <Icon size={20} aria-hidden />
          </ActionIcon>
        ),
      )}
    </Group>
  )
}
