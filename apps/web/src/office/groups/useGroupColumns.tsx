import { ActionIcon, Group } from '@mantine/core'
import { IconCircleCheck, IconEyeOff, IconHistory, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { usePreferences } from '../../session/index.ts'
import { StatusBadge } from '../../ui/index.ts'
import type { Column } from '../list/column.ts'
import type { CustomerGroup } from './groupForm.ts'

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

/** Returns the columns of the list of groups. */
export function useGroupColumns(acts: ColumnActs): Column<CustomerGroup>[] {
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
