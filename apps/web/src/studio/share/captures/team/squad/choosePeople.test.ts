import { PLAYERS, playerOrFirst } from '@kitwright/library/players'
import { describe, expect, it } from 'vitest'
import { choosePeople, peopleOf, toneOfRepeat, varyLook } from './choosePeople.ts'

const squadOf = (count: number) => Array.from({ length: count }, () => ({}))

describe('people for a squad', () => {
  it('are as chosen; the others share nobody until all are used', () => {
    const people = choosePeople([{ person: 'lotus' }, ...squadOf(19)])
    expect(people[0]!.person.id).toBe('lotus')
    expect(new Set(people.map(({ person }) => person.id)).size).toBe(20)
  })

  it('an unknown person counts as none', () => {
    expect(PLAYERS.map(({ id }) => id)).toContain(choosePeople([{ person: 'nobody' }])[0]!.person.id)
  })

  it('repeats differ in tone, and in hair, beard or scarf', () => {
    const people = choosePeople(squadOf(23))
    expect(people.filter(({ repeat }) => repeat > 0)).toHaveLength(3)
    const chosen = { person: playerOrFirst('river'), repeat: 1 }
    expect(toneOfRepeat(chosen)).not.toBe(chosen.person.arms)
    expect(toneOfRepeat({ ...chosen, repeat: 0 })).toBe(null)
    const look = { cut: 'man', hair: { style: 'crop', colour: '#17120f' }, beard: null, scarf: null } as never
    expect(varyLook(look, 1)).toMatchObject({ beard: 'short' })
    expect(varyLook(look, 1).hair.style).not.toBe('crop')
    expect(varyLook(look, 0)).toBe(look)
  })

  it('groups hold women, men or everyone', () => {
    expect([peopleOf('women').length, peopleOf('men').length, peopleOf('everyone').length]).toEqual([10, 10, 20])
  })
})
