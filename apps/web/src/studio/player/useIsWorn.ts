import { useStudio } from '../store/StudioContext.ts'
import { usePlayerView } from './playerView.ts'

/** Whether the kit is shown on a player: where it is switched on, and only kits. */
export function useIsWorn(): boolean {
  const isOn = usePlayerView(view => view.isOn)
  return useStudio(state => state.garment.productType === 'SOCCER_KIT') && isOn
}
