import { DESK_LIMITS, RULE_LIMITS, RULE_READERS, TASK_OWNERS } from '@kitwright/contract'
import { LANGUAGES, languageFacts } from '@kitwright/words'
import { Autocomplete, NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { useCall, usePreferences } from '../../session/index.ts'
import { CountField } from './CountField.tsx'
import type { Action, RuleText } from './ruleForm.ts'
import css from './Rules.module.css'

interface Props<A extends Action = Action> {
  readonly action: A
  readonly texts: readonly RuleText[]
  readonly onChange: (action: Action) => void
}
type Of<K extends Action['kind']> = Extract<Action, { readonly kind: K }>

function PersonField({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { t } = useTranslation(['rules'])
  const people = useCall('GET /api/office/desk', {}).data?.colleagues ?? []
  const choices = people.map(({ id, name }) => ({ value: id, label: name }))
  const isGone = value !== '' && !people.some(({ id }) => id === value)
  return (
    <NativeSelect
      aria-label={t('rules:person')}
      data={[{ value: '', label: '–' }, ...choices, ...(isGone ? [{ value, label: t('rules:somebody') }] : [])]}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}

function TaskFields({ action, onChange }: Props<Of<'task'>>) {
  const { t } = useTranslation(['rules'])
  const { accountId, ...rest } = action
  return (
    <>
      <span className={css.names}>
        {LANGUAGES.map(language => (
          <TextInput
            key={language}
            label={t('rules:task_title', { language: languageFacts(language).name })}
            maxLength={RULE_LIMITS.taskTitle}
            value={action.title[language]}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...action, title: { ...action.title, [language]: value } })
            }
          />
        ))}
      </span>
      <span className={css.word}>{t('rules:task_owner')}</span>
      <NativeSelect
        aria-label={t('rules:task_owner')}
        data={TASK_OWNERS.map(value => ({ value, label: t(`rules:owner_${value}`) }))}
        value={action.owner}
        onChange={({ currentTarget: { value } }) => {
          const owner = TASK_OWNERS.find(each => each === value)!
          onChange(owner === 'person' ? { ...rest, owner, accountId: '' } : { ...rest, owner })
        }}
      />
      {action.owner === 'person' && (
        <PersonField value={accountId ?? ''} onChange={id => onChange({ ...action, accountId: id })} />
      )}
      <span className={css.word}>{t('rules:task_due')}</span>
      <CountField
        label={t('rules:task_due')}
        value={action.dueInDays}
        min={0}
        max={RULE_LIMITS.days}
        onChange={dueInDays => onChange({ ...action, dueInDays })}
      />
    </>
  )
}

function MailFields({ action, texts, onChange }: Props<Of<'mail'>>) {
  const { t } = useTranslation(['rules'])
  const language = usePreferences(state => state.language)
  const isGone = !texts.some(({ id }) => id === action.textId)
  const choices = texts.map(({ id, label }) => ({ value: id, label: label[language] }))
  return (
    <>
      <NativeSelect
        aria-label={t('rules:reader')}
        data={RULE_READERS.map(value => ({ value, label: t(`rules:reader_${value}`) }))}
        value={action.to}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...action, to: RULE_READERS.find(reader => reader === value)! })
        }
      />
      <NativeSelect
        aria-label={t('rules:text')}
        error={isGone && action.textId !== '' && t('rules:text_none')}
        data={[...(isGone ? [{ value: action.textId, label: '–' }] : []), ...choices]}
        value={action.textId}
        onChange={event => onChange({ ...action, textId: event.currentTarget.value })}
      />
    </>
  )
}

/** The fields of one action. */
export function ActionFields({ action, texts, onChange }: Props) {
  const { t } = useTranslation(['rules'])
  const tags = useCall('GET /api/office/desk', {}).data?.tags ?? []
  switch (action.kind) {
    case 'task':
      return <TaskFields action={action} texts={texts} onChange={onChange} />
    case 'mail':
      return <MailFields action={action} texts={texts} onChange={onChange} />
    case 'assign':
      return <PersonField value={action.accountId} onChange={accountId => onChange({ ...action, accountId })} />
    default:
      return (
        <Autocomplete
          aria-label={t('rules:tag')}
          data={tags}
          maxLength={DESK_LIMITS.tag}
          value={action.tag}
          onChange={tag => onChange({ ...action, tag })}
        />
      )
  }
}
