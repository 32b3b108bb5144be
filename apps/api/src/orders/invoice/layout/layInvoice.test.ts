import { loadTexts } from '@kitwright/words'
import type { Order, OrderLine } from '@kitwright/contract'
import { describe, expect, it } from 'vitest'
import { breakLines } from './breakLines.ts'
import type { InvoiceFacts } from '../facts.ts'
import { layInvoice } from './layInvoice.ts'
import { type PageMark, type Page, PAPER, type WidthOf } from './pageMarks.ts'
import { loadInvoiceWords } from '../invoiceTexts.ts'

const NO_WAYS: Order['payment'] = {
  banks: [],
  khqr: null,
  khqrAccount: null,
  takesCash: false,
  rielPerDollar: null,
  payWithinDays: 0,
  reminds: false,
  releaseAfterDays: 0,
  warnDays: 3,
  en: '',
  kh: '',
}

const line = (i: number): OrderLine => ({
  id: `line ${i}`,
  designId: 'home',
  designName: 'River Dragons',
  revision: 1,
  priceSource: 'list',
  offerNumber: null,
  unprinted: [],
  pictureUrl: '',
  productType: 'SOCCER_KIT',
  fabric: 'interlock',
  size: 'XXXL',
  sleeve: 'long',
  version: 'player',
  kit: null,
  playerName: `Player ${i}`,
  printName: '',
  number: i,
  qty: 1,
  baseCents: 1500,
  unitCents: 1700,
  surcharges: [],
  discounts: [],
  discountCents: 85,
  totalCents: 1615,
})

const order = (lines: number, change: Partial<Order> = {}): Order => ({
  id: 'order',
  number: '2026-00017',
  status: 'APPROVED',
  qty: lines,
  totalCents: 1615 * lines,
  promotionPercent: 0,
  paidCents: 500,
  dueCents: 1615 * lines - 500,
  fees: [],
  quoteNumber: null,
  shipping: {
    method: null,
    places: [],
    directions: '',
    mapPoint: '',
    purchaseNumber: '',
    neededBy: null,
    isRush: false,
    promisedOn: null,
    firstPromisedOn: null,
    promiseReason: '',
    steps: [],
    exchangeRule: { en: '', kh: '' },
  },
  placedAt: '2026-11-20T18:00:00.000Z',
  designNames: ['River Dragons'],
  designId: 'home',
  productType: 'SOCCER_KIT',
  pictureUrl: '',
  canCancel: true,
  lines: Array.from({ length: lines }, (_, i) => line(i + 1)),
  subtotalCents: 1700 * lines,
  discountCents: 85 * lines,
  address: 'ផ្ទះ 12 ផ្លូវ 271',
  landmark: 'near the stadium',
  phone: '+85512345678',
  note: '',
  supplier: null,
  approval: null,
  isUnprintedAccepted: false,
  creditDays: null,
  depositCents: 0,
  deliveryCents: 1615 * lines,
  nextPayment: {
    cents: 1615 * lines - 500,
    riel: null,
    by: 'delivery',
    until: null,
    creditDays: null,
    releaseOn: null,
  },
  payment: { ...NO_WAYS, banks: [{ bank: 'ABA', holder: '', account: '000 123 456' }] },
  paymentCodes: [],
  canReceive: false,
  ratings: [],
  dates: { designed: null, ordered: null, approved: null, delivered: null, received: null },
  history: [],
  ...change,
})

/** Monospaced letters, like a typewriter's. */
const widthOf: WidthOf = (text, { size }) => text.length * size * 0.5

async function lay(
  of: Order,
  language: 'en' | 'kh' = 'en',
  khqr: InvoiceFacts['khqr'] = null,
  timeZone = 'Asia/Phnom_Penh',
  documents: InvoiceFacts['documents'] = [],
): Promise<readonly Page[]> {
  const facts: InvoiceFacts = {
    language,
    timeZone,
    shop: {
      name: 'Angkor Kits',
      colour: '#0b825a',
      contact: { phone: '012 345 678', email: 'shop@example.com' },
      logo: null,
    },
    khqr,
    customer: { name: 'Sophea Chan', email: 'sophea@example.com' },
    order: of,
    contents: of,
    documents,
    drawn: null,
    fabrics: { interlock: 'Interlock' },
  }
  return layInvoice(facts, await loadInvoiceWords(language, timeZone), widthOf)
}

const textsOf = (page: Page): string[] => page.flatMap(mark => (mark.kind === 'text' ? [mark.text] : []))
const bottomOf = (mark: PageMark): number => (mark.kind === 'text' ? mark.y : mark.y + mark.height)

describe('an invoice', () => {
  it('names the seller, buyer, items, status and amount due', async () => {
    const [page] = await lay(order(2))
    const texts = textsOf(page!)
    for (const text of [
      'Angkor Kits',
      'Sophea Chan',
      '+85512345678',
      'Order 2026-00017',
      'Status: Approved',
      'Player 2',
    ]) {
      expect(texts).toContain(text)
    }
    expect(texts).toContain('River Dragons · Soccer kit · Interlock')
    expect(texts.join(' ')).toContain('ផ្ទះ 12 ផ្លូវ 271 (near the stadium)')
    expect(texts).toEqual(expect.arrayContaining(['3XL', 'Long', '$34.00', '-$1.70', '$32.30', '$5.00', '$27.30']))
    expect(texts.join(' ')).toContain('Bank transfer: ABA Account number: 000 123 456')
  })

  it.each(['en', 'kh'] as const)('names the promotion that it was priced under, in %s', async language => {
    const discounts = [{ kind: 'promotion' as const, percent: 10 }]
    const [page] = await lay({ ...order(2), lines: [line(1), { ...line(2), discounts }] }, language)
    const { discount_with_promotion: words } = await loadTexts(language, 'order')
    // The text takes as many lines as it needs beside its amount.
    const bare = (text: string): string => text.replaceAll(/\s/g, '')
    expect(bare(textsOf(page!).join(''))).toContain(bare(words.replace('{{percent}}', '10')))
  })

  it('bills each kit of a design under its own head', async () => {
    const away = { ...order(1), lines: [line(1), { ...line(2), kit: 'away' as const }] }
    const texts = (await lay(away)).flatMap(textsOf)
    const heads = texts.filter(text => text.startsWith('River Dragons'))
    expect(heads).toEqual(['River Dragons · Soccer kit · Interlock', 'River Dragons · Soccer kit · Interlock · Away'])
  })

  it('sets the total and the amount due in stronger letters', async () => {
    const [page] = await lay(order(2))
    const styleOf = (amount: string) =>
      page!.findLast(mark => mark.kind === 'text' && mark.text === amount && mark.align === 'right') as {
        style: object
      }
    const [subtotal, total, paid, due] = ['$34.00', '$32.30', '$5.00', '$27.30'].map(amount => styleOf(amount).style)
    expect([total, subtotal]).toEqual([due, paid])
    expect(total).not.toEqual(subtotal)
  })

  it('tells goalkeepers from players, and breaks a name that is wider than its column', async () => {
    const lines = [
      { ...line(1), playerName: 'Dara', version: 'goalkeeper' as const },
      { ...line(2), playerName: 'CHANDARAVATTANAKSOPHEAPMONGKOL'.repeat(2) },
    ]
    const [page] = await lay(order(2, { lines }))
    expect(textsOf(page!)).toContain('Dara · Goalkeeper')
    const names = page!.filter(mark => mark.kind === 'text' && /^[A-Z]{9,}$/.test(mark.text))
    expect(names.length).toBeGreaterThan(1)
    for (const mark of names) expect(mark.kind === 'text' && widthOf(mark.text, mark.style)).toBeLessThanOrEqual(136)
  })

  it('has dates in the shop’s time zone with offset, in its language', async () => {
    expect(textsOf((await lay(order(1)))[0]!)).toContain('Date: 21 Nov 2026 (UTC+7)')
    const [page] = await lay(order(1), 'kh')
    expect(textsOf(page!)).toEqual(expect.arrayContaining(['វិក្កយបត្របណ្ដោះអាសន្ន', 'កាលបរិច្ឆេទ: 21 វិច្ឆិកា 2026 (UTC+7)']))
    const elsewhere = await lay(order(1), 'en', null, 'America/Los_Angeles')
    expect(textsOf(elsewhere[0]!)).toContain('Date: 20 Nov 2026 (UTC−8)')
  })

  it('keeps its number and amount; later documents stand below its total, in riel too', async () => {
    const issued = { reason: 'changed', text: '', beforeCents: 1615, issuedAt: '2026-11-25T18:00:00.000Z' } as const
    const documents: InvoiceFacts['documents'] = [
      { ...issued, kind: 'invoice', number: 'INV-2026-00007', cents: 1615 },
      { ...issued, kind: 'credit_note', number: 'CN-2026-00002', cents: 615 },
    ]
    const inRiel = order(1, { payment: { ...NO_WAYS, rielPerDollar: 4100 } })
    const [page] = await lay(inRiel, 'en', null, 'Asia/Phnom_Penh', documents)
    expect(textsOf(page!).slice(0, 3)).toEqual(['Invoice', 'INV-2026-00007', 'Order 2026-00017'])
    expect(textsOf(page!)).toEqual(
      expect.arrayContaining(['Date: 26 Nov 2026 (UTC+7)', '66,200 ៛', 'Credit note CN-2026-00002', '-$6.15']),
    )
  })

  it('names the next payment, its date and reference, and the rest after it', async () => {
    const textOf = async (change: Partial<Order>) => textsOf((await lay(order(2, change)))[0]!).join(' ')
    const asked = await textOf({
      nextPayment: {
        cents: 1000,
        riel: 41_000,
        by: 'production',
        until: '2026-12-01T18:00:00.000Z',
        creditDays: null,
        releaseOn: null,
      },
    })
    expect(asked).toContain(
      'Due before production starts: $10.00 · 41,000 ៛ Please pay by 2 Dec 2026 (UTC+7). Balance due later: $17.30',
    )
    expect(asked).toContain('2026-00017')
    expect(await textOf({})).toContain('Due before delivery: $27.30')
    expect(await textOf({})).not.toContain('Balance due')
  })

  it('without a way to pay says that one follows, and gives the shop’s contact', async () => {
    const payment = NO_WAYS
    const texts = textsOf((await lay(order(2, { payment })))[0]!).join(' ')
    expect(texts).toContain('The shop will tell you how to pay. Payment questions: 012 345 678')
  })

  it('shows the KHQR on the page where something is due, however long the text', async () => {
    const khqr = { png: new Uint8Array(), widthPx: 300, heightPx: 400 }
    for (const en of ['', 'Please pay in time. '.repeat(95)]) {
      const payment = { ...NO_WAYS, khqr: '/api/files/x', takesCash: true, en }
      const marks = (await lay(order(12, { payment }), 'en', khqr)).flat()
      expect(marks.filter(({ kind }) => kind === 'picture')).toMatchObject([{ of: 'khqr' }])
      expect(Math.max(...marks.map(bottomOf))).toBeLessThan(PAPER.height)
    }
  })

  it('keeps two accounts and a scannable KHQR on the first page where they fit', async () => {
    const khqr = { png: new Uint8Array(), widthPx: 300, heightPx: 400 }
    const account = { holder: 'ANGKOR KITS CO LTD', account: '000 123 456' }
    const banks = [
      { ...account, bank: 'ABA' },
      { ...account, bank: 'ACLEDA' },
    ]
    const payment = { ...NO_WAYS, banks, khqr: '/api/files/x', takesCash: true }
    for (const language of ['en', 'kh'] as const) {
      const pages = await lay(order(10, { payment }), language, khqr)
      expect(pages.length).toBe(1)
      const shown = pages[0]!.filter(mark => mark.kind === 'picture')
      expect(shown).toHaveLength(1)
      expect(shown[0]!.width).toBeGreaterThan(90)
      // Nothing overlaps it.
      const { x, y, width, height } = shown[0]!
      const over = pages[0]!.filter(
        mark => mark.kind === 'text' && mark.align === 'left' && mark.x >= x && mark.y > y && mark.y < y + height + 8,
      )
      expect(over).toEqual([])
      expect(x + width).toBeLessThan(PAPER.width)
    }
  })

  it('breaks no address of mail and no number in the middle', async () => {
    for (const language of ['en', 'kh'] as const) {
      const texts = textsOf((await lay(order(2), language))[0]!)
      expect(texts.join('\n')).toMatch(/(?:^|\s)shop@example\.com(?:\s|$)/)
      const narrow = breakLines('Questions: +855 12 345 678 · hello@angkor-kits.example', 168, text => text.length * 4)
      expect(narrow).toContain('hello@angkor-kits.example')
    }
  })

  it('says no more how to pay once all is paid', async () => {
    const [page] = await lay(order(2, { paidCents: 3230, dueCents: 0, nextPayment: null }))
    expect(textsOf(page!).join(' ')).not.toContain('000 123 456')
  })

  it('asks nothing more for an order that is canceled', async () => {
    const [page] = await lay(order(2, { status: 'CANCELED', dueCents: 0, nextPayment: null }))
    const texts = textsOf(page!)
    expect(texts).toContain('Status: Canceled')
    expect(texts).not.toContain('To pay')
    expect(texts.join(' ')).not.toContain('000 123 456')
  })

  it('of 60 lines goes over pages with headings, without lost or repeated lines', async () => {
    const pages = await lay(order(60))
    expect(pages.length).toBeGreaterThan(2)
    for (const [i, page] of pages.slice(0, -1).entries()) {
      expect(textsOf(page)).toContain('Unit price')
      expect(textsOf(page)).toContain(`Page ${i + 1} of ${pages.length}`)
    }
    const names = pages.flatMap(textsOf).filter(text => text.startsWith('Player '))
    expect(names).toEqual(Array.from({ length: 60 }, (_, i) => `Player ${i + 1}`))
    expect(Math.max(...pages.flat().map(bottomOf))).toBeLessThan(PAPER.height)
  })

  it('breaks a name that is wider than its column, even one without spaces', async () => {
    const long = { ...line(1), printName: 'Nebuchadnezzar'.repeat(5) }
    const [page] = await lay(order(1, { lines: [long] }))
    const parts = textsOf(page!).filter(text => /nezzar|Nebu|chad/.test(text))
    expect(parts.join('')).toBe(long.printName)
    expect(Math.max(...parts.map(part => widthOf(part, { size: 9 })))).toBeLessThanOrEqual(136)
  })
})
