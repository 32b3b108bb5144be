/** Longer words first: `seventeen` begins with `seven`. */
const UNIT = 'zero|one|two|three|four|five|six|seven|eight|nine'
const TEEN = 'thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|ten|eleven|twelve'
const TEN = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const KHMER_TEN = 'ដប់|ម្ភៃ|សាមសិប|សែសិប|ហាសិប|ហុកសិប|ចិតសិប|ប៉ែតសិប|កៅសិប'
const KHMER_ONE = 'សូន្យ|មួយ|ពីរ|បី|បួន|ប្រាំមួយ|ប្រាំពីរ|ប្រាំបី|ប្រាំបួន|ប្រាំ'
const ENGLISH = String.raw`(?:(?:${TEN})(?:[ -](?:${UNIT}))?|${TEEN}|${UNIT})`
const KHMER = String.raw`(?:(?:${KHMER_TEN})(?:${KHMER_ONE})?|${KHMER_ONE})`
const SIZES = 'x{0,3}[sml]|small|medium|large|extra'

/** `number ten`, as phones transcribe dictation. */
const NAMED = new RegExp(String.raw`(?<!\p{L})((?:number|no\.|#) ?)(${ENGLISH})(?!\p{L})`, 'giu')
const NAMED_KHMER = new RegExp(String.raw`(លេខ ?)(${KHMER})`, 'gu')
/** `twenty three large` on a line without digits. */
const BEFORE_SIZE = new RegExp(String.raw`(?<=\p{L} )(${ENGLISH})(?= (?:size )?(?:${SIZES})(?!\p{L}))`, 'giu')

const TENS = TEN.split('|')
const ONES = `${UNIT}|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen`.split('|')
const KHMER_TENS = KHMER_TEN.split('|')
const KHMER_ONES = 'សូន្យ|មួយ|ពីរ|បី|បួន|ប្រាំ|ប្រាំមួយ|ប្រាំពីរ|ប្រាំបី|ប្រាំបួន'.split('|')

function valueOf(spoken: string): number {
  const plain = spoken.toLowerCase()
  const ten = TENS.findIndex(each => plain.startsWith(each))
  if (ten >= 0) return (ten + 2) * 10 + Math.max(0, ONES.indexOf(plain.slice(TENS[ten]?.length).replace(/^[ -]/, '')))
  if (ONES.includes(plain)) return ONES.indexOf(plain)
  const khmerTen = KHMER_TENS.findIndex(each => plain.startsWith(each))
  const rest = khmerTen < 0 ? plain : plain.slice(KHMER_TENS[khmerTen]?.length)
  return (khmerTen + 1) * 10 + Math.max(0, KHMER_ONES.indexOf(rest))
}

/** Replaces number words by digits if a label precedes them or a size follows. */
export function withDigits(line: string): string {
  const named = line
    .replace(NAMED, (_, label: string, words: string) => `${label.trimEnd()} ${valueOf(words)}`)
    .replace(NAMED_KHMER, (_, label: string, words: string) => `${label}${valueOf(words)}`)
  return /\d/.test(named) ? named : named.replace(BEFORE_SIZE, words => String(valueOf(words)))
}
