import { parseConfig } from '../config/index.ts'
import { type Command, type Terminal, UsageError } from './command.ts'
import { commands } from './commands.ts'
import { isMistyped, sentenceOf } from './sentenceOf.ts'
import { readVersion } from './version.ts'

const lineOf = ({ name, usage }: Command): string => `${name} ${usage}`.trimEnd()
const describe = (command: Command): string => `  ${lineOf(command)}\n      ${command.about}\n`

const help = (shown: readonly Command[] = commands): string =>
  ['Usage: npm run kit -- <command>', '', ...shown.map(describe)].join('\n').trimEnd()

const wordsOf = ({ name }: Command): string[] => name.split(' ')
const isOf = (args: readonly string[], command: Command): boolean =>
  wordsOf(command).every((word, at) => args[at] === word)

/**
 * Returns the command that was typed and the remaining arguments. For the name of a group alone, such as `shop`, throws
 * a sentence that lists its commands.
 */
function findCommand(args: readonly string[]): { command: Command; rest: readonly string[] } {
  const command = commands.find(one => isOf(args, one))
  if (command) return { command, rest: args.slice(wordsOf(command).length) }
  const group = commands.filter(one => one.name.startsWith(`${args[0]} `))
  const said = args.slice(0, group.length > 0 ? 2 : 1).join(' ')
  throw new UsageError(`There is no command ${said}.\n\n${group.length > 0 ? help(group) : help()}`)
}

const asksHelp = (args: readonly string[]): boolean =>
  args.length === 0 || args[0] === 'help' || args.some(word => ['--help', '-h'].includes(word))

/** Runs the operator's command. Returns the exit code. */
export async function runOperatorCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<number> {
  if (['--version', 'version'].includes(args[0] ?? '')) {
    terminal.tell(`Kitwright ${readVersion()}`)
    return 0
  }
  if (asksHelp(args)) {
    const one = commands.find(command => isOf(args, command))
    const group = commands.filter(({ name }) => name.startsWith(`${args[0]} `))
    terminal.tell(help(one ? [one] : group.length > 0 ? group : commands))
    return 0
  }
  let command: Command | undefined
  try {
    const found = findCommand(args)
    command = found.command
    return (await command.run(found.rest, parseConfig(env), terminal)) ?? 0
  } catch (error) {
    const sentence = sentenceOf(error)
    if (sentence === undefined) throw error
    terminal.tell(command && isMistyped(error) ? `${sentence}\nType it so: ${lineOf(command)}` : sentence)
    return 1
  }
}
