import { isRightToLeft } from '@kitwright/artwork'
import { TEXT_LIMITS, type TextCurve, type TextLayer } from '@kitwright/design'
import { SegmentedControl, Text } from '@mantine/core'
import { useTranslation } from '../../../../texts/index.ts'
import { ScaleField } from './ScaleField.tsx'
import { useStyleChange } from './useStyleChange.ts'

type CurveKind = TextCurve['kind'] | 'none'

const startOf = (kind: CurveKind, sizeMm: number): TextCurve | null => {
  if (kind === 'none') return null
  if (kind === 'arc') return { kind, degrees: 60 }
  return { kind, heightMm: Math.min(TEXT_LIMITS.waveMm, Math.max(1, Math.round(sizeMm * 0.4))), waves: 1 }
}

const isKind = (value: string): value is CurveKind => ['none', 'arc', 'wave'].includes(value)

type Arc = Extract<TextCurve, { kind: 'arc' }>
type Wave = Extract<TextCurve, { kind: 'wave' }>

function ArcFields({ arc, onChange }: { arc: Arc; onChange: (arc: Arc) => void }) {
  const { t } = useTranslation(['lettering'])
  return (
    <>
      <ScaleField
        label={t('lettering:arc_degrees')}
        suffix="°"
        min={-TEXT_LIMITS.arcDegrees}
        max={TEXT_LIMITS.arcDegrees}
        usual={[-180, 180]}
        step={5}
        value={arc.degrees}
        // A bend of zero is no arc, so the slider skips it.
        onChange={degrees => onChange({ ...arc, degrees: degrees === 0 ? Math.sign(arc.degrees) : degrees })}
      />
      <Text size="xs" c="dimmed">
        {t('lettering:arc_note')}
      </Text>
    </>
  )
}

interface WaveFieldsProps {
  readonly wave: Wave
  /** The size of the letters: the higher they are, the higher their usual waves. */
  readonly sizeMm: number
  readonly onChange: (wave: Wave) => void
}

function WaveFields({ wave, sizeMm, onChange }: WaveFieldsProps) {
  const { t } = useTranslation(['lettering'])
  return (
    <>
      <ScaleField
        label={t('lettering:wave_height')}
        suffix="mm"
        min={0.5}
        max={TEXT_LIMITS.waveMm}
        usual={[1, Math.max(20, Math.min(TEXT_LIMITS.waveMm, Math.round(sizeMm * 1.5)))]}
        step={1}
        value={wave.heightMm}
        onChange={heightMm => onChange({ ...wave, heightMm })}
      />
      <ScaleField
        label={t('lettering:wave_count')}
        min={TEXT_LIMITS.waves[0]}
        max={TEXT_LIMITS.waves[1]}
        usual={[0.5, 4]}
        step={0.5}
        value={wave.waves}
        onChange={waves => onChange({ ...wave, waves })}
      />
    </>
  )
}

/** The baseline of a text: straight, on an arc or on a wave. */
export function CurveFields({ layer }: { layer: TextLayer }) {
  const { t } = useTranslation(['lettering'])
  const change = useStyleChange(layer)
  const { curve } = layer
  if (isRightToLeft(layer.text)) return <Text size="sm">{t('lettering:never_bent')}</Text>
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={t('lettering:curve')}
        value={curve?.kind ?? 'none'}
        onChange={kind => isKind(kind) && change({ curve: startOf(kind, layer.sizeMm) })}
        data={[
          { value: 'none', label: t('lettering:curve_none') },
          { value: 'arc', label: t('lettering:curve_arc') },
          { value: 'wave', label: t('lettering:curve_wave') },
        ]}
      />
      {curve?.kind === 'arc' && <ArcFields arc={curve} onChange={arc => change({ curve: arc })} />}
      {curve?.kind === 'wave' && (
        <WaveFields wave={curve} sizeMm={layer.sizeMm} onChange={wave => change({ curve: wave })} />
      )}
    </>
  )
}
