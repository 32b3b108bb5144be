import { formatRiel, rielOf } from '@kitwright/measure'
import { useTenant } from '../../session/index.ts'
import { formatCents } from '../../ui/index.ts'

/** A price in dollars, with riel beside it where the shop has a rate. */
export function Price({ cents }: { cents: number }) {
  const { rielPerDollar } = useTenant().settings
  return (
    <>
      <b className="usd">{formatCents(cents)}</b>
      {rielPerDollar !== undefined && (
        <>
          {' '}
          <span className="khr">{formatRiel(rielOf(cents, rielPerDollar))}</span>
        </>
      )}
    </>
  )
}
