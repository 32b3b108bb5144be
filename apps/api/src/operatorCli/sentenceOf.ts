import { BackupError } from '../backup/index.ts'
import { ConfigError, diskReason, StartError } from '../config/index.ts'
import { LoadError, MoveError } from '../database/index.ts'
import { StoreError } from '../files/index.ts'
import { PackUnavailableError } from '../production/index.ts'
import { UsageError } from './command.ts'

/** Errors whose message is a sentence for the operator. */
const PLAIN = [BackupError, ConfigError, LoadError, MoveError, PackUnavailableError, StartError, StoreError, UsageError]

/** Whether the error is an option or a word that the command does not accept. */
export const isMistyped = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') ?? false

/** Returns the sentence for the operator about an error; undefined for a bug of the program. */
export function sentenceOf(error: unknown): string | undefined {
  if (PLAIN.some(kind => error instanceof kind)) return (error as Error).message
  const { path, message } = error as NodeJS.ErrnoException
  if (isMistyped(error)) return message
  const reason = diskReason(error)
  return reason && `${path ?? 'It was not done'}: ${reason}.`
}
