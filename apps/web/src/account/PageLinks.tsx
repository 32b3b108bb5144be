import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from '../texts/index.ts'

interface Props {
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly onPage: (page: number) => void
}

/** Previous and next under a list that does not fit on one page. */
export function PageLinks({ page, pageSize, total, onPage }: Props) {
  const { t } = useTranslation(['common'])
  const pages = Math.ceil(total / pageSize)
  if (pages <= 1) return null
  return (
    <Group justify="center" mt="xl" gap="md">
      <Button variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('common:previous')}
      </Button>
      <Text className="kw-num">{t('common:page_of', { page, pages })}</Text>
      <Button variant="default" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('common:next')}
      </Button>
    </Group>
  )
}
