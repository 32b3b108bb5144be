import * as z from 'zod/mini'
import type { Command } from '../schema/command.ts'
import { elementCommand } from '../schema/elementCommand.ts'

const MOST_COMMANDS = 2000
const DEEPEST = 6

/** Batches nest, so the schema refers to itself. Depth is checked first, since validation is recursive. */
const anyCommand: z.ZodMiniType<Command> = z.union([
  elementCommand,
  z.strictObject({
    kind: z.literal('batch'),
    commands: z.array(z.lazy((): z.ZodMiniType<Command> => anyCommand)).check(z.maxLength(MOST_COMMANDS)),
  }),
])

export type CommandParseResult =
  | { readonly ok: true; readonly command: Command }
  /** `path`: the offending place, such as `commands.0.layer.xMm`; empty for the whole command. */
  | { readonly ok: false; readonly reason: 'unknownKind' | 'tooDeep' | 'invalid'; readonly path: string }

const fieldsOf = (input: unknown): Record<string, unknown> =>
  typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {}

/** Returns the depth of nested batches; stops counting beyond `DEEPEST`. */
function depthOf(input: unknown, depth = 0): number {
  const { kind, commands } = fieldsOf(input)
  if (kind !== 'batch' || !Array.isArray(commands) || depth > DEEPEST) return depth
  return Math.max(depth + 1, ...commands.slice(0, MOST_COMMANDS).map(each => depthOf(each, depth + 1)))
}

/** Kinds of commands, for checks that look for them. */
export const COMMAND_KINDS: readonly Command['kind'][] = [
  ...elementCommand.def.options.flatMap(option => option.shape.kind.def.values),
  'batch',
]
const KINDS: ReadonlySet<unknown> = new Set(COMMAND_KINDS)

/**
 * Parses a command from stored or sent JSON. Never throws. `applyCommand`, which has the document, checks that the
 * target exists.
 */
export function parseCommand(input: unknown): CommandParseResult {
  if (!KINDS.has(fieldsOf(input).kind)) return { ok: false, reason: 'unknownKind', path: 'kind' }
  if (depthOf(input) > DEEPEST) return { ok: false, reason: 'tooDeep', path: '' }
  const schema = fieldsOf(input).kind === 'batch' ? anyCommand : elementCommand
  const result = schema.safeParse(input)
  if (result.success) return { ok: true, command: result.data }
  return { ok: false, reason: 'invalid', path: result.error.issues[0]?.path.join('.') ?? '' }
}
