import type { Command, CommandBatch } from '../schema/command.ts'
import {
  resolveLayerColours,
  resolveFill,
  resolvePattern,
  resolvePiping,
  resolveColour,
  resolveStyle,
  type ColourMap,
} from './resolveInks.ts'

/** Applies a colour map to the colours of a command, `ofFabric` to the fabric's. A whole document is left as it is. */
export function resolveCommand(command: Command, change: ColourMap, ofFabric = change): Command {
  // A separate part of a kit has that kit's colours already.
  const isInKit = 'part' in command && command.kit !== undefined
  if (isInKit) return command
  if (command.kind !== 'batch') return resolveSingle(command, change, ofFabric)
  return { ...command, commands: command.commands.map(each => resolveCommand(each, change, ofFabric)) }
}

function resolveSingle(command: Exclude<Command, CommandBatch>, change: ColourMap, ofFabric: ColourMap): Command {
  switch (command.kind) {
    case 'setPartFill':
      return { ...command, fill: resolveFill(command.fill, change) }
    case 'setPart':
      return { ...command, style: command.style && resolveStyle(command.style, change) }
    case 'addPattern':
    case 'changePattern':
      return { ...command, pattern: resolvePattern(command.pattern, change) }
    case 'addPiping':
    case 'changePiping':
      return { ...command, piping: resolvePiping([command.piping], change)[0]! }
    case 'setFabricColour':
      return resolveColour(command, ofFabric)
    case 'addLayer':
      return { ...command, layer: resolveLayerColours(command.layer, change) }
    case 'changeLayer':
      return { ...command, change: resolveLayerColours(command.change, change) }
    default:
      return command
  }
}
