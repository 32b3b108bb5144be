import { RULE_LIMITS } from '@kitwright/contract'
import { LANGUAGES, languageFacts, type Names } from '@kitwright/words'
import { Button, Group, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useApi, useCall } from '../../session/index.ts'
import { Dialog, useDiscardGuard } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import { DryRun } from './DryRun.tsx'
import { isWholeCondition, isWholeDraft, newDraft, type Rule, type RuleDraft } from './ruleForm.ts'
import { RuleSentence } from './RuleSentence.tsx'
import css from './Rules.module.css'

interface Props {
  /** Null for a new rule. */
  readonly rule: Rule | null
  readonly onClose: () => void
}

function useSave(rule: Rule | null, onClose: () => void) {
  const { t } = useTranslation(['rules'])
  const api = useApi()
  const act = useOfficeAction()
  return async (
    draft: RuleDraft,
    { isOn, actsOnPresent }: { isOn: boolean; actsOnPresent: boolean },
  ): Promise<void> => {
    const body = { ...draft, isOn, actsOnPresent }
    const isSaved = rule
      ? await act(
          async () =>
            api('PUT /api/office/rules/{id}', {
              params: { id: rule.id },
              headers: { 'if-match': `"${rule.version}"` },
              body,
            }),
          t('rules:kept'),
        )
      : await act(async () => api('POST /api/office/rules', { body }), t('rules:kept'))
    if (isSaved) onClose()
  }
}

/** A rule's name in every language. */
function RuleNames({ name, onChange }: { name: Names; onChange: (name: Names) => void }) {
  const { t } = useTranslation(['rules'])
  return (
    <div className={css.names}>
      {LANGUAGES.map(language => (
        <TextInput
          key={language}
          label={t('rules:name_in', { language: languageFacts(language).name })}
          maxLength={RULE_LIMITS.name}
          value={name[language]}
          onChange={({ currentTarget: { value } }) => onChange({ ...name, [language]: value })}
        />
      ))}
    </div>
  )
}

/** Edits a rule as one sentence, and tries it on the past before it is kept. */
export function RuleDialog({ rule, onClose }: Props) {
  const { t } = useTranslation(['rules', 'common'])
  const [first] = useState<RuleDraft>(() => (rule ? { name: rule.name, content: rule.content } : newDraft()))
  const [draft, setDraft] = useState(first)
  const [actsOnPresent, setActsOnPresent] = useState(false)
  const texts = useCall('GET /api/office/rule-texts', {}).data?.texts ?? []
  const save = useSave(rule, onClose)
  const close = useDiscardGuard({ isLost: () => JSON.stringify(draft) !== JSON.stringify(first), onClose })
  const isWhole = isWholeDraft(
    draft,
    texts.map(({ id }) => id),
  )
  const isOn = rule?.isOn ?? false
  return (
    <Dialog
      title={t(rule ? 'rules:edit_title' : 'rules:new_title')}
      closeLabel={t('common:close')}
      size={860}
      onClose={close}
    >
      <div className={css.form}>
        <RuleNames name={draft.name} onChange={name => setDraft({ ...draft, name })} />
        <RuleSentence content={draft.content} texts={texts} onChange={content => setDraft({ ...draft, content })} />
        <DryRun
          key={JSON.stringify(draft.content)}
          content={draft.content}
          isReady={isWholeCondition(draft) && isWhole}
        />
        <Switch
          label={t('rules:acts_on_present')}
          description={t('rules:acts_on_present_text')}
          checked={actsOnPresent}
          onChange={event => setActsOnPresent(event.currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {t('rules:cancel')}
          </Button>
          {!isOn && (
            <Button variant="default" disabled={!isWhole} onClick={() => void save(draft, { isOn, actsOnPresent })}>
              {t('rules:save')}
            </Button>
          )}
          <Button disabled={!isWhole} onClick={() => void save(draft, { isOn: true, actsOnPresent })}>
            {t(isOn ? 'rules:save' : 'rules:save_on')}
          </Button>
        </Group>
      </div>
    </Dialog>
  )
}
