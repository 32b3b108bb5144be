import type { Response_ } from '@kitwright/contract/client'
import { formatCount } from '@kitwright/measure'
import { Link } from '@tanstack/react-router'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { useApi, useCall } from '../../../session/index.ts'
import { useOfficeAction } from '../../list/useOfficeAction.ts'
import { ordersSearch } from '../../search.ts'
import { useStaff } from '../../session/staff.tsx'
import css from './Filters.module.css'
import { OpeningMenu } from './OpeningMenu.tsx'
import { type OrderSearch, queryOf, readFilters } from './orderSearch.ts'
import { SaveView } from './SaveView.tsx'

type View = Response_<'GET /api/office/views'>[number]

/** Returns the address of a view. */
export const addressOf = ({ query: { columns, ...query } }: View): OrderSearch =>
  readFilters(ordersSearch({ ...query, ...(columns && { columns: columns.join('.') }) }))

/** The whole list. Its address names the usual order, so that it is not the address that opens a role's view. */
const ALL: OrderSearch = { sort: '-placed' }

/** Returns what makes two addresses the same list, whatever page of it they show. */
const listOf = ({ after: _after, before: _before, ...rest }: OrderSearch): string =>
  JSON.stringify(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)))

function ViewLink({ view, search }: { view: View; search: OrderSearch }) {
  const { t } = useTranslation(['desk'])
  const api = useApi()
  const act = useOfficeAction()
  const address = addressOf(view)
  const isCurrent = listOf(address) === listOf(search)
  const isAllowed = useStaff().can('settings')
  const { data } = useCall('GET /api/office/orders', { query: { ...queryOf(address), pageSize: 1 } })
  const remove = async (): Promise<void> => {
    const send = async () => api('DELETE /api/office/views/{id}', { params: { id: view.id } })
    await act(send, t('desk:view_removed'))
  }
  return (
    <span className={css.view} data-current={isCurrent || undefined}>
      <Link to="/office/orders" search={address} aria-current={isCurrent ? 'true' : undefined}>
        {view.name}
        {data && (
          <small>
            {formatCount(data.total)}
            {!data.isTotalExact && '+'}
          </small>
        )}
      </Link>
      {isCurrent && view.isShared && isAllowed && <OpeningMenu view={view} />}
      {isCurrent && view.isOwn && (
        <button type="button" aria-label={t('desk:view_remove', { name: view.name })} onClick={() => void remove()}>
          <IconX size={14} aria-hidden />
        </button>
      )}
    </span>
  )
}

/** The kept lists, one's own and shared ones, each a link with the number of its orders. */
export function ViewBar({ search }: { search: OrderSearch }) {
  const { t } = useTranslation(['desk'])
  const { data: views = [] } = useCall('GET /api/office/views', {})
  const isKept = views.some(view => listOf(addressOf(view)) === listOf(search))
  return (
    <nav className={css.views} aria-label={t('desk:views')}>
      {views.length > 0 && (
        <span className={css.view} data-current={listOf(search) === listOf(ALL) || undefined}>
          <Link to="/office/orders" search={ALL}>
            {t('desk:view_all')}
          </Link>
        </span>
      )}
      {views.map(view => (
        <ViewLink key={view.id} view={view} search={search} />
      ))}
      {!isKept && listOf(search) !== listOf({}) && listOf(search) !== listOf(ALL) && <SaveView search={search} />}
    </nav>
  )
}
