/** Lines with which mail programs begin the mail that is answered. */
const BEGINNINGS: readonly RegExp[] = [
  /^\s*on\s.{4,200}\swrote:\s*$/i,
  /^\s*នៅ.{4,200}(?:សរសេរ|បានសរសេរ).{0,20}[:៖]\s*$/,
  /^-{2,}\s*(?:original message|forwarded message|សារដើម)\s*-{2,}/i,
  /^_{10,}\s*$/,
  /^from:\s[^@]+@.+$/i,
  /^-- $/,
]

/** Lines that a signature of a phone's mail program adds. */
const SIGNATURE = /^(?:sent from my \w+|get outlook for \w+)\b.{0,40}$/i

/** Returns what somebody wrote above the mail that they answer. If nothing is left, returns the whole. */
export function trimQuoted(text: string): string {
  const lines = text.split('\n')
  // A line "On … wrote:" may be broken into two.
  const begins = (at: number): boolean =>
    BEGINNINGS.some(each => each.test(lines[at]!)) ||
    (/^\s*on\s/i.test(lines[at]!) && BEGINNINGS[0]!.test(`${lines[at]} ${lines[at + 1] ?? ''}`))
  const cut = lines.findIndex((line, at) => begins(at) || (line.startsWith('>') && at > 0))
  const own = (cut === -1 ? lines : lines.slice(0, cut)).filter(line => !SIGNATURE.test(line.trim()))
  const answer = own
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return answer === '' ? text.trim() : answer
}
