import type { OrderLine, LineInput } from '@kitwright/contract'
import type { OtherDesign } from './checkoutStorage.ts'
import { parseQty } from '../../parseQty.ts'

const wantedOf = (line: OrderLine): LineInput => {
  const { designId, productType, fabric, size, sleeve, qty, playerName, printName, number, version, kit } = line
  const shared = { designId, productType, fabric, size, sleeve, qty, playerName, printName, number, version }
  return { ...shared, ...(kit && { kit }) }
}

/** Groups lines of an earlier order by design, kit and fabric. */
export const otherDesigns = (lines: readonly OrderLine[]): OtherDesign[] =>
  [...Map.groupBy(lines, line => `${line.designId} ${line.fabric} ${line.pictureUrl}`).values()].map(group => ({
    name: group[0]!.designName,
    pictureUrl: group[0]!.pictureUrl,
    lines: group.map(wantedOf),
    qtys: group.map(({ qty }) => ({ value: String(qty) })),
  }))

/** Returns the lines to quote and order. Lines with an invalid quantity are skipped. */
export const otherLinesOf = (others: readonly OtherDesign[]): LineInput[] =>
  others.flatMap(({ lines, qtys }) =>
    lines.flatMap((line, i) => {
      const qty = parseQty(qtys[i]?.value ?? '')
      return qty === null ? [] : [{ ...line, qty }]
    }),
  )
