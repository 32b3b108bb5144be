import type { DesignDocument, Layer } from '@kitwright/design'
import type { PartId } from '@kitwright/garment'

/**
 * The parts of the picture that differ between two documents. Documents are immutable, so equal references are equal
 * values.
 */
export interface Difference {
  /** Parts whose ground must be set again. */
  readonly parts: readonly PartId[]
  readonly isFabricChanged: boolean
}

const byPiece = (layers: readonly Layer[]): Map<string, Layer[]> => {
  const pieces = new Map<string, Layer[]>()
  for (const layer of layers) {
    const own = pieces.get(layer.piece)
    if (own) own.push(layer)
    else pieces.set(layer.piece, [layer])
  }
  return pieces
}

/** Returns layers of both lists that are not in the common beginning or end. */
export function unsharedLayers(before: readonly Layer[], after: readonly Layer[]): Layer[] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return [...before.slice(start, before.length - end), ...after.slice(start, after.length - end)]
}

/** Returns, by piece, the layers whose old or new place must be repainted. */
export function diffLayers(before: readonly Layer[], after: readonly Layer[]): Map<string, Layer[]> {
  const changed = new Map<string, Layer[]>()
  if (before === after) return changed
  const old = byPiece(before)
  const now = byPiece(after)
  for (const piece of new Set([...old.keys(), ...now.keys()])) {
    const layers = unsharedLayers(old.get(piece) ?? [], now.get(piece) ?? [])
    if (layers.length > 0) changed.set(piece, layers)
  }
  return changed
}

/** Compares by reference. `before` is null for the first picture, when everything is new. */
export function diffDocuments(
  before: DesignDocument | null,
  after: DesignDocument,
  known: readonly PartId[],
): Difference {
  const isFabricChanged = before?.fabric.colour !== after.fabric.colour
  // A part without a style shows the fabric.
  const isChanged = (part: PartId): boolean =>
    before?.parts[part] !== after.parts[part] || !before || (isFabricChanged && !after.parts[part])
  return {
    parts: before?.parts === after.parts && !isFabricChanged ? [] : known.filter(isChanged),
    isFabricChanged,
  }
}
