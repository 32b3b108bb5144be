import { loadGarment } from '@kitwright/garment'
import { beforeAll, expect, it } from 'vitest'
import { newDraft } from '../../../drafts/index.ts'
import { defaultDesign } from '@kitwright/editor'
import { createStudioStore, type DraftSnapshot } from '../../context/index.ts'
import { isFirstFabric, isSameWork } from './compareWork.ts'

let studio: ReturnType<typeof createStudioStore>
beforeAll(async () => {
  await loadGarment('soccer')
  const texts = { team: 'Naga', name: 'Dara', number: '7' }
  studio = createStudioStore(newDraft('Kit', defaultDesign('soccer', '#10b981', texts)))
})

/** Returns the states after and before an action. */
function step(act: () => void): [now: DraftSnapshot, before: DraftSnapshot] {
  const before = studio.getState()
  act()
  return [studio.getState(), before]
}

it('a draft’s default fabric is distinguished from a chosen one and other work', () => {
  const looked = step(() => studio.getState().setMode('flat'))
  expect([isSameWork(...looked), isFirstFabric(...looked)]).toEqual([true, false])

  const renamed = step(() => studio.setState({ fabric: 'mesh', name: 'Away kit' }))
  expect([isSameWork(...renamed), isFirstFabric(...renamed)]).toEqual([false, false])

  const sized = step(() => studio.getState().setSizes([{ size: 'M', sleeve: null, qty: 12 }]))
  expect(isSameWork(...sized)).toBe(false)

  studio.setState({ fabric: '' })
  const came = step(() => studio.getState().setFabric('mesh'))
  expect([isSameWork(...came), isFirstFabric(...came)]).toEqual([false, true])

  const chosen = step(() => studio.getState().setFabric('satin'))
  expect([isSameWork(...chosen), isFirstFabric(...chosen)]).toEqual([false, false])
})
