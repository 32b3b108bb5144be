import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { checkPdf } from './checkPdf.ts'

/** A document with these objects. Readers find no cross-reference table in it; the check needs none. */
const pdf = (...objects: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap(each => [Buffer.isBuffer(each) ? each : Buffer.from(each), Buffer.from('\n')]),
    Buffer.from('startxref\n0\n%%EOF\n'),
  ])
const pages = (count: number): string[] => [
  `1 0 obj << /Type /Pages /Count ${count} >> endobj`,
  ...Array.from({ length: count }, (_, i) => `${i + 2} 0 obj << /Type /Page /Parent 1 0 R >> endobj`),
]
const packed = (objects: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('9 0 obj << /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length 10 >>\nstream\r\n'),
    deflateSync(objects),
    Buffer.from('\nendstream endobj'),
  ])

test('a plain document is counted, in files and in their object streams', () => {
  expect(checkPdf(pdf(...pages(1)))).toEqual({ pages: 1 })
  expect(checkPdf(pdf(...pages(10)))).toEqual({ pages: 10 })
  expect(checkPdf(pdf(packed(pages(2).join(' '))))).toEqual({ pages: 2 })
})

test('more than ten pages are refused, also where only their count says so', () => {
  expect(checkPdf(pdf(...pages(11)))).toEqual({ problem: 'pdf-too-long' })
  expect(checkPdf(pdf(packed('<< /Type /Pages /Count 5000 >>')))).toEqual({ problem: 'pdf-too-long' })
})

test.each([
  '<< /S /JavaScript /JS (app.alert) >>',
  '<< /S /J#61vaScript >>',
  '<< /Launch (cmd.exe) >>',
  '<< /Names << /EmbeddedFiles 3 0 R >> >>',
  '<< /AcroForm << /XFA 4 0 R >> >>',
  'trailer << /Encrypt 5 0 R >>',
])('%s is no plain document, written openly or packed', objects => {
  expect(checkPdf(pdf(...pages(1), objects))).toEqual({ problem: 'pdf-not-plain' })
  expect(checkPdf(pdf(...pages(1), packed(objects)))).toEqual({ problem: 'pdf-not-plain' })
})

test('a bomb, a torn file and one without pages are unreadable', () => {
  const bomb = packed(Buffer.alloc(200_000_000, 32))
  expect(bomb.length).toBeLessThan(300_000)
  expect(checkPdf(pdf(...pages(1), bomb))).toEqual({ problem: 'pdf-unreadable' })
  expect(checkPdf(pdf(...pages(1)).subarray(0, 60))).toEqual({ problem: 'pdf-unreadable' })
  expect(checkPdf(pdf('1 0 obj << >> endobj'))).toEqual({ problem: 'pdf-unreadable' })
  expect(checkPdf(Buffer.from('no document'))).toEqual({ problem: 'pdf-unreadable' })
})

test('brackets without an end take no long time', () => {
  const start = process.cpuUsage()
  checkPdf(pdf(...pages(1), '<<'.repeat(1_000_000), '<<' + '<a'.repeat(1_000_000)))
  expect(process.cpuUsage(start).user).toBeLessThan(3_000_000)
})
