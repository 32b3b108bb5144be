import type { TextKey } from '@kitwright/words'
import type { PictureStep } from '@kitwright/artwork/pixels'
import { ActionIcon, Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { IconFlipHorizontal, IconFlipVertical, IconRotate2, IconRotateClockwise2 } from '@tabler/icons-react'
import { useTranslation } from '../../../../../texts/index.ts'
import { SliderField } from '../../../../fields/index.ts'
import { openStep, type Edit } from '../pixels/edit.ts'

/** Aspect ratios to keep, by name. null is free; 'same' is the picture's own. */
const RATIOS = { free: null, same: 'same', '1:1': 1, '4:3': 4 / 3, '3:4': 3 / 4, '3:1': 3, '16:9': 16 / 9 } as const
export type RatioName = keyof typeof RATIOS
const RATIO_NAMES = Object.keys(RATIOS) as RatioName[]

/** Returns an aspect ratio in fractions of the picture's sides. */
export function shareRatioOf(name: RatioName, picture: { width: number; height: number }): number | null {
  const ratio = RATIOS[name]
  if (ratio === null) return null
  return ratio === 'same' ? 1 : (ratio * picture.height) / picture.width
}

interface CropToolProps {
  readonly ratio: RatioName
  readonly canCrop: boolean
  readonly onRatio: (ratio: RatioName) => void
  readonly onCrop: () => void
}

export function CropTool({ ratio, canCrop, onRatio, onCrop }: CropToolProps) {
  const { t } = useTranslation(['images'])
  const nameOf = (name: RatioName): string =>
    name === 'free' ? t('images:ratio_free') : name === 'same' ? t('images:ratio_same') : name.replace(':', ' : ')
  return (
    <Stack gap="sm">
      <Text size="sm">{t('images:crop_note')}</Text>
      <NativeSelect
        label={t('images:ratio')}
        value={ratio}
        data={RATIO_NAMES.map(value => ({ value, label: nameOf(value) }))}
        onChange={event => onRatio(RATIO_NAMES.find(name => name === event.currentTarget.value) ?? 'free')}
      />
      <Button disabled={!canCrop} onClick={onCrop}>
        {t('images:crop_now')}
      </Button>
    </Stack>
  )
}

const TURNS: readonly (readonly [key: TextKey<'images'>, icon: typeof IconRotate2, step: PictureStep])[] = [
  ['turn_left', IconRotate2, { kind: 'turn', quarters: 3 }],
  ['turn_right', IconRotateClockwise2, { kind: 'turn', quarters: 1 }],
  ['flip_sides', IconFlipHorizontal, { kind: 'flip', axis: 'horizontal' }],
  ['flip_up_down', IconFlipVertical, { kind: 'flip', axis: 'vertical' }],
]

export interface StepToolProps {
  readonly edit: Edit
  readonly onStep: (step: PictureStep) => void
}

export function TurnTool({ edit, onStep }: StepToolProps) {
  const { t } = useTranslation(['images'])
  const degrees = openStep(edit, 'rotate')?.degrees ?? 0
  return (
    <Stack gap="sm">
      <Group gap="xs">
        {TURNS.map(([key, Icon, step]) => (
          <ActionIcon
            key={key}
            variant="default"
            size={48}
            aria-label={t(`images:${key}`)}
            title={t(`images:${key}`)}
            onClick={() => onStep(step)}
          >
            <Icon size={22} aria-hidden />
          </ActionIcon>
        ))}
      </Group>
      <SliderField
        label={t('images:angle')}
        shown={`${degrees}°`}
        min={-45}
        max={45}
        step={0.5}
        value={degrees}
        onChange={value => onStep({ kind: 'rotate', degrees: value })}
      />
    </Stack>
  )
}
