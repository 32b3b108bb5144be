import type { Response_ } from '@kitwright/contract'
import { Button, Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { CallFailedError, CallFailure, useApi, useMoments, usePreferences } from '../../session/index.ts'
import { Dialog } from '../../ui/index.ts'
import type { Rule } from './ruleForm.ts'
import { useRuleResults } from './ruleResults.ts'
import css from './Rules.module.css'

const HISTORY = 'GET /api/office/rules/{id}/history'
type Page = Response_<typeof HISTORY>

function useHistory(id: string) {
  const api = useApi()
  return useInfiniteQuery<Page, CallFailedError, Page['items'], readonly unknown[], string | undefined>({
    queryKey: [HISTORY, id],
    initialPageParam: undefined,
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === undefined ? {} : { before: pageParam }
      const answer = await api(HISTORY, { params: { id }, query, signal })
      if (!answer.ok) throw new CallFailedError(answer)
      return answer.value
    },
    getNextPageParam: ({ before }) => before ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  })
}

/** A rule's history: on which orders it acted, when, and with which results. */
export function HistoryDialog({ rule, onClose }: { rule: Rule; onClose: () => void }) {
  const { t } = useTranslation(['rules', 'common'])
  const language = usePreferences(state => state.language)
  const moment = useMoments()
  const resultsOf = useRuleResults()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useHistory(rule.id)
  return (
    <Dialog title={t('rules:history_of')} closeLabel={t('common:close')} size={640} onClose={onClose}>
      <p className={css.muted}>{rule.name[language]}</p>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={160} />}
      {data?.length === 0 && <p>{t('rules:history_none')}</p>}
      {data && data.length > 0 && (
        <ul className={css.history}>
          {data.map(({ id, orderId, number, name, at, state, results }) => (
            <li key={id}>
              <Link to="/office/orders/$orderId" params={{ orderId }}>
                {number}
              </Link>
              <span>{name}</span>
              <span>{state === 'capped' ? t('rules:capped') : resultsOf(results)}</span>
              <time dateTime={at}>{moment(at)}</time>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('rules:earlier')}
        </Button>
      )}
    </Dialog>
  )
}
