import { execFileSync } from 'node:child_process'
import { faultsOfSubject } from './checkMessage.ts'

/*
 * `npm run check` checks the subjects of all commits since then; a copy without history has none. Commit 10032c5f7, a
 * minute before, has 73 characters, and main is not rewritten.
 */
const SINCE = '2026-11-29T18:42:00Z'

function subjects(): string[] {
  try {
    return execFileSync('git', ['log', '--no-merges', `--since=${SINCE}`, '--format=%h %s'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .trim()
      .split('\n')
  } catch {
    console.log('There is no Git history here: no commit was judged.')
    return []
  }
}

const faults = subjects().flatMap(line => {
  const [, hash = '', subject = ''] = /^(\S+) (.*)$/.exec(line) ?? []
  return faultsOfSubject(subject).map(fault => `${hash} ${subject}\n  ${fault}`)
})
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
