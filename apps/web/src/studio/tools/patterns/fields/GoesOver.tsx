import { Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { LIMITS } from '@kitwright/design'
import type { PartId } from '@kitwright/garment'
import {
  canSpanGarment,
  clothParts,
  documentOf,
  hasRoom,
  participationOf,
  sharePattern,
  type PatternParticipation,
  type DocumentState,
  type DocumentVerbs,
} from '@kitwright/editor'
import { useTranslation } from '../../../../texts/index.ts'
import { usePartName, useStudio, useStudioParts } from '../../../context/index.ts'
import css from '../Patterns.module.css'

const SHARINGS: readonly PatternParticipation[] = ['on', 'own', 'out']

interface GoesOverProps {
  /** The part whose pattern extends over the garment. */
  readonly part: PartId
  /** The index of the pattern among the part's patterns. */
  readonly at: number
  /** The parts that the garment has with its options. */
  readonly parts: readonly PartId[]
}

/** Chooses the other parts that a pattern extends over, part by part. */
export function GoesOver({ part, at, parts }: GoesOverProps) {
  const { t } = useTranslation(['patterns'])
  const api = useStudioParts<DocumentState & DocumentVerbs>()
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
      {others.map(id => {
        const sharing = participationOf(document, id, part, at)
        const isFull = sharing === 'out' && !hasRoom(document, id)
        return (
          <div key={id}>
            <Group gap="xs" justify="space-between" wrap="nowrap" className={css.sharing}>
              <Text size="sm">{partName(id)}</Text>
              <SegmentedControl
                size="xs"
                aria-label={partName(id)}
                disabled={isFull}
                data={SHARINGS.map(value => ({ value, label: t(`patterns:sharing_${value}`) }))}
                value={sharing}
                onChange={next => sharePattern(api, id, { part, at }, next)}
              />
            </Group>
            {isFull && (
              <Text size="xs" c="dimmed">
                {t('patterns:full_part', { count: LIMITS.patterns })}
              </Text>
            )}
          </div>
        )
      })}
    </Stack>
  )
}
