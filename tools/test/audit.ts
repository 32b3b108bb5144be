import { execFile } from 'node:child_process'
import { print, REPO_ROOT, step } from './execute.ts'
import { nothing, type Tally, tallyCheck } from './results/tally.ts'

const LONGEST_MS = 60_000
/** The severities from which a known vulnerability fails the check; lesser ones are only reported. */
const GRAVE = ['high', 'critical'] as const

interface Report {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> }
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>
}

type Verdict =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'audited'; readonly isGood: boolean; readonly holes: readonly string[] }

/** Reads npm's report; any other output means that the registry did not answer. */
export function readAudit(output: string): Verdict {
  const { metadata, vulnerabilities } = parseReport(output)
  const counts = metadata?.vulnerabilities
  if (!counts || !vulnerabilities) return { kind: 'unreachable' }
  const holes = Object.entries(vulnerabilities).map(([name, { severity }]) => `${name} (${severity})`)
  return { kind: 'audited', isGood: GRAVE.every(level => !counts[level]), holes }
}

function parseReport(text: string): Report {
  try {
    return JSON.parse(text) as Report
  } catch {
    return {}
  }
}

/** npm also prints a report when its exit code is an error because of the findings. */
const askNpm = async (): Promise<string> =>
  new Promise(resolve => {
    const options = { cwd: REPO_ROOT, timeout: LONGEST_MS, maxBuffer: 64 * 1024 * 1024 }
    execFile('npm', ['audit', '--omit=dev', '--json'], options, (_error, stdout) => resolve(stdout))
  })

/**
 * Asks the registry for known vulnerabilities in the dependencies of a shop. Without a registry it reports nothing and
 * nothing fails.
 */
export async function runAudit(): Promise<Tally> {
  return step('dependency audit', async () => {
    const verdict = readAudit(await askNpm())
    if (verdict.kind === 'unreachable') {
      print('The registry cannot be reached: the dependencies are NOT audited this time.')
      return nothing
    }
    const { isGood, holes } = verdict
    print(holes.length === 0 ? 'No known hole in any dependency.' : `Known holes: ${holes.join(', ')}`)
    return tallyCheck('dependency audit', isGood)
  })
}
