import { describe, expect, it } from 'vitest'
import { readFile } from './readFile.ts'

describe('reading a file', () => {
  it('tells of its bytes as they come and gives all of them', async () => {
    const file = new Blob([new Uint8Array(300_000).fill(7)], { type: 'image/png' })
    const heard: number[] = []
    const read = await readFile(file, bytes => heard.push(bytes), new AbortController().signal)
    expect([read.size, read.type, heard.at(-1)]).toEqual([300_000, 'image/png', 300_000])
    expect(heard).toEqual(heard.toSorted((a, b) => a - b))
  })

  it('stops where it is told to', async () => {
    const control = new AbortController()
    const file = new Blob([new Uint8Array(3_000_000)])
    const read = readFile(file, () => control.abort(), control.signal)
    await expect(read).rejects.toThrow(/abort/i)
  })
})
