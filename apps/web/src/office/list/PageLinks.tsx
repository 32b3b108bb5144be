import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import type { List } from '../../session/index.ts'

export interface Places {
  readonly total: number
  readonly isTotalExact: boolean
  readonly before: string | null
  readonly after: string | null
}
interface Props {
  readonly places: Places
  readonly list: List
}

/** Pagination below a list: the total and links to the previous and next page. */
export function PageLinks({ places: { total, isTotalExact, before, after }, list }: Props) {
  const { t } = useTranslation(['office', 'common'])
  return (
    <Group justify="space-between" mt="sm" gap="md">
      <Text size="sm" c="dimmed">
        {isTotalExact ? t('office:rows', { count: total }) : t('office:rows_at_least', { count: total })}
      </Text>
      {(before ?? after) !== null && (
        <Group gap="sm">
          <Button
            variant="default"
            size="sm"
            disabled={before === null}
            onClick={() => list.set({ before: before ?? '' })}
          >
            {t('common:previous')}
          </Button>
          <Button
            variant="default"
            size="sm"
            disabled={after === null}
            onClick={() => list.set({ after: after ?? '' })}
          >
            {t('common:next')}
          </Button>
        </Group>
      )}
    </Group>
  )
}
