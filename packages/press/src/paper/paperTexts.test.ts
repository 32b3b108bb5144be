import { getGarment, modelsOf, sewnGarments } from '@kitwright/garment'
import { snakeCase } from '@kitwright/words'
import { expect, test } from 'vitest'
import { loadPaperTexts, pieceName, pieceOnLabel, type PaperKey } from './paperTexts.ts'

test.each(['en', 'kh'] as const)('every piece and every trim of every garment has a word in %s', async language => {
  const say = await loadPaperTexts(language)
  const pieces = sewnGarments().flatMap(id =>
    getGarment(id).variants.flatMap(({ options }) => modelsOf(getGarment(id), options).flatMap(each => each.pieces)),
  )
  const words = pieces.map(({ id, isTrim }) =>
    isTrim ? say(`press:trim_${snakeCase(id)}` as PaperKey) : pieceName(say, id),
  )
  expect(words.filter(word => word === '')).toEqual([])
  // In Khmer the words have no Latin letters.
  if (language === 'kh') expect(words.filter(word => /[a-z]/i.test(word))).toEqual([])
})

test('a piece also has its label’s word, if different', async () => {
  const [english, khmer] = [await loadPaperTexts('en'), await loadPaperTexts('kh')]
  expect(pieceOnLabel(english, 'front')).toBe('Front')
  expect(pieceOnLabel(english, 'shortsFrontL')).toBe('Shorts, front left (SHORTS FRONT L)')
  expect(pieceOnLabel(khmer, 'front')).toBe('ខាងមុខ (FRONT)')
})
