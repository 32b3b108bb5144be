import type { ImageLayer } from '@kitwright/design'
import { wrapLayer, type DocumentState, type DocumentVerbs, type SelectionVerbs } from '@kitwright/editor'
import { loadWraps } from '@kitwright/garment/wrap'
import { Button, Stack, Text } from '@mantine/core'
import { IconRotate360 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { toast } from '../../../../ui/index.ts'
import { useStudioParts } from '../../../context/index.ts'

/** A button that turns a picture on one piece into a pattern of its part over the whole garment. */
export function GoRoundButton({ layer: { id, isLocked } }: { readonly layer: ImageLayer }) {
  const { t } = useTranslation(['images'])
  const api = useStudioParts<DocumentState & DocumentVerbs & SelectionVerbs>()
  const [isLoading, setLoading] = useState(false)
  function lay(): void {
    const refusal = wrapLayer(api, id)
    if (refusal) toast('info', t(`images:round_${refusal}`))
  }
  async function go(): Promise<void> {
    setLoading(true)
    try {
      await loadWraps(api.getState().garment.id)
      lay()
    } catch (error) {
      console.warn('how the garment lies on the table did not load', error)
      toast('error', t('images:round_failed'))
    }
    setLoading(false)
  }
  return (
    <Stack gap={4}>
      <Button
        variant="default"
        leftSection={<IconRotate360 size={18} aria-hidden />}
        disabled={isLocked}
        loading={isLoading}
        onClick={() => void go()}
      >
        {t('images:go_round')}
      </Button>
      <Text size="xs" c="dimmed">
        {t('images:go_round_note')}
      </Text>
    </Stack>
  )
}
