import type { Config } from '../config/index.ts'

/** The output of a command beside its work: lines for the operator. */
export interface Terminal {
  readonly tell: (line: string) => void
}

/** One thing that the operator can ask for. A new one is a file of its own and a line in `commands.ts`. */
export interface Command {
  /** Its one or two words: `shop add`. */
  readonly name: string
  /** The arguments: `<file> [--check]`. */
  readonly usage: string
  readonly about: string
  /**
   * Throws an error whose message is a sentence for the operator (see `kit.ts`); nothing is half done then. A number it answers is the
   * exit code.
   */
  run(args: readonly string[], config: Config, terminal: Terminal): Promise<number | void>
}

/** A command that cannot be done as it was typed, in a sentence. */
export class UsageError extends Error {
  override name = 'UsageError'
}
