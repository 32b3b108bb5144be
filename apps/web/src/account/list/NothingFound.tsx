import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type Address, Card, EmptyState, widened } from '../../ui/index.ts'

/** A search or filter that finds nothing, and the way back to everything. */
export function NothingFound({ address }: { address: Address }) {
  const { t } = useTranslation('account')
  return (
    <Card>
      <EmptyState title={t('none_found')} text={t('none_found_text')}>
        <Button variant="default" onClick={() => address.set(widened(address.filters))}>
          {t('show_all')}
        </Button>
      </EmptyState>
    </Card>
  )
}

/** Whether an empty list is empty because of what was asked for. */
export const isNarrowed = ({ filters, page }: Address): boolean =>
  Boolean(filters['search'] ?? filters['status']) || page > 1
