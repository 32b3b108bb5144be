import { ActionIcon, Group } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconRestore } from '@tabler/icons-react'
import { useTranslation } from '../../../../texts/index.ts'
import css from './HistoryButtons.module.css'
import { type History, redone, undone } from './dialogHistory.ts'

export type SetHistory<T> = (change: (history: History<T>) => History<T>) => void

interface HistoryButtonsProps<T> {
  readonly history: History<T>
  readonly setHistory: SetHistory<T>
  /** Returns to the first state in one step; null if that is the current one. If absent, the button is hidden. */
  readonly onReset?: (() => void) | null
}

/** Undo and redo buttons in a dialog with its own history. */
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
