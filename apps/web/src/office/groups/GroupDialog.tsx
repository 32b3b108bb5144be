import { LIMITS } from '@kitwright/contract'
import { LANGUAGES, languageFacts, languageTag } from '@kitwright/words'
import { Button, Group, SimpleGrid, Skeleton, Stack, Switch, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall } from '../../session/index.ts'
import { CancelButton, Dialog, toast, useDiscardGuard } from '../../ui/index.ts'
import type { Prices } from '../officeTypes.ts'
import { type GroupBody, type GroupFaults, readGroup, type TypedGroup, typedGroup } from './groupForm.ts'
import { GroupPreview } from './GroupPreview.tsx'
import { GroupPrices, GroupSteps } from './GroupTables.tsx'

interface Props {
  readonly title: string
  readonly start: GroupBody
  /** Resolves to true on success. */
  readonly onSave: (body: GroupBody) => Promise<boolean>
  readonly onClose: () => void
}

const NO_FAULTS: GroupFaults = new Set()

interface FieldsProps {
  readonly typed: TypedGroup
  readonly faults: GroupFaults
  readonly onChange: (typed: TypedGroup) => void
}

function GeneralFields({ typed, faults, onChange }: FieldsProps) {
  const { t } = useTranslation(['catalogue', 'office'])
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      {LANGUAGES.map(language => (
        <TextInput
          key={language}
          required
          lang={languageTag(language)}
          label={t('office:fabric_name', { language: languageFacts(language).name })}
          maxLength={LIMITS.namedText}
          value={typed.name[language]}
          error={faults.has(`name.${language}`) && t('office:fabric_name_required')}
          onChange={event => onChange({ ...typed, name: { ...typed.name, [language]: event.currentTarget.value } })}
        />
      ))}
      <TextInput
        label={t('catalogue:percent_off')}
        description={t('catalogue:percent_off_text')}
        inputMode="numeric"
        maxLength={3}
        value={typed.percentOff}
        error={faults.has('percentOff') && t('catalogue:percent_wrong')}
        onChange={event => onChange({ ...typed, percentOff: event.currentTarget.value })}
      />
      <TextInput
        label={t('office:minimum_qty')}
        description={t('catalogue:minimum_text')}
        inputMode="numeric"
        maxLength={6}
        value={typed.minimumQty}
        error={faults.has('minimumQty') && t('catalogue:number_wrong')}
        onChange={event => onChange({ ...typed, minimumQty: event.currentTarget.value })}
      />
      <Switch
        label={t('catalogue:has_promotions')}
        checked={typed.hasPromotions}
        onChange={event => onChange({ ...typed, hasPromotions: event.currentTarget.checked })}
      />
      <Switch
        label={t('catalogue:is_active')}
        checked={typed.isActive}
        onChange={event => onChange({ ...typed, isActive: event.currentTarget.checked })}
      />
    </SimpleGrid>
  )
}

interface TermsProps extends FieldsProps {
  readonly prices: Prices
  /** Null while a field cannot be read. */
  readonly terms: GroupBody['terms'] | null
}

function TermFields({ terms, ...fields }: TermsProps) {
  const { t } = useTranslation(['catalogue'])
  return (
    <>
      <div>
        <Text fw={600}>{t('catalogue:group_prices')}</Text>
        <Text size="sm" mb={6}>
          {t('catalogue:group_prices_text')}
        </Text>
        <GroupPrices {...fields} />
      </div>
      <div>
        <Text fw={600}>{t('catalogue:group_steps')}</Text>
        <Text size="sm" mb={6}>
          {t('catalogue:group_steps_text')}
        </Text>
        <GroupSteps {...fields} />
      </div>
      <GroupPreview prices={fields.prices} terms={terms} />
    </>
  )
}

/** Names and terms of a group, with a preview of what a cart would cost. */
export function GroupDialog({ title, start, onSave, onClose }: Props) {
  const { t } = useTranslation(['catalogue', 'common'])
  const [first] = useState(() => typedGroup(start))
  const [typed, setTyped] = useState(first)
  const [isChecked, setChecked] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const { data: prices, error, refetch } = useCall('GET /api/office/prices', {})
  const close = useDiscardGuard({ isLost: () => typed !== first, onClose })
  const read = readGroup(typed)
  const faults = isChecked && 'faults' in read ? read.faults : NO_FAULTS
  const save = async (): Promise<void> => {
    setChecked(true)
    if ('faults' in read) {
      toast('error', t('catalogue:group_problems'))
      return
    }
    setSaving(true)
    const isSaved = await onSave(read.body)
    setSaving(false)
    if (isSaved) onClose()
  }
  const fields = { typed, faults, onChange: setTyped }
  return (
    <Dialog size={900} onClose={close} title={title} closeLabel={t('common:close')}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <Stack gap="lg">
          <GeneralFields {...fields} />
          {error && <CallFailure error={error} onRetry={() => void refetch()} />}
          {!prices && !error && <Skeleton h={240} radius={8} />}
          {prices && <TermFields {...fields} prices={prices} terms={'body' in read ? read.body.terms : null} />}
          <Group justify="flex-end">
            <CancelButton onClick={close}>{t('common:cancel')}</CancelButton>
            <Button type="submit" loading={isSaving}>
              {t('catalogue:save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
