import { describe, expect, it } from 'vitest'
import { fileName } from './fileName.ts'

describe('the name of a file', () => {
  it('keeps the letters of both scripts and drops what a disk may refuse', () => {
    expect(fileName('River Dragons 2026', 'front', 'png')).toBe('River-Dragons-2026-front.png')
    expect(fileName('ឈុតបាល់ទាត់ មេគង្គ', 'front', 'png')).toBe('ឈុតបាល់ទាត់-មេគង្គ-front.png')
    expect(fileName('../../etc/passwd\0<b>"a:b|c?*"', 'back', 'png')).toBe('etc-passwd-b-a-b-c-back.png')
  })

  it('is never empty, a device, or too long', () => {
    expect(fileName(' … ', 'turn', 'webp')).toBe('design-turn.webp')
    expect(fileName('CON', 'turn', 'webp')).toBe('design-turn.webp')
    expect(fileName('é'.repeat(300), 'a', 'png')).toBe(`${'é'.repeat(60)}-a.png`)
  })
})
