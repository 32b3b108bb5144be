import { expect, test } from 'vitest'
import { gatherFindings } from './gatherFindings.ts'
import type { PieceResult } from '../garmentFiles/job.ts'
import type { GarmentToSew } from '../../garments/orderGarments.ts'

const picture = (dpi: number, isCoarse = true) => ({ kind: 'picture', layer: 'logo', dpi, isCoarse }) as const
const pattern = (dpi: number) => ({ kind: 'coarsePattern', part: 'base', pattern: 'big-star', dpi }) as const
const inPattern = (dpi: number) => ({ kind: 'pictureInPattern', part: 'base', dpi, isCoarse: dpi < 150 }) as const
const made = (pieces: Record<string, PieceResult['findings']>, design = 'Away') => ({
  garment: { design, documentHash: design } as GarmentToSew,
  pieces: Object.entries(pieces).map(([piece, findings]) => ({ piece, code: '', findings })),
})

test('a piece’s finding is told once for all its wearers, with the lowest resolution', () => {
  const found = gatherFindings([
    made({ front: [picture(120.7), pattern(90)], back: [picture(200, false)] }),
    made({ front: [picture(80.9), picture(100)] }),
    made({ front: [picture(110), inPattern(62)], back: [inPattern(170)] }, 'Home'),
  ])
  expect(found).toEqual([
    { kind: 'picture', design: 'Away', piece: 'front', dpi: 80, isCoarse: true },
    { kind: 'pattern', design: 'Away', piece: 'front', dpi: 90, isCoarse: true },
    { kind: 'picture', design: 'Away', piece: 'back', dpi: 200, isCoarse: false },
    { kind: 'picture', design: 'Home', piece: 'front', dpi: 62, isCoarse: true },
    { kind: 'picture', design: 'Home', piece: 'back', dpi: 170, isCoarse: false },
  ])
})
