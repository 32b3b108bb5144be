import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createConnection } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createStartupQueue, type Listener, type WaitingRoomSize } from './startupQueue.ts'

const servers = new Set<ReturnType<typeof createServer>>()
afterEach(() => {
  for (const server of servers) server.closeAllConnections()
  for (const server of servers) server.close()
  servers.clear()
})

const answering =
  (status: number): Listener =>
  (_request, response) =>
    response.writeHead(status).end()

/** Creates a server with a startup queue, and helpers that send a request and await its arrival. */
async function openRoom(size: Partial<WaitingRoomSize>) {
  const room = createStartupQueue(answering(503), { longestMs: 60_000, most: 9, ...size })
  const server = createServer(room.enter)
  servers.add(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const arrival = async () => (await once(server, 'request')) as [IncomingMessage, ServerResponse]
  const ask = async (path = '/whoami') => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  return { room, port, arrival, ask }
}

test('all who wait are let in when it is emptied', async () => {
  const { room, arrival, ask } = await openRoom({})
  const asked: Promise<number>[] = []
  for (let i = 0; i < 3; i += 1) {
    const arrived = arrival()
    asked.push(ask())
    await arrived
  }
  room.empty(answering(200))
  expect(await Promise.all(asked)).toEqual([200, 200, 200])
})

test('a caller waiting too long, or finding the queue full, is refused', async () => {
  const { room, arrival, ask } = await openRoom({ most: 1 })
  const arrived = arrival()
  const first = ask()
  await arrived
  expect([await ask(), await ask('/health/ready')]).toEqual([503, 503])
  room.empty(answering(200))
  expect(await first).toBe(200)
  const hasty = await openRoom({ longestMs: 1 })
  expect(await hasty.ask()).toBe(503)
})

test('who has left is not let in, and leaves a place', async () => {
  const { room, port, arrival, ask } = await openRoom({ most: 1 })
  const arrived = arrival()
  const socket = createConnection(port, '127.0.0.1')
  socket.write('POST /api/orders HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\n\r\n')
  const [, response] = await arrived
  socket.destroy()
  await once(response, 'close')
  const next = arrival()
  const asked = ask()
  await next
  const letIn: (string | undefined)[] = []
  room.empty((request, answer) => {
    letIn.push(request.url)
    answering(200)(request, answer)
  })
  expect([await asked, letIn]).toEqual([200, ['/whoami']])
})
