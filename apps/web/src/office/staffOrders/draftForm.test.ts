import { expect, test } from 'vitest'
import { draftBodyOf, formOfDraft, type OrderDraft } from './draftForm.ts'

const DESIGN = '00000000-0000-4000-8000-000000000001'
const draft = {
  source: 'phone',
  designs: [{ id: DESIGN, name: 'Home kit', productType: 'SOCCER_KIT', revision: 1, pictureUrl: '' }],
  content: {
    lines: [
      {
        designId: DESIGN,
        fabric: 'interlock',
        size: 'M',
        sleeve: 'short',
        qty: 3,
        playerName: 'Sok Dara',
        printName: 'DARA',
        number: 7,
        version: 'player',
        kit: null,
        price: { unitCents: 950, reason: 'Sponsor' },
      },
    ],
    extras: [{ text: 'Friend', qty: 1, unitCents: -250 }],
    address: 'House 12',
    landmark: '',
    phone: '012 345 678',
    note: '',
    shipping: null,
    promisedOn: null,
    acceptsUnprinted: false,
    isOnAccount: false,
  },
} as unknown as OrderDraft

test('a form gives back the draft that it was read from', () => {
  expect(draftBodyOf(formOfDraft(draft))).toEqual({ source: 'phone', content: draft.content })
})

test('a wrong quantity is not kept, a price without a reason is', () => {
  const form = formOfDraft(draft)
  const [line] = form.lines
  expect(draftBodyOf({ ...form, lines: [{ ...line!, qty: 'many' }] })).toBeNull()
  const wordless = draftBodyOf({ ...form, lines: [{ ...line!, price: { dollars: '8', reason: '' } }] })
  expect(wordless?.content.lines?.[0]?.price).toEqual({ unitCents: 800, reason: '' })
})
