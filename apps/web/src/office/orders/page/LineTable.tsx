import type { OrderLine } from '@kitwright/contract'
import { sizeLabel } from '@kitwright/garment'
import { formatCount } from '@kitwright/measure'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import {
  countUnprinted,
  groupLines,
  type LineGroup,
  UnprintedNote,
  useFabricName,
} from '../../../domainComponents/index.ts'
import { formatCents } from '../../../ui/index.ts'
import { EditButton } from '../../edits/EditButton.tsx'
import { SplitButton } from '../splits/SplitButton.tsx'
import { MoreOfTheSame } from '../../staffOrders/NewOrder.tsx'
import type { OfficeOrder } from '../../officeTypes.ts'
import { CorrectLine } from './CorrectLine.tsx'
import css from './Lines.module.css'
import { LINE_SORTS, type LineSort, sortLines, sumSizes } from './sortLines.ts'
import { NeedsRight } from '../../session/NeedsRight.tsx'

type Sort = { readonly by: LineSort; readonly isDown: boolean } | null
const FIGURES: ReadonlySet<string> = new Set(['number', 'qty', 'total'])

/** Up, down, and back to the order's own sequence. */
const nextSort = (sort: Sort, by: LineSort): Sort => {
  if (sort?.by !== by) return { by, isDown: false }
  return sort.isDown ? null : { by, isDown: true }
}

function Heads({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  const { t } = useTranslation(['common', 'order', 'desk', 'office'])
  const heads: Readonly<Record<LineSort, string>> = {
    number: t('desk:line_number'),
    name: t('desk:line_name'),
    size: t('common:size'),
    sleeve: t('common:sleeve'),
    qty: t('office:pieces'),
    total: t('order:total'),
  }
  const Arrow = sort?.isDown ? IconArrowDown : IconArrowUp
  return (
    <thead>
      <tr>
        {LINE_SORTS.map(by => (
          <th
            key={by}
            scope="col"
            data-key={by}
            data-figure={FIGURES.has(by) || undefined}
            aria-sort={sort?.by === by ? (sort.isDown ? 'descending' : 'ascending') : undefined}
          >
            <button type="button" onClick={() => onSort(nextSort(sort, by))}>
              {heads[by]} {sort?.by === by && <Arrow size={13} aria-hidden />}
            </button>
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** The name on a line, with what of it nobody prints, and the pencil that corrects it. */
function Name({ line, order }: { line: OrderLine; order: OfficeOrder }) {
  const { t } = useTranslation(['order', 'common'])
  const { printName, playerName, unprinted, version } = line
  const notes = [
    ...(unprinted.length > 0 ? [t('order:not_printed')] : []),
    ...(version === 'goalkeeper' ? [t('common:goalkeeper')] : []),
  ]
  return (
    <>
      <b>{printName || playerName || t('order:no_name')}</b>{' '}
      {notes.map(note => (
        <small key={note}>{note} </small>
      ))}
      {order.status === 'REVIEWING' && (
        <NeedsRight of="orders">
          <CorrectLine orderId={order.id} line={line} />
        </NeedsRight>
      )}
    </>
  )
}

interface CellProps {
  readonly by: LineSort
  readonly line: OrderLine
  readonly order: OfficeOrder
}

function Cell({ by, line, order }: CellProps) {
  const { t } = useTranslation(['common'])
  if (by === 'name') return <Name line={line} order={order} />
  if (by === 'sleeve') return t(`common:sleeve_${line.sleeve}`)
  if (by === 'size') return sizeLabel(line.size)
  return by === 'total' ? formatCents(line.totalCents) : by === 'qty' ? formatCount(line.qty) : line.number
}

function Group({ group, order, sort }: { group: LineGroup; order: OfficeOrder; sort: Sort }) {
  const { t } = useTranslation(['office', 'common', 'club', 'order'])
  const fabricName = useFabricName()
  const qty = group.lines.reduce((sum, line) => sum + line.qty, 0)
  const offers = [...new Set(group.lines.flatMap(({ offerNumber }) => offerNumber ?? []))]
  const facts = [
    ...(group.kit ? [t(`club:${group.kit}`)] : []),
    t(`common:type_${group.productType}`),
    fabricName(group.fabric),
    t('office:revision', { revision: group.revision }),
    ...offers.map(number => t('order:price_of_offer', { number })),
  ]
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={LINE_SORTS.length}>
          <Link to="/office/designs/$designId" params={{ designId: group.designId }}>
            {group.designName}
          </Link>{' '}
          <small>
            {formatCount(qty)} · {facts.join(' · ')}
          </small>
        </th>
      </tr>
      {sortLines(group.lines, sort).map(line => (
        <tr key={line.id}>
          {LINE_SORTS.map(by => (
            <td key={by} data-key={by} data-figure={FIGURES.has(by) || undefined}>
              <Cell by={by} line={line} order={order} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** The people and pieces of an order, with the pieces of each size. A head sorts the lines within each design. */
export function LineTable({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['order', 'desk'])
  const [sort, setSort] = useState<Sort>(null)
  const { lines, qty } = order
  return (
    <section className={css.lines} aria-labelledby="order-lines">
      <header>
        <h2 id="order-lines">{t('order:lines')}</h2>
        <p>
          {[
            t('desk:pieces', { count: qty }),
            ...sumSizes(lines).map(([size, sum]) => `${size} ${formatCount(sum)}`),
          ].join(' · ')}
        </p>
        <NeedsRight of="orders">
          <EditButton order={order} />
          <SplitButton order={order} />
        </NeedsRight>
        <MoreOfTheSame orderId={order.id} />
      </header>
      <UnprintedNote count={countUnprinted(lines)} isAccepted={order.isUnprintedAccepted} />
      <table>
        <Heads sort={sort} onSort={setSort} />
        {groupLines(lines).map(group => (
          <Group key={group.key} group={group} order={order} sort={sort} />
        ))}
      </table>
    </section>
  )
}
