import { Stack, Text } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { Dialog } from '../../ui/index.ts'
import type { Supplier } from '../officeTypes.ts'
import { Printers } from './Printers.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import { useProfileActs } from './useProfileActs.ts'

/** Manages a supplier's ICC profiles, for all printers or one and for all fabrics or one, and the list of printers. */
export function ColoursDialog({ supplier, onClose }: { supplier: Supplier; onClose: () => void }) {
  const { t } = useTranslation(['suppliers'])
  const acts = useProfileActs(supplier)
  const { name, printers } = supplier
  return (
    <Dialog onClose={onClose} title={t('suppliers:colours_of', { name })} closeLabel={t('suppliers:close')}>
      <Stack gap="md">
        <Text size="sm">{t('suppliers:colours_text')}</Text>
        {printers.length === 0 && <ProfileFields supplier={supplier} {...acts} />}
        <Printers supplier={supplier} {...acts} />
      </Stack>
    </Dialog>
  )
}
