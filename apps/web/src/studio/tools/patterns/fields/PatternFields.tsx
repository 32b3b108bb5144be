import { isInOwnColours, LIMITS, seenPatterns, type Fill, type PatternUse } from '@kitwright/design'
import { inkCountOf } from '@kitwright/artwork'
import { Button, Group, Input, SegmentedControl, Stack } from '@mantine/core'
import { useTranslation } from '../../../../texts/index.ts'
import { ColourField, SliderNumber } from '../../../fields/index.ts'
import css from '../Patterns.module.css'
import { centredPattern, resetPlacement } from '@kitwright/editor'

interface PatternFieldsProps {
  readonly value: PatternUse
  /** The initial scale. */
  readonly start: number
  readonly onChange: (value: PatternUse) => void
}

/** Range of the slider that moves a pattern. Larger values are typed. */
const REACH_MM = 300
const FURTHEST_MM = 2000

/** Size, rotation and place of a pattern on the cloth. */
function PlaceFields({ value, start, onChange }: PatternFieldsProps) {
  const { t } = useTranslation(['studio', 'patterns'])
  const offset = { suffix: 'mm', from: -REACH_MM, to: REACH_MM, step: 1, min: -FURTHEST_MM, max: FURTHEST_MM }
  return (
    <>
      <SliderNumber
        label={t('studio:pattern_scale')}
        suffix="%"
        value={Math.round(value.scale * 1000) / 10}
        from={10}
        to={400}
        step={5}
        min={100 * LIMITS.patternScale[0]}
        max={100 * LIMITS.patternScale[1]}
        onChange={percent => onChange({ ...value, scale: percent / 100 })}
      />
      <SliderNumber
        label={t('studio:rotation')}
        suffix="°"
        value={value.rotationDeg}
        from={-180}
        to={180}
        step={5}
        min={-360}
        max={360}
        onChange={rotationDeg => onChange({ ...value, rotationDeg })}
      />
      <SliderNumber
        label={t('patterns:offset_x')}
        {...offset}
        value={value.offsetXMm}
        onChange={offsetXMm => onChange({ ...value, offsetXMm })}
      />
      <SliderNumber
        label={t('patterns:offset_y')}
        {...offset}
        value={value.offsetYMm}
        onChange={offsetYMm => onChange({ ...value, offsetYMm })}
      />
      <Group gap="xs" grow className={css.touch}>
        <Button variant="default" size="sm" onClick={() => onChange(centredPattern(value))}>
          {t('patterns:centre')}
        </Button>
        <Button variant="default" size="sm" onClick={() => onChange(resetPlacement(value, start))}>
          {t('patterns:reset')}
        </Button>
      </Group>
    </>
  )
}

const BLENDS = ['ink', 'tone'] as const

/** The inks after the first. One not chosen yet equals the first. */
function MoreInks({ value, onChange }: Omit<PatternFieldsProps, 'start'>) {
  const { t } = useTranslation(['patterns'])
  const { colour, tone, inks = [] } = value
  const own = Array.from({ length: inkCountOf(value) - 1 }, (_, i) => inks[i] ?? { colour, tone: tone ?? null })
  return own.map((ink, i) => (
    <ColourField
      key={i}
      label={t('patterns:ink', { number: i + 2 })}
      value={ink.colour}
      tone={ink.tone}
      onChange={(next, nextTone) => onChange({ ...value, inks: own.with(i, { colour: next, tone: nextTone }) })}
      withSwatches={false}
    />
  ))
}

/** Edits the inks of a pattern: its own colours, or shades of its part's. */
function InkFields({ value, ground, onChange }: Omit<PatternFieldsProps, 'start'> & PatternGround) {
  const { t } = useTranslation(['studio', 'patterns'])
  const blend = value.blend ?? 'ink'
  const [seen = value] = seenPatterns({ fill: ground, pattern: value, span: 'piece' })
  return (
    <>
      <Input.Wrapper
        label={t('patterns:blend')}
        {...(blend === 'tone' && { description: t('patterns:blend_tone_note') })}
      >
        <SegmentedControl
          fullWidth
          size="sm"
          mt={6}
          aria-label={t('patterns:blend')}
          data={BLENDS.map(each => ({ value: each, label: t(`patterns:blend_${each}`) }))}
          value={blend}
          onChange={next => onChange({ ...value, blend: next, ...(next === 'tone' && { opacity: 1 }) })}
        />
      </Input.Wrapper>
      {/* Whoever chooses a colour means a colour. */}
      <ColourField
        label={t('studio:pattern_colour')}
        value={blend === 'ink' ? value.colour : seen.colour.slice(0, 7)}
        tone={blend === 'ink' ? value.tone : undefined}
        onChange={(colour, tone) => onChange({ ...value, colour, tone, blend: 'ink' })}
        withSwatches={false}
      />
      {blend === 'ink' && <MoreInks value={value} onChange={onChange} />}
    </>
  )
}

interface PatternGround {
  /** The fill of the part. */
  readonly ground: Fill
}

interface ClearProps {
  /** Distance that all patterns of the part keep from its texts and pictures. */
  readonly clear: { readonly mm: number; readonly onChange: (mm: number) => void }
}

/** Colours, opacity and place of a part's pattern. */
export function PatternFields({
  value,
  ground,
  start,
  onChange,
  clear,
}: PatternFieldsProps & ClearProps & PatternGround) {
  const { t } = useTranslation(['studio', 'patterns'])
  return (
    <Stack gap="sm">
      {!isInOwnColours(value) && <InkFields value={value} ground={ground} onChange={onChange} />}
      <SliderNumber
        label={t('studio:opacity')}
        suffix="%"
        value={Math.round(value.opacity * 100)}
        from={0}
        to={100}
        step={5}
        min={0}
        max={100}
        onChange={percent => onChange({ ...value, opacity: percent / 100 })}
      />
      <SliderNumber
        label={t('patterns:clear')}
        suffix="mm"
        value={clear.mm}
        from={0}
        to={20}
        step={1}
        min={0}
        max={LIMITS.clearMm}
        onChange={clear.onChange}
      />
      <PlaceFields value={value} start={start} onChange={onChange} />
    </Stack>
  )
}
