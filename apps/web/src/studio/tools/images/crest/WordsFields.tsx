import { type CrestText, MAX_LETTERS, SHAPES } from '@kitwright/crest'
import { findFont } from '@kitwright/library'
import { Checkbox, NativeSelect, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { useTranslation } from '../../../../texts/index.ts'
import { SliderField } from '../../../fields/index.ts'
import css from './Crest.module.css'
import { NamedColour } from './NamedColour.tsx'
import type { BlazonFieldsProps } from './ShapeFields.tsx'
import { setCrestText } from './setCrestText.ts'

/** The ids of fonts that suit crests. */
const CREST_FONTS = {
  latin: [
    'graduate',
    'teko',
    'anton',
    'bebas-neue',
    'alfa-slab-one',
    'oswald',
    'russo-one',
    'staatliches',
    'racing-sans-one',
    'black-ops-one',
    'saira-stencil-one',
    'permanent-marker',
  ],
  khmer: ['moul', 'kantumruy-pro', 'koulen', 'bokor', 'bayon', 'angkor', 'battambang', 'fasthand'],
} as const

const SPOTS = ['top', 'bottom', 'year'] as const
type Spot = (typeof SPOTS)[number]
interface SpotFieldsProps extends BlazonFieldsProps {
  readonly spot: Spot
}

function SpotFields({ blazon, spot, onChange }: SpotFieldsProps) {
  const { t } = useTranslation(['crest'])
  const use = blazon[spot]
  const change = (next: Partial<CrestText>, key?: string): void =>
    onChange({ [spot]: { ...use, ...next } }, key && `${spot} ${key}`)
  return (
    <fieldset className={css.spot}>
      <legend>{t(`crest:spot_${spot}`)}</legend>
      <TextInput
        aria-label={t(`crest:spot_${spot}`)}
        placeholder={t(`crest:sample_${spot}`)}
        maxLength={spot === 'year' ? 12 : MAX_LETTERS}
        value={use.text}
        onChange={event => change(setCrestText(use, event.currentTarget.value), 'text')}
      />
      {use.text.trim() !== '' && (
        <>
          <NativeSelect
            label={t('crest:font')}
            value={use.font}
            data={(['latin', 'khmer'] as const).map(script => ({
              group: t(`crest:fonts_${script}`),
              items: CREST_FONTS[script].map(id => ({ value: id, label: findFont(id)?.family ?? id })),
            }))}
            onChange={event => {
              const font = event.currentTarget.value
              change({ font, weight: findFont(font)?.faces[0].weight ?? 400 })
            }}
          />
          <SliderField
            label={t('crest:size')}
            shown={`${use.size} %`}
            min={40}
            max={100}
            step={5}
            value={use.size}
            onChange={size => change({ size }, 'size')}
          />
          <NamedColour
            label={t('crest:letters_colour')}
            value={use.colour}
            onChange={colour => change({ colour }, 'colour')}
          />
          <Checkbox
            label={t('crest:capitals')}
            checked={use.isUpperCase}
            onChange={event => change({ isUpperCase: event.currentTarget.checked })}
          />
        </>
      )}
    </fieldset>
  )
}

/** Edits the texts of a crest: along the top, on a ribbon or ring below, and the founding year. */
export function WordsFields({ blazon, onChange }: BlazonFieldsProps) {
  const { t } = useTranslation(['crest'])
  const isPlate = SHAPES[blazon.shape].kind === 'plates'
  return (
    <Stack gap="md">
      {SPOTS.filter(spot => !isPlate || spot === 'top').map(spot => (
        <SpotFields key={spot} {...{ blazon, spot, onChange }} />
      ))}
      {blazon.year.text.trim() !== '' && (
        <SegmentedControl
          aria-label={t('crest:year_at')}
          value={blazon.yearAt}
          data={(['sides', 'below'] as const).map(value => ({ value, label: t(`crest:year_${value}`) }))}
          onChange={value => onChange({ yearAt: value === 'below' ? 'below' : 'sides' })}
        />
      )}
    </Stack>
  )
}
