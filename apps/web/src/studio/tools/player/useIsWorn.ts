import { useStudio } from '../../context/index.ts'
import { usePlayerView } from './playerView.ts'

/** Whether the kit is shown on a player: where it is switched on, and only what players wear. */
export function useIsWorn(): boolean {
  const isOn = usePlayerView(view => view.isOn)
  return useStudio(state => state.garment.isWornByPlayers === true) && isOn
}
