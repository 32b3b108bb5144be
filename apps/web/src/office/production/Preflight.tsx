import { useTranslation } from 'react-i18next'
import { UnprintedNote } from '../../pictures/index.ts'
import { useCall } from '../../session/index.ts'
import css from './Production.module.css'
import type { Pack } from './usePacks.ts'
import { useSentence } from './useSentence.ts'

/** So many are read at once; the rest stands behind. */
const SHOWN = 5

type Told = NonNullable<Pack['problem']>

function Sentences({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul>
      {sentences.map(sentence => (
        <li key={sentence}>{sentence}</li>
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
  const sentence = useSentence()
  const above = said && sentence(said)
  const sentences = [...new Set((data?.problems ?? []).map(sentence))].filter(each => each !== above)
  const unprinted = data?.unprinted
  const note = unprinted && <UnprintedNote count={unprinted} isAccepted={unprinted.isAccepted} />
  if (sentences.length === 0) return note
  const rest = sentences.slice(SHOWN)
  return (
    <>
      {note}
      <div className={`${css.problem} ${css.preflight}`} role="status">
        <b>{t('production:preflight')}</b>
        <Sentences sentences={sentences.slice(0, SHOWN)} />
        {rest.length > 0 && (
          <details>
            <summary>{t('production:preflight_more', { count: rest.length })}</summary>
            <Sentences sentences={rest} />
          </details>
        )}
      </div>
    </>
  )
}
