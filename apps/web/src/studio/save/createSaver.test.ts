import { createClient } from '@kitwright/contract/client'
import { createDesign } from '@kitwright/design'
import { loadGarment } from '@kitwright/garment'
import { createInstance } from 'i18next'
import { beforeAll, expect, it } from 'vitest'
import { newDraft, type Draft } from '../../drafts/index.ts'
import { createStudioStore } from '../context/index.ts'
import { createSaver, type SaveDialog, type SaverNeeds } from './createSaver.ts'
import { createFakePorts } from './testing/fakePorts.ts'

/** Says its keys. */
const i18n = createInstance()
beforeAll(async () => {
  await i18n.init({ lng: 'cimode' })
  await loadGarment('soccer')
})

const refusal = (status: number, id: string): Response =>
  Response.json({ error: { id, message: id, requestId: 'r' } }, { status })

/** A studio with a draft open, in front of a server that notes who sends what. */
function createWorld(server: Partial<Draft>, account: string | null) {
  const world = {
    account,
    sent: [] as string[],
    dialog: 'none' as SaveDialog,
    answer: null as Response | null,
    copies: [] as Draft[],
    /** Called with each request before it is answered. */
    during: () => {},
  }
  const draft = { ...newDraft('Kit', createDesign('soccer'), 1), ...server }
  const store = createStudioStore(draft)
  /** Speaks for one account alone, as the session's does. */
  const apiFor: SaverNeeds['apiFor'] = account =>
    createClient({
      send: async (url, init) => {
        if (account && account !== world.account) return refusal(401, 'session-ended')
        world.sent.push(`${init.method} ${url.replace(draft.id, '{theirs}')} by ${world.account}`)
        world.during()
        const body = JSON.parse(init.body as string) as { id?: string }
        return world.answer ?? Response.json({ id: body.id, revision: 1 }, { status: 201, headers: { etag: '"1"' } })
      },
    })
  const { world: connection, ports, pass, comeBack } = createFakePorts()
  const saver = createSaver({
    store,
    autosave: { flush: async () => {}, stop: () => {} },
    ports,
    needs: () => ({
      isSignedIn: world.account !== null,
      apiFor,
      t: i18n.getFixedT('cimode', ['studio']),
      problemText: () => '',
      account: () => world.account,
      goOnAs(copy) {
        world.copies.push(copy)
        store.setState({ draftId: copy.id, server: {} })
      },
    }),
    showDialog: dialog => {
      world.dialog = dialog
    },
    showSaving: () => {},
    showQueue: () => {},
  })
  return {
    world,
    store,
    saver,
    draft,
    connection,
    comeBack,
    // Several answers deep.
    pass: () => pass(9),
  }
}

it('a save that waits for one account is never sent for another, and goes when its own is back', async () => {
  const { world, store, pass } = createWorld({ owner: 'dara', isQueued: true }, 'sophea')
  await pass()
  await pass()
  expect([world.sent, store.getState().server.isQueued]).toEqual([[], true])
  world.account = 'dara'
  await pass()
  expect(world.sent).toEqual(['POST /api/designs by dara'])
  expect(store.getState().server).toMatchObject({ owner: 'dara', isQueued: false })
})

it('whoever saves what is another’s saves a copy, which is theirs; the other’s goes on waiting', async () => {
  const { world, store, saver, draft } = createWorld({ owner: 'dara', isQueued: true, serverEtag: '"7"' }, 'sophea')
  const id = await saver.save()
  expect(world.copies).toHaveLength(1)
  expect([id, world.sent]).toEqual([world.copies[0]!.id, ['POST /api/designs by sophea']])
  expect(id).not.toBe(draft.id)
  expect(store.getState().server.owner).toBe('sophea')
})

it('a session that has ended asks to sign in, and the save goes on waiting', async () => {
  const { world, store, pass } = createWorld({ owner: 'dara', isQueued: true }, 'dara')
  world.answer = refusal(401, 'session-ended')
  await pass()
  expect([world.dialog, store.getState().server.isQueued]).toEqual(['signIn', true])
})

it('a draft opened in another’s place brings its own queue', async () => {
  const { world, store, pass } = createWorld({ owner: 'dara', isQueued: true }, 'dara')
  const other = newDraft('Other', createDesign('soccer'), 1)
  store.getState().open(other)
  await pass()
  expect(world.sent).toEqual([])
  store.getState().open({ ...other, owner: 'dara', isQueued: true })
  await pass()
  expect(world.sent).toEqual(['POST /api/designs by dara'])
})

it('a save during which another signs in is held, as it began, for its own', async () => {
  const { world, store, saver, draft, pass } = createWorld({ owner: 'dara', serverEtag: '"7"' }, 'dara')
  // Its first call is refused in a way that needs a second.
  world.answer = refusal(412, 'stale-version')
  world.during = () => (world.account = 'sophea')
  expect(await saver.save()).toBeNull()
  await pass()
  expect(world.sent).toEqual(['PUT /api/designs/{theirs} by dara'])
  expect([world.dialog, store.getState().draftId, store.getState().server.isQueued]).toEqual(['none', draft.id, true])
})

it('who changes what is another’s goes on with a copy, before anything of it is kept', async () => {
  const { world, store, draft } = createWorld({ owner: 'dara', isQueued: true }, 'sophea')
  store.getState().rename('Of Sophea')
  expect(world.copies.map(({ name, owner }) => [name, owner])).toEqual([['Of Sophea', undefined]])
  expect(store.getState().draftId).not.toBe(draft.id)
})

it('a change without a connection goes by itself once there is one, where the design was saved before', async () => {
  const { world, store, connection, comeBack, pass } = createWorld({ owner: 'dara', serverEtag: '"7"' }, 'dara')
  connection.isOnline = false
  store.getState().rename('Offline')
  await pass()
  expect([world.sent, store.getState().server.isQueued]).toEqual([[], true])
  connection.isOnline = true
  await comeBack()
  await pass()
  expect(world.sent).toEqual(['PUT /api/designs/{theirs} by dara'])
  expect(store.getState().server.isQueued).toBe(false)
})

it('what was never saved waits for its person to save it', async () => {
  const { store, connection } = createWorld({ owner: 'dara' }, 'dara')
  connection.isOnline = false
  store.getState().rename('Offline')
  expect(store.getState().server.isQueued ?? false).toBe(false)
})

it('what a guest has begun is theirs who signs in', () => {
  const { world, store, saver } = createWorld({}, null)
  world.account = 'dara'
  saver.resume()
  expect(store.getState().server.owner).toBe('dara')
})

it('a save that waits goes once somebody has signed in again, in whichever tab', async () => {
  const { world, store, saver, pass } = createWorld({ owner: 'dara', isQueued: true }, 'dara')
  world.account = null
  await pass()
  expect([world.sent, world.dialog, store.getState().server.isQueued]).toEqual([[], 'none', true])
  world.account = 'dara'
  saver.resume()
  await pass()
  expect(world.sent).toEqual(['POST /api/designs by dara'])
})

it('a save puts the players that are typed in the studio into the player list, under the design’s id', async () => {
  const dara = { id: 'p1', name: 'Dara', printName: '', number: 7, size: 'L', version: 'player', sleeve: null } as const
  const unnamed = { ...dara, id: 'p2', name: ' ' }
  const { world, saver } = createWorld({ owner: 'dara', players: [dara, unnamed] }, 'dara')
  await saver.save()
  expect(world.sent).toEqual(['POST /api/designs by dara', 'POST /api/squads by dara'])
})
