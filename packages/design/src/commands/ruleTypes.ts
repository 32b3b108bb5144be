import type { ApplyResult, Command } from '../schema/command.ts'
import type { DesignDocument } from '../schema/document.ts'

export type CommandOfKind<K extends Command['kind']> = Extract<Command, { kind: K }>

/** Rules of commands, by kind. */
export type Rules<K extends Command['kind'] = Command['kind']> = {
  readonly [Kind in K]: (document: DesignDocument, command: CommandOfKind<Kind>) => ApplyResult
}
