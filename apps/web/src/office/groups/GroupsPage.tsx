import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall, usePreferences } from '../../session/index.ts'
import { Card, EmptyState, PageHead } from '../../ui/index.ts'
import { DataTable } from '../list/DataTable.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import { CatalogueHistory } from '../prices/history/CatalogueHistory.tsx'
import { PageNeedsRight } from '../session/NeedsRight.tsx'
import { GroupDialog } from './GroupDialog.tsx'
import { type CustomerGroup, type GroupBody, NEW_GROUP } from './groupForm.ts'
import { useGroupActs } from './useGroupActs.ts'
import { useGroupColumns } from './useGroupColumns.tsx'
import { useGroupWords } from './useGroupWords.ts'

interface GroupEdit {
  /** Null for a new group. */
  readonly group: CustomerGroup | null
  readonly start: GroupBody
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
  const columns = useGroupColumns({
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
