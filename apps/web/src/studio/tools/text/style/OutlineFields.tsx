import { snakeCase } from '@kitwright/words'
import { TEXT_LIMITS, type TextLayer } from '@kitwright/design'
import { Checkbox, Stack } from '@mantine/core'
import { useTranslation } from '../../../../texts/index.ts'
import { ColourField } from '../../../fields/index.ts'
import { documentOf } from '@kitwright/editor'
import { useStudio } from '../../../context/index.ts'
import { contrastingEdge, groundUnder } from './presetStyle.ts'
import { ScaleField } from './ScaleField.tsx'
import { useStyleChange } from './useStyleChange.ts'

const WORDS = {
  outline: { width: 'outline_width', colour: 'outline_colour' },
  outerOutline: { width: 'outer_width', colour: 'outer_colour' },
} as const

/** One of the two outlines of a text. */
function OutlineField({ layer, which }: { layer: TextLayer; which: 'outline' | 'outerOutline' }) {
  const { t } = useTranslation(['lettering'])
  const change = useStyleChange(layer)
  const garment = useStudio(state => state.garment)
  const document = useStudio(documentOf)
  const outline = layer[which]
  const start = (): { colour: string; widthMm: number } => ({
    colour: contrastingEdge(layer, which, groundUnder(layer, document, garment)),
    widthMm: Math.min(TEXT_LIMITS.outlineMm, Math.max(0.5, Math.round(layer.sizeMm * 0.4) / 10)),
  })
  return (
    <Stack gap={10}>
      <Checkbox
        label={t(`lettering:${snakeCase(which)}`)}
        checked={outline !== null}
        onChange={event => change({ [which]: event.currentTarget.checked ? start() : null })}
      />
      {outline && (
        <>
          <ScaleField
            label={t(`lettering:${WORDS[which].width}`)}
            suffix="mm"
            min={0.1}
            max={TEXT_LIMITS.outlineMm}
            usual={[0.5, TEXT_LIMITS.outlineMm]}
            step={0.5}
            value={outline.widthMm}
            onChange={widthMm => change({ [which]: { ...outline, widthMm } })}
          />
          <ColourField
            label={t(`lettering:${WORDS[which].colour}`)}
            value={outline.colour}
            tone={outline.tone}
            withSwatches={false}
            onChange={(colour, tone) => change({ [which]: { ...outline, colour, tone } })}
          />
        </>
      )}
    </Stack>
  )
}

export function OutlineFields({ layer }: { layer: TextLayer }) {
  return (
    <Stack gap="lg">
      <OutlineField layer={layer} which="outline" />
      <OutlineField layer={layer} which="outerOutline" />
    </Stack>
  )
}
