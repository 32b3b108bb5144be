import {
  applyCommand,
  createDesign,
  createTextLayer,
  designDocument,
  type DesignDocument,
  LIMITS,
  zoneForRole,
} from '@kitwright/design'
import { getGarment, loadGarment } from '@kitwright/garment'
import { describe, expect, it } from 'vitest'
import { codeCommand, designColours } from './designColours.ts'

await loadGarment('soccer')
const plain = createDesign('soccer')
const numbered = (n: number): string => `#${n.toString(16).padStart(6, '0')}`

describe('the colours of a design', () => {
  it('come with the most used first, each once', () => {
    const zone = zoneForRole(getGarment('soccer'), plain.options, 'frontText')
    const text = {
      ...createTextLayer('a', 'frontText', 'A', zone),
      fill: { kind: 'solid' as const, colour: '#ff0000' },
      outline: { colour: '#ff0000', widthMm: 2 },
      shadow: { colour: '#00ff00', xMm: 1, yMm: 1 },
    }
    const document: DesignDocument = {
      ...plain,
      parts: {
        base: {
          fill: {
            kind: 'gradient',
            shape: 'linear',
            angleDeg: 0,
            stops: [
              { colour: '#ff0000', at: 0 },
              { colour: '#0000ff80', at: 100 },
            ],
          },
          pattern: null,
          span: 'piece',
        },
      },
      layers: [text],
      fabric: { colour: '#00ff00' },
    }
    expect(designColours(document)).toEqual(['#ff0000', '#00ff00', '#0000ff80'])
  })
})

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
  it('takes the place of one whose colour is gone when there is no more room', () => {
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
