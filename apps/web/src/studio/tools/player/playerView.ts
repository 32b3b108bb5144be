import { create } from 'zustand'
import { useStudio } from '../../context/index.ts'

/** A saved choice of boots, which may no longer be offered. */
export interface BootsPreference {
  readonly model: string
  readonly skin: string
  readonly fx: string | null
}

/** How the kit is shown on a player. Stored on this device, never part of a design. */
export interface PlayerView {
  readonly isOn: boolean
  readonly player: string
  /** Null for the player's own. */
  readonly tone: string | null
  readonly sockPattern: string
  /** Null for the kit's. */
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

/** A separate module without the catalogue, because the stage reads it before any player code is loaded. */
export const usePlayerView = create<PlayerView>(read)

/** Returns whether the kit is shown on a player: the view is on and the garment is one that players wear. */
export function useIsWorn(): boolean {
  const isOn = usePlayerView(view => view.isOn)
  return useStudio(state => state.garment.isWornByPlayers === true) && isOn
}

/** Saves a choice and shows the player. */
export const choose = (choice: Partial<PlayerView>): void => usePlayerView.setState({ ...choice, isOn: true })

usePlayerView.subscribe(view => {
  try {
    localStorage.setItem(KEY, JSON.stringify(view))
  } catch {
    // Without storage the choice lasts as long as the page.
  }
})
