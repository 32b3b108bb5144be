import { BackupError } from '../backup/index.ts'
import { ConfigError, diskReason, parseConfig, StartError } from '../config/index.ts'
import { LoadError } from '../database/index.ts'
import { backup } from './backup.ts'
import { type Command, type Terminal, UsageError } from './command.ts'
import { restore } from './restore.ts'

const commands: Readonly<Record<string, Command>> = { backup, restore }

function help(): string {
  const lines = Object.values(commands).flatMap(({ usage, about }) => [`  ${usage}`, `      ${about}`, ''])
  return ['Usage: npm run kit -- <command>', '', ...lines].join('\n').trimEnd()
}

/** Errors whose message is a sentence for the operator. */
const PLAIN = [BackupError, ConfigError, LoadError, StartError, UsageError]

function sentenceOf(error: unknown): string | undefined {
  if (PLAIN.some(kind => error instanceof kind)) return (error as Error).message
  const { code, path, message } = error as NodeJS.ErrnoException
  if (code?.startsWith('ERR_PARSE_ARGS')) return message
  const reason = diskReason(error)
  return reason && `${path ?? 'It was not done'}: ${reason}.`
}

/** Does what the operator typed; returns the exit code. */
export async function kit(args: readonly string[], env: NodeJS.ProcessEnv, terminal: Terminal): Promise<number> {
  const [name = '--help', ...rest] = args
  if (['--help', '-h', 'help'].includes(name) || rest.includes('--help')) {
    terminal.tell(help())
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  try {
    if (!command) throw new UsageError(`There is no command ${name}.\n\n${help()}`)
    await command.run(rest, parseConfig(env), terminal)
    return 0
  } catch (error) {
    const sentence = sentenceOf(error)
    if (sentence === undefined) throw error
    terminal.tell(sentence)
    return 1
  }
}
