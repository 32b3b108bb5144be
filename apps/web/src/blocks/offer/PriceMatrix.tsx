import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { Price } from './Price.tsx'

interface Row {
  readonly key: string
  readonly name: ReactNode
  /** Price of one piece, cents, by the column's place. */
  readonly cents: readonly number[]
}
interface Props {
  readonly caption: string
  /** The name of the first column. */
  readonly of: string
  /** Numbers of pieces from which each column's prices apply. */
  readonly quantities: readonly number[]
  readonly rows: readonly Row[]
}

/** A table of prices by quantity, with a link to all prices. It scrolls sideways where it is wider than the screen. */
export function PriceMatrix({ caption, of, quantities, rows }: Props) {
  const { t } = useTranslation(['pages'])
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls sideways is scrolled by keys */}
      <div className="prices__matrix" role="region" aria-label={caption} tabIndex={0}>
        <table className="matrix">
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              {quantities.map(quantity => (
                <th key={quantity} scope="col">
                  <b>{quantity}+</b>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, cents }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {quantities.map((quantity, at) => (
                  // A theme that turns the table into cards names the quantity in each cell.
                  <td key={quantity} data-from={`${String(quantity)}+`}>
                    <Price cents={cents[at]!} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="block__more">
        <Link className="link" to="/pricing">
          {t('pages:prices_more')}
        </Link>
      </p>
    </>
  )
}
