import { existsSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BOOTS,
  bootsFor,
  EFFECTS,
  effectsOf,
  EXPRESSIONS,
  FACE_FIELDS,
  getBoots,
  pairOf,
  PLAYERS,
  SURFACES,
  wearableBoots,
} from './index.ts'

const anyPlayer = fc.constantFrom(...PLAYERS)
const anyModel = fc.constantFrom(...BOOTS)
const anyWish = fc.record({
  model: fc.oneof(fc.constantFrom(...BOOTS.map(({ id }) => id)), fc.string()),
  skin: fc.oneof(fc.constantFrom(...BOOTS.flatMap(({ skins }) => skins.map(({ id }) => id))), fc.string()),
  fx: fc.constantFrom(null, ...EFFECTS),
})

describe('a player model', () => {
  it('has surfaces for legs, arms, eyes and head parts, head first', () => {
    for (const { id, legs, arms, eyes, head } of PLAYERS) {
      const named = [legs, arms, eyes, ...head.map(({ skin }) => skin)]
      expect([id, named.filter(name => !SURFACES[name])]).toEqual([id, []])
      expect(head[0]).toMatchObject({ name: 'head', skin_map: null, transparent: false })
    }
    expect(PLAYERS.some(({ head }) => head.some(part => part.transparent && part.skin_map !== null))).toBe(true)
  })

  it('has default boots among its available ones, in a skin', () => {
    fc.assert(
      fc.property(anyPlayer, player => {
        expect(player.availableBoots).toContain(player.boots.model)
        expect(getBoots(player.boots.model).skins.map(({ id }) => id)).toContain(player.boots.skin)
        expect(wearableBoots(player, null)).toEqual({ ...player.boots, fx: null })
      }),
    )
  })

  it('never wears boots outside its available ones, whatever is wished for', () => {
    fc.assert(
      fc.property(anyPlayer, anyWish, (player, wish) => {
        const worn = wearableBoots(player, wish)
        expect(bootsFor(player).map(({ id }) => id)).toContain(worn.model)
        if (player.availableBoots.includes(wish.model)) expect(worn.model).toBe(wish.model)
        else expect(worn).toEqual({ ...player.boots, fx: null })
        const model = getBoots(worn.model)
        expect(model.skins.map(({ id }) => id)).toContain(worn.skin)
        if (worn.fx !== null) expect(effectsOf(model)).toContain(worn.fx)
      }),
    )
  })
})

describe('the squad of players', () => {
  const named = (start: string) =>
    new Set(PLAYERS.flatMap(({ head }) => head.slice(1).flatMap(({ name }) => (name.startsWith(start) ? [name] : []))))

  it('has ten women and ten men of many tones, hair styles and beards', () => {
    expect(PLAYERS.filter(({ person }) => person.cut === 'woman')).toHaveLength(10)
    expect(PLAYERS.filter(({ person }) => person.cut === 'man')).toHaveLength(10)
    expect(new Set(PLAYERS.map(({ id }) => id)).size).toBe(20)
    expect(new Set(PLAYERS.map(({ arms }) => arms)).size).toBeGreaterThanOrEqual(5)
    expect(new Set(PLAYERS.map(({ head }) => head[1]!.name)).size).toBeGreaterThanOrEqual(14)
    expect(named('beard-').size).toBe(4)
    expect([...named('band'), ...named('scarf')]).toEqual(['band', 'scarf'])
    for (const { id, person } of PLAYERS) expect([id, person.age >= 18 && person.age <= 45]).toEqual([id, true])
  })

  it('has a picture and known face fields for each', () => {
    for (const { id, person } of PLAYERS) {
      expect(existsSync(new URL(`../../assets/players/pictures/${id}.webp`, import.meta.url))).toBe(true)
      const known = [...Object.keys(FACE_FIELDS), 'width', 'height', 'depth']
      expect([id, Object.keys(person.face).filter(field => !known.includes(field))]).toEqual([id, []])
      expect(Object.keys(EXPRESSIONS)).toContain(person.expression)
    }
  })
})

describe('a boots model', () => {
  it('is one of six, each with five skins and its own form and studs', () => {
    expect(BOOTS).toHaveLength(6)
    expect(new Set(BOOTS.map(({ form, plate }) => `${form} ${plate}`)).size).toBe(6)
    for (const { id, skins } of BOOTS)
      expect([id, new Set(skins.map(skin => skin.id)).size]).toEqual([id, Math.max(5, skins.length)])
  })

  it('offers as many effects as it counts, none without', () => {
    fc.assert(
      fc.property(anyModel, model => {
        expect(model.hasFx).toBe(model.fxCount > 0)
        expect(effectsOf(model)).toHaveLength(model.fxCount)
      }),
    )
    expect(new Set(BOOTS.map(({ hasFx }) => hasFx)).size).toBe(2)
  })

  it('has a right boot only for pairs; else both are equal', () => {
    for (const model of BOOTS)
      for (const skin of model.skins) {
        const { left, right } = pairOf({ model: model.id, skin: skin.id, fx: null })
        expect(left).toEqual(skin.left)
        expect(right).toEqual(model.hasLeftRight ? skin.right : skin.left)
        expect(skin.right !== undefined).toBe(model.hasLeftRight)
      }
  })

  it('is worn by somebody, and its file is there', () => {
    for (const { id } of BOOTS) expect(PLAYERS.some(player => player.availableBoots.includes(id))).toBe(true)
    expect(existsSync(new URL('../../assets/players/mannequin.glb', import.meta.url))).toBe(true)
  })
})
