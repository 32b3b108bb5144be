import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type List, widenSearch } from '../../session/index.ts'
import { Card, EmptyState } from '../../ui/index.ts'

/** A search or filter that finds nothing, and the way back to everything. */
export function NothingFound({ list }: { list: List }) {
  const { t } = useTranslation(['account'])
  return (
    <Card>
      <EmptyState title={t('account:none_found')} text={t('account:none_found_text')}>
        <Button variant="default" onClick={() => list.set(widenSearch(list.search))}>
          {t('account:show_all')}
        </Button>
      </EmptyState>
    </Card>
  )
}

/** Whether an empty list is empty because of what was asked for. */
export const isNarrowed = ({ search: { search, status }, page }: List): boolean => Boolean(search ?? status) || page > 1
