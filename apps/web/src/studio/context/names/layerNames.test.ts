import { listGarments } from '@kitwright/garment'
import { loadTexts } from '@kitwright/words'
import { expect, it } from 'vitest'
import { partKey } from './layerNames.ts'

it('the studio has a word for every part of every garment', async () => {
  const words = Object.keys(await loadTexts('en', 'studio')).map(name => `studio:${name}`)
  const wanted = listGarments().flatMap(({ parts }) => parts.map(partKey))
  expect(wanted).toContain('studio:part_side_panel')
  expect(wanted.filter(key => !words.includes(key))).toEqual([])
})

it('the studio has a word for every choice of every garment', async () => {
  const words = Object.keys(await loadTexts('en', 'studio'))
  const wanted = listGarments().flatMap(({ choices }) =>
    Object.entries(choices).flatMap(([name, values]) => [name, ...values.map(value => `${name}_${value}`)]),
  )
  expect(wanted).toContain('collar_v')
  expect(wanted.filter(key => !words.includes(key))).toEqual([])
})
