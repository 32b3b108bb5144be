import type { ProductType } from '@kitwright/garment'
import { eachLanguage } from '@kitwright/words'
import { useTranslation } from '../../texts/index.ts'
import { toast } from '../../ui/index.ts'
import { StudioPreview } from './StudioPreview.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'
import { useStudioDraft } from './useStudioDraft.ts'
import { useTemplateActs } from './useTemplateActs.ts'

const EMPTY = { name: eachLanguage(() => ''), tags: [], isPublished: false }

/** Draws a template in the studio, previews and saves it. */
export function NewTemplate({ type, onClose }: { type: ProductType; onClose: () => void }) {
  const { t } = useTranslation(['starts'])
  const draft = useStudioDraft()
  const { draw } = useTemplateActs()
  const { document, isChanged } = draft
  return (
    <TemplateDialog
      title={t('starts:new_template')}
      start={EMPTY}
      isChanged={isChanged}
      preview={
        <StudioPreview
          document={document}
          isOpened={document !== null}
          onOpen={() => void draft.open({ type, name: t('starts:new_template') })}
        />
      }
      onSave={async wanted => {
        if (!document) {
          toast('error', t('starts:not_drawn'))
          return false
        }
        const isSaved = await draw(document, wanted)
        if (isSaved) draft.discard()
        return isSaved
      }}
      onClose={onClose}
    />
  )
}
