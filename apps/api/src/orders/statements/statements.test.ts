import { describe, expect, it } from 'vitest'
import { CsvTooLargeError, parseCsv } from './parseCsv.ts'
import { type OwingOrder, proposePayments } from './proposePayments.ts'
import { findOrderNumbers, readAmount, readStatement } from './readStatement.ts'

const LIMITS = { mostRows: 50_100, mostCells: 60 }
const read = (text: string, prefix = 'AK') => readStatement(text, { prefix, limits: LIMITS })

describe('parseCsv', () => {
  it('takes quotes, line breaks in cells, a byte order mark and other delimiters', () => {
    expect(parseCsv('\uFEFFa;"b;1\n2";"say ""hi"""\r\n\r\nc;d;e', LIMITS)).toEqual([
      ['a', 'b;1\n2', 'say "hi"'],
      ['c', 'd', 'e'],
    ])
  })

  it('ends at a quote that is never closed', () => {
    expect(parseCsv('a,b\n1,"open\n2,3', LIMITS)).toEqual([
      ['a', 'b'],
      ['1', 'open\n2,3'],
    ])
  })

  it('refuses more rows or cells than allowed', () => {
    expect(() => parseCsv('a,b\n'.repeat(11), { mostRows: 10, mostCells: 5 })).toThrow(CsvTooLargeError)
    expect(() => parseCsv(','.repeat(10), { mostRows: 10, mostCells: 5 })).toThrow(CsvTooLargeError)
  })
})

describe('readAmount', () => {
  it.each([
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['72.5', 7250],
    ['USD 5', 500],
    ['$ 1,000', 100_000],
    ['297,300 ៛', 29_730_000],
    ['៥០០', 50_000],
    ['(20.00)', -2000],
    ['-3.00', -300],
    ['20.00 DR', -2000],
    ['', null],
    ['n/a', null],
    ['12.5.2026 10:00', null],
    ['9'.repeat(20), null],
  ])('reads %j as %j hundredths', (cell, hundredths) => {
    expect(readAmount(cell)).toBe(hundredths)
  })
})

describe('findOrderNumbers', () => {
  it.each([
    ['Payment AK-000042', ['AK-000042']],
    ['ak 42 thanks', ['AK-000042']],
    ['REF:AK000042/AK-43', ['AK-000042', 'AK-000043']],
    ['លេខ AK-០០០០៤២', ['AK-000042']],
    ['BREAK-42, XAK-42', []],
    ['AK-000042 AK-42', ['AK-000042']],
  ])('finds in %j: %j', (text, numbers) => {
    expect(findOrderNumbers(text, 'AK')).toEqual(numbers)
  })
})

const ABA = `Account statement,,,,
Account,000 000 001,,,
Transaction Date,Transaction Details,Money In,Money Out,Balance
12/11/2026,"FUNDS RECEIVED FROM SOK DARA, REMARK: AK-000001",72.50,,1000.00
12/11/2026,CASH WITHDRAWAL,,50.00,950.00
13/11/2026,REMARK ak 2,"1,100.00",,2050.00`

describe('readStatement', () => {
  it('finds the table below the bank’s letterhead and takes money that came in', () => {
    const { lines, skipped } = read(ABA)
    expect(skipped).toBe(1)
    expect(lines).toMatchObject([
      { row: 4, date: '12/11/2026', currency: 'USD', amount: 7250, numbers: ['AK-000001'] },
      { row: 6, amount: 110_000, numbers: ['AK-000002'] },
    ])
  })

  it('takes signed amounts, riel and Khmer heads', () => {
    const { lines } = read('កាលបរិច្ឆេទ;ពិពណ៌នា;ចំនួនទឹកប្រាក់;រូបិយប័ណ្ណ\n1/12;AK-1;297300;KHR\n1/12;fee;-4000;KHR')
    expect(lines).toMatchObject([{ currency: 'KHR', amount: 297_300, numbers: ['AK-000001'] }])
  })

  it('says of a text without amounts that it cannot be read', () => {
    expect(read('hello\nworld')).toMatchObject({ lines: [], isUnreadable: true })
    expect(read('').isUnreadable).toBe(true)
  })

  it('reads 50,000 lines within four seconds of processor time', () => {
    const rows = Array.from({ length: 50_000 }, (_, i) => `1/12/2026,"PAYER ${i}, REMARK AK-${i}",${i}.50,,9`)
    const started = process.cpuUsage()
    const { lines } = read(`Date,Details,Credit,Debit,Balance\n${rows.join('\n')}`)
    expect(lines).toHaveLength(50_000)
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(4000)
  })
})

const order = (change: Partial<OwingOrder> = {}): OwingOrder => ({
  id: 'one',
  number: 'AK-000001',
  isCanceled: false,
  dueCents: 14_500,
  nextCents: 7250,
  rielPerDollar: 4100,
  nextRiel: 297_300,
  dueRiel: 594_500,
  ...change,
})
const propose = (amounts: readonly (number | string)[], of = order(), noted: readonly number[] = []) => {
  const rows = amounts.map((amount, i) => `${i},AK-1 no ${i},${amount}`)
  const { lines } = read(`Date,Details,Credit\n${rows.join('\n')}`)
  const known = { orders: new Map([[of.number, of]]), noted: new Set(noted.map(at => lines[at]!.hash)) }
  return proposePayments(lines, known).map(({ kind, cents }) => [kind, cents])
}

describe('proposePayments', () => {
  it('tells asked amounts from parts and from too much', () => {
    expect(propose(['72.50'])).toEqual([['exact', 7250]])
    expect(propose(['145.00'])).toEqual([['exact', 14_500]])
    expect(propose(['20.00'])).toEqual([['part', 2000]])
    expect(propose(['145.01'])).toEqual([['beyond', 14_501]])
  })

  it('counts riel that were asked for as the cents they stand for', () => {
    expect(propose(['297300 KHR', '"594,500 ៛"'])).toEqual([
      ['exact', 7250],
      ['beyond', 14_500],
    ])
  })

  it('says what is due beside the lines before', () => {
    const { lines } = read('Date,Details,Credit\n1,AK-1 a,72.50\n1,AK-1 b,100.00')
    const known = { orders: new Map([['AK-000001', order()]]), noted: new Set<string>() }
    const [, second] = proposePayments(lines, known)
    expect([second!.kind, second!.order!.dueCents]).toEqual(['beyond', 7250])
  })

  it('adds up the lines of one order', () => {
    expect(propose(['72.50', '72.50', '0.01'])).toEqual([
      ['exact', 7250],
      ['exact', 7250],
      ['closed', 1],
    ])
  })

  it('recorded lines, repeated lines and orders that take no payment are marked', () => {
    expect(propose(['72.50'], order(), [0])).toEqual([['noted', 7250]])
    const { lines } = read('Date,Details,Credit\n1,AK-1,5.00\n1,AK-1,5.00')
    const known = { orders: new Map([['AK-000001', order()]]), noted: new Set<string>() }
    expect(proposePayments(lines, known).map(({ kind }) => kind)).toEqual(['part', 'repeated'])
    expect(propose(['72.50'], order({ isCanceled: true }))).toEqual([['closed', 7250]])
  })

  it('proposes nothing for a line that names no order, or two', () => {
    const { lines } = read('Date,Details,Credit\n1,rent,5.00\n1,AK-1 and AK-2,5.00\n1,AK-9,5.00')
    const known = { orders: new Map([['AK-000001', order()]]), noted: new Set<string>() }
    expect(proposePayments(lines, known).map(({ kind, order: of }) => [kind, of])).toEqual([
      ['unknown', null],
      ['unknown', null],
      ['unknown', null],
    ])
  })
})
