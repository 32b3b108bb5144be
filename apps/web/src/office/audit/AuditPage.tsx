import { AUDIT_AREAS } from '@kitwright/contract'
import { NativeSelect, TextInput } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { snakeCase } from '@kitwright/words'
import { useTranslation } from '../../texts/index.ts'
import { useCall, useList } from '../../session/index.ts'
import { PageHead } from '../../ui/index.ts'
import { ListBar } from '../list/ListBar.tsx'
import { ListView } from '../list/ListView.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import { nameOf } from '../officeTypes.ts'
import { PageNeedsRight } from '../session/NeedsRight.tsx'
import { useStaff } from '../session/staff.tsx'
import { AuditExport } from './AuditExport.tsx'
import css from './AuditPage.module.css'
import { useAuditColumns } from './useAuditColumns.tsx'

const PAGE_SIZE = 50

type Filter = 'person' | 'from' | 'to'

/** Filters by person and by days, stored in the address. */
function Filters() {
  const { t } = useTranslation(['people'])
  const search = useSearch({ from: '/staff/office/audit' })
  const navigate = useNavigate()
  const { data } = useCall('GET /api/office/staff', {})
  const set = (key: Filter, value: string): void => {
    const { after: _after, before: _before, ...kept } = search
    void navigate({ to: '/office/audit', search: { ...kept, [key]: value || undefined }, replace: true })
  }
  const people = (data ?? []).map(member => ({ value: member.id, label: nameOf(member) }))
  return (
    <div className={css.filters}>
      <NativeSelect
        label={t('people:audit_person')}
        value={search.person ?? ''}
        data={[{ value: '', label: t('people:audit_everyone') }, ...people]}
        onChange={event => set('person', event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('people:audit_from')}
        value={search.from ?? ''}
        onChange={event => set('from', event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('people:audit_to')}
        value={search.to ?? ''}
        onChange={event => set('to', event.currentTarget.value)}
      />
    </div>
  )
}

function AuditList() {
  const { t } = useTranslation(['office', 'people'])
  usePageTitle(t('office:audit'))
  const { can } = useStaff()
  const columns = useAuditColumns()
  const found = useSearch({ from: '/staff/office/audit' })
  const list = useList(found)
  const { status: area, person: actor, after, before, ...rest } = found
  const filters = { ...rest, ...(area && { area }), ...(actor && { actor }) }
  const query = useCall(
    'GET /api/office/audit',
    { query: { ...filters, after, before, pageSize: PAGE_SIZE } },
    { isSticky: true },
  )
  const areas = AUDIT_AREAS.map(value => ({ value, label: t(`people:area_${snakeCase(value)}`) }))
  return (
    <>
      <PageHead title={t('office:audit')} text={t('people:audit_text')}>
        {can('exports') && <AuditExport filters={filters} />}
      </PageHead>
      <ListBar
        list={list}
        placeholder={t('people:audit_search')}
        statuses={[{ value: '', label: t('office:all') }, ...areas]}
      />
      <Filters />
      <ListView
        caption={t('office:audit')}
        columns={columns}
        query={query}
        list={list}
        emptyTitle={t('people:audit_none')}
        emptyText={t('people:audit_none_text')}
      />
    </>
  )
}

/** The changes by staff: who, when, which thing, before and after. */
export function AuditPage() {
  return (
    <PageNeedsRight of="people">
      <AuditList />
    </PageNeedsRight>
  )
}
