import type { PictureStep } from '@kitwright/artwork/pixels'
import { ActionIcon, Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { IconFlipHorizontal, IconFlipVertical, IconRotate2, IconRotateClockwise2 } from '@tabler/icons-react'
import { SliderField } from '../controls/SliderField.tsx'
import { useImageWords, type ImagesKey } from '../tools/images/words.ts'
import { openStep, type Edit } from './edit.ts'

/** Proportions to hold, by name; null is free, 'same' the picture's own. */
const RATIOS = { free: null, same: 'same', '1:1': 1, '4:3': 4 / 3, '3:4': 3 / 4, '3:1': 3, '16:9': 16 / 9 } as const
export type RatioName = keyof typeof RATIOS
const RATIO_NAMES = Object.keys(RATIOS) as RatioName[]

/** A ratio in parts of a picture's sides. */
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
  const say = useImageWords()
  const nameOf = (name: RatioName): string =>
    name === 'free' ? say('ratioFree') : name === 'same' ? say('ratioSame') : name.replace(':', ' : ')
  return (
    <Stack gap="sm">
      <Text size="sm">{say('cropNote')}</Text>
      <NativeSelect
        label={say('ratio')}
        value={ratio}
        data={RATIO_NAMES.map(value => ({ value, label: nameOf(value) }))}
        onChange={event => onRatio(RATIO_NAMES.find(name => name === event.currentTarget.value) ?? 'free')}
      />
      <Button disabled={!canCrop} onClick={onCrop}>
        {say('cropNow')}
      </Button>
    </Stack>
  )
}

const TURNS: readonly (readonly [key: ImagesKey, icon: typeof IconRotate2, step: PictureStep])[] = [
  ['turnLeft', IconRotate2, { kind: 'turn', quarters: 3 }],
  ['turnRight', IconRotateClockwise2, { kind: 'turn', quarters: 1 }],
  ['flipSides', IconFlipHorizontal, { kind: 'flip', axis: 'horizontal' }],
  ['flipUpDown', IconFlipVertical, { kind: 'flip', axis: 'vertical' }],
]

export interface StepToolProps {
  readonly edit: Edit
  readonly onStep: (step: PictureStep) => void
}

export function TurnTool({ edit, onStep }: StepToolProps) {
  const say = useImageWords()
  const degrees = openStep(edit, 'rotate')?.degrees ?? 0
  return (
    <Stack gap="sm">
      <Group gap="xs">
        {TURNS.map(([key, Icon, step]) => (
          <ActionIcon
            key={key}
            variant="default"
            size={48}
            aria-label={say(key)}
            title={say(key)}
            onClick={() => onStep(step)}
          >
            <Icon size={22} aria-hidden />
          </ActionIcon>
        ))}
      </Group>
      <SliderField
        label={say('angle')}
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
