// @vitest-environment node
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { pictureReady } from './pictureReady.ts'

let server: Server | undefined
afterEach(() => server?.close())

/** Answers with these statuses in turn and repeats the last. */
async function serve(...statuses: number[]) {
  const asked = { times: 0 }
  server = createServer((_request, response) => {
    const status = statuses[Math.min(asked.times, statuses.length - 1)]!
    asked.times += 1
    response.writeHead(status, { 'retry-after': '0.01', connection: 'close' }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { asked, src: `http://127.0.0.1:${(server.address() as AddressInfo).port}/picture` }
}
const open = new AbortController().signal

it('a picture is asked for again while the server is busy drawing', async () => {
  const { asked, src } = await serve(503, 503, 200)
  expect([await pictureReady(src, open), asked.times]).toEqual([true, 3])
})

it('a picture is not asked for again after any other answer', async () => {
  const { asked, src } = await serve(422)
  expect([await pictureReady(src, open), asked.times]).toEqual([false, 1])
  server?.close()
  expect(await pictureReady('http://127.0.0.1:1/', open)).toBe(false)
})

it('a picture is not asked for once nobody looks at it any more', async () => {
  const { asked, src } = await serve(503)
  expect([await pictureReady(src, AbortSignal.abort()), asked.times]).toEqual([false, 0])
})
