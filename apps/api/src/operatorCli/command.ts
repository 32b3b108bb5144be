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

/** A refusal that the panel shows in the reader's language: the id of its text, and what its gaps name. */
export interface RefusalText {
  readonly id: 'reason_long' | 'host_taken' | 'host_elsewhere' | 'host_last' | 'host_wrong' | 'host_used' | 'busy'
  readonly values?: Readonly<Record<string, string | number>>
}

/** A command that was typed wrongly, explained in a sentence. */
export class UsageError extends Error {
  override name = 'UsageError'
  /** Undefined where only commands say it. */
  readonly text: RefusalText | undefined
  constructor(sentence: string, text?: RefusalText) {
    super(sentence)
    this.text = text
  }
}
