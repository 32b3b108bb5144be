import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../session/index.ts'
import { Dialog } from '../../ui/index.ts'
import { useAct } from '../list/useAct.ts'
import type { Supplier } from '../types.ts'

const KINDS = '.icc,.icm,application/vnd.iccprofile'

/** What a supplier's printer makes of colours: their ICC profile, given and forgotten. */
export function ColoursDialog({ supplier, onClose }: { supplier: Supplier; onClose: () => void }) {
  const { t } = useTranslation(['suppliers'])
  const api = useApi()
  const act = useAct()
  const { id, name, profile } = supplier
  const upload = async (file: File | null): Promise<void> => {
    if (!file) return
    const form = new FormData()
    form.append('file', file)
    // The contract describes multipart bodies in words only.
    const body = form as unknown as undefined
    await act(
      async () => api('POST /api/office/suppliers/{id}/profile', { params: { id }, body }),
      t('suppliers:profile_kept'),
    )
  }
  const forget = async (): Promise<boolean> =>
    act(
      async () => api('DELETE /api/office/suppliers/{id}/profile', { params: { id } }),
      t('suppliers:profile_forgotten'),
    )
  return (
    <Dialog onClose={onClose} title={t('suppliers:colours_of', { name })} closeLabel={t('suppliers:close')}>
      <Stack gap="md">
        <Text size="sm">{t('suppliers:colours_text')}</Text>
        <Text fw={600}>{profile ?? t('suppliers:profile_none')}</Text>
        <Group justify="flex-end" gap="sm">
          {profile !== null && (
            <Button variant="default" onClick={() => void forget()}>
              {t('suppliers:profile_forget')}
            </Button>
          )}
          <FileButton accept={KINDS} onChange={file => void upload(file)}>
            {({ onClick }) => (
              <Button leftSection={<IconUpload size={18} aria-hidden />} onClick={onClick}>
                {t(profile === null ? 'suppliers:profile_give' : 'suppliers:profile_other')}
              </Button>
            )}
          </FileButton>
        </Group>
      </Stack>
    </Dialog>
  )
}
