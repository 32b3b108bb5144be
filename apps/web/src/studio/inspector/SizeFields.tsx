import { LIMITS, type Layer } from '@kitwright/design'
import { Checkbox, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { NumberField } from '../controls/NumberField.tsx'
import { extentOf } from '../gesture/extent.ts'
import { resizeChange } from '../gesture/gesture.ts'
import { useEdit } from '../useEdit.ts'
import { useGesture } from '../useGesture.ts'
import { useWords } from '../words.ts'
import { useArrangeWords } from '../arrange/words.ts'

const LEAST_MM = 4

/** A layer's width and height on the cloth. A text grows as a whole; a picture too, unless its proportions are let go. */
export function SizeFields({ layer }: { layer: Layer }) {
  const say = useWords()
  const sayMore = useArrangeWords()
  const edit = useEdit()
  const gesture = useGesture()
  const [isKept, setKept] = useState(true)
  const size = extentOf(layer)
  const set = (name: 'widthMm' | 'heightMm', mm: number): void => {
    const isFree = layer.kind === 'image' && !isKept
    edit.change(layer.id, isFree ? { [name]: mm } : resizeChange(layer, mm / size[name]), gesture())
  }
  const field = (name: 'widthMm' | 'heightMm') => (
    <NumberField
      label={say(name === 'widthMm' ? 'width' : 'height')}
      suffix="mm"
      min={LEAST_MM}
      max={LIMITS.sizeMm}
      value={size[name]}
      disabled={layer.isLocked}
      onChange={mm => set(name, mm)}
    />
  )
  return (
    <Stack gap="xs">
      <Group grow gap="xs">
        {field('widthMm')}
        {field('heightMm')}
      </Group>
      {layer.kind === 'image' && (
        <Checkbox
          label={sayMore('keepRatio')}
          checked={isKept}
          disabled={layer.isLocked}
          onChange={event => setKept(event.currentTarget.checked)}
        />
      )}
    </Stack>
  )
}
