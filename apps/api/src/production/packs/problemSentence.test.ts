import type { PackProblem } from '@kitwright/contract'
import { LANGUAGES, loadTexts, snakeCase } from '@kitwright/words'
import { expect, test } from 'vitest'
import { problemSentence } from './problemSentence.ts'

const READ = ['who', 'piece', 'wanted', 'found']

/** The sentence about a problem, for its readers: it names first whose garment it is. */
const TOLD: Readonly<Record<PackProblem, readonly string[]>> = {
  'order-changed': [],
  'order-not-approved': [],
  'size-unknown': ['who', 'size'],
  'kit-missing': ['who'],
  'letters-missing': ['who', 'letters', 'text'],
  'name-too-wide': ['who', 'piece', 'text'],
  'font-gone': ['who', 'font'],
  'font-altered': ['who', 'font'],
  'profile-gone': ['profile'],
  'profile-altered': ['profile'],
  'profile-missing': ['who', 'fabric'],
  'printer-gone': ['printer'],
  'picture-gone': ['who', 'piece', 'picture'],
  'picture-altered': ['who', 'piece', 'picture'],
  'picture-letters': ['who', 'piece', 'picture'],
  'picture-unreadable': ['who', 'piece', 'picture'],
  'text-differs': ['who', 'text'],
  'page-size': READ,
  'number-height': READ,
  'text-picture': ['who', 'piece', 'text'],
  colour: READ,
  code: READ,
  roster: ['who'],
  paper: ['paper', 'wanted', 'found'],
  'piece-too-wide': ['who', 'piece', 'width'],
  marker: ['title', 'wanted', 'found'],
  'too-heavy': ['who'],
  'storage-full': [],
  'files-away': [],
  broken: [],
}

test.each(LANGUAGES)('what stops a pack is told in %s: garment, piece and cause', async language => {
  const texts = await loadTexts(language, 'production')
  const told = Object.keys(TOLD).map(id => {
    const text: string = texts[`problem_${snakeCase(id)}` as keyof typeof texts]
    return [id, text.match(/(?<=\{\{)\w+/g)?.toSorted() ?? []]
  })
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries(Object.entries(TOLD).map(([id, gaps]) => [id, gaps.toSorted()])),
  )
})

test('who sits at the terminal reads it in a sentence', async () => {
  const who = { line: '3', name: 'DA᚛RA', number: '7', size: 'M' }
  expect(await problemSentence({ id: 'letters-missing', values: { ...who, letters: '᚛', text: 'DA᚛RA' } })).toBe(
    'Line 3, DA᚛RA 7, M: no font has the letters “᚛” in “DA᚛RA”.',
  )
})
