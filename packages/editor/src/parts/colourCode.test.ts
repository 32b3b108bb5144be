import {
  applyCommand,
  createDesign,
  designColours,
  designDocument,
  type DesignDocument,
  LIMITS,
} from '@kitwright/design'
import { loadGarment } from '@kitwright/garment'
import { describe, expect, it } from 'vitest'
import { codeCommand } from './colourCode.ts'

await loadGarment('soccer')
const plain = createDesign('soccer')
const numbered = (n: number): string => `#${n.toString(16).padStart(6, '0')}`

describe('a dyer’s name for a colour', () => {
  const after = (document: DesignDocument, colour: string, typed: string): DesignDocument => {
    const command = codeCommand(document, colour, typed)
    return command ? applyCommand(document, command).document : document
  }
  it('is kept without the spaces around it, and forgotten when emptied', () => {
    const named = after(plain, '#ff0000', '  PANTONE 485 C ')
    expect(named.colourCodes).toEqual({ '#ff0000': 'PANTONE 485 C' })
    expect(after(named, '#ff0000', ' ').colourCodes).toEqual({})
  })
  it('is never longer than a design takes', () => {
    const named = after(plain, '#ff0000', `${'x'.repeat(39)} yz`)
    expect(designDocument.safeParse(named).success).toBe(true)
    expect(named.colourCodes['#ff0000']).toBe('x'.repeat(39))
  })
  it('replaces a code without colour where no room is left', () => {
    const isUsed = new Set(designColours(plain))
    const gone = Array.from({ length: LIMITS.colourCodes + 9 }, (_, n) => numbered(n)).filter(c => !isUsed.has(c))
    const full = gone.slice(0, LIMITS.colourCodes).reduce((design, colour) => after(design, colour, 'old'), plain)
    const named = after(full, '#abcdef', 'new')
    expect(designDocument.safeParse(named).success).toBe(true)
    expect([named.colourCodes['#abcdef'], Object.keys(named.colourCodes).length]).toEqual(['new', LIMITS.colourCodes])
  })
  it('is refused when every name is in use', () => {
    const parts = Object.fromEntries(
      Array.from({ length: LIMITS.colourCodes }, (_, n) => [
        `p${n}`,
        { fill: { kind: 'solid', colour: numbered(n) }, pattern: null, span: 'piece' },
      ]),
    )
    const codes = Object.fromEntries(Array.from({ length: LIMITS.colourCodes }, (_, n) => [numbered(n), 'used']))
    const full = { ...plain, parts, colourCodes: codes } as DesignDocument
    expect(codeCommand(full, '#abcdef', 'new')).toBeNull()
    expect(codeCommand(full, numbered(3), 'changed')).not.toBeNull()
  })
})
