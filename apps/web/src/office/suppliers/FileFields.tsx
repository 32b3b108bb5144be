import { INTENTS, PDF_COLOURS, PIXEL_FORMS, SUPPLIER_LIMITS } from '@kitwright/contract'
import { Group, NativeSelect, Switch, TextInput } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { useFabricName } from '../../domainComponents/index.ts'
import type { Supplier } from '../officeTypes.ts'
import type { FieldsOf, Form } from './fields.ts'

const [LEAST_DPI, MOST_DPI] = SUPPLIER_LIMITS.pixelDpi
const isDpi = (text: string): boolean =>
  /^\d+$/.test(text.trim()) && Number(text) >= LEAST_DPI && Number(text) <= MOST_DPI

interface Props extends FieldsOf, Pick<Form, 'watch'> {
  /** Null for a new supplier, which has no profile. */
  readonly supplier: Supplier | null
}

const hasProfile = (supplier: Supplier | null): boolean =>
  supplier !== null &&
  [supplier, ...supplier.printers].some(({ profile, profiles }) => profile !== null || profiles.length > 0)

/** Fields for the PDF colours. Inks require a profile. */
function PdfFields({ register, watch, supplier }: Omit<Props, 'formState'>) {
  const { t } = useTranslation(['suppliers'])
  const fabricName = useFabricName()
  const isWithout = !hasProfile(supplier)
  const isInked = watch('pdfColours') === 'inks'
  // Inks may apply to all fabrics or to some.
  const some = supplier?.profile === null ? supplier.profiles.map(({ fabric }) => fabricName(fabric)) : []
  const hint = (): string => {
    if (supplier?.profile === null && supplier.printers.length > 0) return t('suppliers:pdf_colours_some_printers')
    return some.length > 0
      ? t('suppliers:pdf_colours_some', { fabrics: some.join(', ') })
      : t('suppliers:pdf_colours_inks_hint')
  }
  return (
    <NativeSelect
      label={t('suppliers:pdf_colours')}
      inputWrapperOrder={['label', 'input', 'description']}
      description={isWithout ? t('suppliers:pdf_colours_no_profile') : isInked && hint()}
      data={PDF_COLOURS.map(value => ({
        value,
        label: t(`suppliers:pdf_colours_${value}`),
        disabled: value === 'inks' && isWithout,
      }))}
      {...register('pdfColours')}
    />
  )
}

/** Fields for how the supplier's press treats colours that it cannot print. */
function ColourFields({ register, watch, formState: { defaultValues } }: Omit<Props, 'supplier'>) {
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

/** File format of the supplier's press: pictures of each piece if it takes no PDF, and how colours are encoded. */
export function FileFields({ register, watch, formState, supplier }: Props) {
  const { t } = useTranslation(['suppliers'])
  const pixels = watch('pixels')
  return (
    <>
      <PdfFields register={register} watch={watch} supplier={supplier} />
      <Group align="start" gap="sm">
        <NativeSelect
          flex="1 1 230px"
          label={t('suppliers:pixels')}
          // Placed below, so that the fields stay aligned.
          inputWrapperOrder={['label', 'input', 'description']}
          // Without a profile the inks are those of a stand-in profile.
          description={pixels === 'tiff_cmyk' && !hasProfile(supplier) && t('suppliers:pixels_no_profile')}
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
