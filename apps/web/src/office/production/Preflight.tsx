import { useTranslation } from 'react-i18next'
import { useCall } from '../../session/index.ts'
import css from './Production.module.css'
import type { Pack } from './usePacks.ts'
import { useSentence } from './useSentence.ts'

/** So many are read at once; the rest stands behind. */
const SHOWN = 5

type Told = NonNullable<Pack['problem']>

function Sentences({ problems }: { problems: readonly Told[] }) {
  const sentence = useSentence()
  return (
    <ul>
      {problems.map(problem => (
        <li key={JSON.stringify(problem)}>{sentence(problem)}</li>
      ))}
    </ul>
  )
}

interface Props {
  readonly orderId: string
  /** For which printer; undefined: the one that is meant. */
  readonly printer?: string | undefined
  /** What stands above already. */
  readonly said?: Told | null | undefined
}

/** What would stop the print files as the order is now, told before they are asked for. Nothing where nothing would. */
export function Preflight({ orderId, printer, said = null }: Props) {
  const { t } = useTranslation(['production'])
  const { data } = useCall('GET /api/office/orders/{id}/preflight', { params: { id: orderId }, query: { printer } })
  const problems = (data?.problems ?? []).filter(each => JSON.stringify(each) !== JSON.stringify(said))
  if (problems.length === 0) return null
  const rest = problems.slice(SHOWN)
  return (
    <div className={`${css.problem} ${css.preflight}`} role="status">
      <b>{t('production:preflight')}</b>
      <Sentences problems={problems.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary>{t('production:preflight_more', { count: rest.length })}</summary>
          <Sentences problems={rest} />
        </details>
      )}
    </div>
  )
}
