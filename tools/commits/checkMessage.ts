/** Returns the faults of a commit's message as sentences; none where it meets CONTRIBUTING. */
export function findMessageFaults(message: string, addedLines: number): string[] {
  const lines = message
    .split('\n')
    .filter(line => !line.startsWith('#'))
    .map(line => line.trimEnd())
  const [subject = '', gap = '', ...rest] = lines
  // Git writes these subjects itself, and some of them are temporary.
  if (/^(?:Merge|Revert|fixup!|squash!|amend!) /.test(subject)) return []
  const hasBody = rest.some(line => line !== '')
  const faults = [
    ...faultsOfSubject(subject),
    gap !== '' && 'Leave a line free below the first.',
    addedLines > SMALL && !hasBody && `${addedLines} new lines want a body that says why.`,
  ]
  return faults.filter(fault => fault !== false)
}

/** Returns the faults in the first line of a commit message. */
export const faultsOfSubject = (subject: string): string[] =>
  [
    !/^[a-z][\w,. -]*: \S/i.test(subject) && 'Begin with the area: `orders: give a canceled order its designs back`.',
    subject.length > MOST && `Say it in ${MOST} characters at most; these are ${subject.length}.`,
    /\b(?:wip|fixes|misc|stuff)\b/i.test(subject) && 'Say what changes, as its reader would see it.',
  ].filter(fault => fault !== false)

const MOST = 72
/** The number of added lines that need no body. */
const SMALL = 50
