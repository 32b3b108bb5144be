import { Text } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'

/** Explains the asterisks of a form's required fields. */
export function RequiredNote() {
  const { t } = useTranslation(['common'])
  return (
    <Text size="sm" c="dimmed">
      {t('common:required_note')}
    </Text>
  )
}
