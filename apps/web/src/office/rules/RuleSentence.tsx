import { RULE_ACTIONS, RULE_LIMITS, type RuleContent } from '@kitwright/contract'
import { LANGUAGES, languageFacts } from '@kitwright/words'
import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { ActionFields } from './ActionFields.tsx'
import { FilterFields } from './FilterFields.tsx'
import { type Action, newAction, type RuleText } from './ruleForm.ts'
import css from './Rules.module.css'
import { WhenFields } from './WhenFields.tsx'

interface Props {
  readonly content: RuleContent
  readonly texts: readonly RuleText[]
  readonly onChange: (content: RuleContent) => void
}

const SAMPLE_NUMBER = 'AK-000123'

/** A mail as its reader gets it, in each language, with an example's name and number. */
function MailPreview({ text }: { text: RuleText | undefined }) {
  const { t } = useTranslation(['rules'])
  if (!text) return null
  const fill = (words: string): string =>
    words.replaceAll('{{name}}', t('rules:sample_name')).replaceAll('{{number}}', SAMPLE_NUMBER)
  return (
    <details className={css.preview}>
      <summary>{t('rules:preview')}</summary>
      {LANGUAGES.map(language => (
        <figure key={language} lang={languageFacts(language).tag}>
          <figcaption>{t('rules:preview_in', { language: languageFacts(language).name })}</figcaption>
          <b>{fill(text.label[language])}</b>
          <p>{fill(text.text[language])}</p>
        </figure>
      ))}
    </details>
  )
}

interface ActionsProps {
  readonly actions: readonly Action[]
  readonly texts: readonly RuleText[]
  readonly onChange: (actions: Action[]) => void
}

function Actions({ actions, texts, onChange }: ActionsProps) {
  const { t } = useTranslation(['rules'])
  const choices = RULE_ACTIONS.map(value => ({ value, label: t(`rules:act_${value}`) }))
  return (
    <>
      {actions.map((action, at) => (
        <div key={at} className={css.line} role="group" aria-label={`${t('rules:action')} ${at + 1}`}>
          <span className={css.word}>{t(at === 0 ? 'rules:so' : 'rules:and')}</span>
          <NativeSelect
            aria-label={t('rules:action')}
            data={choices}
            value={action.kind}
            onChange={({ currentTarget: { value } }) =>
              onChange(actions.with(at, newAction(RULE_ACTIONS.find(kind => kind === value)!)))
            }
          />
          <ActionFields action={action} texts={texts} onChange={changed => onChange(actions.with(at, changed))} />
          {actions.length > 1 && (
            <ActionIcon
              variant="subtle"
              size="lg"
              aria-label={t('rules:action_remove', { place: at + 1 })}
              onClick={() => onChange(actions.filter((_, other) => other !== at))}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          )}
          {action.kind === 'mail' && <MailPreview text={texts.find(({ id }) => id === action.textId)} />}
        </div>
      ))}
      {actions.length < RULE_LIMITS.actions && (
        <Button
          className={css.add}
          size="xs"
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => onChange([...actions, newAction('tag')])}
        >
          {t('rules:action_add')}
        </Button>
      )}
    </>
  )
}

/** A rule as one sentence with fields: when, for which orders, and what then. */
export function RuleSentence({ content, texts, onChange }: Props) {
  return (
    <div className={css.sentence}>
      <WhenFields when={content.when} onChange={when => onChange({ ...content, when })} />
      <FilterFields only={content.only} onChange={only => onChange({ ...content, only })} />
      <Actions actions={content.actions} texts={texts} onChange={actions => onChange({ ...content, actions })} />
    </div>
  )
}
