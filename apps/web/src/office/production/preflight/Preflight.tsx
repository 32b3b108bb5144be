import { useTranslation } from '../../../texts/index.ts'
import { UnprintedNote } from '../../../domainComponents/index.ts'
import { useCall } from '../../../session/index.ts'
import { CoarseNote } from './CoarseNote.tsx'
import { LabelsBesideNote } from './LabelsBesideNote.tsx'
import css from '../Production.module.css'
import { Sentences } from './Sentences.tsx'
import type { Pack } from '../packs/usePacks.ts'
import { useSentence } from '../packs/useSentence.ts'

type PackProblemText = NonNullable<Pack['problem']>

interface Props {
  readonly orderId: string
  /** Printer to check; undefined for the default. */
  readonly printer?: string | undefined
  /** The problem that is already shown above. */
  readonly said?: PackProblemText | null | undefined
}

/**
 * Lists what would stop the print files of the current order, and what would print blurred, before they are requested.
 * Renders nothing if there is nothing to report.
 */
export function Preflight({ orderId, printer, said = null }: Props) {
  const { t } = useTranslation(['production'])
  const { data } = useCall('GET /api/office/orders/{id}/preflight', { params: { id: orderId }, query: { printer } })
  const sentence = useSentence()
  const above = said && sentence(said)
  const sentences = [...new Set((data?.problems ?? []).map(sentence))].filter(each => each !== above)
  const unprinted = data?.unprinted
  return (
    <>
      {unprinted && <UnprintedNote count={unprinted} isAccepted={unprinted.isAccepted} />}
      {data && <CoarseNote coarse={data.coarse} />}
      {data && <LabelsBesideNote pieces={data.labelsBeside} />}
      {sentences.length > 0 && (
        <div className={`kw-notice ${css.preflight}`} role="status">
          <b>{t('production:preflight')}</b>
          <Sentences sentences={sentences} />
        </div>
      )}
    </>
  )
}
