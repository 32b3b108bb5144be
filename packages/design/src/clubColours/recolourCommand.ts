import type { Command } from '../schema/command.ts'
import {
  resolveLayerColours,
  resolveFill,
  resolvePatterns,
  resolvePattern,
  resolvePiping,
  resolveColour,
  resolveStyle,
  type ColourMap,
} from './resolveInks.ts'

/** Applies a colour map to the colours of a command, `ofFabric` to the fabric's. A whole document is left as it is. */
export function resolveCommand(command: Command, change: ColourMap, ofFabric = change): Command {
  switch (command.kind) {
    case 'setPartFill':
      return { ...command, fill: resolveFill(command.fill, change) }
    case 'setPartPattern':
      return { ...command, pattern: command.pattern && resolvePattern(command.pattern, change) }
    case 'setPartPatterns':
      return { ...command, patterns: resolvePatterns(command.patterns, change) }
    case 'setPart':
      return { ...command, style: command.style && resolveStyle(command.style, change) }
    case 'setPiping':
      return { ...command, piping: resolvePiping(command.piping, change) }
    case 'setFabricColour':
      return resolveColour(command, ofFabric)
    case 'addLayer':
      return { ...command, layer: resolveLayerColours(command.layer, change) }
    case 'changeLayer':
      return { ...command, change: resolveLayerColours(command.change, change) }
    case 'batch':
      return { ...command, commands: command.commands.map(each => resolveCommand(each, change, ofFabric)) }
    default:
      return command
  }
}
