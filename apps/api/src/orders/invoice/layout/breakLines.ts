const WORDS = new Intl.Segmenter('km', { granularity: 'word' })
const LETTERS = new Intl.Segmenter('km', { granularity: 'grapheme' })

/**
 * Breaks a text into lines no wider than requested, as far as single letters allow. Khmer has no spaces between words,
 * so a dictionary finds the words. A word wider than a line is cut between letters.
 */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split(/\r?\n/).flatMap(paragraph => {
    const lines: string[] = []
    let line = ''
    let filled = 0
    for (const word of piecesOf(paragraph, width, widthOf)) {
      if (line === '' || filled + widthOf(word.trimEnd()) <= width) line += word
      else {
        lines.push(line.trimEnd())
        line = word.trimStart()
        filled = 0
      }
      filled += widthOf(word)
    }
    return [...lines, line.trimEnd()]
  })
}

const KHMER = /[\u1780-\u17ff]/

/** An address or a number has no words within: a line may end only after a space and between Khmer words. */
function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const { segment } of WORDS.segment(text)) {
    const before = words.at(-1)
    const isNew = before === undefined || /\s$/.test(before) || KHMER.test(before) || KHMER.test(segment)
    if (isNew) words.push(segment)
    else words.push(words.pop()! + segment)
  }
  return words
}

function* piecesOf(text: string, width: number, widthOf: (text: string) => number): Generator<string> {
  for (const word of wordsOf(text)) {
    if (widthOf(word.trimEnd()) <= width) yield word
    else for (const letter of LETTERS.segment(word)) yield letter.segment
  }
}
