import type { Blazon } from '@kitwright/crest'
import { Button, Checkbox, Stack } from '@mantine/core'
import { useTranslation } from '../../../../texts/index.ts'
import { ColourField, SliderField } from '../../../fields/index.ts'
import type { BlazonFieldsProps } from './ShapeFields.tsx'
import { NamedColour } from './NamedColour.tsx'
import { swapCrestColours } from './swapColours.ts'

const opaque = (colour: string): string => colour.slice(0, 7).toLowerCase()

function RimFields({ blazon, at, onChange }: BlazonFieldsProps & { at: 0 | 1 }) {
  const { t } = useTranslation(['crest'])
  const rim = blazon.rims[at]
  const change = (next: Partial<typeof rim>, key: string): void => {
    const rims: Blazon['rims'] =
      at === 0 ? [{ ...rim, ...next }, blazon.rims[1]] : [blazon.rims[0], { ...rim, ...next }]
    onChange({ rims }, `rim ${at} ${key}`)
  }
  const name = t(at === 0 ? 'crest:rim_inner' : 'crest:rim_outer')
  return (
    <>
      <SliderField
        label={name}
        shown={rim.width === 0 ? t('crest:none') : `${rim.width} %`}
        min={0}
        max={8}
        step={0.5}
        value={rim.width}
        onChange={width => change({ width }, 'width')}
      />
      {rim.width > 0 && (
        <ColourField
          label={name}
          value={rim.colour}
          hasAlpha={false}
          withSwatches={false}
          onChange={colour => change({ colour: opaque(colour) }, 'colour')}
        />
      )}
    </>
  )
}

/** Edits the inks of a crest. */
export function ColoursFields({ blazon, onChange }: BlazonFieldsProps) {
  const { t } = useTranslation(['crest'])
  const field = (key: 'field' | 'second' | 'band') => (
    <NamedColour
      label={t(`crest:colour_${key}`)}
      value={blazon[key]}
      onChange={colour => onChange({ [key]: colour }, key)}
    />
  )
  const { symbol, above } = blazon
  return (
    <Stack gap="md">
      <Button variant="default" onClick={() => onChange(swapCrestColours(blazon))}>
        {t('crest:swap')}
      </Button>
      {field('field')}
      {blazon.division !== 'plain' && field('second')}
      {field('band')}
      {symbol.id !== null && (
        <NamedColour
          label={t('crest:colour_symbol')}
          value={symbol.colour}
          onChange={colour => onChange({ symbol: { ...symbol, colour: colour } }, 'symbol colour')}
        />
      )}
      <Checkbox
        label={t('crest:details')}
        checked={symbol.detail !== null}
        onChange={event => onChange({ symbol: { ...symbol, detail: event.currentTarget.checked ? '#ffffff' : null } })}
      />
      {symbol.detail !== null && (
        <NamedColour
          label={t('crest:colour_details')}
          value={symbol.detail}
          onChange={colour => onChange({ symbol: { ...symbol, detail: colour } }, 'detail colour')}
        />
      )}
      {above.id !== null && (
        <NamedColour
          label={t('crest:colour_above')}
          value={above.colour}
          onChange={colour => onChange({ above: { ...above, colour: colour } }, 'above colour')}
        />
      )}
      <RimFields {...{ blazon, onChange }} at={0} />
      <RimFields {...{ blazon, onChange }} at={1} />
    </Stack>
  )
}
