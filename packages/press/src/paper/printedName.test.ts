import { expect, it } from 'vitest'
import { loadPaperTexts } from './paperTexts.ts'
import { printedName } from './printedName.ts'

const say = await loadPaperTexts('en')

it.each([
  [{ printed: 'ពិសិដ្ឋ' }, 'ពិសិដ្ឋ'],
  [{ printed: 'ពិសិដ្ឋ', unprinted: ['name'] as const }, 'ពិសិដ្ឋ · name not printed'],
  [{ printed: '', unprinted: ['number'] as const }, '– · number not printed'],
  [{ printed: 'DARA', unprinted: ['name', 'number'] as const }, 'DARA · name not printed · number not printed'],
  [{ printed: null }, 'as designed'],
])('the papers’ name of %o says what is not printed', (texts, said) => expect(printedName(texts, say)).toBe(said))
