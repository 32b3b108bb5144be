import type { LineKit, Player } from '@kitwright/contract'
import type { DesignDocument, KitRole } from '@kitwright/design'
import { parseWholeNumber } from '@kitwright/measure'
import { parseQty } from '../../parseQty.ts'

/** The kit in which a row is ordered: the design as drawn, or another of its kits. */
export type OrderedKit = 'home' | KitRole

/** Kits that a design comes in, and those that are ordered. */
export interface Kits {
  readonly offered: readonly OrderedKit[]
  readonly chosen: readonly OrderedKit[]
}

export const kitsOf = ({ kits }: Pick<DesignDocument, 'kits'>): OrderedKit[] => [
  'home',
  ...kits.map(({ role }) => role),
]

/** Home, and its goalkeepers in their own where there is one: what an order is that says nothing of kits. */
export const usualKits = (offered: readonly OrderedKit[]): OrderedKit[] =>
  offered.filter(kit => kit === 'home' || kit === 'goalkeeper')

/** The fields of a row that determine the quantity of each kit. */
export interface Pieces {
  readonly qty: string
  /** Typed for one kit; absent or empty: as usual. */
  readonly qtys?: Readonly<Partial<Record<OrderedKit, string>>> | undefined
  /** Absent: nobody is named. */
  readonly version?: Player['version']
}

/**
 * Returns whether a row wears a kit by default. Goalkeepers wear their own on the pitch. Players wear all others except
 * the referee's, which no squad brings.
 */
function isWorn(kit: OrderedKit, { version }: Pieces, { offered, chosen }: Kits): boolean {
  if (version === 'goalkeeper' && offered.includes('goalkeeper')) return kit === 'goalkeeper' || kit === 'training'
  if (kit === 'goalkeeper') return version === undefined && chosen.length === 1
  return kit !== 'referee' || chosen.length === 1
}

/** How many of a row are ordered in a kit if nothing else is typed. */
export const usualPieces = (kit: OrderedKit, row: Pieces, kits: Kits): string =>
  isWorn(kit, row, kits) ? row.qty : '0'

/** Pieces of one kit as typed: none is good too. */
export const parsePieces = (text: string): number | null => (parseWholeNumber(text) === 0 ? 0 : parseQty(text))

/** How many of a row are ordered in a kit; null for what is no good number. */
export function piecesOf(kit: OrderedKit, row: Pieces, kits: Kits): number | null {
  const typed = row.qtys?.[kit]?.trim() ?? ''
  return parsePieces(typed === '' ? usualPieces(kit, row, kits) : typed)
}

/** How a line says which kit it is in. In the goalkeepers' own whoever wears it is one, and at home nobody is where they have one. */
export function sayKit(
  kit: OrderedKit,
  version: Player['version'] | undefined,
  { offered }: Kits,
): { version?: Player['version']; kit?: LineKit } {
  if (kit === 'goalkeeper') return { version: 'goalkeeper' }
  const isOnlyPlayer = kit === 'home' && offered.includes('goalkeeper')
  const said = isOnlyPlayer && version !== undefined ? 'player' : version
  return { ...(said && { version: said }), ...(kit !== 'home' && { kit }) }
}

/**
 * Returns the kit of an ordered line among those that the design comes in now; undefined if the design no longer has
 * it.
 */
export function kitOfLine(
  { version, kit }: { readonly version: Player['version']; readonly kit: LineKit | null },
  offered: readonly OrderedKit[],
): OrderedKit | undefined {
  const meant = kit ?? (version === 'goalkeeper' && offered.includes('goalkeeper') ? 'goalkeeper' : 'home')
  return offered.find(each => each === meant)
}
