import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { TaskItem } from '../tasks/TaskItem.tsx'
import { TaskNotice } from '../tasks/TaskNotice.tsx'
import type { Task } from '../tasks/taskTypes.ts'
import { useTaskDone } from '../tasks/useTaskDone.ts'
import { Part } from './Part.tsx'
import css from './Today.module.css'

interface Props {
  readonly tasks: readonly Task[]
  readonly total: number
}

/** Open tasks by due day, those that are late or due today first. */
export function TasksPart({ tasks, total }: Props) {
  const { t } = useTranslation(['tasks'])
  const marks = useTaskDone()
  const all = <Link to="/office/tasks">{t('tasks:all', { count: total })}</Link>
  return (
    <>
      <Part title={t('tasks:title')} total={total} empty={t('tasks:none')} links={all}>
        <ul className={css.tasks}>
          {tasks.map(task => (
            <TaskItem key={task.id} task={task} onMark={marks.mark} />
          ))}
        </ul>
      </Part>
      <TaskNotice marks={marks} />
    </>
  )
}
