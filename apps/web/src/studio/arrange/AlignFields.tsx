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
import { extentOf } from '../gesture/extent.ts'
import { useStudioApi } from '../store/StudioContext.ts'
import type { Alignment } from './align.ts'
import styles from './arrange.module.css'
import { alignSelected, distributeSelected, type AlignTo } from './place.ts'
import { useArrangeWords, type ArrangeKey } from './words.ts'

// What Tabler calls middle goes along an upright line's middle: its icons' names are turned round.
const ALIGNMENTS: readonly (readonly [Alignment, ArrangeKey, typeof IconLayoutAlignLeft])[] = [
  ['left', 'alignLeft', IconLayoutAlignLeft],
  ['centre', 'alignCentre', IconLayoutAlignCenter],
  ['right', 'alignRight', IconLayoutAlignRight],
  ['top', 'alignTop', IconLayoutAlignTop],
  ['middle', 'alignMiddle', IconLayoutAlignMiddle],
  ['bottom', 'alignBottom', IconLayoutAlignBottom],
]

const TARGETS: readonly (readonly [AlignTo, ArrangeKey])[] = [
  ['each', 'toEach'],
  ['zone', 'toZone'],
  ['piece', 'toPiece'],
]

interface AlignButtonProps {
  readonly label: ArrangeKey
  readonly icon: typeof IconLayoutAlignLeft
  readonly disabled: boolean
  readonly onClick: () => void
}

function AlignButton({ label, icon: Icon, disabled, onClick }: AlignButtonProps) {
  const say = useArrangeWords()
  return (
    <ActionIcon
      variant="default"
      className={styles.align}
      aria-label={say(label)}
      title={say(label)}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  )
}

/** Aligns what is selected to each other, the zone or the piece; three and more can be spread evenly. */
export function AlignFields({ layers }: { layers: readonly Layer[] }) {
  const say = useArrangeWords()
  const api = useStudioApi()
  const [wanted, setWanted] = useState<AlignTo>('each')
  const free = layers.filter(layer => !layer.isLocked)
  const isOne = layers.length === 1
  const within = isOne && wanted === 'each' ? 'piece' : wanted
  const targets = isOne ? TARGETS.slice(1) : TARGETS
  return (
    <Stack gap={6}>
      <Text size="sm" fw={500}>
        {say('alignTo')}
      </Text>
      <SegmentedControl
        fullWidth
        size="sm"
        aria-label={say('alignTo')}
        value={within}
        onChange={value => setWanted(value)}
        data={targets.map(([value, label]) => ({ value, label: say(label) }))}
      />
      <div className={styles.aligns} role="group" aria-label={say('align')}>
        {ALIGNMENTS.map(([to, label, icon]) => (
          <AlignButton
            key={to}
            {...{ label, icon }}
            disabled={free.length === 0}
            onClick={() => alignSelected(api, to, within, extentOf)}
          />
        ))}
        {!isOne && (
          <>
            <AlignButton
              label="distributeX"
              icon={IconLayoutDistributeVertical}
              disabled={free.length < 3}
              onClick={() => distributeSelected(api, 'x', extentOf)}
            />
            <AlignButton
              label="distributeY"
              icon={IconLayoutDistributeHorizontal}
              disabled={free.length < 3}
              onClick={() => distributeSelected(api, 'y', extentOf)}
            />
          </>
        )}
      </div>
    </Stack>
  )
}
