import { linkToClub, freeStaleTones } from '../clubColours/clubColours.ts'
import { resolveCommand } from '../clubColours/recolourCommand.ts'
import { resolveDocument } from '../clubColours/resolveInks.ts'
import type { Command } from '../schema/command.ts'
import { applyCommand } from '../commands/applyCommand.ts'
import type { ClubColour, DesignDocument, Kit } from '../schema/document.ts'
import { withPattern, withPatterns } from '../paint/patterns.ts'
import type { KitRole } from '../schema/tones.ts'
import { kitOf, kitColourMap } from './designInKit.ts'

/** Returns the kit's colours after a change of its view. Colours equal to home are omitted. */
function kitColours(club: readonly ClubColour[], home: readonly ClubColour[]): Kit['colours'] {
  const others = club.filter(({ tone, colour }) => home.some(own => own.tone === tone && own.colour !== colour))
  return Object.fromEntries(others.map(({ tone, colour }) => [tone, colour]))
}

/** Sets the kit's colours: its own list, and at home the colours that are new there. */
function setClub(document: DesignDocument, kit: Kit, clubColours: readonly ClubColour[]): Command {
  const home = clubColours.map(next => ({
    ...next,
    colour: document.clubColours.find(own => own.tone === next.tone)?.colour ?? next.colour,
  }))
  const colours = kitColours(clubColours, home)
  const commands: Command[] = [{ kind: 'setKit', role: kit.role, kit: { ...kit, colours } }]
  const isSame = JSON.stringify(home) === JSON.stringify(document.clubColours)
  if (isSame) return commands[0]!
  const after = applyCommand(document, { kind: 'setClubColours', clubColours: home }).document
  const kept = { ...kitOf(after, kit.role)!, colours }
  return {
    kind: 'batch',
    commands: [
      { kind: 'setClubColours', clubColours: home },
      { kind: 'setKit', role: kit.role, kit: kept },
    ],
  }
}

/** Replaces the document by one derived from the kit's view: colours go to the kit, all else to every kit. */
function replaced(document: DesignDocument, kit: Kit, next: DesignDocument): Command {
  const clubColours = next.clubColours.map(each => ({
    ...each,
    colour: document.clubColours.find(own => own.tone === each.tone)?.colour ?? each.colour,
  }))
  const home = kitColourMap(clubColours)
  const own = Object.keys(kit.parts)
  const parts = {
    ...next.parts,
    ...Object.fromEntries(own.flatMap(p => (document.parts[p] ? [[p, document.parts[p]]] : []))),
  }
  const mine = {
    ...kit,
    colours: kitColours(next.clubColours, clubColours),
    parts: Object.fromEntries(own.flatMap(p => (next.parts[p] ? [[p, next.parts[p]]] : []))),
  }
  const kits = next.kits.map(each => (each.role === kit.role ? mine : each))
  return { kind: 'replaceDocument', document: { ...resolveDocument({ ...next, parts }, home), clubColours, kits } }
}

type WholePatterns = Extract<Command, { kind: 'setPartPattern' | 'setPartPatterns' }>

/** Changes the patterns of a part that is separate in this kit. */
function setOwnPatterns({ role, parts }: Kit, command: WholePatterns): Command {
  const style = parts[command.part]!
  const next =
    command.kind === 'setPartPattern' ? withPattern(style, command.pattern) : withPatterns(style, command.patterns)
  return { kind: 'setPart', part: command.part, kit: role, style: next }
}

/** Sets a club colour in a kit: its colour is the kit's alone, its name is the club's. A new one is at home too. */
function setClubColour(document: DesignDocument, { role }: Kit, clubColour: ClubColour): Command {
  const { tone, name, colour } = clubColour
  const home = document.clubColours.find(own => own.tone === tone)
  if (!home) return { kind: 'setClubColour', clubColour }
  const inKit: Command = { kind: 'setKitColour', role, tone, colour: colour === home.colour ? null : colour }
  if (name === home.name) return inKit
  return { kind: 'batch', commands: [{ kind: 'setClubColour', clubColour: { ...home, name } }, inKit] }
}

function single(document: DesignDocument, kit: Kit, command: Command): Command {
  if (command.kind === 'setPartPattern' || command.kind === 'setPartPatterns')
    return kit.parts[command.part]
      ? setOwnPatterns(kit, command)
      : resolveCommand(command, kitColourMap(document.clubColours))
  if ('part' in command && kit.parts[command.part]) return { ...command, kit: kit.role }
  if (command.kind === 'setClubColour') return setClubColour(document, kit, command.clubColour)
  if (command.kind === 'setClubColours') return setClub(document, kit, command.clubColours)
  // A document not made from what the kit shows, such as a revision, is no change of the kit.
  if (command.kind === 'replaceDocument')
    return command.document.kits === document.kits ? replaced(document, kit, command.document) : command
  return resolveCommand(command, kitColourMap(document.clubColours))
}

function several(document: DesignDocument, role: KitRole, commands: readonly Command[]): Command {
  let current = document
  const meant = commands.map(command => {
    const next = commandInKit(current, role, command)
    current = applyCommand(current, next).document
    return next
  })
  return { kind: 'batch', commands: meant }
}

/** Translates a command issued on a kit's view of the design into a command on the stored document. */
export function commandInKit(document: DesignDocument, role: KitRole | null, command: Command): Command {
  const kit = kitOf(document, role)
  if (!kit) return command
  return command.kind === 'batch' ? several(document, kit.role, command.commands) : single(document, kit, command)
}

/** Returns the command as the studio means it: a value equal to a club colour is linked to it, except the fabric's. */
export const linkCommand = ({ clubColours }: DesignDocument, command: Command): Command =>
  resolveCommand(command, linkToClub(clubColours), freeStaleTones(clubColours))
