import {
  firstColour,
  LIMITS,
  partStyleOf,
  type Command,
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

const setPiping = (piping: readonly Piping[]): Command => ({ kind: 'setPiping', piping })

/** Returns the command that adds a symmetrical piping along these seams. */
export function addPiping(document: DesignDocument, edges: readonly EdgeRef[]): Command {
  const added: Piping = { edges: edges.map(refOf), widthMm: START_MM, ...startColour(document) }
  return setPiping([...pipingOf(document), added].slice(0, LIMITS.piping))
}

/** Returns the command that changes one piping; null removes it. */
export const changePiping = (document: DesignDocument, at: number, next: Piping | null): Command =>
  setPiping(pipingOf(document).flatMap((each, i) => (i === at ? (next ?? []) : each)))

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
 * Returns the command of a press on an edge of the flat pieces: a piping along its seams. Returns null if they have
 * one, if nothing is printed there, or if no more can be added.
 */
export function pipeEdge(garment: Garment, document: DesignDocument, edge: EdgeRef): Command | null {
  const edges = edgesWith(garment, document, edge)
  const all = pipingOf(document)
  const isTaken = all.some(each => each.edges.some(one => edges.some(other => isSame(one, other))))
  if (isTaken || all.length >= LIMITS.piping || !isPrintedAt(garment, document, edge)) return null
  return addPiping(document, edges)
}
