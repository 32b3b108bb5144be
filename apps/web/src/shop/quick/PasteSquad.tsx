import type { Player } from '@kitwright/contract'
import { MAX_PLAYERS, RosterImport } from '../../roster/index.ts'

interface Props {
  readonly players: readonly Player[]
  readonly onAdd: (more: readonly Player[]) => void
  readonly onDone: () => void
}

/** A table or a file of players, beside those that are on the list. */
export const PasteSquad = ({ players, onAdd, onDone }: Props) => (
  <RosterImport room={MAX_PLAYERS - players.length} onAdd={onAdd} onDone={onDone} />
)
