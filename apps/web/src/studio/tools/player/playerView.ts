import { create } from 'zustand'
import { useStudio } from '../../context/index.ts'

/** Boots that were chosen once; those that are offered now decide. */
export interface BootsPreference {
  readonly model: string
  readonly skin: string
  readonly fx: string | null
}

/** How the kit is shown on a player: kept for this device, never part of a design. */
export interface PlayerView {
  readonly isOn: boolean
  readonly player: string
  /** Null: the player's own. */
  readonly tone: string | null
  readonly sockPattern: string
  /** Null: the kit's. */
  readonly sockColours: readonly [string, string] | null
  readonly boots: BootsPreference | null
}

const KEY = 'kitwright.player'
const FIRST: PlayerView = { isOn: false, player: '', tone: null, sockPattern: 'band', sockColours: null, boots: null }

/** Returns the saved view as far as its types are valid; ids are checked where the catalogue is loaded. */
function read(): PlayerView {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<PlayerView>
    const isText = (value: unknown): value is string => typeof value === 'string'
    const { tone, sockColours, boots } = kept
    return {
      isOn: kept.isOn === true,
      player: isText(kept.player) ? kept.player : FIRST.player,
      tone: isText(tone) ? tone : null,
      sockPattern: isText(kept.sockPattern) ? kept.sockPattern : FIRST.sockPattern,
      sockColours:
        Array.isArray(sockColours) && sockColours.length === 2 && sockColours.every(isText) ? sockColours : null,
      boots: isText(boots?.model) && isText(boots.skin) ? { ...boots, fx: isText(boots.fx) ? boots.fx : null } : null,
    }
  } catch {
    return FIRST
  }
}

/** A module of its own, without the catalogue: the stage asks it before anything of the player is loaded. */
export const usePlayerView = create<PlayerView>(read)

/** Whether the kit is shown on a player: where it is switched on, and only what players wear. */
export function useIsWorn(): boolean {
  const isOn = usePlayerView(view => view.isOn)
  return useStudio(state => state.garment.isWornByPlayers === true) && isOn
}

/** A choice; who makes one wants to see it. */
export const choose = (choice: Partial<PlayerView>): void => usePlayerView.setState({ ...choice, isOn: true })

usePlayerView.subscribe(view => {
  try {
    localStorage.setItem(KEY, JSON.stringify(view))
  } catch {
    // Nothing to keep it in: it lasts as long as the page.
  }
})
