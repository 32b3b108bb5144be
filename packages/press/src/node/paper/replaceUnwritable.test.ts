import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { loadPaperTexts } from '../../index.ts'
import { fontFor } from './measureLines.ts'
import { replaceUnwritable } from './replaceUnwritable.ts'
import { penOn } from './paperPen.ts'

const [en, kh] = [await loadPaperTexts('en'), await loadPaperTexts('kh')]

test.each([
  ['Khmer', 'ភ្នំពេញ ក្រោន សុខ ដារ៉ា ១០'],
  ['Vietnamese', 'Nguyễn Thị Ánh Đức Ước ỹ ẵ'],
  ['Latin with accents', 'Łukasz Şahin Őry Ñandú Čech Þór'],
  ['Thai', 'สมชาย น้ำใจ'],
  ['Chinese', '王小明 劉德華'],
  ['Japanese', 'サッカー さくら'],
  ['Korean', '김민수'],
  ['Cyrillic', 'Иван Петров'],
  ['Greek', 'ΠΑΟΚ Σωκράτης'],
])('%s is written as it is', (_, words) => {
  expect(replaceUnwritable(words, en)).toBe(words)
})

test('accents that were typed by themselves stand on their letters', () => {
  expect(replaceUnwritable('Nguyễn'.normalize('NFD'), en)).toBe('Nguyễn')
})

test.each([
  ['FC محمد علي 10', 'FC (other letters) 10', 'FC (អក្សរផ្សេង) 10'],
  ['⚽🏆 Angkor', '(sign) Angkor', '(សញ្ញា) Angkor'],
  ['👨‍👩‍👧‍👦', '(sign)', '(សញ្ញា)'],
  ['🇰🇭 ទីម', '(sign) ទីម', '(សញ្ញា) ទីម'],
  ['Tigers🐯', 'Tigers(sign)', 'Tigers(សញ្ញា)'],
  ['DA᚛RA', 'DA(sign)RA', 'DA(សញ្ញា)RA'],
  ['שלום ⚽', '(other letters) (sign)', '(អក្សរផ្សេង) (សញ្ញា)'],
  ['Key\u20e3 \ue000', 'Ke(other letters) (sign)', 'Ke(អក្សរផ្សេង) (សញ្ញា)'],
])('%s: what no font has is told, and nothing else is lost', (words, english, khmer) => {
  expect([replaceUnwritable(words, en), replaceUnwritable(words, kh)]).toEqual([english, khmer])
  // Text is passed through again when its lines are broken.
  expect(replaceUnwritable(replaceUnwritable(words, kh), kh)).toBe(khmer)
})

test('invisible letters are dropped, line breaks stay, tabs become spaces', () => {
  expect(replaceUnwritable('A\u202eB\u0000C\tD\nE\ufeff', en)).toBe('ABC D\nE')
})

const SIZE = 40
function inkOf(letter: string, isBold: boolean): string {
  const context = createCanvas(SIZE, SIZE).getContext('2d')
  penOn(context, en)
  context.font = fontFor(letter, { sizeMm: 1, isBold }).replace('1000px', '20px')
  context.fillText(letter, 8, 28)
  return Buffer.from(context.getImageData(0, 0, SIZE, SIZE).data).toString('base64')
}

/** Height of a letter above the baseline, out of 20. */
function heightOf(letter: string, isBold: boolean): number {
  const data = Buffer.from(inkOf(letter, isBold), 'base64')
  const first = data.findIndex((value, i) => i % 4 === 3 && value > 128)
  return 28 - Math.floor(first / 4 / SIZE)
}

test('a second accent stands above the first', () => {
  for (const isBold of [false, true])
    for (const [plain, accented, stacked] of ['EÊỄ', 'eêễ', 'eêế', 'eêề', 'eêể', 'aăẳ', 'aăẵ', 'AĂẴ', 'oôỗ', 'OÔỐ']) {
      const heights = [plain, accented, stacked].map(letter => heightOf(letter!, isBold))
      expect(heights[1]! - heights[0]!, stacked).toBeGreaterThanOrEqual(3)
      expect(heights[2]! - heights[1]!, stacked).toBeGreaterThanOrEqual(3)
    }
})

test('no kept letter is drawn as a box in either weight', () => {
  for (const isBold of [false, true]) {
    const [box, nothing] = [inkOf('\u{10fffe}', isBold), inkOf(' ', isBold)]
    for (const letter of 'Nễỹ王小明劉さサ김Жπสំក'.replace(/\p{M}/gu, ''))
      expect([box, nothing], letter).not.toContain(inkOf(letter, isBold))
  }
})
