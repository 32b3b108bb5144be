import type { RuleContent } from '@kitwright/contract'
import { snakeCase } from '@kitwright/words'
import { Button, Loader } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { useDates, useMoments } from '../../session/index.ts'
import css from './Rules.module.css'
import { type DryRunResult, useDryRun } from './useDryRun.ts'

function Result({ found }: { found: DryRunResult }) {
  const { t } = useTranslation(['rules'])
  const date = useDates()
  const moment = useMoments()
  const { total, isTotalExact, orders, gaps, present } = found
  const from = date(`${found.from}T05:00:00Z`)
  const said = total === 0 ? t('rules:try_none', { from }) : t('rules:try_total', { count: total, from })
  return (
    <div role="status">
      <p>
        <b>{isTotalExact ? said : t('rules:try_more', { count: total, from })}</b>{' '}
        {t('rules:present', { count: present })}
      </p>
      {gaps.map(gap => (
        <p key={gap} className={css.muted}>
          {t(`rules:gap_${snakeCase(gap)}`)}
        </p>
      ))}
      {orders.length > 0 && (
        <>
          <p className={css.muted}>{t('rules:try_shown', { count: orders.length })}</p>
          <ul className={css.found} aria-label={t('rules:try_shown', { count: orders.length })}>
            {orders.map(({ orderId, number, name, at }) => (
              <li key={`${orderId} ${at}`}>
                <Link to="/office/orders/$orderId" params={{ orderId }} target="_blank">
                  {number}
                </Link>{' '}
                {name} <small>{moment(at)}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

interface Props {
  readonly content: RuleContent
  readonly isReady: boolean
}

/** Tries a rule on the last 90 days; it can be canceled, and changes nothing. */
export function DryRun({ content, isReady }: Props) {
  const { t } = useTranslation(['rules'])
  const { state, run, cancel } = useDryRun(content)
  return (
    <div className={css.dryRun}>
      {state.kind === 'running' ? (
        <p className={css.running} role="status">
          <Loader size="xs" /> {t('rules:trying')}
          <Button size="xs" variant="default" onClick={cancel}>
            {t('rules:try_cancel')}
          </Button>
        </p>
      ) : (
        <Button variant="default" disabled={!isReady} onClick={() => void run()}>
          {t('rules:try')}
        </Button>
      )}
      {state.kind === 'canceled' && <p role="status">{t('rules:try_canceled')}</p>}
      {state.kind === 'failed' && <p role="alert">{state.text}</p>}
      {state.kind === 'found' && <Result found={state.found} />}
    </div>
  )
}
