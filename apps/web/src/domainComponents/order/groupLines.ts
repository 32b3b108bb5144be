import type { OrderLine } from '@kitwright/contract'

export interface LineGroup extends Pick<
  OrderLine,
  'designId' | 'designName' | 'productType' | 'fabric' | 'revision' | 'pictureUrl' | 'kit'
> {
  readonly key: string
  readonly lines: readonly OrderLine[]
}

/** Groups lines of one design, kit and fabric, in the order's own sequence. */
export function groupLines(lines: readonly OrderLine[]): LineGroup[] {
  const groups = Map.groupBy(
    lines,
    line => `${line.designId} ${line.revision} ${line.fabric} ${line.pictureUrl} ${line.kit}`,
  )
  return [...groups].map(([key, members]) => ({ ...members[0]!, key, lines: members }))
}
