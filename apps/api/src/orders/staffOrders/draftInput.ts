import type { DesignToOrder } from '../../designs/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import type { OrderInput } from '../placement/orderInput.ts'
import type { StaffTerms } from '../placement/staffTerms.ts'
import type { DraftRecord } from './draftStore.ts'
import type { FillInTerms } from './fillIn.ts'

/** Returns a draft as the body of an order. Throws `not-found` for a design that is not its customer's. */
export function orderInputOf({ content }: DraftRecord, own: readonly DesignToOrder[]): OrderInput {
  const designs = new Map(own.map(design => [design.id, design]))
  const lines = content.lines.map(({ price: _, ...line }, i) => {
    const productType = designs.get(line.designId)?.productType
    if (productType === undefined)
      throw new ProblemError('not-found', [{ path: `lines.${i}.designId`, id: 'not-found' }])
    return { ...line, productType: productType as OrderInput['lines'][number]['productType'] }
  })
  const { address, landmark, phone, note, shipping, isOnAccount } = content
  return {
    lines,
    samples: [],
    address,
    landmark,
    phone,
    note,
    ...(shipping && { shipping }),
    unprinted: content.acceptsUnprinted ? 'accept' : 'refuse',
    isOnAccount,
  }
}

/** Returns what staff decide of the order of a draft. */
export const staffTermsOf = (
  draft: DraftRecord,
  { revisions, orderedQty }: FillInTerms,
  by: Pick<StaffTerms, 'by' | 'role'>,
): StaffTerms => ({
  ...by,
  source: draft.source,
  fillInOf: draft.fill_in_of,
  prices: draft.content.lines.map(({ price }) => price),
  extras: draft.content.extras.map(({ text, qty, unitCents }) => ({ text, qty, cents: unitCents * qty })),
  promisedOn: draft.content.promisedOn,
  revisions,
  orderedQty,
})

/** Throws `invalid-input` with what an order needs and a draft may still lack. */
export function requireWhole({ content }: DraftRecord): void {
  const missing = [
    ...(content.address === '' ? ['address'] : []),
    ...(content.phone === '' ? ['phone'] : []),
    ...content.lines.flatMap(({ price }, i) => (price?.reason === '' ? [`lines.${i}.price.reason`] : [])),
    ...content.extras.flatMap(({ text }, i) => (text === '' ? [`extras.${i}.text`] : [])),
  ]
  if (missing.length > 0)
    throw new ProblemError(
      'invalid-input',
      missing.map(path => ({ path, id: 'required' })),
    )
}
