import { linkToClub, freeStaleTones } from '../clubColours/clubColours.ts'
import { resolveCommand } from '../clubColours/recolourCommand.ts'
import { resolveDocument } from '../clubColours/resolveInks.ts'
import type { Command } from '../schema/command.ts'
import { applyCommand } from '../commands/commands.ts'
import type { ClubColour, DesignDocument, Kit, PartStyle } from '../schema/document.ts'
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

type PartCommand = Extract<Command, { part: string }>

function changed(style: PartStyle, command: PartCommand): PartStyle | undefined {
  switch (command.kind) {
    case 'setPart':
      return command.style
    case 'setPartFill':
      return { ...style, fill: command.fill }
    case 'setPartPattern':
      return withPattern(style, command.pattern)
    case 'setPartPatterns':
      return withPatterns(style, command.patterns)
    case 'setPartSpan':
      return { ...style, span: command.span }
  }
}

/** Changes a part that is separate in this kit. */
function setOwnPart(kit: Kit, command: PartCommand): Command {
  const style = changed(kit.parts[command.part]!, command)
  const { [command.part]: _, ...others } = kit.parts
  return {
    kind: 'setKit',
    role: kit.role,
    kit: { ...kit, parts: style ? { ...others, [command.part]: style } : others },
  }
}

function single(document: DesignDocument, kit: Kit, command: Command): Command {
  if ('part' in command && kit.parts[command.part]) return setOwnPart(kit, command)
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
