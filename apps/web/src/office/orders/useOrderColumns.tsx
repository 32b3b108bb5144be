import type { OrderColumn } from '@kitwright/contract'
import { formatCount } from '@kitwright/measure'
import { IconEye } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { DesignPicture, useDays } from '../../domainComponents/index.ts'
import { useDates } from '../../session/index.ts'
import { formatCents } from '../../ui/index.ts'
import { useCostColumns } from '../costs/useCostColumns.tsx'
import type { Column } from '../list/column.ts'
import { nameOf, type OfficeOrderRow } from '../officeTypes.ts'
import { useStaff } from '../session/staff.tsx'
import { USUAL_COLUMNS } from './filters/orderSearch.ts'
import { StatusText } from './status/StatusText.tsx'
import { DueDay } from './team/DueDay.tsx'
import { TagList } from './team/TagList.tsx'
import css from './OrdersPage.module.css'

interface Cell {
  readonly order: OfficeOrderRow
}

const Picture = ({ order: { productType, pictureUrl } }: Cell) => (
  <div className={css.picture}>
    <DesignPicture type={productType} name="" pictureUrl={pictureUrl} />
  </div>
)

/** The number with the row's link, and the button that shows the order beside the list. */
function OrderLink({ order: { id, number }, onPeek }: Cell & { readonly onPeek?: ((id: string) => void) | undefined }) {
  const { t } = useTranslation(['desk'])
  return (
    <span className={css.numbered}>
      <Link data-row to="/office/orders/$orderId" params={{ orderId: id }} className={css.number}>
        {number}
      </Link>
      {onPeek && (
        <button
          type="button"
          data-key-peek
          className={css.peek}
          aria-label={t('desk:peek_at', { number })}
          onClick={() => onPeek(id)}
        >
          <IconEye size={16} aria-hidden />
        </button>
      )}
    </span>
  )
}

const Owner = ({ order: { owner } }: Cell) => (
  <>
    {nameOf(owner)}
    <small className={css.reach} title={owner.phone ?? owner.email}>
      {owner.phone ?? owner.email}
    </small>
  </>
)

/** The total, with the promotion that it was reduced by. */
function Total({ order: { totalCents, promotionPercent: percent } }: { order: OfficeOrderRow }) {
  const { t } = useTranslation(['common'])
  return (
    <>
      {formatCents(totalCents)}
      {percent > 0 && <small className={css.promotion}>{t('common:promotion_included', { percent })}</small>}
    </>
  )
}

/** The names of the designs in two lines at most; a hint tells all. */
function Designs({ names }: { names: readonly string[] }) {
  const { t } = useTranslation(['order'])
  const all = names.join(', ') || t('order:samples_only')
  return (
    <span className={css.designs} title={all}>
      {all}
    </span>
  )
}

/** Columns that nobody can hide: the picture, and the number with the row's link. */
const ALWAYS: ReadonlySet<string> = new Set(['picture', 'number'])

interface ColumnOptions {
  readonly hasCustomer?: boolean
  readonly shown?: readonly OrderColumn[]
  /** Shows an order beside the list. */
  readonly onPeek?: (id: string) => void
}

/** The columns of what staff keep about orders. */
function useTeamColumns(): Readonly<Record<'dueColumns' | 'teamColumns', Column<OfficeOrderRow>[]>> {
  const { t } = useTranslation(['office', 'desk'])
  const days = useDays()
  const dueColumns: Column<OfficeOrderRow>[] = [
    { key: 'due', head: t('desk:due'), sort: 'due', isDay: true, cell: ({ desk }) => <DueDay desk={desk} /> },
    {
      key: 'promised',
      head: t('desk:promised'),
      sort: 'promised',
      isDay: true,
      isMinor: true,
      cell: ({ desk }) => <span className={css.date}>{desk.promisedOn === null ? '–' : days(desk.promisedOn)}</span>,
    },
  ]
  const teamColumns: Column<OfficeOrderRow>[] = [
    {
      key: 'supplier',
      head: t('office:supplier'),
      isMinor: true,
      cell: ({ supplier }) => supplier ?? <span data-none />,
    },
    {
      key: 'who',
      head: t('desk:who'),
      sort: 'who',
      isMinor: true,
      cell: ({ desk }) => desk.assignee?.name ?? <span data-none />,
    },
    { key: 'tags', head: t('desk:tags'), isMinor: true, cell: ({ desk }) => <TagList tags={desk.tags} /> },
  ]
  return { dueColumns, teamColumns }
}

/** The columns of pieces and money. */
function useFigureColumns(): Column<OfficeOrderRow>[] {
  const { t } = useTranslation(['office'])
  return [
    {
      key: 'qty',
      head: t('office:pieces'),
      sort: 'pieces',
      isNumber: true,
      isMinor: true,
      cell: ({ qty }) => formatCount(qty),
    },
    {
      key: 'total',
      head: t('office:total'),
      sort: 'total',
      isNumber: true,
      cell: order => <Total order={order} />,
    },
    {
      key: 'paid',
      head: t('office:paid'),
      sort: 'paid',
      isNumber: true,
      isMinor: true,
      cell: ({ paidCents }) => formatCents(paidCents),
    },
  ]
}

/** Returns the shown columns of an order list, with the customer if the orders belong to several people. */
export function useOrderColumns({
  hasCustomer = true,
  shown = USUAL_COLUMNS,
  onPeek,
}: ColumnOptions = {}): Column<OfficeOrderRow>[] {
  const { t } = useTranslation(['office', 'common'])
  const date = useDates()
  const figureColumns = useFigureColumns()
  const hasCosts = useStaff().can('costs')
  const costColumns = useCostColumns()
  const { dueColumns, teamColumns } = useTeamColumns()
  const columns: Column<OfficeOrderRow>[] = [
    { key: 'picture', head: t('office:picture'), isHeadHidden: true, cell: order => <Picture order={order} /> },
    {
      key: 'number',
      head: t('common:number'),
      sort: 'number',
      cell: order => <OrderLink order={order} onPeek={onPeek} />,
    },
    { key: 'customer', head: t('office:customer'), sort: 'customer', cell: order => <Owner order={order} /> },
    {
      key: 'designs',
      head: t('office:designs'),
      isMinor: true,
      cell: ({ designNames }) => <Designs names={designNames} />,
    },
    ...figureColumns,
    ...(hasCosts ? costColumns : []),
    ...dueColumns,
    { key: 'status', head: t('office:status'), sort: 'status', cell: ({ status }) => <StatusText status={status} /> },
    ...teamColumns,
    {
      key: 'placed',
      head: t('office:placed'),
      sort: 'placed',
      isDay: true,
      isMinor: true,
      cell: ({ placedAt }) => <span className={css.date}>{date(placedAt)}</span>,
    },
  ]
  const isShown = ({ key }: Column<OfficeOrderRow>): boolean =>
    ALWAYS.has(key) || (shown.some(column => column === key) && (hasCustomer || key !== 'customer'))
  return columns.filter(isShown)
}
