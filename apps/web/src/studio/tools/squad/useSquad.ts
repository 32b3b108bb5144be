import type { SquadVerbs } from '@kitwright/editor'
import type { Player } from '@kitwright/contract'
import { useState } from 'react'
import { useStudio, useStudioParts } from '../../context/index.ts'

export const hasName = ({ name }: Player): boolean => name.trim() !== ''
export const isBlank = (player: Player): boolean => !hasName(player) && player.number === null

/** Returns the players of this kit and the one removed last. */
export function useSquad() {
  const api = useStudioParts<SquadVerbs>()
  const players = useStudio(state => state.players)
  const [removed, setRemoved] = useState<{ readonly player: Player; readonly at: number } | null>(null)
  const set = (next: readonly Player[]): void => api.getState().setPlayers(next)
  return {
    players,
    removed: removed?.player,
    append: (added: readonly Player[]) => set([...players, ...added]),
    change: (player: Player) => set(players.map(other => (other.id === player.id ? player : other))),
    remove(player: Player) {
      set(players.filter(({ id }) => id !== player.id))
      setRemoved(isBlank(player) ? null : { player, at: players.indexOf(player) })
    },
    putBack() {
      if (removed) set(players.toSpliced(removed.at, 0, removed.player))
      setRemoved(null)
    },
  }
}
