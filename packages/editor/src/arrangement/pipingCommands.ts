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

/** How wide a piping begins, mm: as it is sewn in. */
const START_MM = 6
const GOLD: TonedColour = { colour: '#d9a63a' }

const pipingOf = ({ piping = [] }: Pick<DesignDocument, 'piping'>): readonly Piping[] => piping
const refOf = ({ piece, edge }: EdgeRef): EdgeRef => ({ piece, edge })
const isSame = (a: EdgeRef, b: EdgeRef): boolean => a.piece === b.piece && a.edge === b.edge

/** Nearer to its cloth a piping is hardly seen. */
const SEEN = 0.3

/** The club's colours that are seen on a ground, the best before the others. */
function seenOn({ clubColours }: DesignDocument, ground: string): DesignDocument['clubColours'] {
  const away = ({ colour }: TonedColour): number => colourDistance(parseHex(colour)!, parseHex(ground)!)
  return clubColours.filter(each => away(each) >= SEEN).toSorted((a, b) => away(b) - away(a))
}

const toned = ({ colour, tone }: DesignDocument['clubColours'][number]): TonedColour => ({ colour, tone })

/** The club's colour that is best seen on the body, its accent before all; gold where none is. */
function startColour(document: DesignDocument): TonedColour {
  const seen = seenOn(document, firstColour(partStyleOf(document, 'base').fill))
  const own = seen.find(({ tone }) => tone === 'accent') ?? seen[0]
  return own ? toned(own) : GOLD
}

/** A tape in two colours: the second is the club's that is best seen on the first. */
export function withMiddle(document: DesignDocument, piping: Piping): Piping {
  const [own] = seenOn(document, piping.colour)
  const isLight = luminance(parseHex(piping.colour)!) > 0.35
  return { ...piping, middle: own ? toned(own) : { colour: isLight ? '#0f172a' : '#ffffff' } }
}

/** Which seams a piping runs along: those that go together, on both sides or on one; null for a seam by itself. */
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

/** Whether it can run along one side alone. */
export const isOneSidedPossible = ({ edges }: SeamGroup): boolean => edges.some(({ side }) => side !== null)

/** A piping along both sides, or along one. */
export function withSide(piping: Piping, group: SeamGroup, side: PipedSeams['side']): Piping {
  const edges = group.edges.filter(each => side === 'both' || each.side === null || each.side === side)
  return { ...piping, edges: edges.map(refOf) }
}

/** The seams that have none yet. */
export function freeSeams(garment: Garment, document: DesignDocument): readonly SeamGroup[] {
  const taken = pipingOf(document).map(each => pipedSeams(garment, document, each).group?.id)
  return seamGroups(garment, document.options).filter(({ id }) => !taken.includes(id))
}

const setPiping = (piping: readonly Piping[]): Command => ({ kind: 'setPiping', piping })

/** One more along these seams, symmetrical. */
export function addPiping(document: DesignDocument, edges: readonly EdgeRef[]): Command {
  const added: Piping = { edges: edges.map(refOf), widthMm: START_MM, ...startColour(document) }
  return setPiping([...pipingOf(document), added].slice(0, LIMITS.piping))
}

/** One of them changed; null takes it away. */
export const changePiping = (document: DesignDocument, at: number, next: Piping | null): Command =>
  setPiping(pipingOf(document).flatMap((each, i) => (i === at ? (next ?? []) : each)))

/** The same edge of the other side of the garment: left for right. */
function mirrored(name: string): string {
  const side = name.at(-1)
  return side === 'L' ? `${name.slice(0, -1)}R` : side === 'R' ? `${name.slice(0, -1)}L` : name
}

/** The edges that go with one that was pressed: of its kind, or it and its twin of the other side. */
function edgesWith(garment: Garment, { options }: DesignDocument, edge: EdgeRef): readonly EdgeRef[] {
  const group = seamGroupOf(garment, options, edge)
  if (group) return group.edges
  const twin = { piece: mirrored(edge.piece), edge: mirrored(edge.edge) }
  const pieces = modelsOf(garment, options).flatMap(model => model.pieces)
  const isThere = pieces.some(({ id, edges }) => id === twin.piece && edges.some(({ name }) => name === twin.edge))
  return isThere && !isSame(edge, twin) ? [edge, twin] : [edge]
}

/** Whether anything printed lies at an edge: a rib is knitted. */
function isPrintedAt(garment: Garment, { options }: DesignDocument, { piece, edge }: EdgeRef): boolean {
  return modelsOf(garment, options).some(model => {
    const own = model.pieces.find(({ id }) => id === piece)
    const other = own && seamNeighbour(model, piece, edge)?.piece
    return [own, other].some(each => each !== undefined && !each.isRib && !each.isTrim)
  })
}

/** What a press on an edge of the flat pieces does: a piping along its seams. null where they have one, where nothing is printed, or where there is no room for one more. */
export function pipeEdge(garment: Garment, document: DesignDocument, edge: EdgeRef): Command | null {
  const edges = edgesWith(garment, document, edge)
  const all = pipingOf(document)
  const isTaken = all.some(each => each.edges.some(one => edges.some(other => isSame(one, other))))
  if (isTaken || all.length >= LIMITS.piping || !isPrintedAt(garment, document, edge)) return null
  return addPiping(document, edges)
}
