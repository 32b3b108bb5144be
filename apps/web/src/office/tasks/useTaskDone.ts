import { useCallback, useState } from 'react'
import { useApi } from '../../session/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import type { Task } from './taskTypes.ts'

export interface TaskMarks {
  /** The task that was marked last; null without one. */
  readonly last: { readonly task: Task; readonly isDone: boolean } | null
  readonly mark: (task: Task, isDone: boolean) => Promise<void>
  readonly undo: () => void
  readonly dismiss: () => void
}

/** Marks tasks as done or open, and takes the last mark back. */
export function useTaskDone(): TaskMarks {
  const api = useApi()
  const act = useOfficeAction()
  const [last, setLast] = useState<TaskMarks['last']>(null)
  const send = async (task: Task, isDone: boolean): Promise<boolean> =>
    act(async () => api('PUT /api/office/tasks/{id}/done', { params: { id: task.id }, body: { isDone } }), {
      isQuiet: true,
    })
  const dismiss = useCallback(() => setLast(null), [])
  return {
    last,
    mark: async (task, isDone) => {
      if (await send(task, isDone)) setLast({ task, isDone })
    },
    undo: () => {
      if (!last) return
      setLast(null)
      void send(last.task, !last.isDone)
    },
    dismiss,
  }
}
