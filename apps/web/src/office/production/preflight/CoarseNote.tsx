import type { Response_ } from '@kitwright/contract'
import { IconPhotoExclamation } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { DesignWarning } from '../../../domainComponents/index.ts'
import css from '../Production.module.css'
import { Sentences } from './Sentences.tsx'
import { usePieceName } from '../packs/usePieceName.ts'

type Coarse = Response_<'GET /api/office/orders/{id}/preflight'>['coarse']

/** Lists pictures and patterns that print blurred in the current order. It blocks nothing. */
export function CoarseNote({ coarse }: { readonly coarse: Coarse }) {
  const { t } = useTranslation(['production'])
  const pieceName = usePieceName()
  if (coarse.length === 0) return null
  const sentences = coarse.map(
    ({ kind, design, piece, dpi }) =>
      `${t(`production:finding_${kind}`, { piece: pieceName(piece), dpi })} · ${design}`,
  )
  return (
    <DesignWarning icon={<IconPhotoExclamation size={20} aria-hidden />}>
      <div className={css.preflight}>
        <b>{t('production:coarse')}</b>
        <Sentences sentences={sentences} />
        {t('production:coarse_text')}
      </div>
    </DesignWarning>
  )
}
