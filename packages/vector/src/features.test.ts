import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cleanSvg, SvgRefusedError, weighSvgParts } from './index.ts'
import { FEATURES } from './testing/index.ts'

// The browser test `lookTheSame` of the API’s files checks the look: everything written here has passed it.
test('each drawing feature keeps its look: `npx vitest run -u packages/vector` rewrites it', async () => {
  const kept: string[] = []
  for (const [name, svg] of Object.entries(FEATURES)) {
    const clean = await cleanSvg(svg, async () => ({
      bytes: new Uint8Array([1]),
      mime: 'image/png',
      widthPx: 6,
      heightPx: 4,
    })).catch((error: SvgRefusedError) => error)
    if (clean instanceof SvgRefusedError) {
      kept.push(`${name} refused: ${clean.id}`, '')
      continue
    }
    const { weight, layers } = weighSvgParts(new TextEncoder().encode(clean.text))
    kept.push(
      `${name} ${clean.widthPx}x${clean.heightPx}, weight ${Number(weight.toPrecision(4))}, layers ${Number(layers.toPrecision(4))}`,
      ...clean.text.replaceAll('><', '>\n<').split('\n'),
      '',
    )
  }
  await expect(kept.join('\n')).toMatchFileSnapshot(join(import.meta.dirname, 'golden/features.txt'))
})
