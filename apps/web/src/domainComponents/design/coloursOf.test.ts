import { createDesign } from '@kitwright/design'
import { describe, expect, it } from 'vitest'
import { coloursOf } from './coloursOf.ts'

describe('the colours of an outline', () => {
  it('are those of the design', () => {
    const design = createDesign('soccer')
    const red = { fill: { kind: 'solid', colour: '#ff0000' }, pattern: null, span: 'piece' } as const
    const fade = {
      fill: {
        kind: 'gradient',
        shape: 'linear',
        angleDeg: 0,
        stops: [
          { colour: '#00ff00', at: 0 },
          { colour: '#0000ff', at: 100 },
        ],
      },
      pattern: null,
      span: 'piece',
    } as const
    const colours = coloursOf({ ...design, parts: { ...design.parts, base: red, sleeves: fade } })
    expect(colours).toMatchObject({ body: '#ff0000', sleeves: '#00ff00' })
  })

  it('are left out when there is no design', () => {
    expect([undefined, null, 7, {}].map(coloursOf)).toEqual([undefined, undefined, undefined, undefined])
  })
})
