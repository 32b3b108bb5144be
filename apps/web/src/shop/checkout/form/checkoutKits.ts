import type { LineKit, Player } from '@kitwright/contract'
import type { DesignDocument, KitRole } from '@kitwright/design'
import { parseWholeNumber } from '@kitwright/measure'
import { parseQty } from '../../parseQty.ts'

/** What a row is ordered in: as the design is drawn, or another of its kits. */
export type OrderedKit = 'home' | KitRole

/** Which kits a design comes in, and which of them are ordered. */
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

/** What of a row says how many of each kit it is. */
export interface Pieces {
  readonly qty: string
  /** Typed for one kit; absent or empty: as usual. */
  readonly qtys?: Readonly<Partial<Record<OrderedKit, string>>> | undefined
  /** Absent: nobody is named. */
  readonly version?: Player['version']
}

/** Who wears a kit without being asked: goalkeepers their own on the pitch, players all others but the referee's, which no squad brings. */
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

/** Which kit an ordered line is in, of those that its design comes in now; undefined for one that it has no more. */
export function kitOfLine(
  { version, kit }: { readonly version: Player['version']; readonly kit: LineKit | null },
  offered: readonly OrderedKit[],
): OrderedKit | undefined {
  const meant = kit ?? (version === 'goalkeeper' && offered.includes('goalkeeper') ? 'goalkeeper' : 'home')
  return offered.find(each => each === meant)
}
