import { INTENTS, PIXEL_FORMS, SUPPLIER_LIMITS } from '@kitwright/contract'
import { Group, NativeSelect, Switch, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { FieldsOf, Form } from './fields.ts'

const [LEAST_DPI, MOST_DPI] = SUPPLIER_LIMITS.pixelDpi
const isDpi = (text: string): boolean =>
  /^\d+$/.test(text.trim()) && Number(text) >= LEAST_DPI && Number(text) <= MOST_DPI

interface Props extends FieldsOf, Pick<Form, 'watch'> {
  /** Without one inks are those of a stand-in. */
  readonly hasProfile: boolean
}

/** What their press does with colours that it has not. */
function ColourFields({ register, watch, formState: { defaultValues } }: Omit<Props, 'hasProfile'>) {
  const { t } = useTranslation(['suppliers'])
  return (
    <>
      <NativeSelect
        label={t('suppliers:intent')}
        data={INTENTS.map(value => ({ value, label: t(`suppliers:intent_${value}`) }))}
        {...register('intent')}
      />
      {watch('intent') === 'relative' && (
        <Switch
          label={t('suppliers:is_black_scaled')}
          description={t('suppliers:is_black_scaled_hint')}
          defaultChecked={defaultValues?.isBlackScaled ?? true}
          {...register('isBlackScaled')}
        />
      )}
    </>
  )
}

/** How their press reads files: pictures of each piece where it takes no PDF, and how colours come to it. */
export function FileFields({ register, watch, formState, hasProfile }: Props) {
  const { t } = useTranslation(['suppliers'])
  const pixels = watch('pixels')
  return (
    <>
      <Group align="start" gap="sm">
        <NativeSelect
          flex="1 1 230px"
          label={t('suppliers:pixels')}
          // Beneath, where it moves no field out of its line.
          inputWrapperOrder={['label', 'input', 'description']}
          description={pixels === 'tiff_cmyk' && !hasProfile && t('suppliers:pixels_no_profile')}
          data={PIXEL_FORMS.map(value => ({ value, label: t(`suppliers:pixels_${value}`) }))}
          {...register('pixels')}
        />
        {pixels !== 'none' && (
          <TextInput
            flex="1 1 100px"
            inputMode="numeric"
            label={t('suppliers:pixel_dpi')}
            error={formState.errors.pixelDpi?.message}
            {...register('pixelDpi', {
              validate: value => isDpi(value) || t('suppliers:dpi_wrong', { least: LEAST_DPI, most: MOST_DPI }),
            })}
          />
        )}
      </Group>
      <ColourFields register={register} watch={watch} formState={formState} />
    </>
  )
}
