import { useTranslation } from '../../texts/index.ts'
import { useCall, usePreferences } from '../../session/index.ts'
import { formatCents } from '../../ui/index.ts'
import { type Action, type Filters, type Rule, timeOf, type Trigger } from './ruleForm.ts'

/** Returns functions that tell a rule's condition, filters and actions in words. */
export function useRuleWords() {
  const { t } = useTranslation(['rules', 'common'])
  const language = usePreferences(state => state.language)
  const texts = useCall('GET /api/office/rule-texts', {}).data?.texts ?? []
  const people = useCall('GET /api/office/desk', {}).data?.colleagues ?? []
  const whenOf = (when: Trigger): string => {
    const { unit, count } = timeOf(when)
    const time = t(`rules:${unit}`, { count })
    const status = when.kind === 'status' ? t(`common:status_${when.status}`) : ''
    const stage = when.kind === 'stage' ? t(`rules:stage_${when.stage}`) : ''
    return t(`rules:says_${when.kind}`, { time, status, stage })
  }
  const filtersOf = ({ status, tag, withoutTag, product, totalFrom, totalTo, customer }: Filters): string[] => {
    const named = (
      key: 'status' | 'tag' | 'without_tag' | 'product' | 'total_from' | 'total_to' | 'customer',
      value: string,
    ) => `${t(`rules:only_${key}`)} ${value}`
    return [
      ...(status ? [named('status', t(`common:status_${status}`))] : []),
      ...(tag === undefined ? [] : [named('tag', tag)]),
      ...(withoutTag === undefined ? [] : [named('without_tag', withoutTag)]),
      ...(product ? [named('product', t(`common:type_${product}`))] : []),
      ...(totalFrom === undefined ? [] : [named('total_from', formatCents(totalFrom))]),
      ...(totalTo === undefined ? [] : [named('total_to', formatCents(totalTo))]),
      ...(customer ? [named('customer', t(`rules:customer_${customer}`))] : []),
    ]
  }
  const actionOf = (action: Action): string => {
    if (action.kind === 'tag' || action.kind === 'untag') return t(`rules:said_${action.kind}`, { tag: action.tag })
    if (action.kind === 'task') return t('rules:said_task', { title: action.title[language] })
    if (action.kind === 'assign') {
      const name = people.find(({ id }) => id === action.accountId)?.name
      return t('rules:said_assign', { name: name ?? t('rules:somebody') })
    }
    const title = texts.find(({ id }) => id === action.textId)?.label[language].replaceAll('{{number}}', '…')
    return t(`rules:said_mail_${action.to}`, { title: title ?? t('rules:text_none') })
  }
  /** Tells a whole rule in one sentence. */
  const sentenceOf = ({ content: { when, only, actions } }: Pick<Rule, 'content'>): string => {
    const filters = filtersOf(only)
    const condition = [whenOf(when), ...(filters.length > 0 ? [`${t('rules:only')} ${filters.join(', ')}`] : [])]
    return t('rules:sentence', { condition: condition.join('; '), actions: actions.map(actionOf).join(', ') })
  }
  return { sentenceOf }
}
