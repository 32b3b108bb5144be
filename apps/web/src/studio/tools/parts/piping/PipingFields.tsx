import { LIMITS, type Piping } from '@kitwright/design'
import { documentOf, hasSides, onSide, withMiddle, type PipedSeams } from '@kitwright/editor'
import { Button, Input, SegmentedControl, Slider, Stack, Switch, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ColourField, NumberField } from '../../../fields/index.ts'
import { useStudio } from '../../../context/index.ts'
import css from './Piping.module.css'

interface PipingFieldsProps {
  readonly name: string
  readonly value: Piping
  readonly seams: PipedSeams
  readonly onChange: (next: Piping | null) => void
}

const SIDES = ['both', 'left', 'right'] as const
const [LEAST, MOST] = LIMITS.pipingMm

/** How wide; true in every size. */
function WidthField({ value, onChange }: Pick<PipingFieldsProps, 'value' | 'onChange'>) {
  const { t } = useTranslation(['piping'])
  const label = t('piping:width')
  const change = (widthMm: number): void => onChange({ ...value, widthMm })
  return (
    <div className={css.measure}>
      <div>
        <Text size="sm" aria-hidden>
          {label}
        </Text>
        <Slider
          size="sm"
          label={null}
          thumbLabel={label}
          value={value.widthMm}
          min={LEAST}
          max={MOST}
          step={1}
          onChange={change}
          thumbProps={{ 'aria-valuetext': `${value.widthMm} mm` }}
        />
      </div>
      <div className={css.number}>
        <NumberField label={label} suffix="mm" value={value.widthMm} min={LEAST} max={MOST} onChange={change} />
      </div>
    </div>
  )
}

/** Where a piping runs, how wide it is and in which colours. */
export function PipingFields({ name, value, seams, onChange }: PipingFieldsProps) {
  const { t } = useTranslation(['piping'])
  const document = useStudio(documentOf)
  const { group, side } = seams
  const { middle, ...plain } = value
  return (
    <Stack gap="sm" className={css.fields}>
      <WidthField value={value} onChange={onChange} />
      <ColourField
        label={t('piping:colour', { seam: name })}
        value={value.colour}
        tone={value.tone}
        withSwatches={false}
        hasAlpha={false}
        onChange={(colour, tone) => onChange({ ...value, colour, tone })}
      />
      <Switch
        className={css.touch}
        label={t('piping:two')}
        checked={middle !== undefined}
        onChange={event => onChange(event.currentTarget.checked ? withMiddle(document, value) : plain)}
      />
      {middle && (
        <ColourField
          label={t('piping:middle', { seam: name })}
          value={middle.colour}
          tone={middle.tone}
          withSwatches={false}
          hasAlpha={false}
          onChange={(colour, tone) => onChange({ ...value, middle: { colour, tone } })}
        />
      )}
      {group && hasSides(group) && (
        <Input.Wrapper label={t('piping:side')} labelElement="div">
          <SegmentedControl
            fullWidth
            size="sm"
            mt={6}
            aria-label={t('piping:side')}
            data={SIDES.map(each => ({ value: each, label: t(`piping:side_${each}`) }))}
            value={side}
            onChange={next => onChange(onSide(value, group, next))}
          />
        </Input.Wrapper>
      )}
      <Button
        variant="default"
        size="sm"
        className={css.button}
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => onChange(null)}
      >
        {t('piping:remove')}
      </Button>
    </Stack>
  )
}
