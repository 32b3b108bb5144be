import { describe, expect, it } from 'vitest'
import { filesOfPaste } from './pastedFiles.ts'

const clipboard = (names: readonly string[], text = '') => ({
  files: names.map(name => new File(['x'], name)) as unknown as FileList,
  getData: (type: string) => (type === 'text/plain' ? text : ''),
})
const namesOf = (...input: Parameters<typeof clipboard>) => filesOfPaste(clipboard(...input)).map(({ name }) => name)

describe('a paste', () => {
  it('takes a picture without a file', () => expect(namesOf(['image.png'])).toEqual(['image.png']))
  it('takes a file although its name is beside it', () =>
    expect(namesOf(['River Dragons.svg'], 'River Dragons.svg')).toEqual(['River Dragons.svg']))
  it('takes several files', () => expect(namesOf(['a.png', 'b.webp'], 'a.png\nb.webp')).toEqual(['a.png', 'b.webp']))
  it('reads cells of a spreadsheet as text, not as a picture of them', () =>
    expect(namesOf(['image.png'], 'Sok Dara\t10\tL')).toEqual([]))
  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<?xml version="1.0"?>\n<svg viewBox="0 0 1 1"></svg>',
    '<!-- Figma -->\n<svg/>',
  ])('reads the text of a drawing as a vector: %s', text => expect(namesOf([], text)).toEqual(['image.svg']))
  it('takes a vector rather than the picture beside it', () =>
    expect(namesOf(['image.png'], '<svg></svg>')).toEqual(['image.svg']))
  it('does not take a text about SVG for a drawing', () => expect(namesOf([], 'an <svg> of our crest')).toEqual([]))
  it('has no files when only text was copied', () => expect(namesOf([], 'Sok Dara')).toEqual([]))
})
