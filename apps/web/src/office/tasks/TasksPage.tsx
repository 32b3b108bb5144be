import { TASK_SCOPES } from '@kitwright/contract'
import { SegmentedControl, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall } from '../../session/index.ts'
import { Card, EmptyState, PageHead } from '../../ui/index.ts'
import { usePageTitle } from '../list/usePageTitle.ts'
import { AddTask } from './AddTask.tsx'
import { TaskItem } from './TaskItem.tsx'
import { TaskNotice } from './TaskNotice.tsx'
import css from './Tasks.module.css'
import { useTaskDone } from './useTaskDone.ts'

const STATES = ['open', 'done'] as const
const PAGE_SIZE = 200

/** Tasks of the team or one's own: open ones by due day, done ones latest first. */
export function TasksPage() {
  const { t } = useTranslation(['tasks'])
  usePageTitle(t('tasks:title'))
  const [whose, setWhose] = useState<(typeof TASK_SCOPES)[number]>('team')
  const [state, setState] = useState<(typeof STATES)[number]>('open')
  const query = { whose, state, pageSize: PAGE_SIZE }
  const { data, error, refetch } = useCall('GET /api/office/tasks', { query }, { isSticky: true })
  const marks = useTaskDone()
  return (
    <>
      <PageHead title={t('tasks:title')}>
        <SegmentedControl
          size="xs"
          aria-label={t('tasks:state')}
          data={STATES.map(value => ({ value, label: t(`tasks:${value}`) }))}
          value={state}
          onChange={value => setState(value === 'done' ? 'done' : 'open')}
        />
        <SegmentedControl
          size="xs"
          aria-label={t('tasks:whose')}
          data={TASK_SCOPES.map(value => ({ value, label: t(`tasks:${value}`) }))}
          value={whose}
          onChange={value => setWhose(value === 'mine' ? 'mine' : 'team')}
        />
        <AddTask orderId={null} />
      </PageHead>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={200} radius={12} />}
      {data?.total === 0 && (
        <Card>
          <EmptyState
            title={t(state === 'open' ? 'tasks:none' : 'tasks:none_done')}
            text={state === 'open' ? t('tasks:none_text') : ''}
          />
        </Card>
      )}
      {data && data.total > 0 && (
        <Card>
          <ul className={css.list}>
            {data.tasks.map(task => (
              <TaskItem key={task.id} task={task} onMark={marks.mark} />
            ))}
          </ul>
          {data.total > data.tasks.length && (
            <p className={css.none}>{t('tasks:more', { count: data.total - data.tasks.length })}</p>
          )}
        </Card>
      )}
      <TaskNotice marks={marks} />
    </>
  )
}
