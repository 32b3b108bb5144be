import { expect, test } from 'vitest'
import { isProfiled, profilesOn, withProfile } from './profiles.ts'

const NONE = { profile_hash: null, profile_name: '', profiles: [] }
const on = (fabric: string) => (name: string) => ({ fabric, hash: `#${name}`, name })
const [onMesh, onCotton] = [on('mesh'), on('cotton')]

const ALL = { profile_hash: '#all', profile_name: 'all', profiles: [onMesh('all on mesh')] }

test('without a known printer the profile for all applies', () => {
  expect(profilesOn(null, ALL)).toEqual(ALL)
  expect(profilesOn(NONE, ALL)).toEqual(ALL)
})

test('a printer’s profile precedes a fabric’s, and one for both precedes either', () => {
  const own = { profile_hash: '#own', profile_name: 'own', profiles: [onCotton('own on cotton')] }
  expect(profilesOn(own, ALL)).toEqual(own)
  expect(profilesOn({ ...NONE, profiles: [onMesh('own on mesh')] }, ALL)).toEqual({
    ...ALL,
    profiles: [onMesh('own on mesh')],
  })
  expect(profilesOn({ ...NONE, profiles: [onCotton('own on cotton')] }, ALL)).toEqual({
    ...ALL,
    profiles: [onCotton('own on cotton'), onMesh('all on mesh')],
  })
})

test('a profile replaces the former one, and removing one leaves the others', () => {
  const profile = { hash: '#new', name: 'new' }
  expect(withProfile(NONE, undefined, profile)).toEqual({ ...NONE, profile_hash: '#new', profile_name: 'new' })
  const both = withProfile(withProfile(ALL, 'cotton', profile), 'mesh', profile)
  expect(both).toEqual({ ...ALL, profiles: [onCotton('new'), onMesh('new')] })
  expect(withProfile(both, undefined, null)).toEqual({ ...NONE, profiles: both.profiles })
  const bare = withProfile({ ...NONE, profiles: [onMesh('last')] }, 'mesh', null)
  expect([isProfiled(both), isProfiled(bare), isProfiled({ ...NONE, profiles: [onMesh('one')] })]).toEqual([
    true,
    false,
    true,
  ])
})
