import { Group, SegmentedControl, Stack, Text } from '@mantine/core'
import type { PartId } from '@kitwright/garment'
import { canGoOver, clothOf, documentOf, goingOf, setGoing, type Going } from '@kitwright/editor'
import { useTranslation } from 'react-i18next'
import { useEdit, usePartName, useStudio, useStudioApi } from '../../context/index.ts'
import css from './Patterns.module.css'

const GOINGS: readonly Going[] = ['on', 'own', 'out']

interface GoesOverProps {
  /** The part whose pattern goes over the garment. */
  readonly part: PartId
  /** Those that are worn. */
  readonly parts: readonly PartId[]
}

/** Which other parts a pattern goes on over, part by part. */
export function GoesOver({ part, parts }: GoesOverProps) {
  const { t } = useTranslation(['patterns'])
  const edit = useEdit()
  const api = useStudioApi()
  const partName = usePartName()
  const document = useStudio(documentOf)
  const garment = useStudio(state => state.garment)
  const others = clothOf(parts).filter(id => id !== part && canGoOver(document, garment, id))
  if (others.length === 0) return null
  return (
    <Stack gap={6} role="group" aria-label={t('patterns:goes_over')}>
      <Text size="sm" fw={500}>
        {t('patterns:goes_over')}
      </Text>
      {others.map(id => (
        <Group key={id} gap="xs" justify="space-between" wrap="nowrap" className={css.going}>
          <Text size="sm">{partName(id)}</Text>
          <SegmentedControl
            size="xs"
            aria-label={partName(id)}
            data={GOINGS.map(going => ({ value: going, label: t(`patterns:going_${going}`) }))}
            value={goingOf(document, id, part)}
            onChange={going => edit.commit(setGoing(documentOf(api.getState()), id, part, going))}
          />
        </Group>
      ))}
    </Stack>
  )
}
