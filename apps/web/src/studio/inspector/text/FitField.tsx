import { measureLayer } from '@kitwright/artwork'
import { browserSurface } from '@kitwright/artwork/browser'
import { LIMITS, type TextLayer } from '@kitwright/design'
import { Checkbox } from '@mantine/core'
import { NumberField } from '../../controls/NumberField.tsx'
import { useWords } from '../../words.ts'
import { useStyleChange } from './useStyleChange.ts'

/** As wide as it is now, so that ticking the box changes nothing yet. */
const widthNow = (layer: TextLayer): number =>
  Math.min(LIMITS.sizeMm, Math.max(5, Math.ceil(measureLayer(layer, browserSurface).widthMm)))

/** The width that longer texts are squeezed to. */
export function FitField({ layer }: { layer: TextLayer }) {
  const say = useWords()
  const change = useStyleChange(layer)
  return (
    <>
      <Checkbox
        label={say('fitWidth')}
        description={say('fitWidthNote')}
        checked={layer.maxWidthMm !== null}
        onChange={event => change({ maxWidthMm: event.currentTarget.checked ? widthNow(layer) : null })}
      />
      {layer.maxWidthMm !== null && (
        <NumberField
          label={say('maxWidth')}
          suffix="mm"
          min={5}
          max={LIMITS.sizeMm}
          value={layer.maxWidthMm}
          onChange={maxWidthMm => change({ maxWidthMm })}
        />
      )}
    </>
  )
}
