import { Group, SegmentedControl, Stack, Text } from '@mantine/core'
import type { PartId } from '@kitwright/garment'
import { canSpanGarment, clothParts, documentOf, sharingOf, setSharing, type Sharing } from '@kitwright/editor'
import { useTranslation } from 'react-i18next'
import { useEdit, usePartName, useStudio, useStudioApi } from '../../context/index.ts'
import css from './Patterns.module.css'

const SHARINGS: readonly Sharing[] = ['on', 'own', 'out']

interface GoesOverProps {
  /** The part whose pattern goes over the garment. */
  readonly part: PartId
  /** Which of its patterns that is. */
  readonly at: number
  /** Those that are worn. */
  readonly parts: readonly PartId[]
}

/** Which other parts a pattern goes on over, part by part. */
export function GoesOver({ part, at, parts }: GoesOverProps) {
  const { t } = useTranslation(['patterns'])
  const edit = useEdit()
  const api = useStudioApi()
  const partName = usePartName()
  const document = useStudio(documentOf)
  const garment = useStudio(state => state.garment)
  const others = clothParts(parts).filter(id => id !== part && canSpanGarment(document, garment, id))
  if (others.length === 0) return null
  return (
    <Stack gap={6} role="group" aria-label={t('patterns:goes_over')}>
      <Text size="sm" fw={500}>
        {t('patterns:goes_over')}
      </Text>
      {others.map(id => (
        <Group key={id} gap="xs" justify="space-between" wrap="nowrap" className={css.sharing}>
          <Text size="sm">{partName(id)}</Text>
          <SegmentedControl
            size="xs"
            aria-label={partName(id)}
            data={SHARINGS.map(sharing => ({ value: sharing, label: t(`patterns:sharing_${sharing}`) }))}
            value={sharingOf(document, id, part, at)}
            onChange={sharing => edit.commit(setSharing(documentOf(api.getState()), id, part, sharing, at))}
          />
        </Group>
      ))}
    </Stack>
  )
}
