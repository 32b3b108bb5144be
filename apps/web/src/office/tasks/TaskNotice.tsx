import { Button } from '@mantine/core'
import { IconCircleCheck, IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from '../../texts/index.ts'
import css from './Tasks.module.css'
import type { TaskMarks } from './useTaskDone.ts'

/** How long the last mark can be taken back here, in milliseconds. Afterwards the list of done tasks opens a task again. */
const SHOWN_MS = 10_000

/** Tells which task was marked, and offers to take it back. */
export function TaskNotice({ marks: { last, undo, dismiss } }: { marks: TaskMarks }) {
  const { t } = useTranslation(['tasks', 'desk', 'common'])
  useEffect(() => {
    if (!last) return
    const timer = setTimeout(dismiss, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [last, dismiss])
  if (!last) return null
  const title = t(last.isDone ? 'tasks:is_done' : 'tasks:is_open')
  return (
    <section className={css.notice} aria-label={title}>
      <IconCircleCheck size={20} aria-hidden className={css.icon} />
      <div role="status">
        <b>{title}</b>
        <small>{last.task.title}</small>
      </div>
      <Button size="sm" variant="default" data-key-undo onClick={undo}>
        {t('desk:undo')} <kbd>z</kbd>
      </Button>
      <button type="button" className={css.close} aria-label={t('common:close')} onClick={dismiss}>
        <IconX size={18} aria-hidden />
      </button>
    </section>
  )
}
