import { LIMITS, type Player } from '@kitwright/contract'
import { RosterImport } from '../../roster/index.ts'

interface Props {
  readonly players: { readonly length: number }
  readonly onAdd: (more: readonly Player[]) => void
  readonly onDone: () => void
}

/** Imports players from a table or a file, in addition to those already listed. */
export const PasteSquad = ({ players, onAdd, onDone }: Props) => (
  <RosterImport room={LIMITS.players - players.length} onAdd={onAdd} onDone={onDone} />
)
