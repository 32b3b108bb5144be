import { ActionIcon, Button, Group, Skeleton } from '@mantine/core'
import { IconCircleCheck, IconEyeOff, IconHistory, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall, usePreferences } from '../../session/index.ts'
import { Card, EmptyState, PageHead, StatusBadge } from '../../ui/index.ts'
import type { Column } from '../list/column.ts'
import { DataTable } from '../list/DataTable.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import { CatalogueHistory } from '../prices/history/CatalogueHistory.tsx'
import { PageNeedsRight } from '../session/NeedsRight.tsx'
import { GroupDialog } from './GroupDialog.tsx'
import { type CustomerGroup, type GroupBody, NEW_GROUP } from './groupForm.ts'
import { useGroupActs } from './useGroupActs.ts'
import { useGroupWords } from './useGroupWords.ts'

interface GroupEdit {
  /** Null for a new group. */
  readonly group: CustomerGroup | null
  readonly start: GroupBody
}

interface ColumnActs {
  readonly onEdit: (group: CustomerGroup) => void
  readonly onHistory: (group: CustomerGroup) => void
  readonly onRemove: (group: CustomerGroup) => void
}

function Acts({ group, ...acts }: ColumnActs & { readonly group: CustomerGroup }) {
  const { t } = useTranslation(['catalogue'])
  const language = usePreferences(state => state.language)
  const buttons = [
    { key: 'edit', icon: IconPencil, label: 'catalogue:group_edit', run: acts.onEdit },
    { key: 'history', icon: IconHistory, label: 'catalogue:group_history', run: acts.onHistory },
    { key: 'delete', icon: IconTrash, label: 'catalogue:group_delete_one', run: acts.onRemove },
  ] as const
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {buttons.map(({ key, icon: Icon, label, run }) => {
        const text = t(label, { name: group.name[language] })
        return (
          <ActionIcon key={key} variant="default" size={36} aria-label={text} title={text} onClick={() => run(group)}>
            <Icon size={16} aria-hidden />
          </ActionIcon>
        )
      })}
    </Group>
  )
}

function useColumns(acts: ColumnActs): Column<CustomerGroup>[] {
  const { t } = useTranslation(['catalogue'])
  const language = usePreferences(state => state.language)
  return [
    { key: 'name', head: t('catalogue:group'), cell: ({ name }) => <b>{name[language]}</b> },
    {
      key: 'terms',
      head: t('catalogue:terms'),
      isMinor: true,
      cell: ({ terms: { percentOff, base, steps } }) => {
        const own = Object.values(base).reduce((sum, prices) => sum + Object.keys(prices ?? {}).length, 0)
        return [
          ...(percentOff > 0 ? [t('catalogue:off', { percent: percentOff })] : []),
          ...(own > 0 ? [t('catalogue:own_prices', { count: own })] : []),
          ...(Object.keys(steps).length > 0 ? [t('catalogue:own_steps')] : []),
        ].join(' · ')
      },
    },
    { key: 'customers', head: t('catalogue:customers'), isNumber: true, cell: ({ customers }) => customers },
    {
      key: 'state',
      head: t('catalogue:state'),
      cell: ({ isActive }) => (
        <StatusBadge
          severity={isActive ? 'success' : 'secondary'}
          icon={isActive ? IconCircleCheck : IconEyeOff}
          label={t(isActive ? 'catalogue:active' : 'catalogue:draft')}
        />
      ),
    },
    {
      key: 'acts',
      head: t('catalogue:actions'),
      isHeadHidden: true,
      isNumber: true,
      cell: group => <Acts group={group} {...acts} />,
    },
  ]
}

function Groups() {
  const { t } = useTranslation(['catalogue'])
  const language = usePreferences(state => state.language)
  usePageTitle(t('catalogue:groups'))
  const { data, error, refetch } = useCall('GET /api/office/groups', {})
  const [edited, setEdited] = useState<GroupEdit | null>(null)
  const [ofHistory, setOfHistory] = useState<CustomerGroup | null>(null)
  const acts = useGroupActs()
  const words = useGroupWords()
  const columns = useColumns({
    onEdit: group => setEdited({ group, start: group }),
    onHistory: setOfHistory,
    onRemove: group => void acts.remove(group),
  })
  return (
    <>
      <PageHead title={t('catalogue:groups')} text={t('catalogue:groups_text')}>
        <Button
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setEdited({ group: null, start: NEW_GROUP })}
        >
          {t('catalogue:group_new')}
        </Button>
      </PageHead>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={240} radius={12} />}
      {data?.items.length === 0 && (
        <Card>
          <EmptyState title={t('catalogue:groups_none')} text={t('catalogue:groups_none_text')} />
        </Card>
      )}
      {data && data.items.length > 0 && (
        <DataTable caption={t('catalogue:groups')} columns={columns} rows={data.items} />
      )}
      {edited && (
        <GroupDialog
          title={
            edited.group ? t('catalogue:group_edit', { name: edited.group.name[language] }) : t('catalogue:group_new')
          }
          start={edited.start}
          onSave={async body => acts.save(edited.group, body)}
          onClose={() => setEdited(null)}
        />
      )}
      {ofHistory && (
        <CatalogueHistory
          kind="customer-group"
          id={ofHistory.id}
          title={t('catalogue:group_history', { name: ofHistory.name[language] })}
          wordsOf={words}
          onRestore={state =>
            setEdited({ group: ofHistory, start: { ...ofHistory, ...(state as unknown as GroupBody) } })
          }
          onClose={() => setOfHistory(null)}
        />
      )}
    </>
  )
}

/** Groups of customers with prices of their own. */
export function GroupsPage() {
  return (
    <PageNeedsRight of="catalogue">
      <Groups />
    </PageNeedsRight>
  )
}
