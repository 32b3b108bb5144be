import { LIMITS } from '@kitwright/contract'
import { LANGUAGES, languageFacts, languageTag } from '@kitwright/words'
import { SimpleGrid, Switch, Text, TextInput } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import type { Prices } from '../officeTypes.ts'
import type { GroupBody, GroupFaults, TypedGroup } from './groupForm.ts'
import { GroupPreview } from './GroupPreview.tsx'
import { GroupPrices } from './GroupPrices.tsx'
import { GroupSteps } from './GroupSteps.tsx'

interface FieldsProps {
  readonly typed: TypedGroup
  readonly faults: GroupFaults
  readonly onChange: (typed: TypedGroup) => void
}

/** Names, percentage and switches of a group. */
export function GeneralFields({ typed, faults, onChange }: FieldsProps) {
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

/** Own prices and steps of a group, with a preview of what a cart would cost. */
export function TermFields({ terms, ...fields }: TermsProps) {
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
