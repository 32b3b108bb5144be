import { Button } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { type List, widenSearch } from '../../session/index.ts'
import { Card, EmptyState } from '../../ui/index.ts'

/** Shown when a search or filter finds nothing; links back to the full list. */
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

/** Whether an empty list is empty because of its search, filter or page. */
export const isNarrowed = ({ search: { search, status }, page }: List): boolean => Boolean(search ?? status) || page > 1
