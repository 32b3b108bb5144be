import { ANIMATIONS, BOOTS, EFFECTS, PLAYERS } from '@kitwright/library/players'
import { loadTexts } from '@kitwright/words'
import { expect, it } from 'vitest'
import { wordKey } from './playerTextKey.ts'

it('the studio has a word for every player, boot, skin, effect and move', async () => {
  const words = Object.keys(await loadTexts('en', 'players')).map(name => `players:${name}`)
  const wanted = [
    ...PLAYERS.map(({ id }) => wordKey('player', id)),
    ...BOOTS.map(({ id }) => wordKey('boots', id)),
    ...BOOTS.flatMap(({ skins }) => skins.map(({ id }) => wordKey('skin', id))),
    ...EFFECTS.map(id => wordKey('effect', id)),
    ...ANIMATIONS.map(({ id }) => wordKey('move', id)),
  ]
  expect(wanted.length).toBeGreaterThan(20)
  expect(wanted.filter(key => !words.includes(key))).toEqual([])
})
