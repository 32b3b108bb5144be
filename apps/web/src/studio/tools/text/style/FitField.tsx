import { measureLayer, textLayout } from '@kitwright/artwork'
import { browserSurface } from '@kitwright/artwork/browser'
import { LIMITS, type TextLayer } from '@kitwright/design'
import { Checkbox } from '@mantine/core'
import { useTranslation } from '../../../../texts/index.ts'
import { NumberField } from '../../../fields/index.ts'
import { useStyleChange } from './useStyleChange.ts'

/** Returns the text's present width, so that ticking the box changes nothing yet. */
const widthNow = (layer: TextLayer): number =>
  Math.min(LIMITS.sizeMm, Math.max(5, Math.ceil(measureLayer(layer, browserSurface).widthMm)))

/** The width to which longer texts are fitted, and a warning if one is too long for it. */
export function FitField({ layer }: { layer: TextLayer }) {
  const { t } = useTranslation(['studio'])
  const change = useStyleChange(layer)
  return (
    <>
      <Checkbox
        label={t('studio:fit_width')}
        description={t('studio:fit_width_note')}
        checked={layer.maxWidthMm !== null}
        onChange={event => change({ maxWidthMm: event.currentTarget.checked ? widthNow(layer) : null, fit: 'shrink' })}
      />
      {layer.maxWidthMm !== null && (
        <NumberField
          label={t('studio:max_width')}
          suffix="mm"
          min={5}
          max={LIMITS.sizeMm}
          value={layer.maxWidthMm}
          error={textLayout(layer, browserSurface).isTooWide && t('studio:too_wide')}
          onChange={maxWidthMm => change({ maxWidthMm, fit: 'shrink' })}
        />
      )}
    </>
  )
}
