import { expect, test } from 'vitest'
import { readBytes } from './fetchOutside.ts'

const inParts = (...parts: string[]): Response =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(Buffer.from(part))
        controller.close()
      },
    }),
  )

test('an answer is read to its end, up to a limit of bytes', async () => {
  expect(String(await readBytes(inParts('ab', 'c', 'de'), 5))).toBe('abcde')
  await expect(readBytes(inParts('ab', 'c', 'def'), 5)).rejects.toMatchObject({ id: 'graphics-unreachable' })
  await expect(readBytes(inParts('abcdef'), 5)).rejects.toMatchObject({ id: 'graphics-unreachable' })
  expect(await readBytes(new Response(null), 0)).toHaveLength(0)
})

test('one that ends in the middle is none', async () => {
  const broken = new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from('ab'))
      },
      pull(controller) {
        controller.error(new Error('cut off'))
      },
    }),
  )
  await expect(readBytes(broken, 5)).rejects.toMatchObject({ id: 'graphics-unreachable' })
})
