import type { DesignDocument } from '../schema/document.ts'
import type { Layer } from '../schema/layers.ts'
import type { TextRole } from '../schema/imageRoles.ts'

/** Data of a player that is visible on cloth. */
export interface PrintedPlayer {
  /** Printed name; empty leaves the name plate empty. */
  readonly name: string
  readonly number: number | null
}

const NUMBER_ROLES: readonly TextRole[] = ['frontNumber', 'backNumber', 'shortsNumber']

function forPlayer(layer: Layer, player: PrintedPlayer): Layer {
  if (layer.kind !== 'text') return layer
  if (layer.role === 'playerName') return { ...layer, text: player.name }
  if (NUMBER_ROLES.includes(layer.role)) return { ...layer, text: player.number === null ? '' : String(player.number) }
  return layer
}

/** Returns the design with one player's own name and numbers; same layers, same places. */
export const personalise = (document: DesignDocument, player: PrintedPlayer): DesignDocument => ({
  ...document,
  layers: document.layers.map(layer => forPlayer(layer, player)),
})
