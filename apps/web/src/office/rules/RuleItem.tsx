import { Button, Switch } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { useApi, useMoments, usePreferences } from '../../session/index.ts'
import { confirm } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import { useStaff } from '../session/staff.tsx'
import type { Rule } from './ruleForm.ts'
import css from './Rules.module.css'
import { useRuleWords } from './useRuleWords.ts'

interface Props {
  readonly rule: Rule
  readonly onEdit: () => void
  readonly onHistory: () => void
}

function useRuleChanges({ id, version, packaged, name, content }: Rule) {
  const { t } = useTranslation(['rules'])
  const api = useApi()
  const act = useOfficeAction()
  const call = { params: { id }, headers: { 'if-match': `"${version}"` } }
  return {
    toggle: async (isOn: boolean): Promise<void> => {
      const body = { name, content, isOn, actsOnPresent: false }
      await act(
        async () => api('PUT /api/office/rules/{id}', { ...call, body }),
        t(isOn ? 'rules:switched_on' : 'rules:switched_off'),
      )
    },
    remove: async (): Promise<void> => {
      const question = {
        title: t(packaged ? 'rules:restore' : 'rules:remove'),
        message: t('rules:remove_question'),
        accept: t(packaged ? 'rules:restore' : 'rules:remove'),
        reject: t('rules:cancel'),
        isDangerous: true,
      }
      if (packaged || (await confirm(question)))
        await act(
          async () => api('DELETE /api/office/rules/{id}', call),
          t(packaged ? 'rules:restored' : 'rules:removed'),
        )
    },
  }
}

/** One rule as a sentence, with its switch. Staff without the right to settings read it only. */
export function RuleItem({ rule, onEdit, onHistory }: Props) {
  const { t } = useTranslation(['rules'])
  const isAllowed = useStaff().can('settings')
  const language = usePreferences(state => state.language)
  const moment = useMoments()
  const { sentenceOf } = useRuleWords()
  const { toggle, remove } = useRuleChanges(rule)
  const name = rule.name[language]
  const { count } = rule.fired
  return (
    <li className={css.item}>
      <Switch
        checked={rule.isOn}
        disabled={!isAllowed}
        aria-label={t('rules:switch', { name })}
        onChange={event => void toggle(event.currentTarget.checked)}
      />
      <div className={css.what}>
        <b>{name}</b>
        <p>{sentenceOf(rule)}</p>
        <small>
          {count > 0 ? t('rules:fired', { count }) : t('rules:fired_never')}
          {rule.changed && ` · ${t('rules:changed', { name: rule.changed.by, when: moment(rule.changed.at) })}`}
        </small>
      </div>
      <div className={css.acts}>
        <Button size="xs" variant="subtle" aria-label={`${t('rules:history')}, ${name}`} onClick={onHistory}>
          {t('rules:history')}
        </Button>
        {isAllowed && (
          <Button size="xs" variant="default" aria-label={`${t('rules:edit')}, ${name}`} onClick={onEdit}>
            {t('rules:edit')}
          </Button>
        )}
        {isAllowed && rule.version > 0 && (
          <Button
            size="xs"
            variant="subtle"
            color="red"
            aria-label={`${t(rule.packaged ? 'rules:restore' : 'rules:remove')}, ${name}`}
            onClick={() => void remove()}
          >
            {t(rule.packaged ? 'rules:restore' : 'rules:remove')}
          </Button>
        )}
      </div>
    </li>
  )
}
