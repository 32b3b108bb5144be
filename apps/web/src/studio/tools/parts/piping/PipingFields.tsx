import { LIMITS, type Piping } from '@kitwright/design'
import { documentOf, isOneSidedPossible, withSide, withMiddle, type PipedSeams } from '@kitwright/editor'
import { Button, Input, SegmentedControl, Stack, Switch } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from '../../../../texts/index.ts'
import { ColourField, SliderNumber } from '../../../fields/index.ts'
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

/** Piping in one colour, or with another along its middle. */
function ColourFields({ name, value, onChange }: Omit<PipingFieldsProps, 'seams'>) {
  const { t } = useTranslation(['piping'])
  const document = useStudio(documentOf)
  const { middle, ...plain } = value
  return (
    <>
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
    </>
  )
}

/** Edits a piping's position, width and colours. */
export function PipingFields({ name, value, seams, onChange }: PipingFieldsProps) {
  const { t } = useTranslation(['piping'])
  const { group, side } = seams
  return (
    <Stack gap="sm" className={css.fields}>
      {/* True in every size. */}
      <SliderNumber
        label={t('piping:width')}
        suffix="mm"
        value={value.widthMm}
        from={LEAST}
        to={MOST}
        step={1}
        min={LEAST}
        max={MOST}
        onChange={widthMm => onChange({ ...value, widthMm })}
      />
      <ColourFields name={name} value={value} onChange={onChange} />
      {group && isOneSidedPossible(group) && (
        <Input.Wrapper label={t('piping:side')} labelElement="div">
          <SegmentedControl
            fullWidth
            size="sm"
            mt={6}
            aria-label={t('piping:side')}
            data={SIDES.map(each => ({ value: each, label: t(`piping:side_${each}`) }))}
            value={side}
            onChange={next => onChange(withSide(value, group, next))}
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
