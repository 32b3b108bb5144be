import { IconTag } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { DesignWarning } from '../../../domainComponents/index.ts'
import css from '../Production.module.css'
import { usePieceName } from '../packs/usePieceName.ts'

/** Lists pieces whose label needs extra fabric because the seam allowance is too narrow. It blocks nothing. */
export function LabelsBesideNote({ pieces }: { readonly pieces: readonly string[] }) {
  const { t } = useTranslation(['production'])
  const pieceName = usePieceName()
  if (pieces.length === 0) return null
  return (
    <DesignWarning icon={<IconTag size={20} aria-hidden />}>
      <div className={css.preflight}>
        <b>{t('production:labels_beside')}</b>
        <div>{pieces.map(pieceName).join(' · ')}</div>
        {t('production:labels_beside_text')}
      </div>
    </DesignWarning>
  )
}
