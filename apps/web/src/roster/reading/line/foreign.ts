const MONTH = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}`

/** Patterns of text that appears on no shirt: links, dates, telephone numbers, weights and quantities. */
const FOREIGN: readonly RegExp[] = [
  /https?:\/\/\S{1,300}/gi,
  /(?<!\S)[^\s@]{1,80}@[^\s@]{1,80}/g,
  /(?<!\d|\d-)\d{1,4}[./-]\d{1,2}[./-]\d{2,4}(?!-?\d)/g,
  new RegExp(String.raw`(?<!\d)\d{1,2}[-/. ]${MONTH}[-/., ]{1,2}\d{2,4}(?!\d)`, 'gi'),
  /(?<!\d)(?:\+?855[ -]?|0)\d{1,2}[ -]?\d{3}[ -]?\d{3,4}(?!\d)/g,
  /(?<!\d)0\d\d(?:[ -]\d\d){3}(?!\d)/g,
  /\+\d{1,3}(?:[ -]?\d{2,4}){3}(?!\d)/g,
  /(?<![\p{L}\d.,])\d{1,3}(?:[.,]\d{1,2})? ?(?:cm|kg|kgs|lbs)(?![\p{L}\d])/giu,
  /(?<![\p{L}\d])1m\d\d(?!\d)/giu,
  /(?<![\p{L}\d-])\d{1,2} ?(?:years?(?: old)?|yrs?|y\/o|ឆ្នាំ)(?![\p{L}\d])/giu,
  /(?<![\p{L}\d])(?:grade|class|age|aged|ថ្នាក់ទី|ថ្នាក់|អាយុ) ?\d{1,2}(?:[a-z](?![\p{L}\d]))?(?!\d)/giu,
  /^\d{1,2} ?[x×] (?=\p{L})/gu,
  /(?<![\p{L}\d])(?:qty|quantity|ចំនួន)[:= ]{1,2}\d{1,3}(?!\d)/giu,
  /(?<=[\p{L}\p{M}\d)] )[x×*] ?\d{1,3}(?!\d)/gu,
  /(?<![\p{L}\d#])\d{1,3} ?(?:pcs?|pieces|sets?|shirts|jerseys|kits|ឈុត)(?![\p{L}\d])/giu,
  /(?<![\p{L}\d#])\d{1,3} ?អាវ(?= ?$)/gu,
]

/** Whether a text is a quantity: `x2`, `2 pcs`, `qty 3`. The player is added once. */
export const isQuantity = (text: string): boolean => {
  const count =
    /^(?:[x×*]|qty|quantity|ចំនួន)[:= ]{0,2}(\d{1,3})$|^(\d{1,3}) ?(?:[x×]|pcs?|pieces|sets?|shirts|jerseys|kits|ឈុត|អាវ)$/iu.exec(
      text,
    )
  return count !== null && Number(count[1] ?? count[2]) > 1
}

export interface ShirtLine {
  readonly text: string
  /** Removed parts, in the order of the text. */
  readonly foreign: readonly string[]
}

/** Removes text from a line that does not describe a shirt. */
export function withoutForeign(line: string): ShirtLine {
  const found: { readonly at: number; readonly text: string }[] = []
  let text = line
  for (const pattern of FOREIGN)
    text = text.replace(pattern, (match: string, ...rest: unknown[]) => {
      const at = rest.find(each => typeof each === 'number') ?? 0
      found.push({ at, text: match.trim() })
      // The line keeps its length, so that positions found later stay valid.
      return ' '.repeat(match.length)
    })
  return { text, foreign: found.sort((a, b) => a.at - b.at).map(each => each.text) }
}
