import { SHIPPING_LIMITS } from '@kitwright/contract'
import { ActionIcon, Button, Checkbox, Group, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '../../texts/index.ts'
import { useDays } from '../../domainComponents/index.ts'
import { usePreferences } from '../../session/index.ts'
import { Card } from '../../ui/index.ts'
import css from './Shipping.module.css'
import { type ShippingFields, type ShippingSettings, toHolidayFields } from './shippingFields.ts'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

type PublicHolidays = ShippingSettings['publicHolidays']

/** The public holidays as they count, to read. */
function PublicHolidayList({ holidays }: { holidays: PublicHolidays }) {
  const { t } = useTranslation(['dispatch'])
  const day = useDays()
  const language = usePreferences(state => state.language)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll the list
    <ul className={css.holidays} aria-label={t('dispatch:holidays_public')} tabIndex={0}>
      {holidays.map(({ from, until, name }) => (
        <li key={from + name.en}>
          <span className="kw-num">{from === until ? day(from) : `${day(from)} – ${day(until)}`}</span>
          <span>{name[language]}</span>
        </li>
      ))}
    </ul>
  )
}

/** The shop's own holidays, each with its first and last day and its name in both languages. */
function HolidayRows() {
  const { t } = useTranslation(['dispatch'])
  const { control, register, formState } = useFormContext<ShippingFields>()
  const { fields, append, remove } = useFieldArray({ control, name: 'holidays' })
  const { errors } = formState
  return (
    <>
      {fields.map((field, i) => (
        <div key={field.id} className={css.holiday}>
          <TextInput
            type="date"
            label={t('dispatch:holiday_from')}
            error={errors.holidays?.[i]?.from?.message}
            {...register(`holidays.${i}.from`)}
          />
          <TextInput
            type="date"
            label={t('dispatch:holiday_until')}
            error={errors.holidays?.[i]?.until?.message}
            {...register(`holidays.${i}.until`)}
          />
          <TextInput
            label={t('dispatch:holiday_en')}
            maxLength={80}
            error={errors.holidays?.[i]?.en?.message}
            {...register(`holidays.${i}.en`)}
          />
          <TextInput
            label={t('dispatch:holiday_kh')}
            maxLength={80}
            error={errors.holidays?.[i]?.kh?.message}
            {...register(`holidays.${i}.kh`)}
          />
          <ActionIcon
            variant="subtle"
            color="red"
            size="lg"
            aria-label={t('dispatch:holiday_remove', { name: field.en })}
            onClick={() => remove(i)}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {fields.length < SHIPPING_LIMITS.holidays && (
        <Button variant="default" onClick={() => append({ from: '', until: '', en: '', kh: '' })}>
          {t('dispatch:holiday_add')}
        </Button>
      )}
    </>
  )
}

/** The days on which the shop works. */
export function CalendarCard({ publicHolidays }: { publicHolidays: PublicHolidays }) {
  const { t } = useTranslation(['dispatch'])
  const { control, setValue, formState } = useFormContext<ShippingFields>()
  const [workingDays, hasOwn] = useWatch({ control, name: ['workingDays', 'hasOwnHolidays'] })
  const edit = (isOwn: boolean): void => {
    setValue('holidays', publicHolidays.map(toHolidayFields), { shouldDirty: true })
    setValue('hasOwnHolidays', isOwn, { shouldDirty: true })
  }
  return (
    <Card title={t('dispatch:calendar')} text={t('dispatch:calendar_text')}>
      <Checkbox.Group
        label={t('dispatch:working_days')}
        value={workingDays}
        onChange={days => setValue('workingDays', days, { shouldDirty: true })}
        error={formState.errors.workingDays?.message}
      >
        <Group gap="md" mt={8}>
          {WEEKDAYS.map(weekday => (
            <Checkbox key={weekday} value={String(weekday)} label={t(`dispatch:weekday_${weekday}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      <h3 className={css.head}>{hasOwn ? t('dispatch:holidays') : t('dispatch:holidays_public')}</h3>
      <p className={css.note}>
        {t('dispatch:holidays_text', { year: publicHolidays.at(-1)?.until.slice(0, 4) ?? '' })}
      </p>
      {hasOwn ? <HolidayRows /> : <PublicHolidayList holidays={publicHolidays} />}
      <Button variant="default" mt="sm" onClick={() => edit(!hasOwn)}>
        {hasOwn ? t('dispatch:holidays_reset') : t('dispatch:holidays_edit')}
      </Button>
    </Card>
  )
}
