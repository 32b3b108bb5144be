import { LIMITS, type Player } from '@kitwright/contract'
import { runOf, type ProductType } from '@kitwright/garment'
import { RosterImport } from '../../roster/index.ts'

interface Props {
  readonly players: { readonly length: number }
  readonly productType: ProductType
  readonly onAdd: (more: readonly Player[]) => void
  readonly onDone: () => void
}

/** Imports players from a table or a file, in addition to those already listed. */
export const PasteSquad = ({ players, productType, onAdd, onDone }: Props) => (
  <RosterImport room={LIMITS.players - players.length} run={runOf(productType)} onAdd={onAdd} onDone={onDone} />
)
