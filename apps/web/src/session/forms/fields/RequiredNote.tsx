import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** Says below a form's fields what their asterisks mean. */
export function RequiredNote() {
  const { t } = useTranslation(['common'])
  return (
    <Text size="sm" c="dimmed">
      {t('common:required_note')}
    </Text>
  )
}
