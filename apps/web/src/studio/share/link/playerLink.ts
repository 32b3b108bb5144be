import type { Player } from '@kitwright/contract'
import type { PrintedPlayer } from '@kitwright/design'
import { truncateGraphemes, printable } from '../../context/index.ts'

const LONGEST_NAME = 40

/** The player data in a link. A goalkeeper wears the goalkeepers' kit. */
type LinkedPlayer = PrintedPlayer & Partial<Pick<Player, 'version'>>

/**
 * Returns a shared link that shows the design on one player. The player is in the fragment, which no server receives.
 * The rest of the squad stays with its owner.
 */
export const playerLink = (link: string, { name, number, version }: LinkedPlayer): string => {
  const said = new URLSearchParams({ name, number: String(number ?? '') })
  if (version === 'goalkeeper') said.set('version', version)
  return `${link}#${said.toString()}`
}

/** Parses the name, number and kit that a link shows; null for the design as it is. */
export function parsePlayerLink(hash: string): LinkedPlayer | null {
  const said = new URLSearchParams(hash.slice(1))
  const name = truncateGraphemes(printable(said.get('name') ?? '').trim(), LONGEST_NAME)
  const typed = said.get('number') ?? ''
  const number = /^\d{1,2}$/.test(typed) ? Number(typed) : null
  const worn =
    said.get('version') === 'goalkeeper' ? ({ name, number, version: 'goalkeeper' } as const) : { name, number }
  return name === '' && number === null ? null : worn
}

const ROOM = '#room'

/** Returns a shared link that opens ready to be placed in the room. */
export const roomLink = (link: string): string => `${link}${ROOM}`
export const isRoomLink = (hash: string): boolean => hash === ROOM
