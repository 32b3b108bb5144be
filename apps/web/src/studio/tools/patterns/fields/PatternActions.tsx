import type { PatternUse } from '@kitwright/design'
import { Button, Stack } from '@mantine/core'
import { IconDownload, IconShirt, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { toast } from '../../../../ui/index.ts'
import css from '../Patterns.module.css'
import { downloadPattern } from './patternPng.ts'

interface PatternActionsProps {
  readonly use: PatternUse
  /** Absent if the pattern is everywhere already. */
  readonly onEverywhere?: () => void
  readonly onRemove: () => void
}

/** Shows the other actions for a part's pattern. */
export function PatternActions({ use, onEverywhere, onRemove }: PatternActionsProps) {
  const { t } = useTranslation(['studio', 'patterns'])
  const [isDrawing, setDrawing] = useState(false)
  const download = async (): Promise<void> => {
    setDrawing(true)
    try {
      await downloadPattern(use)
    } catch (error) {
      console.error('the pattern was not drawn', error)
      toast('error', t('patterns:download_failed'))
    }
    setDrawing(false)
  }
  return (
    <Stack gap="xs" className={css.touch}>
      {onEverywhere && (
        <Button variant="light" size="sm" leftSection={<IconShirt size={18} aria-hidden />} onClick={onEverywhere}>
          {t('patterns:everywhere')}
        </Button>
      )}
      <Button
        variant="default"
        size="sm"
        loading={isDrawing}
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => void download()}
      >
        {t('patterns:download')}
      </Button>
      <Button variant="default" size="sm" leftSection={<IconTrash size={18} aria-hidden />} onClick={onRemove}>
        {t('studio:no_pattern')}
      </Button>
    </Stack>
  )
}
