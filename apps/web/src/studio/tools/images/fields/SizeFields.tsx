import { letterHeightMm } from '@kitwright/artwork'
import { LIMITS, type Layer } from '@kitwright/design'
import { Checkbox, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { NumberField } from '../../../fields/index.ts'
import { extentOf, useEdit, useGesture } from '../../../context/index.ts'
import { resizeChange } from '@kitwright/editor'

/**
 * A layer's width and height on the cloth. A text scales proportionally; so does a picture unless its proportions are
 * unlocked.
 */
export function SizeFields({ layer }: { layer: Layer }) {
  const { t } = useTranslation(['studio', 'arrange'])
  const edit = useEdit()
  const gesture = useGesture()
  const [isKept, setKept] = useState(true)
  // The height of a text is that between the lines of its script. Its box would be twice as high in Khmer because of
  // the signs above and below.
  const size = layer.kind === 'text' ? { ...extentOf(layer), heightMm: letterHeightMm(layer) } : extentOf(layer)
  const heightKey = layer.kind === 'text' ? 'studio:letter_height' : 'studio:height'
  const set = (name: 'widthMm' | 'heightMm', mm: number): void => {
    const isFree = layer.kind === 'image' && !isKept
    edit.change(layer.id, isFree ? { [name]: mm } : resizeChange(layer, mm / size[name]), gesture())
  }
  const field = (name: 'widthMm' | 'heightMm') => (
    <NumberField
      label={t(name === 'widthMm' ? 'studio:width' : heightKey)}
      suffix="mm"
      min={LIMITS.smallestMm}
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
          label={t('arrange:keep_ratio')}
          checked={isKept}
          disabled={layer.isLocked}
          onChange={event => setKept(event.currentTarget.checked)}
        />
      )}
    </Stack>
  )
}
