import { Skeleton } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall } from '../../session/index.ts'
import { Card } from '../../ui/index.ts'
import { AddTask } from './AddTask.tsx'
import { TaskItem } from './TaskItem.tsx'
import { TaskNotice } from './TaskNotice.tsx'
import css from './Tasks.module.css'
import { useTaskDone } from './useTaskDone.ts'

/** The tasks of one order, open ones first. */
export function TasksCard({ orderId }: { orderId: string }) {
  const { t } = useTranslation(['tasks'])
  const { data, error, refetch } = useCall('GET /api/office/tasks', { query: { order: orderId } })
  const marks = useTaskDone()
  return (
    <Card title={t('tasks:title')} actions={<AddTask orderId={orderId} />}>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={28} />}
      {data?.total === 0 && <p className={css.none}>{t('tasks:none_order')}</p>}
      {data && data.total > 0 && (
        <ul className={css.list}>
          {data.tasks.map(task => (
            <TaskItem key={task.id} task={task} isAtOrder onMark={marks.mark} />
          ))}
        </ul>
      )}
      <TaskNotice marks={marks} />
    </Card>
  )
}
