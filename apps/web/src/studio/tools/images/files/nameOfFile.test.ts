import { LIMITS } from '@kitwright/design'
import { expect, it } from 'vitest'
import { nameOfFile } from './nameOfFile.ts'

it.each([
  ['Angkor Beer_white.png', 'Angkor Beer white'],
  ['ស្រាបៀរ.webp', 'ស្រាបៀរ'],
  ['v1.2 crest.svg', 'v1.2 crest'],
  ['a\r\nb.png', 'a b'],
  ['image.png', ''],
  ['.png', ''],
])('a picture is named after its file: %j', (file, name) => expect(nameOfFile(file)).toBe(name))

it('a long name of a file is cut between whole characters', () => {
  const name = nameOfFile(`${'ក្រុ'.repeat(60)}.png`)
  expect(name.length).toBeLessThanOrEqual(LIMITS.layerNameCharacters)
  expect(name.endsWith('ក្រុ')).toBe(true)
})
