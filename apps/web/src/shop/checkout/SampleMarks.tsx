import { sampleKindOf, sampleMarksOf } from '@kitwright/design'
import { editorPathOf } from '@kitwright/garment'
import { IconBadge } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { DesignWarning } from '../../domainComponents/index.ts'
import { useTranslation } from '../../texts/index.ts'
import css from './CheckoutScreen.module.css'
import { useSection } from './form/section.tsx'

/** Names the template's sample marks that the design still has, in one sentence. Each name opens the studio at its mark. */
export function SampleMarks() {
  const { design } = useSection()
  const { t } = useTranslation(['checkout'])
  const marks = sampleMarksOf(design.document)
  if (marks.length === 0) return null
  return (
    <div className={css.sampleMarks}>
      <DesignWarning icon={<IconBadge size={20} aria-hidden />}>
        {t('checkout:marks_left')}{' '}
        {marks.map((mark, index) => (
          <Fragment key={mark.id}>
            {index > 0 && ', '}
            <Link
              to="/design/$slug"
              params={{ slug: editorPathOf(design.productType) }}
              search={{ ...design.studio, layer: mark.id }}
            >
              {t(`checkout:mark_${sampleKindOf(mark)}`)}
            </Link>
          </Fragment>
        ))}
        {t('checkout:marks_end')}
      </DesignWarning>
    </div>
  )
}
