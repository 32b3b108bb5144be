import { LONGEST_LINE } from '../words/clean.ts'

const DATE = String.raw`(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}\.? \p{L}{3,9}\.? \d{4})`
const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?`
const STAMP = new RegExp(String.raw`^\[?(?:${DATE}\]?,? ${TIME}|${TIME}, ${DATE})\]?(?: -)? `, 'iu')
const BARE_TIME = new RegExp(
  String.raw`^(?:(?:today|yesterday|mon|tue|wed|thu|fri|sat|sun|ថ្ងៃនេះ|ម្សិលមិញ),? ?(?:at )?)?(?:${DATE},? )?${TIME}$`,
  'iu',
)
const ENDING_TIME = new RegExp(String.raw` ${TIME}$`, 'i')
const LONGEST_SENDER = 60
/** LINE separates time, sender and message with tabs. */
const TABBED = new RegExp(String.raw`^(${TIME})\t([^\t]{1,60})\t`, 'i')
/** Text that a chat program adds around messages: buttons, times and the forwarder. */
const PROGRAM =
  /^(?:like|reply|share|edited|author|top fan|see translation|view (?:\d{1,3} )?(?:more )?repl(?:y|ies)|\d{1,2} ?[smhdw]|just now|forwarded from .{1,60}|forwarded message|ចូលចិត្ត|ឆ្លើយតប|ឆ្លើយ|ចែករំលែក)$/iu

export interface Message {
  /** Sender and time as written; null if the line has none. */
  readonly sender: string | null
  readonly text: string
}

/** Returns the rest of a line that WhatsApp has dated. A line of the program itself has no sender and no text. */
function readDated(line: string, stamp: string): Message {
  const colon = line.indexOf(': ', stamp.length)
  if (colon < 0 || colon - stamp.length > LONGEST_SENDER) {
    const rest = line.slice(stamp.length)
    return /\d/.test(rest) ? { sender: stamp.trim(), text: rest } : { sender: line, text: '' }
  }
  return { sender: line.slice(0, colon), text: line.slice(colon + 2) }
}

/** Matches `Sok Dara, [12.03.2025 10:22]`, Telegram's format for copied messages. */
function isTelegramHead(line: string): boolean {
  const open = line.indexOf(', [')
  return open > 0 && open <= LONGEST_SENDER && /\]:?$/.test(line) && /\d:\d\d/.test(line.slice(open))
}

const endsInTime = (line: string): boolean => ENDING_TIME.test(line) && !/[,;|\t]/.test(line)

/** Removes from a line what a chat program adds around a message. */
export function readMessage(line: string): Message {
  if (line.length > LONGEST_LINE) return { sender: null, text: line }
  const stamp = STAMP.exec(line)?.[0]
  if (stamp) return readDated(line, stamp)
  if (isTelegramHead(line) || BARE_TIME.test(line) || endsInTime(line)) return { sender: line, text: '' }
  const tabbed = TABBED.exec(line)
  if (tabbed) return { sender: `${tabbed[1]} ${tabbed[2]}`, text: line.slice(tabbed[0].length) }
  if (PROGRAM.test(line)) return { sender: line, text: '' }
  if (/^(?:you|.{1,40}) (?:sent|replied to .{1,40}|unsent a message)$/i.test(line)) return { sender: line, text: '' }
  return { sender: null, text: line.replace(/^(?:> ?)+/, '') }
}

export const isTime = (line: string): boolean => BARE_TIME.test(line)

const OPENINGS =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|thanks?|thank you|thx|ok|okay|please|pls|note|total|subtotal|grand total|sum|phone|tel|mobile|contact|address|deliver|delivery|date|deadline|signature|bong|bro|how|need|page(?= \d)|aba|acleda|bank|account|delivered|ordered by)(?![\p{L}\p{M}])/iu
const SENTENCE =
  /(?<![\p{L}\p{M}])(?:please|pls|plz|thanks|add me|thank you|delivery|deliver|price|order|list|our|the|before|until|shirts|jerseys|kits|welcome)(?![\p{L}\p{M}])/iu
const KHMER_OPENINGS =
  /^(?:សួស្ត|សួស្ដ|ជំរាប|ជម្រាប|អរគុណ|សូម|សរុប|ចំនួនសរុប|បញ្ជី|ទូរស័ព្ទ|លេខទូរស័ព្ទ|អាសយដ្ឋាន|ដឹកជញ្ជូន|ថ្ងៃទី|កាលបរិច្ឆេទ|ហត្ថលេខា|ចំណាំ|សម្គាល់|បាទ|ចាស|បង |ចង់|តម្លៃ|ទីតាំង|គិតថ្លៃ|ត្រូវការ|ទំព័រ)/u
const KHMER_SENTENCE = /អរគុណ|បញ្ជីឈ្មោះ|កម្ម៉ង់|កុម្ម៉ង់|បញ្ជាទិញ|ថ្ងៃទី|ធ្វើនៅ|ប៉ុន្មាន|ធ្វើអាវ/u
const TOTAL = /^(?:grand |sub)?(?:total|sum)(?![\p{L}\p{M}])|^(?:ចំនួន)?សរុប/iu
const SECTION = /^player \d{1,3}:?$|^(?:team|squad|group|class|grade|ក្រុម|ថ្នាក់)(?![\p{L}\p{M}])|^ក្រុម/iu

/** Whether a text is a greeting, thanks or a sentence to a person, not a player. */
export const isChatter = (text: string): boolean =>
  OPENINGS.test(text) || SENTENCE.test(text) || KHMER_OPENINGS.test(text) || KHMER_SENTENCE.test(text)
export const isTotal = (text: string): boolean => TOTAL.test(text)
export const isSection = (text: string): boolean => SECTION.test(text)
