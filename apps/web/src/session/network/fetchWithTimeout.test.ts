import { expect, it } from 'vitest'
import { createFetch, onShopAnswer } from './fetchWithTimeout.ts'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

it('an answer of the shop is told; a call without network is not', async () => {
  const server = createServer((_request, response) => response.writeHead(503).end())
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  let told = 0
  const stop = onShopAnswer(() => (told += 1))
  const send = createFetch(5000)
  await send(`http://127.0.0.1:${port}/`)
  expect(told).toBe(1)
  await new Promise(resolve => server.close(resolve))
  await expect(send(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed')
  expect(told).toBe(1)
  stop()
})
