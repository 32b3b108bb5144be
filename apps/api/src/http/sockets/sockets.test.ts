import { type ErrorId, ERRORS } from '@kitwright/contract'
import { openSocket, type FromServer } from '@kitwright/contract/socketClient'
import { createDesign } from '@kitwright/design'
import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenEarly } from '../startup/earlyListener.ts'
import { createTestShop, type TestShop } from '../testing.ts'

const LIVE = '/api/designs/{id}/live'
const BEAT_MS = 50

let shop: TestShop
let port: number
async function listen(wanted: TestShop): Promise<number> {
  await wanted.app.listen({ port: 0, host: '127.0.0.1' })
  return (wanted.app.server.address() as AddressInfo).port
}
beforeAll(async () => {
  shop = await createTestShop({ socketBeatMs: BEAT_MS })
  port = await listen(shop)
})
afterAll(async () => shop.close())

interface Origin {
  readonly host?: string
  readonly garment?: 'soccer' | 'tshirt'
  readonly from?: TestShop
}

interface Owner {
  readonly token: string
  readonly refresh: string
  readonly id: string
  save(): Promise<void>
}

async function ownDesign({ host, garment = 'soccer', from = shop }: Origin = {}): Promise<Owner> {
  const { access_token: token, refresh_token: refresh } = await from.signUp({ ...(host && { host }) })
  const id = crypto.randomUUID()
  const document = createDesign(garment)
  const { raw } = await from.call('POST /api/designs', { host, token, body: { id, name: 'Lions', document } })
  expect(raw.statusCode).toBe(201)
  return {
    token,
    refresh,
    id,
    async save() {
      const body = { document: { ...document, fabric: { colour: '#112233' } } }
      const { status } = await from.call('PUT /api/designs/{id}', {
        token,
        params: { id },
        headers: { 'if-match': '*' },
        body,
      })
      expect(status).toBe(200)
    },
  }
}

/** A page that has the design open, with what it hears. */
function openPage({ token, id }: Pick<Owner, 'token' | 'id'>, at = port) {
  const heard: FromServer<typeof LIVE>[] = []
  const waiting: (() => void)[] = []
  const closed = Promise.withResolvers<ErrorId | 'network'>()
  const socket = openSocket(LIVE, {
    baseUrl: `ws://localhost:${at}`,
    token,
    params: { id },
    onMessage(message) {
      heard.push(message)
      waiting.splice(0).forEach(resume => resume())
    },
    onClose: closed.resolve,
  })
  return {
    ...socket,
    closed: closed.promise,
    async hear(count: number) {
      while (heard.length < count) await new Promise<void>(resolve => waiting.push(resolve))
      return heard
    },
  }
}

/** Asks for an upgrade by hand, since a browser does not tell how it was refused. */
async function refusal(id: string, token?: string, at = port): Promise<{ status: number; error: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; error: string }>()
  const headers = {
    host: `localhost:${at}`,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'a2l0d3JpZ2h0a2l0d3JpZw==',
    'sec-websocket-protocol': token ? `kitwright, bearer.${token}` : 'kitwright',
  }
  request({ port: at, host: '127.0.0.1', path: LIVE.replace('{id}', id), headers })
    .on('response', response => {
      let text = ''
      response.setEncoding('utf8').on('data', part => (text += part))
      response.on('end', () => {
        const { error } = JSON.parse(text) as { error: { id: string } }
        resolve({ status: response.statusCode ?? 0, error: error.id })
      })
    })
    .on('upgrade', (_response, socket) => {
      socket.destroy()
      reject(new Error('the connection was upgraded'))
    })
    .on('error', reject)
    .end()
  return promise
}

test('a page hears the revision at once, when asking, and after another save', async () => {
  const owner = await ownDesign()
  const page = openPage(owner)
  expect(await page.hear(1)).toEqual([{ kind: 'revision', revision: 1 }])
  page.send({ kind: 'ask' })
  expect(await page.hear(2)).toHaveLength(2)
  await owner.save()
  expect((await page.hear(3)).at(-1)).toEqual({ kind: 'revision', revision: 2 })
  page.close()
  await page.closed
})

test('a socket is refused without a token, or with one that is none', async () => {
  const { id } = await ownDesign()
  const unauthenticated = { status: 401, error: 'unauthenticated' }
  expect(await refusal(id)).toEqual(unauthenticated)
  expect(await refusal(id, 'none')).toEqual(unauthenticated)
})

test('a socket opens no design of another person or another shop', async () => {
  const [mine, theirs, elsewhere] = [
    await ownDesign(),
    await ownDesign(),
    await ownDesign({ host: 'mekong.localhost', garment: 'tshirt' }),
  ]
  const absent = { status: 404, error: 'not-found' }
  expect(await refusal(theirs.id, mine.token)).toEqual(absent)
  expect(await refusal(elsewhere.id, mine.token)).toEqual(absent)
  expect(await refusal('no-uuid', mine.token)).toEqual(absent)
  expect(await refusal(elsewhere.id, elsewhere.token)).toEqual({ status: 401, error: 'unauthenticated' })
})

test('an ordinary call to a socket’s address is refused', async () => {
  const { id, token } = await ownDesign()
  const url = LIVE.replace('{id}', id)
  const answer = await shop.app.inject({ url, headers: { host: 'localhost', authorization: `Bearer ${token}` } })
  expect(answer.statusCode).toBe(ERRORS['bad-request'])
})

test.each([['no JSON'], ['{"kind":"shout"}'], ['{"kind":"ask","more":1}'], ['null']])(
  'the message %s closes a socket as invalid',
  async text => {
    const { id, token } = await ownDesign()
    const socket = new WebSocket(`ws://localhost:${port}${LIVE.replace('{id}', id)}`, ['kitwright', `bearer.${token}`])
    const closed = Promise.withResolvers<[number, string]>()
    socket.addEventListener('close', ({ code, reason }) => closed.resolve([code, reason]))
    socket.addEventListener('open', () => socket.send(text))
    expect(await closed.promise).toEqual([4000 + ERRORS['invalid-input'], 'invalid-input'])
    expect(socket.protocol).toBe('kitwright')
  },
)

test('more messages than a minute allows close a socket', async () => {
  const page = openPage(await ownDesign())
  for (let sent = 0; sent < 61; sent++) page.send({ kind: 'ask' })
  expect(await page.closed).toBe('too-many-requests')
})

test('a message of more than 64 kB closes a socket', async () => {
  const page = openPage(await ownDesign())
  page.send({ kind: 'ask', more: 'x'.repeat(65_000) } as never)
  expect(await page.closed).toBe('network')
})

test('signing out closes an idle socket at its next beat', async () => {
  const owner = await ownDesign()
  const page = openPage(owner)
  await page.hear(1)
  await shop.call('POST /api/accounts/token/destroy', { body: { token: owner.refresh } })
  expect(['session-ended', 'unauthenticated']).toContain(await page.closed)
  expect((await refusal(owner.id, owner.token)).status).toBe(401)
})

test('one session has at most 16 sockets open, also when all open at once', async () => {
  const owner = await ownDesign()
  const pages = Array.from({ length: 20 }, () => openPage(owner))
  const outcomes = await Promise.all(
    pages.map(async page => Promise.race([page.hear(1).then(() => 'open'), page.closed])),
  )
  expect(outcomes.filter(outcome => outcome === 'open')).toHaveLength(16)
  expect(await refusal(owner.id, owner.token)).toEqual({ status: 429, error: 'too-many-requests' })
  pages.forEach(page => page.close())
  await Promise.all(pages.map(async page => page.closed))
})

test('a refused socket leaves no connection, although its client keeps it open', async () => {
  const own = await createTestShop({ beside: shop })
  try {
    const client = connect({ port: await listen(own), host: '127.0.0.1', allowHalfOpen: true })
    client.on('error', () => undefined)
    const lines = [
      `GET ${LIVE.replace('{id}', crypto.randomUUID())} HTTP/1.1`,
      'host: localhost',
      'connection: Upgrade',
      'upgrade: websocket',
    ]
    client.write(`${lines.join('\r\n')}\r\n\r\n`)
    client.resume()
    await once(client, 'end')
    const count = promisify(own.app.server.getConnections.bind(own.app.server))
    await expect.poll(async () => count()).toBe(0)
    client.destroy()
  } finally {
    await own.close()
  }
})

test('opening is limited to 60 a minute by session', async () => {
  const limited = await createTestShop({ rateLimits: 'on' })
  try {
    const at = await listen(limited)
    const { token } = await ownDesign({ from: limited })
    for (let tried = 0; tried < 60; tried++) await refusal(crypto.randomUUID(), token, at)
    expect((await refusal(crypto.randomUUID(), token, at)).error).toBe('too-many-requests')
  } finally {
    await limited.close()
  }
})

test('a server that stops closes its sockets and does not wait for them', async () => {
  const second = await createTestShop({ beside: shop })
  const page = openPage(await ownDesign(), await listen(second))
  await page.hear(1)
  await second.close()
  expect(await page.closed).toBe('network')
})

test('a port that listens early keeps a socket waiting, then decides', async () => {
  const door = await listenEarly({ host: '127.0.0.1', port: 0 })
  try {
    const owner = await ownDesign()
    const begun = Promise.withResolvers<void>()
    const refusing = door.refuseDuring(begun.promise)
    expect(await refusal(owner.id, owner.token, door.port)).toEqual({ status: 503, error: 'not-ready' })
    begun.resolve()
    await refusing
    const page = openPage(owner, door.port)
    door.letIn((asked, response) => shop.app.routing(asked, response))
    expect(await page.hear(1)).toEqual([{ kind: 'revision', revision: 1 }])
    page.close()
    await page.closed
  } finally {
    await door.close(0)
  }
})
