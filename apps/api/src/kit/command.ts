import type { Config } from '../config/index.ts'

/** What a command may do beside its work: tell the operator. */
export interface Terminal {
  readonly tell: (line: string) => void
}

/** One thing that the operator can ask for. */
export interface Command {
  /** As it is typed, with what may follow: `restore <file> [--check]`. */
  readonly usage: string
  readonly about: string
  /** Throws an error whose message is a sentence for the operator (see `kit.ts`); nothing is half done then. */
  run(args: readonly string[], config: Config, terminal: Terminal): Promise<void>
}

/** A command that cannot be done as it was typed, in a sentence. */
export class UsageError extends Error {
  override name = 'UsageError'
}
