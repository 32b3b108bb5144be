import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { List } from '../../session/index.ts'

interface Props {
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly list: List
}

/** Under a list: how much there is, and the ways to its other pages. */
export function Paging({ page, pageSize, total, list }: Props) {
  const { t } = useTranslation(['office', 'common'])
  const pages = Math.ceil(total / pageSize)
  const go = (to: number) => () => list.set({ page: to })
  return (
    <Group justify="space-between" mt="sm" gap="md">
      <Text size="sm" c="dimmed">
        {t('office:rows', { count: total })}
      </Text>
      {pages > 1 && (
        <Group gap="sm">
          <Button variant="default" size="sm" disabled={page <= 1} onClick={go(page - 1)}>
            {t('common:previous')}
          </Button>
          <Text size="sm" className="kw-num">
            {t('common:page_of', { page, pages })}
          </Text>
          <Button variant="default" size="sm" disabled={page >= pages} onClick={go(page + 1)}>
            {t('common:next')}
          </Button>
        </Group>
      )}
    </Group>
  )
}
