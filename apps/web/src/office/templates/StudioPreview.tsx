import type { DesignDocument } from '@kitwright/design'
import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { DrawnDesign } from '../../domainComponents/index.ts'
import css from './TemplatesPage.module.css'

interface Props {
  /** Null before the studio was opened. */
  readonly document: DesignDocument | null
  readonly isOpened: boolean
  readonly onOpen: () => void
}

/** The template as the store would show it, and the way into the studio. */
export function StudioPreview({ document, isOpened, onOpen }: Props) {
  const { t } = useTranslation(['starts'])
  return (
    <div className={css.preview}>
      {document &&
        (['front', 'back'] as const).map(side => (
          <div key={side} className={css.side}>
            <DrawnDesign document={document} name={t(`starts:preview_${side}`)} side={side} />
          </div>
        ))}
      <div>
        <p>{t(isOpened ? 'starts:in_studio' : 'starts:draw_text')}</p>
        <Button variant="default" leftSection={<IconPencil size={18} aria-hidden />} onClick={onOpen}>
          {t('starts:open_studio')}
        </Button>
      </div>
    </div>
  )
}
