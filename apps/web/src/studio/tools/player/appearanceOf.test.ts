import { createDesign } from '@kitwright/design'
import { loadGarment } from '@kitwright/garment'
import { PLAYERS, SURFACES } from '@kitwright/library/players'
import { beforeAll, expect, it } from 'vitest'
import { kitSocks, appearanceOf } from './appearanceOf.ts'
import type { PlayerView } from './playerView.ts'

const VIEW: PlayerView = {
  isOn: true,
  player: 'river',
  tone: null,
  sockPattern: 'hoops',
  sockColours: null,
  boots: null,
}
let kit: ReturnType<typeof createDesign>
const worn = (view: PlayerView) => ({ view, document: kit, isGoalkeeper: false })

beforeAll(async () => {
  await loadGarment('soccer')
  kit = createDesign('soccer')
  const solid = (colour: string) => ({
    fill: { kind: 'solid' as const, colour },
    pattern: null,
    span: 'piece' as const,
  })
  kit = { ...kit, parts: { ...kit.parts, shorts: solid('#112233ff'), base: solid('#445566') } }
})

it('socks are in the colours of shorts and shirt, until others are chosen', () => {
  expect(appearanceOf(worn(VIEW)).socks).toEqual({ pattern: 'hoops', first: '#112233', second: '#445566' })
  const own = appearanceOf(worn({ ...VIEW, sockColours: ['#ff0000', '#ffffff'] }))
  expect(own.socks).toMatchObject({ first: '#ff0000', second: '#ffffff' })
  const [first, second] = kitSocks({ ...kit, parts: { ...kit.parts, base: kit.parts.shorts! } })
  expect(second).not.toBe(first)
})

it('what was kept and is no longer there gives way to the player’s own', () => {
  const stale = { model: 'withdrawn', skin: 'x', fx: 'y' }
  const appearance = appearanceOf(
    worn({ ...VIEW, player: 'gone', tone: 'purple', sockPattern: 'tartan', boots: stale }),
  )
  const [first] = PLAYERS
  expect(appearance.tone).toBe(SURFACES[first!.arms])
  expect(appearance.boots).toMatchObject({ model: first!.boots.model, fx: null })
  expect(appearance.socks.pattern).toBe('band')
})

it('a chosen tone colours body and face, with hands out of sleeves', () => {
  const appearance = appearanceOf({
    ...worn({ ...VIEW, tone: 'tone-8' }),
    document: { ...kit, options: { ...kit.options, sleeve: 'long' } },
  })
  expect(appearance.tone).toBe(SURFACES['tone-8'])
  expect(appearance.sleeve).toBe('long')
  expect(appearance.person).toMatchObject({ tone: SURFACES['tone-8'], hair: { style: PLAYERS[0]!.head[1]!.name } })
})

it('a goalkeeper is known by gloves in the kit’s colour', () => {
  expect(appearanceOf(worn(VIEW)).gloves).toBeNull()
  expect(appearanceOf({ ...worn(VIEW), isGoalkeeper: true }).gloves).toMatchObject({ back: '#112233' })
})
