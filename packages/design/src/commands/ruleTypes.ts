import type { ApplyResult, Command } from '../schema/command.ts'
import type { DesignDocument } from '../schema/document.ts'

export type CommandOfKind<K extends Command['kind']> = Extract<Command, { kind: K }>

/** What the commands of some kinds do. */
export type Rules<K extends Command['kind'] = Command['kind']> = {
  readonly [Kind in K]: (document: DesignDocument, command: CommandOfKind<Kind>) => ApplyResult
}
