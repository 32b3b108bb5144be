import {
  firstColour,
  LIMITS,
  partStyleOf,
  type DesignDocument,
  type EdgeRef,
  type Piping,
  type TonedColour,
} from '@kitwright/design'
import {
  modelsOf,
  seamGroupOf,
  seamGroups,
  seamNeighbour,
  type Garment,
  type SeamGroup,
  type SeamSideName,
} from '@kitwright/garment'
import { colourDistance, luminance, parseHex } from '@kitwright/measure'
import type { Access } from '../state/access.ts'
import { documentOf } from '../state/selectors.ts'
import type { DocumentState, DocumentVerbs } from '../state/types.ts'

/** Initial width of a piping as sewn, mm. */
const START_MM = 6
const GOLD: TonedColour = { colour: '#d9a63a' }

const pipingOf = ({ piping = [] }: Pick<DesignDocument, 'piping'>): readonly Piping[] => piping
const refOf = ({ piece, edge }: EdgeRef): EdgeRef => ({ piece, edge })
const isSame = (a: EdgeRef, b: EdgeRef): boolean => a.piece === b.piece && a.edge === b.edge

/** Colour distance from the cloth below which a piping is hardly visible. */
const SEEN = 0.3

/** Returns the club colours that are visible on a ground, the most visible first. */
function seenOn({ clubColours }: DesignDocument, ground: string): DesignDocument['clubColours'] {
  const away = ({ colour }: TonedColour): number => colourDistance(parseHex(colour)!, parseHex(ground)!)
  return clubColours.filter(each => away(each) >= SEEN).toSorted((a, b) => away(b) - away(a))
}

const toned = ({ colour, tone }: DesignDocument['clubColours'][number]): TonedColour => ({ colour, tone })

/** Returns the club colour that is most visible on the body, preferring its accent; gold if none is. */
function startColour(document: DesignDocument): TonedColour {
  const seen = seenOn(document, firstColour(partStyleOf(document, 'base').fill))
  const own = seen.find(({ tone }) => tone === 'accent') ?? seen[0]
  return own ? toned(own) : GOLD
}

/** Adds a second colour to a tape: the club colour most visible on the first. */
export function withMiddle(document: DesignDocument, piping: Piping): Piping {
  const [own] = seenOn(document, piping.colour)
  const isLight = luminance(parseHex(piping.colour)!) > 0.35
  return { ...piping, middle: own ? toned(own) : { colour: isLight ? '#0f172a' : '#ffffff' } }
}

/** Seams that a piping runs along: a group, on both sides or on one; null for a single seam. */
export interface PipedSeams {
  readonly group: SeamGroup | null
  readonly side: SeamSideName | 'both'
}

export function pipedSeams(garment: Garment, { options }: DesignDocument, { edges }: Piping): PipedSeams {
  const group = seamGroupOf(garment, options, edges[0]!) ?? null
  const sides = new Set(group?.edges.flatMap(own => (edges.some(edge => isSame(edge, own)) ? [own.side] : [])))
  const [only] = sides.size === 1 ? sides : []
  return { group, side: only ?? 'both' }
}

/** True if it can run along one side alone. */
export const isOneSidedPossible = ({ edges }: SeamGroup): boolean => edges.some(({ side }) => side !== null)

/** Returns the piping along both sides, or along one. */
export function withSide(piping: Piping, group: SeamGroup, side: PipedSeams['side']): Piping {
  const edges = group.edges.filter(each => side === 'both' || each.side === null || each.side === side)
  return { ...piping, edges: edges.map(refOf) }
}

/** Returns the seams without piping. */
export function freeSeams(garment: Garment, document: DesignDocument): readonly SeamGroup[] {
  const taken = pipingOf(document).map(each => pipedSeams(garment, document, each).group?.id)
  return seamGroups(garment, document.options).filter(({ id }) => !taken.includes(id))
}

type PipingEditor = Access<DocumentState & DocumentVerbs>

/** Adds a symmetrical piping along these seams. */
export function addPiping(editor: PipingEditor, edges: readonly EdgeRef[]): void {
  const state = editor.getState()
  const piping: Piping = { edges: edges.map(refOf), widthMm: START_MM, ...startColour(documentOf(state)) }
  state.commit({ kind: 'addPiping', piping })
}

/** Changes one piping; null removes it. */
export const changePiping = (editor: PipingEditor, at: number, next: Piping | null, gesture?: string): void =>
  editor.getState().commit(next ? { kind: 'changePiping', at, piping: next } : { kind: 'removePiping', at }, gesture)

/** Returns the name of the same edge on the other side of the garment. */
function mirrored(name: string): string {
  const side = name.at(-1)
  return side === 'L' ? `${name.slice(0, -1)}R` : side === 'R' ? `${name.slice(0, -1)}L` : name
}

/** Returns the edges that belong to a pressed one: its seam group, or it and its twin on the other side. */
function edgesWith(garment: Garment, { options }: DesignDocument, edge: EdgeRef): readonly EdgeRef[] {
  const group = seamGroupOf(garment, options, edge)
  if (group) return group.edges
  const twin = { piece: mirrored(edge.piece), edge: mirrored(edge.edge) }
  const pieces = modelsOf(garment, options).flatMap(model => model.pieces)
  const isThere = pieces.some(({ id, edges }) => id === twin.piece && edges.some(({ name }) => name === twin.edge))
  return isThere && !isSame(edge, twin) ? [edge, twin] : [edge]
}

/** True if anything printed lies at an edge: a rib is knitted. */
function isPrintedAt(garment: Garment, { options }: DesignDocument, { piece, edge }: EdgeRef): boolean {
  return modelsOf(garment, options).some(model => {
    const own = model.pieces.find(({ id }) => id === piece)
    const other = own && seamNeighbour(model, piece, edge)?.piece
    return [own, other].some(each => each !== undefined && !each.isRib && !each.isTrim)
  })
}

/**
 * Adds a piping along the seams of a pressed edge of the flat pieces. Returns false and changes nothing if they have
 * one, if nothing is printed there, or if no more can be added.
 */
export function pipeEdge(editor: PipingEditor, edge: EdgeRef): boolean {
  const state = editor.getState()
  const document = documentOf(state)
  const edges = edgesWith(state.garment, document, edge)
  const all = pipingOf(document)
  const isTaken = all.some(each => each.edges.some(one => edges.some(other => isSame(one, other))))
  if (isTaken || all.length >= LIMITS.piping || !isPrintedAt(state.garment, document, edge)) return false
  addPiping(editor, edges)
  return true
}
