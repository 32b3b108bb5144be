import { decodePDFRawStream, PDFContext, PDFRawStream } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { colourTable } from './colourTable.ts'
import { marksPainter } from './painters.ts'
import { rewriteOperators } from './rewrite.ts'

function rewritten(operators: string): string {
  const context = PDFContext.create()
  let made: PDFRawStream | undefined
  const stream = PDFRawStream.of(context.obj({}), Buffer.from(operators))
  const rewrite = rewriteOperators(stream, marksPainter, to => (made = to as PDFRawStream))
  rewrite.want()
  rewrite.write()
  return rawOf(made!)
}
const rawOf = (stream: PDFRawStream): string => Buffer.from(decodePDFRawStream(stream).decode()).toString()

test('colours of lines and areas become inks, whatever stands around them; all else stays', () => {
  expect(rewritten('q\n1 1 1 RG 0 0 0 rg\n.5 .5 .5 rg\n1 0 0 1 3 4 cm 2 3 m\nQ')).toBe(
    'q\n0 0 0 0 K 0 0 0 1 k\n0 0 0 0.498 k\n1 0 0 1 3 4 cm 2 3 m\nQ',
  )
  expect(rewritten('/Pattern CS/Pattern cs/P4 SCN/P4 scn\n/G3 gs')).toBe('/Pattern CS/Pattern cs/P4 SCN/P4 scn\n/G3 gs')
})

test.each(['/Lab cs 1 0 0 sc\n', 'q BI /W 1 /H 1 ID x EI Q', '/CS0 CS\n'])(
  'a drawing that names colours in another way is refused: %s',
  operators => {
    expect(() => rewritten(operators)).toThrow(/unsupported operator/)
  },
)

test('colours are looked up together, once, and again where that failed', async () => {
  const asked: number[][] = []
  let isBroken = true
  const table = colourTable(async colours => {
    asked.push([...colours])
    if (isBroken) throw new Error('broken')
    return Uint32Array.from({ length: colours.length / 3 }, (_, i) => 1_000 + i)
  })
  const wantTwo = (): void => [0x010203, 0xff0000, 0x010203].forEach(colour => table.want(colour))
  wantTwo()
  await expect(table.learn()).rejects.toThrow('broken')
  expect(() => table.of(0xff0000)).toThrow(/ff0000/)
  isBroken = false
  wantTwo()
  await table.learn()
  wantTwo()
  await table.learn()
  expect(asked.slice(1)).toEqual([[1, 2, 3, 255, 0, 0]])
  expect([table.of(0x010203), table.of(0xff0000)]).toEqual([1_000, 1_001])
})
