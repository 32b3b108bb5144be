import { join } from 'node:path'
import { nodeSources } from '@kitwright/artwork/node'
import { asKept, cellsOf } from '@kitwright/artwork/testing'
import { createDesign, createPatternUse, createTextLayer, type DesignDocument } from '@kitwright/design'
import { getGarment, sewnGarments, zoneOf } from '@kitwright/garment'
import { expect, test } from 'vitest'
import type { PortraitView } from './index.ts'
import { portraitOf } from './node/index.ts'

/** Every part in a different colour, from nearly black to nearly white; artwork extends over its edges. */
function coloured(id: string): DesignDocument {
  const plain = createDesign(id)
  const colours = ['#c01020', '#1030c0', '#f4f4ee', '#108030', '#14161c', '#e0a010', '#7c3aed']
  const parts = Object.entries(plain.parts).map(([part, style], i) => [
    part,
    {
      ...style,
      fill: { kind: 'solid', colour: colours[i % colours.length] },
      pattern: part === 'base' ? createPatternUse('checks', '#facc15') : null,
    },
  ])
  const zone = zoneOf(getGarment(id), plain.options, 'playerName')
  const layers = zone ? [createTextLayer('name', 'playerName', 'DARA', zone)] : []
  return {
    ...plain,
    fabric: { colour: '#30c0a0' },
    parts: Object.fromEntries(parts) as DesignDocument['parts'],
    layers,
  }
}

const VIEWS: readonly PortraitView[] = ['front', 'back', 'left', 'right', 'angle', 'turned', 'turnedBack', 'both']

// People judge the appearance in the studio. This test only compares it with the last accepted one; `npx vitest run -u
// packages/portrait` accepts a new one.
test('every garment is seen as before, from one side or another', async () => {
  const sources = await nodeSources(['checks'])
  const drawn: string[] = []
  for (const [i, id] of sewnGarments().entries()) {
    const view = VIEWS[i % VIEWS.length]!
    const look = { widthPx: 96, heightPx: 120, ground: i % 2 === 0 ? '#e9ebee' : null }
    const canvas = await portraitOf({ document: coloured(id), view, sources, ...look })
    drawn.push(`${id}, ${view}:\n${cellsOf(canvas!, 16, 20)}\n`)
  }
  const path = join(import.meta.dirname, 'golden/portraits.txt')
  await expect(await asKept(drawn.join('\n'), path)).toMatchFileSnapshot(path)
})
