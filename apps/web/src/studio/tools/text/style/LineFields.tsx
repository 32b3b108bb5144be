import { TEXT_LIMITS, type TextLayer } from '@kitwright/design'
import { Checkbox, SegmentedControl } from '@mantine/core'
import { useTranslation } from '../../../../texts/index.ts'
import { ScaleField } from './ScaleField.tsx'
import { useStyleChange } from './useStyleChange.ts'

const isAlign = (value: string): value is TextLayer['align'] => ['left', 'centre', 'right'].includes(value)

/** Line spacing and alignment of several lines. */
function ManyLines({ layer }: { layer: TextLayer }) {
  const { t } = useTranslation(['lettering'])
  const change = useStyleChange(layer)
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={t('lettering:align')}
        value={layer.align}
        onChange={align => isAlign(align) && change({ align })}
        data={[
          { value: 'left', label: t('lettering:align_left') },
          { value: 'centre', label: t('lettering:align_centre') },
          { value: 'right', label: t('lettering:align_right') },
        ]}
      />
      <ScaleField
        label={t('lettering:line_height')}
        min={TEXT_LIMITS.lineHeight[0]}
        max={TEXT_LIMITS.lineHeight[1]}
        usual={[0.8, 2]}
        step={0.1}
        value={layer.lineHeight}
        onChange={lineHeight => change({ lineHeight: Math.round(lineHeight * 100) / 100 })}
      />
    </>
  )
}

/** Spacing, slant and capitals; for several lines also their distance and alignment. */
export function LineFields({ layer }: { layer: TextLayer }) {
  const { t } = useTranslation(['lettering'])
  const change = useStyleChange(layer)
  return (
    <>
      <ScaleField
        label={t('lettering:letter_spacing')}
        suffix="%"
        min={100 * TEXT_LIMITS.letterSpacingEm[0]}
        max={100 * TEXT_LIMITS.letterSpacingEm[1]}
        usual={[-10, 60]}
        step={1}
        value={layer.letterSpacingEm * 100}
        onChange={percent => change({ letterSpacingEm: Math.round(percent * 10) / 1000 })}
      />
      {layer.text.includes('\n') && <ManyLines layer={layer} />}
      <ScaleField
        label={t('lettering:skew')}
        suffix="°"
        min={-TEXT_LIMITS.skewDeg}
        max={TEXT_LIMITS.skewDeg}
        usual={[-30, 30]}
        step={1}
        value={layer.skewDeg}
        onChange={skewDeg => change({ skewDeg })}
      />
      <Checkbox
        label={t('lettering:upper_case')}
        checked={layer.isUpperCase}
        onChange={event => change({ isUpperCase: event.currentTarget.checked })}
      />
    </>
  )
}
