import { sampleKindOf, sampleMarksOf } from '@kitwright/design'
import { editorPathOf } from '@kitwright/garment'
import { IconBadge } from '@tabler/icons-react'
import { DesignWarning } from '../../domainComponents/index.ts'
import { useTranslation } from '../../texts/index.ts'
import { ButtonLink } from '../../ui/index.ts'
import css from './CheckoutScreen.module.css'
import { useSection } from './form/section.tsx'

/**
 * Warns about each sample mark of the template that the design still has. Its button opens the studio at the mark. On a
 * phone, where the checkout is short, only the question before ordering names them.
 */
export function SampleMarks() {
  const { design } = useSection()
  const { t } = useTranslation(['checkout'])
  const warnings = sampleMarksOf(design.document).map(mark => (
    <DesignWarning key={mark.id} icon={<IconBadge size={20} aria-hidden />}>
      {t(`checkout:mark_${sampleKindOf(mark)}`)}
      <div className={css.buttons}>
        <ButtonLink
          to="/design/$slug"
          params={{ slug: editorPathOf(design.productType) }}
          search={{ ...design.studio, layer: mark.id }}
          variant="default"
          size="sm"
        >
          {t(`checkout:mark_show_${sampleKindOf(mark)}`)}
        </ButtonLink>
      </div>
    </DesignWarning>
  ))
  return warnings.length > 0 && <div className={css.sampleMarks}>{warnings}</div>
}
