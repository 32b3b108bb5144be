import { BRAND_LIMITS } from '@kitwright/contract'
import { parseHex } from '@kitwright/measure'
import { ActionIcon, Button, Input, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import type { BrandFormProps } from './brandFields.ts'
import css from './ColourField.module.css'

/** Initial colour of a new entry. */
const FRESH = '#1d4ed8'

/** The club's colours in the order in which designs offer them. */
export function TeamColours({ form: { register, watch, setValue, formState } }: { form: BrandFormProps }) {
  const { t } = useTranslation(['office'])
  const colours = watch('teamColours')
  const set = (next: readonly string[]): void =>
    setValue('teamColours', [...next], { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const check = (colour: string): true | string => {
    if (!/^#[0-9a-f]{6}$/i.test(colour)) return t('office:colour_wrong')
    const twice = watch('teamColours').filter(each => each.toLowerCase() === colour.toLowerCase()).length > 1
    return !twice || t('office:team_colour_twice')
  }
  return (
    <div role="group" aria-label={t('office:team_colours')}>
      <Input.Label component="span">{t('office:team_colours')}</Input.Label>
      <p className={css.note}>{t('office:team_colours_text')}</p>
      <div className={css.team}>
        {colours.map((colour, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- a colour has no name but its place, and is typed over
          <div key={i} className={css.row}>
            <input
              type="color"
              aria-label={t('office:team_colour', { number: i + 1 })}
              className={css.picker}
              value={parseHex(colour) ? colour.slice(0, 7).toLowerCase() : FRESH}
              onChange={event => set(colours.with(i, event.currentTarget.value))}
            />
            <TextInput
              aria-label={t('office:team_colour_code', { number: i + 1 })}
              maxLength={7}
              spellCheck={false}
              error={formState.errors.teamColours?.[i]?.message}
              {...register(`teamColours.${i}`, { validate: check })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('office:team_colour_remove', { number: i + 1 })}
              onClick={() => set(colours.toSpliced(i, 1))}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </div>
        ))}
      </div>
      {colours.length < BRAND_LIMITS.teamColours && (
        <Button
          variant="default"
          size="sm"
          mt="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => set([...colours, FRESH])}
        >
          {t('office:team_colour_add')}
        </Button>
      )}
    </div>
  )
}
