import { expect, test } from 'vitest'
import { foldText, foldWords } from './foldText.ts'

const isSame = (a: string, b: string): boolean => foldText(a) === foldText(b)

test.each([
  ['ស្ត្រី', 'ស្រ្តី', 'subscripts in another order'],
  ['ស្ត្រី', 'ស្ដ្រី', 'a subscript that looks the same'],
  ['ភ្នំពេញ', 'ភ្នំ\u200bពេញ', 'a break between words'],
  ['ភ្នំពេញ', 'ភ្នំ ពេញ', 'a space between words'],
  ['សុំា', 'សុាំ', 'vowel signs in another order'],
  ['ធ្វើ', 'ធ្វេី', 'a vowel sign typed as two'],
  ['កោះ', 'កេាះ', 'a vowel sign typed as two'],
  ['ស៊ី', 'សុី', 'a shifter typed as the vowel it looks like'],
  ['ស៊ី', 'សី៊', 'a shifter after the vowel sign'],
  ['ក្ដី', 'ក្តី', 'the subscripts of ដ and ត'],
  ['ដារ៉ា', 'ដារា៉', 'a shifter after the vowel sign'],
  ['ឱកាស', 'ឲកាស', 'two forms of one vowel'],
  ['កំ\u200cពង់', 'កំពង់', 'a joiner'],
  ['ចំំ', 'ចំ', 'a sign typed twice'],
  ['Łukasz ŽIŽIĆ', 'lukasz zizic', 'accents and case'],
  ['NGUYỄN Đức', 'nguyen duc', 'accents and case'],
  ['ŞAHİN Straße', 'sahin strasse', 'letters that become two'],
  ['O’Neill', "O'Neill", 'an apostrophe'],
  ["O'Neil", 'O´Neil', 'an acute accent for an apostrophe'],
  ["O'Neil", 'O`Neil', 'a grave accent for an apostrophe'],
  ['Oʻktam', 'oktam', 'an apostrophe left out'],
  ['Jean-Luc', 'jeanluc', 'a hyphen left out'],
  ['D.K. Smith', 'dk smith', 'full stops left out'],
  ['Саrа', 'cara', 'Cyrillic letters that look Latin'],
  ['ក្រា', 'ក្\u17d2រា', 'a sign for subscripts typed twice'],
  ['សុភះ', 'សុភៈ', 'two signs that look alike'],
  ['Home\u00a0kit', 'Homekit', 'a space that does not break'],
  ['Z\u030cizic\u0301', 'Žizić', 'composed and decomposed letters'],
  ['អាវលេខ១២', 'អាវលេខ12', 'Khmer digits'],
])('“%s” is found as “%s”: %s', (a, b) => {
  expect(foldText(a)).toBe(foldText(b))
})

test.each([
  ['ដារា', 'ដារ៉ា'],
  ['កក', 'កគ'],
  ['ស្រី', 'សី'],
  ['Sok', 'Sak'],
])('“%s” and “%s” stay apart', (a, b) => {
  expect(isSame(a, b)).toBe(false)
})

test('what is folded folds to itself, and words are folded one by one', () => {
  for (const text of ['ស្រ្តី ធ្វេី', 'Łukasz’s kit 12', 'សី៊ំ']) expect(foldText(foldText(text))).toBe(foldText(text))
  expect(foldWords('  Home  KIT\u200b ')).toEqual(['home', 'kit'])
})
