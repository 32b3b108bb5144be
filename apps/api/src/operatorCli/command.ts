import type { ProcessReserve } from '../workers/index.ts'
import type { Config } from '../config/index.ts'

/** The output of a command beside its work: lines for the operator. */
export interface Terminal {
  readonly tell: (line: string) => void
  /** Keeps the idle processes of heavy work for the next command of the same program. */
  readonly reserve?: ProcessReserve
}

/** A command of the operator. A new one needs a file and a line in `commands.ts`. */
export interface Command {
  /** One or two words, such as `shop add`. */
  readonly name: string
  /** The arguments: `<file> [--check]`. */
  readonly usage: string
  readonly about: string
  /**
   * Throws an error whose message is a sentence for the operator (see `kit.ts`), leaving nothing half done. A returned
   * number is the exit code.
   */
  run(args: readonly string[], config: Config, terminal: Terminal): Promise<number | void>
}

/** A command that was typed wrongly, explained in a sentence. */
export class UsageError extends Error {
  override name = 'UsageError'
}
