import type { Command } from '../command.ts'
import {
  changeThrough,
  fillThrough,
  patternsThrough,
  patternThrough,
  pipingThrough,
  recoloured,
  styleThrough,
  type Recolour,
} from './through.ts'

/** The command with the colours that it brings passed through, the cloth's by `ofFabric`; a whole document comes as it is. */
export function commandThrough(command: Command, change: Recolour, ofFabric = change): Command {
  switch (command.kind) {
    case 'setPartFill':
      return { ...command, fill: fillThrough(command.fill, change) }
    case 'setPartPattern':
      return { ...command, pattern: command.pattern && patternThrough(command.pattern, change) }
    case 'setPartPatterns':
      return { ...command, patterns: patternsThrough(command.patterns, change) }
    case 'setPart':
      return { ...command, style: command.style && styleThrough(command.style, change) }
    case 'setPiping':
      return { ...command, piping: pipingThrough(command.piping, change) }
    case 'setFabricColour':
      return recoloured(command, ofFabric)
    case 'addLayer':
      return { ...command, layer: changeThrough(command.layer, change) }
    case 'changeLayer':
      return { ...command, change: changeThrough(command.change, change) }
    case 'batch':
      return { ...command, commands: command.commands.map(each => commandThrough(each, change, ofFabric)) }
    default:
      return command
  }
}
