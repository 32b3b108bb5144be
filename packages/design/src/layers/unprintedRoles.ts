import type { DesignDocument } from '../schema/document.ts'
import { isPersonal } from './textStyle.ts'

/** What of an ordered player a design may have no place for. */
export type UnprintedField = 'name' | 'number'

/** The roles of a design's visible texts that are each player's own. */
export const personalRolesIn = ({ layers }: Pick<DesignDocument, 'layers'>): string[] =>
  layers.flatMap(layer => (layer.kind === 'text' && !layer.isHidden && isPersonal(layer.role) ? [layer.role] : []))

/** What of a player nobody prints, as the design has no text for it. */
export function unprintedOf(
  roles: readonly string[],
  { name, number }: { readonly name: string; readonly number: number | null },
): UnprintedField[] {
  return [
    ...(name !== '' && !roles.includes('playerName') ? (['name'] as const) : []),
    ...(number !== null && !roles.some(role => role.endsWith('Number')) ? (['number'] as const) : []),
  ]
}
