import { linkToClub, freeStaleTones } from '../clubColours/clubColours.ts'
import { resolveCommand } from '../clubColours/recolourCommand.ts'
import type { Command } from '../schema/command.ts'
import { applyCommand } from '../commands/applyCommand.ts'
import type { ClubColour, DesignDocument, Kit } from '../schema/document.ts'
import type { KitRole } from '../schema/tones.ts'
import { kitOf, kitColourMap } from './designInKit.ts'

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
  if ('part' in command && kit.parts[command.part]) return { ...command, kit: kit.role }
  if (command.kind === 'setClubColour') return setClubColour(document, kit, command.clubColour)
  // A restored revision was not made from what the kit shows.
  if (command.kind === 'replaceDocument') return command
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
