import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { requireFree } from './ports.ts'

test('a taken port is an error that names it, a free one is none', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(requireFree([port])).rejects.toThrow(`Port ${port} is taken by another program`)
  other.close()
  await once(other, 'close')
  await requireFree([port])
})
