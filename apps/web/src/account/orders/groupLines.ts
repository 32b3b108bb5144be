import type { OrderLine } from '@kitwright/contract'

export interface LineGroup {
  readonly key: string
  readonly designName: string
  readonly productType: OrderLine['productType']
  readonly fabric: string
  readonly lines: readonly OrderLine[]
}

/** Lines of one design in one fabric together, in the order's own sequence. */
export function groupLines(lines: readonly OrderLine[]): LineGroup[] {
  const groups = Map.groupBy(lines, line => `${line.designId} ${line.fabric}`)
  return [...groups].map(([key, members]) => {
    const { designName, productType, fabric } = members[0]!
    return { key, designName, productType, fabric, lines: members }
  })
}
