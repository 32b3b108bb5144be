const WORDS = new Intl.Segmenter('km', { granularity: 'word' })
const LETTERS = new Intl.Segmenter('km', { granularity: 'grapheme' })

/**
 * A text in lines no wider than asked, as far as single letters allow. Khmer has no spaces between words, so that words are found by
 * dictionary; a word wider than a line is cut between letters.
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

function* piecesOf(text: string, width: number, widthOf: (text: string) => number): Generator<string> {
  for (const { segment } of WORDS.segment(text)) {
    if (widthOf(segment) <= width) yield segment
    else for (const letter of LETTERS.segment(segment)) yield letter.segment
  }
}
