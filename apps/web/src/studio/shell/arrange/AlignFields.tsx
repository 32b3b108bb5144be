import type { TextKey } from '@kitwright/words'
import type { Layer } from '@kitwright/design'
import { ActionIcon, SegmentedControl, Stack, Text } from '@mantine/core'
import {
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
  IconLayoutDistributeHorizontal,
  IconLayoutDistributeVertical,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useStudioParts } from '../../context/index.ts'
import {
  type Alignment,
  alignSelected,
  type AlignTo,
  distributeSelected,
  type DocumentVerbs,
  type DocumentWithSelection,
} from '@kitwright/editor'
import css from './Arrange.module.css'

// Tabler's "middle" means along the middle of a vertical line, so its icon names are swapped.
const ALIGNMENTS: readonly (readonly [Alignment, TextKey<'arrange'>, typeof IconLayoutAlignLeft])[] = [
  ['left', 'align_left', IconLayoutAlignLeft],
  ['centre', 'align_centre', IconLayoutAlignCenter],
  ['right', 'align_right', IconLayoutAlignRight],
  ['top', 'align_top', IconLayoutAlignTop],
  ['middle', 'align_middle', IconLayoutAlignMiddle],
  ['bottom', 'align_bottom', IconLayoutAlignBottom],
]

const TARGETS: readonly (readonly [AlignTo, TextKey<'arrange'>])[] = [
  ['each', 'to_each'],
  ['zone', 'to_zone'],
  ['piece', 'to_piece'],
]

interface AlignButtonProps {
  readonly label: TextKey<'arrange'>
  readonly icon: typeof IconLayoutAlignLeft
  readonly disabled: boolean
  readonly onClick: () => void
}

function AlignButton({ label, icon: Icon, disabled, onClick }: AlignButtonProps) {
  const { t } = useTranslation(['arrange'])
  return (
    <ActionIcon
      variant="default"
      className={css.align}
      aria-label={t(`arrange:${label}`)}
      title={t(`arrange:${label}`)}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  )
}

/** Aligns the selected layers to each other, the zone or the piece; three or more can be distributed evenly. */
export function AlignFields({ layers }: { layers: readonly Layer[] }) {
  const { t } = useTranslation(['arrange'])
  const api = useStudioParts<DocumentWithSelection & DocumentVerbs>()
  const [wanted, setWanted] = useState<AlignTo>('each')
  const free = layers.filter(layer => !layer.isLocked)
  const isOne = layers.length === 1
  const within = isOne && wanted === 'each' ? 'piece' : wanted
  const targets = isOne ? TARGETS.slice(1) : TARGETS
  return (
    <Stack gap={6}>
      <Text size="sm" fw={500}>
        {t('arrange:align_to')}
      </Text>
      <SegmentedControl
        fullWidth
        size="sm"
        aria-label={t('arrange:align_to')}
        value={within}
        onChange={value => setWanted(value)}
        data={targets.map(([value, label]) => ({ value, label: t(`arrange:${label}`) }))}
      />
      <div className={css.aligns} role="group" aria-label={t('arrange:align')}>
        {ALIGNMENTS.map(([to, label, icon]) => (
          <AlignButton
            key={to}
            {...{ label, icon }}
            disabled={free.length === 0}
            onClick={() => alignSelected(api, to, within)}
          />
        ))}
        {!isOne && (
          <>
            <AlignButton
              label="distribute_x"
              icon={IconLayoutDistributeVertical}
              disabled={free.length < 3}
              onClick={() => distributeSelected(api, 'x')}
            />
            <AlignButton
              label="distribute_y"
              icon={IconLayoutDistributeHorizontal}
              disabled={free.length < 3}
              onClick={() => distributeSelected(api, 'y')}
            />
          </>
        )}
      </div>
    </Stack>
  )
}
