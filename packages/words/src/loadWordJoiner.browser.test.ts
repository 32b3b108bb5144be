import { afterEach, expect, test } from 'vitest'
import { WHOLE_WORDS } from './kh/wholeWords.ts'
import { loadWordJoiner } from './loadWordJoiner.ts'

const column = document.createElement('p')
column.lang = 'km'
column.style.cssText = 'width: 1px; font: 16px/1 sans-serif'
document.body.append(column)
afterEach(() => column.replaceChildren())

/** Returns how many lines a text takes where each possible break is one. */
function countLines(text: string): number {
  column.textContent = text
  return Math.round(column.getBoundingClientRect().height / 16)
}

test('the browser divides ក្រណាត់ without joiners', () => {
  expect(countLines('ក្រណាត់')).toBe(2)
})

test.each(WHOLE_WORDS.map(word => word.replaceAll('|', '')))('%s stays on one line', async word => {
  const join = await loadWordJoiner('kh')
  expect(countLines(join(word))).toBe(1)
})

test('lines still end between joined words', async () => {
  const join = await loadWordJoiner('kh')
  expect(countLines(join('ប្រភេទក្រណាត់នេះ'))).toBe(3)
})

test('English texts stay as they are', async () => {
  const join = await loadWordJoiner('en')
  expect(join('Fabric ក្រណាត់')).toBe('Fabric ក្រណាត់')
})
