import type { PatternUse } from '@kitwright/design'
import { Button, Group, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ColourField } from '../../controls/ColourField.tsx'
import { useWords } from '../../words.ts'
import styles from './patterns.module.css'
import { centred, untouched } from './patternUse.ts'
import { SliderNumber } from './SliderNumber.tsx'

interface PatternFieldsProps {
  readonly value: PatternUse
  readonly onChange: (value: PatternUse) => void
}

/** How far the slider moves a pattern; further is typed. */
const REACH_MM = 300
const FURTHEST_MM = 2000

/** Size, turn and place of a pattern on the cloth. */
function PlaceFields({ value, onChange }: PatternFieldsProps) {
  const say = useWords()
  const { t } = useTranslation('patterns')
  const offset = { suffix: 'mm', from: -REACH_MM, to: REACH_MM, step: 1, min: -FURTHEST_MM, max: FURTHEST_MM }
  return (
    <>
      <SliderNumber
        label={say('patternScale')}
        suffix="%"
        value={Math.round(value.scale * 1000) / 10}
        from={20}
        to={400}
        step={5}
        min={10}
        max={1000}
        onChange={percent => onChange({ ...value, scale: percent / 100 })}
      />
      <SliderNumber
        label={say('rotation')}
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
        label={t('offsetX')}
        {...offset}
        value={value.offsetXMm}
        onChange={offsetXMm => onChange({ ...value, offsetXMm })}
      />
      <SliderNumber
        label={t('offsetY')}
        {...offset}
        value={value.offsetYMm}
        onChange={offsetYMm => onChange({ ...value, offsetYMm })}
      />
      <Group gap="xs" grow className={styles.touch}>
        <Button variant="default" size="sm" onClick={() => onChange(centred(value))}>
          {t('centre')}
        </Button>
        <Button variant="default" size="sm" onClick={() => onChange(untouched(value))}>
          {t('reset')}
        </Button>
      </Group>
    </>
  )
}

/** Colour, opacity and place of a part's pattern. */
export function PatternFields({ value, onChange }: PatternFieldsProps) {
  const say = useWords()
  return (
    <Stack gap="sm">
      <ColourField
        label={say('patternColour')}
        value={value.colour}
        onChange={colour => onChange({ ...value, colour })}
        withSwatches={false}
      />
      <SliderNumber
        label={say('opacity')}
        suffix="%"
        value={Math.round(value.opacity * 100)}
        from={0}
        to={100}
        step={5}
        min={0}
        max={100}
        onChange={percent => onChange({ ...value, opacity: percent / 100 })}
      />
      <PlaceFields value={value} onChange={onChange} />
    </Stack>
  )
}
