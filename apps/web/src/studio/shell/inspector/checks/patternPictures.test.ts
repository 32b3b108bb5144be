import { createDesign, createPatternUse, type DesignDocument, type PatternUse } from '@kitwright/design'
import { suggestKit } from '@kitwright/design/suggestKit'
import { expect, test } from 'vitest'
import { patternPictures } from './patternPictures.ts'

const laid = { widthMm: 60, heightMm: 60, gapXMm: 10, gapYMm: 10, rows: 'straight' } as const
const pictureOf = (id: string): PatternUse => ({
  ...createPatternUse('own-picture', '#ffffff'),
  opacity: 1,
  motif: { kind: 'picture', asset: { source: 'file', id, widthPx: 100, heightPx: 100 }, inks: 0, ...laid },
})

const fresh = createDesign('tshirt')
const base = { fill: { kind: 'solid' as const, colour: '#0f766e' }, pattern: null, span: 'piece' as const }
const wearing = (more: Partial<DesignDocument>): DesignDocument => ({ ...fresh, layers: [], ...more })
const shown = (document: DesignDocument) => patternPictures(document).map(({ part, asset }) => [part, asset.id])

test('patternPictures lists the pictures of visible patterns, once for each part', () => {
  const parts = {
    ...fresh.parts,
    base: {
      ...base,
      pattern: pictureOf('a'),
      over: [pictureOf('a'), { ...pictureOf('hidden'), isHidden: true as const }],
    },
    sleeves: { ...base, pattern: createPatternUse('dots', '#ffffff') },
  }
  expect(shown(wearing({ parts }))).toEqual([['base', 'a']])
})

test('patternPictures lists the pictures of other kits', () => {
  const kits = [
    {
      ...suggestKit({ ...fresh, clubColours: [{ tone: 'main', name: null, colour: '#0f766e' }] }, 'away'),
      parts: { base: { ...base, pattern: pictureOf('b') } },
    },
  ]
  expect(shown(wearing({ kits }))).toEqual([['base', 'b']])
})
