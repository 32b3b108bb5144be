import { execute, step } from './execute.ts'
import { add, type Tally, tallyCheck } from './results/tally.ts'

/** The compiler caches its results and rechecks only changed code and its dependents. */
const typesOf = (project: 'node' | 'web'): string[] => [
  '-p',
  `tsconfig.${project}.json`,
  '--incremental',
  '--tsBuildInfoFile',
  `.cache/types-${project}.tsbuildinfo`,
]

/** The checks that need no running product. Each is one test in the count. */
const checks: readonly { name: string; command: string; args: string[] }[] = [
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings', '.'] },
  { name: 'types of packages, api and tools', command: 'tsc', args: typesOf('node') },
  { name: 'types of web', command: 'tsc', args: typesOf('web') },
  { name: 'doors', command: 'node', args: ['tools/doors/checkBoundaries.ts'] },
  { name: 'dead code', command: 'knip', args: [] },
  { name: 'commits', command: 'node', args: ['tools/commits/log.ts'] },
]

/** Runs every check, also after a failing one. */
export async function runChecks(): Promise<Tally> {
  const tallies: Tally[] = []
  for (const { name, command, args } of checks) {
    const isGood = await step(name, async () => execute(command, args))
    tallies.push(tallyCheck(name, isGood))
  }
  return add(tallies)
}
