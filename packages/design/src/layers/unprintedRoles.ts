import type { DesignDocument } from '../schema/document.ts'
import { isPersonal } from './textStyle.ts'

/** Field of an ordered player that a design may have no place for. */
export type UnprintedField = 'name' | 'number'

/** Returns the roles of a design's visible texts that differ by player. */
export const personalRolesIn = ({ layers }: Pick<DesignDocument, 'layers'>): string[] =>
  layers.flatMap(layer => (layer.kind === 'text' && !layer.isHidden && isPersonal(layer.role) ? [layer.role] : []))

/** Returns the fields of a player that nobody prints, as the design has no text for them. */
export function unprintedOf(
  roles: readonly string[],
  { name, number }: { readonly name: string; readonly number: number | null },
): UnprintedField[] {
  return [
    ...(name !== '' && !roles.includes('playerName') ? (['name'] as const) : []),
    ...(number !== null && !roles.some(role => role.endsWith('Number')) ? (['number'] as const) : []),
  ]
}
