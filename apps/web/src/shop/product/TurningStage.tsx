import { useTranslation } from '../../texts/index.ts'
import { LazyGarmentStage } from '../../domainComponents/index.ts'
import css from './TurningStage.module.css'

interface Props {
  readonly document: unknown
  readonly pictureUrl: string
  /** The name of the garment. */
  readonly picture: string
}

/** The garment in 3D, with the texts of every state. */
export function TurningStage({ document, pictureUrl, picture }: Props) {
  const { t } = useTranslation(['product', 'common'])
  const labels = {
    stage: t('product:stage_label'),
    loading: t('common:loading'),
    picture,
    noWebgl: t('product:stage_no_webgl'),
    failed: t('product:stage_failed'),
    lost: t('product:stage_lost'),
    restart: t('product:stage_restart'),
  }
  return (
    <div className={css.stage}>
      <LazyGarmentStage document={document} pictureUrl={pictureUrl} labels={labels} />
    </div>
  )
}
