import type { LineKit, Player } from '@kitwright/contract'
import type { DesignDocument, KitRole } from '@kitwright/design'
import { parseWholeNumber } from '@kitwright/measure'
import { parseQty } from './parseQty.ts'

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

/** Returns the default kits of an order: home, and the goalkeeper's if the design has one. */
export const usualKits = (offered: readonly OrderedKit[]): OrderedKit[] =>
  offered.filter(kit => kit === 'home' || kit === 'goalkeeper')

/** The fields of a row that determine the quantity of each kit. */
export interface Pieces {
  readonly qty: string
  /** Typed quantity by kit. Absent or empty means the default. */
  readonly qtys?: Readonly<Partial<Record<OrderedKit, string>>> | undefined
  /** Absent for pieces without a player. */
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

/** Returns a row's default quantity in a kit. */
export const usualPieces = (kit: OrderedKit, row: Pieces, kits: Kits): string =>
  isWorn(kit, row, kits) ? row.qty : '0'

/** Parses the typed quantity of one kit. Zero is valid. */
export const parsePieces = (text: string): number | null => (parseWholeNumber(text) === 0 ? 0 : parseQty(text))

/** Returns a row's quantity in a kit; null if it is invalid. */
export function piecesOf(kit: OrderedKit, row: Pieces, kits: Kits): number | null {
  const typed = row.qtys?.[kit]?.trim() ?? ''
  return parsePieces(typed === '' ? usualPieces(kit, row, kits) : typed)
}

/**
 * Sets the kit of an order line. In the goalkeeper kit every wearer is a goalkeeper; in the home kit nobody is if there
 * is a goalkeeper kit.
 */
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
