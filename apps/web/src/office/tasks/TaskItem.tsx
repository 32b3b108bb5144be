import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { useDates, useMoments } from '../../session/index.ts'
import css from './Tasks.module.css'
import type { Task } from './taskTypes.ts'

interface Props {
  readonly task: Task
  /** Whether the page shows the order already. */
  readonly isAtOrder?: boolean
  readonly onMark: (task: Task, isDone: boolean) => Promise<void>
}

/** A task's person, due day and origin. */
function Facts({ task: { person, role, dueOn, isLate, madeBy, done } }: Pick<Props, 'task'>) {
  const { t } = useTranslation(['tasks'])
  const moment = useMoments()
  // A day is shown as the same day in every time zone.
  const day = useDates()(`${dueOn}T05:00:00Z`)
  const owner = person ? person.name : role ? t(`tasks:role_${role}`) : t('tasks:everybody')
  const made = t(madeBy.kind === 'rule' ? 'tasks:by_rule' : 'tasks:by_staff', { name: madeBy.name })
  return (
    <small className={css.facts}>
      {done ? (
        <span>{t('tasks:done_by', { name: done.by, when: moment(done.at) })}</span>
      ) : (
        <span data-late={isLate || undefined}>{t(isLate ? 'tasks:late' : 'tasks:due', { day })}</span>
      )}
      <span>{owner}</span>
      <span>{made}</span>
    </small>
  )
}

/** One task with its order and the button that finishes it, or opens it again. */
export function TaskItem({ task, isAtOrder = false, onMark }: Props) {
  const { t } = useTranslation(['tasks'])
  const { title, order, done } = task
  const label = t(done ? 'tasks:reopen' : 'tasks:done_it')
  return (
    <li className={css.item} data-item data-done={done !== null || undefined}>
      <span className={css.what}>
        <b>{title}</b>
        {order && !isAtOrder && (
          <span>
            <Link data-row to="/office/orders/$orderId" params={{ orderId: order.id }}>
              {order.number}
            </Link>{' '}
            {order.name}
          </span>
        )}
        <Facts task={task} />
      </span>
      <Button
        size="xs"
        variant={done ? 'subtle' : 'default'}
        data-key-next={done === null || undefined}
        aria-label={`${label}, ${title}${order ? `, ${order.number}` : ''}`}
        onClick={() => void onMark(task, done === null)}
      >
        {label}
      </Button>
    </li>
  )
}
