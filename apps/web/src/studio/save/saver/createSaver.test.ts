import { createClient } from '@kitwright/contract/client'
import { createDesign } from '@kitwright/design'
import { loadGarment } from '@kitwright/garment'
import { beforeAll, expect, it } from 'vitest'
import { createTextStore } from '../../../texts/index.ts'
import { newDraft, type Draft } from '../../../drafts/index.ts'
import { createStudioStore } from '../../context/index.ts'
import { createSaver, type SaveDialog, type SaverNeeds } from './createSaver.ts'
import { createFakePorts } from '../testing/fakePorts.ts'

/** The translations are the keys themselves. */
const texts = createTextStore()
beforeAll(async () => {
  await loadGarment('soccer')
})

const refusal = (status: number, id: string): Response =>
  Response.json({ error: { id, message: id, requestId: 'r' } }, { status })

/** Creates a studio with an open draft and a server that records each request with its sender. */
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
  /** Creates a client for one account, as the session's does. */
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
      t: texts.textsIn('en'),
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
    // Awaits several nested answers.
    pass: () => pass(9),
  }
}

it('a save waits for its own account and is never sent for another', async () => {
  const { world, store, pass } = createWorld({ owner: 'dara', isQueued: true }, 'sophea')
  await pass()
  await pass()
  expect([world.sent, store.getState().server.isQueued]).toEqual([[], true])
  world.account = 'dara'
  await pass()
  expect(world.sent).toEqual(['POST /api/designs by dara'])
  expect(store.getState().server).toMatchObject({ owner: 'dara', isQueued: false })
})

it('saving another’s design saves a copy; the other’s save keeps waiting', async () => {
  const { world, store, saver, draft } = createWorld({ owner: 'dara', isQueued: true, serverEtag: '"7"' }, 'sophea')
  const id = await saver.save()
  expect(world.copies).toHaveLength(1)
  expect([id, world.sent]).toEqual([world.copies[0]!.id, ['POST /api/designs by sophea']])
  expect(id).not.toBe(draft.id)
  expect(store.getState().server.owner).toBe('sophea')
})

it('an ended session asks for sign-in, and the save keeps waiting', async () => {
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

it('a save during another’s sign-in is held for its own account', async () => {
  const { world, store, saver, draft, pass } = createWorld({ owner: 'dara', serverEtag: '"7"' }, 'dara')
  // The first call gets a refusal that requires a second call.
  world.answer = refusal(412, 'stale-version')
  world.during = () => (world.account = 'sophea')
  expect(await saver.save()).toBeNull()
  await pass()
  expect(world.sent).toEqual(['PUT /api/designs/{theirs} by dara'])
  expect([world.dialog, store.getState().draftId, store.getState().server.isQueued]).toEqual(['none', draft.id, true])
})

it('changing another’s design continues on a copy, before anything is stored', async () => {
  const { world, store, draft } = createWorld({ owner: 'dara', isQueued: true }, 'sophea')
  store.getState().rename('Of Sophea')
  expect(world.copies.map(({ name, owner }) => [name, owner])).toEqual([['Of Sophea', undefined]])
  expect(store.getState().draftId).not.toBe(draft.id)
})

it('an offline change of a saved design is sent once there is a connection', async () => {
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

it('a save puts the studio’s players into the player list under the design', async () => {
  const dara = { id: 'p1', name: 'Dara', printName: '', number: 7, size: 'L', version: 'player', sleeve: null } as const
  const unnamed = { ...dara, id: 'p2', name: ' ' }
  const { world, saver } = createWorld({ owner: 'dara', players: [dara, unnamed] }, 'dara')
  await saver.save()
  expect(world.sent).toEqual(['POST /api/designs by dara', 'POST /api/squads by dara'])
})
