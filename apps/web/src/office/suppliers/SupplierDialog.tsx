import { isCutName, isEmail, LIMITS, PLOT_LANGUAGES, SUPPLIER_LIMITS } from '@kitwright/contract'
import { DEFAULT_LANGUAGE, LANGUAGES, languageFacts, parseLanguage } from '@kitwright/words'
import { Button, Group, NativeSelect, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { FormProblem, type FormError, RequiredNote, useApi } from '../../session/index.ts'
import { CancelButton, Dialog, useDiscardGuard, useForm } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import type { Supplier } from '../officeTypes.ts'
import { FileFields } from './FileFields.tsx'
import type { Fields, FieldsOf, Form } from './fields.ts'
import { RollFields } from './RollFields.tsx'
import { factsOf, type SupplierFacts } from './useSupplierActs.ts'

const USUAL: SupplierFacts = {
  name: '',
  contact: '',
  email: '',
  phone: '',
  language: DEFAULT_LANGUAGE,
  rolls: [],
  seamMm: 10,
  hemMm: 25,
  bleedMm: 4,
  isMirrored: false,
  cutName: 'CutContour',
  plotLanguage: 'hpgl',
  pdfColours: 'designed',
  pixels: 'none',
  pixelDpi: 150,
  intent: 'relative',
  isBlackScaled: true,
}
const ALLOWANCES = ['seam', 'hem', 'bleed'] as const

const isAllowance = (text: string): boolean =>
  text.trim() !== '' && Number(text) >= 0 && Number(text) <= SUPPLIER_LIMITS.allowanceMm

/** Smallest seam allowance that has room for a label (see `plateHeight` in press). */
const LABEL_SEAM_MM = 6
const isTooNarrow = (text: string): boolean => isAllowance(text) && Number(text) < LABEL_SEAM_MM

const typed = ({ rolls: _, ...facts }: SupplierFacts): Fields => ({
  ...facts,
  seamMm: String(facts.seamMm),
  hemMm: String(facts.hemMm),
  bleedMm: String(facts.bleedMm),
  pixelDpi: String(facts.pixelDpi),
})
const meant = (fields: Fields, rolls: SupplierFacts['rolls']): SupplierFacts => ({
  ...fields,
  name: fields.name.trim(),
  email: fields.email.trim(),
  cutName: fields.cutName.trim(),
  language: parseLanguage(fields.language),
  seamMm: Number(fields.seamMm),
  hemMm: Number(fields.hemMm),
  bleedMm: Number(fields.bleedMm),
  // A hidden field may contain anything.
  pixelDpi: fields.pixels === 'none' ? USUAL.pixelDpi : Number(fields.pixelDpi),
  rolls,
})

interface Props {
  /** Null for a new one. */
  readonly supplier: Supplier | null
  readonly onClose: () => void
}

/** State of the form, its validation and its request. A taken name is reported at its field. */
function useSupplierForm({ supplier, onClose }: Props) {
  const { t } = useTranslation(['suppliers'])
  const api = useApi()
  const act = useOfficeAction()
  const [start] = useState(() => (supplier ? factsOf(supplier) : USUAL))
  const [rolls, setRolls] = useState(start.rolls)
  const [problem, setProblem] = useState<FormError | null>(null)
  const form = useForm<Fields>({ defaultValues: typed(start) })
  const save = async (facts: SupplierFacts) => {
    if (!supplier) return api('POST /api/office/suppliers', { body: facts })
    const headers = { 'if-match': `"${supplier.version}"` }
    const body = { ...facts, isEnded: supplier.isEnded }
    return api('PUT /api/office/suppliers/{id}', { params: { id: supplier.id }, headers, body })
  }
  const submit = form.handleSubmit(async fields => {
    setProblem(null)
    const facts = meant(fields, rolls)
    await act(async () => save(facts), {
      said: t(supplier ? 'suppliers:saved' : 'suppliers:added', { name: facts.name }),
      done: onClose,
      refused: ({ error }) => {
        if (error.id === 'supplier-taken') form.setError('name', { message: error.message }, { shouldFocus: true })
        else setProblem(error)
        return true
      },
    })
  })
  const isChanged = form.formState.isDirty || rolls !== start.rolls
  return { ...form, rolls, setRolls, isChanged, problem, submit }
}

/** Contact person and language. */
function PersonFields({ register, formState: { errors } }: FieldsOf) {
  const { t } = useTranslation(['suppliers'])
  return (
    <>
      <TextInput
        data-autofocus
        required
        maxLength={LIMITS.supplier}
        label={t('suppliers:name')}
        error={errors.name?.message}
        {...register('name', { validate: value => value.trim() !== '' || t('suppliers:required') })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput maxLength={LIMITS.name} label={t('suppliers:contact')} {...register('contact')} />
        <TextInput maxLength={LIMITS.phone} type="tel" label={t('suppliers:phone')} {...register('phone')} />
        <TextInput
          type="email"
          maxLength={LIMITS.email}
          label={t('suppliers:email')}
          error={errors.email?.message}
          {...register('email', {
            validate: value => value.trim() === '' || isEmail(value) || t('suppliers:email_wrong'),
          })}
        />
        <NativeSelect
          label={t('suppliers:language')}
          data={LANGUAGES.map(value => ({ value, label: languageFacts(value).name }))}
          {...register('language')}
        />
      </SimpleGrid>
    </>
  )
}

/** Settings of the supplier's print files. */
function PressFields({ register, watch, formState: { errors, defaultValues } }: FieldsOf & Pick<Form, 'watch'>) {
  const { t } = useTranslation(['suppliers'])
  const most = SUPPLIER_LIMITS.allowanceMm
  const allowance = (value: string) => isAllowance(value) || t('suppliers:number_wrong', { most })
  return (
    <>
      <SimpleGrid cols={3} spacing="sm" role="group" aria-label={t('suppliers:allowances')}>
        {ALLOWANCES.map(kind => (
          <TextInput
            key={kind}
            inputMode="decimal"
            label={t(`suppliers:${kind}`)}
            error={errors[`${kind}Mm`]?.message}
            {...register(`${kind}Mm`, { validate: allowance })}
          />
        ))}
      </SimpleGrid>
      {isTooNarrow(watch('seamMm')) && <Text size="sm">{t('suppliers:seam_narrow', { least: LABEL_SEAM_MM })}</Text>}
      <TextInput
        label={t('suppliers:cut_name')}
        description={t('suppliers:cut_name_hint')}
        error={errors.cutName?.message}
        {...register('cutName', { validate: value => isCutName(value) || t('suppliers:cut_name_wrong') })}
      />
      <NativeSelect
        label={t('suppliers:plot_language')}
        inputWrapperOrder={['label', 'input', 'description']}
        description={t('suppliers:plot_language_hint')}
        data={PLOT_LANGUAGES.map(value => ({ value, label: t(`suppliers:plot_language_${value}`) }))}
        {...register('plotLanguage')}
      />
      <Switch
        label={t('suppliers:is_mirrored')}
        defaultChecked={defaultValues?.isMirrored ?? false}
        {...register('isMirrored')}
      />
    </>
  )
}

/** Edits a supplier: contacts, and how files are rendered for them. */
export function SupplierDialog({ supplier, onClose }: Props) {
  const { t } = useTranslation(['suppliers'])
  const { register, formState, watch, rolls, setRolls, isChanged, problem, submit } = useSupplierForm({
    supplier,
    onClose,
  })
  const close = useDiscardGuard({ isLost: () => isChanged, onClose })
  return (
    <Dialog onClose={close} title={supplier?.name ?? t('suppliers:add')} closeLabel={t('suppliers:close')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <FormProblem problem={problem} />
          <PersonFields register={register} formState={formState} />
          <PressFields register={register} formState={formState} watch={watch} />
          <FileFields register={register} formState={formState} watch={watch} supplier={supplier} />
          <RollFields rolls={rolls} onChange={setRolls} />
          <RequiredNote />
          <Group justify="flex-end" gap="sm">
            <CancelButton onClick={close}>{t('suppliers:cancel')}</CancelButton>
            <Button type="submit" loading={formState.isSubmitting}>
              {t('suppliers:save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
