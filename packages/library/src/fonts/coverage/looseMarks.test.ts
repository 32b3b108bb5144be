import { loadTexts, NAMESPACES } from '@kitwright/words'
import { expect, test } from 'vitest'
import { findLooseMarks } from './looseMarks.ts'

test('a mark without a letter is told once, two-part vowels whole', () => {
  for (const [text, ...marks] of [
    ['្សុខ', '្'],
    ['សុខ្', '្'],
    ['ស្្្ុខ', '្', 'ុ'],
    ['សុុខ', 'ុ'],
    ['ា', 'ា'],
    ['ើក', 'ើ'],
    ['DARA ្', '្'],
    ['7៉', '៉'],
    ['\u0301DARA', '\u0301'],
  ])
    expect(findLooseMarks(text!), text).toEqual(marks)
})

test('marks of any script are placed, and all Khmer of the screens', async () => {
  for (const text of ['ស្ត្រី', 'ខ្ញុំ', 'រិទ្ធី', 'ដារ៉ា', 'ប៊្រាយ', 'អោ្យ', 'កៅអី៍', 'D\u0301ARA', 'สมชาย', 'محمّد', '❤\ufe0f', ''])
    expect(findLooseMarks(text), text).toEqual([])
  for (const namespace of NAMESPACES)
    expect(findLooseMarks(JSON.stringify(await loadTexts('kh', namespace))), namespace).toEqual([])
})
