import { useEffect, useState } from 'react'
import type { StudioStore } from './createStudioStore.ts'
import { useStudioStore } from './StudioContext.ts'

/** Selects state that stays unchanged during a drag, so that lists do not re-render on every step. */
export function useIdleState<T>(select: (state: StudioStore) => T): T {
  const api = useStudioStore()
  const [value, setValue] = useState(() => select(api.getState()))
  useEffect(() => {
    const update = (): void => {
      const state = api.getState()
      if (!state.isMoving) setValue(() => select(state))
    }
    update()
    return api.subscribe(update)
  }, [api, select])
  return value
}
