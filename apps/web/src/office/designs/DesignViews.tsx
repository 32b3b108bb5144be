import { Loader, SegmentedControl } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { LazyGarmentStage, LowContrastWarning } from '../../domainComponents/index.ts'
import type { OfficeDesign } from '../officeTypes.ts'
import css from './DesignPage.module.css'

const SIDES = ['3d', 'front', 'back', 'angle'] as const

/** The design in 3D and the server's pictures of it, which are the ones on the order. */
export function DesignViews({ design }: { design: OfficeDesign }) {
  const { t } = useTranslation(['office', 'common'])
  const [side, setSide] = useState<(typeof SIDES)[number]>('3d')
  const { name, document, pictureUrl, revision } = design
  const join = pictureUrl.includes('?') ? '&' : '?'
  const pictureOf = (of: 'front' | 'back' | 'angle'): string => `${pictureUrl}${join}side=${of}&width=1024`
  const labels = {
    stage: t('office:stage_label'),
    loading: t('common:loading'),
    picture: t('office:side_front'),
    noWebgl: t('office:stage_no_webgl'),
    failed: t('office:stage_failed'),
    lost: t('office:stage_lost'),
    restart: t('office:stage_restart'),
  }
  return (
    <section className={css.views}>
      <SegmentedControl
        fullWidth
        value={side}
        onChange={next => setSide(next)}
        data={SIDES.map(value => ({ value, label: t(`office:side_${value}`) }))}
      />
      <div className={css.ground}>
        {side === '3d' ? (
          <Suspense fallback={<Loader className={css.waiting} />}>
            <LazyGarmentStage key={revision} document={document} pictureUrl={pictureOf('front')} labels={labels} />
          </Suspense>
        ) : (
          <img key={side} src={pictureOf(side)} alt={`${name}, ${t(`office:side_${side}`)}`} />
        )}
      </div>
      <LowContrastWarning design={document} say={texts => t('office:low_contrast', { texts })} />
    </section>
  )
}
