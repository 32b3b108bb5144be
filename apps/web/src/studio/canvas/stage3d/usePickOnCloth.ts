import { useMemo } from 'react'
import type { PickView } from '../../fields/index.ts'
import { useStudio } from '../../context/index.ts'
import type { LiveStage } from './stage/liveStage.ts'

/** Returns the garment as a view to pick points on. */
export function usePickOnCloth(live: LiveStage | null): PickView | null {
  const isHidden = useStudio(state => state.mode === 'flat')
  return useMemo(() => {
    const host = live?.canvas.parentElement
    if (!live || !host || isHidden) return null
    return {
      host,
      isMain: true,
      locate(clientX, clientY) {
        const { left, top } = live.canvas.getBoundingClientRect()
        return live.stage.pick({ x: clientX - left, y: clientY - top })
      },
      show({ piece, at }) {
        const there = live.stage.toScreen(piece, at)
        const { left, top } = live.canvas.getBoundingClientRect()
        return there?.isFacing ? { x: left + there.x, y: top + there.y } : null
      },
    }
  }, [live, isHidden])
}
