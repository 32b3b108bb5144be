import { isOrderStatus, STAFF_SOURCES } from '@kitwright/contract'
import { snakeCase } from '@kitwright/words'
import { useTranslation } from '../../../texts/index.ts'
import { formatCents } from '../../../ui/index.ts'
import { parseResults, useRuleResults } from '../../rules/ruleResults.ts'
import type { TimelineEntry } from './useTimeline.ts'

/** Returns what an entry tells in one line, without its author, time and own words. */
export function useEntryText(): (entry: TimelineEntry) => string {
  const { t } = useTranslation(['desk', 'common', 'office', 'order', 'counter', 'rules', 'tasks'])
  const statusOf = (status: string): string => (isOrderStatus(status) ? t(`common:status_${status}`) : status)
  const amountOf = ({ cents }: TimelineEntry): string => formatCents(Math.abs(cents ?? 0))
  // The server's words for `what` and the texts' ids are the same; a test of the texts compares them.
  const say = (entry: TimelineEntry): string =>
    t(`desk:said_${entry.kind}_${entry.what}` as 'desk:said_slip_sent', {
      amount: amountOf(entry),
      name: entry.detail,
      carrier: entry.text,
      tracking: entry.detail,
    })
  const mailOf = ({ what, detail }: TimelineEntry): string => {
    const mail = t(`office:mail${snakeCase(what)}` as 'office:mail_order_placed')
    return detail === 'sent' ? mail : `${mail} · ${t(`office:delivery_${detail}` as 'office:delivery_waiting')}`
  }
  /** Whether a corrected size kept, raised or lowered the price. */
  const priceOf = (entry: TimelineEntry): string[] => {
    if (entry.what === '') return []
    const key = entry.what === 'keep' ? 'kept' : (entry.cents ?? 0) > 0 ? 'charged' : 'credited'
    return [t(`office:price_${key}`, { amount: amountOf(entry) })]
  }
  const statusLine = (entry: TimelineEntry): string =>
    [
      t('desk:said_status', { status: statusOf(entry.what) }),
      ...(entry.cents === null ? [] : [t('office:went_owing', { amount: amountOf(entry) })]),
      ...STAFF_SOURCES.filter(source => source === entry.detail).map(source =>
        t('counter:step_made', { source: t(`counter:source_${source}`) }),
      ),
      ...(entry.who === 'system' && entry.what === 'CANCELED' ? [t('order:released')] : []),
    ].join(' · ')
  const resultsOf = useRuleResults()
  const ruleLine = ({ what, detail }: TimelineEntry): string =>
    what === 'capped' ? t('rules:entry_capped') : t('rules:entry', { results: resultsOf(parseResults(detail)) })
  const taskLine = ({ what }: TimelineEntry): string => t(what === 'done' ? 'tasks:said_done' : 'tasks:said_made')
  return entry => {
    const { kind, what, cents } = entry
    if (kind === 'status') return statusLine(entry)
    if (kind === 'undone') return t('desk:said_undone', { status: statusOf(entry.detail) })
    if (kind === 'line') return [t('office:line_corrected'), ...priceOf(entry)].join(' · ')
    if (kind === 'edit') {
      const sign = (cents ?? 0) < 0 ? '−' : '+'
      return cents ? `${say(entry)} · ${sign}${amountOf(entry)}` : say(entry)
    }
    if (kind === 'payment') {
      const method = t(`office:method_${what}` as 'office:method_khqr')
      return t((cents ?? 0) < 0 ? 'desk:said_refund' : 'desk:said_payment', { amount: amountOf(entry), method })
    }
    if (kind === 'mail') return mailOf(entry)
    if (kind === 'rule') return ruleLine(entry)
    if (kind === 'task') return taskLine(entry)
    return kind === 'note' ? t('desk:only_team') : say(entry)
  }
}
