import { stripVTControlCharacters } from 'node:util'

/** A failed test or check: its file and title, and the message of its error. */
export interface Failure {
  readonly title: string
  readonly reason: string
}

/** CI shows about the last hundred lines of a run. */
const MOST_LISTED = 40
const LONGEST_REASON = 200

/** Lists failed tests, two lines each, for the end of a run, where all output of the runners has scrolled away. */
export function listFailures(failures: readonly Failure[], root: string): string {
  const listed = failures.slice(0, MOST_LISTED).map(({ title, reason }) => {
    const name = title.replace(`${root}/`, '')
    return [`✗ ${firstLine(name)}`, ...[firstLine(reason)].filter(line => line !== '').map(line => `    ${line}`)]
  })
  const left = failures.length - listed.length
  return [...listed.flat(), ...(left > 0 ? [`… and ${left} more`] : [])].join('\n')
}

const firstLine = (text: string): string =>
  (stripVTControlCharacters(text).trim().split('\n')[0] ?? '').slice(0, LONGEST_REASON)
