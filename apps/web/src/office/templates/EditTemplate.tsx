import { type DesignDocument, readDesign } from '@kitwright/design'
import { Skeleton } from '@mantine/core'
import { useCallback } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall, usePreferences } from '../../session/index.ts'
import { useAsync } from '../../ui/index.ts'
import type { OfficeTemplate } from '../officeTypes.ts'
import { StudioPreview } from './StudioPreview.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'
import { useStudioDraft } from './useStudioDraft.ts'
import type { TemplateActs, TemplateInput } from './useTemplateActs.ts'

export interface EditedTemplate {
  readonly template: OfficeTemplate
  /** An earlier version to continue from. */
  readonly state?: Readonly<Record<string, unknown>>
}

interface Props {
  readonly edited: EditedTemplate
  readonly acts: TemplateActs
  readonly onClose: () => void
}

/** Returns a stored document as this page reads it; null until it is read, or if it cannot be. */
function useReadDesign(stored: unknown): DesignDocument | null {
  const read = useCallback(async () => {
    const design = stored === undefined ? null : await readDesign(stored)
    return design?.ok ? design.document : null
  }, [stored])
  return useAsync(read).data ?? null
}

/** Changes a template's names, styles and visibility, and redraws it in the studio. A restore begins with the earlier version. */
export function EditTemplate({ edited: { template, state }, acts, onClose }: Props) {
  const { t } = useTranslation(['starts'])
  const language = usePreferences(each => each.language)
  const draft = useStudioDraft()
  const { data, error, refetch } = useCall('GET /api/office/templates/{id}', { params: { id: template.id } })
  const stored = state?.['document'] ?? data?.document
  const shown = useReadDesign(stored)
  const document = draft.document ?? shown
  // The client may know more languages and styles than the version.
  const start: TemplateInput = state ? { ...template, ...(state as unknown as TemplateInput) } : template
  const isRedrawn = draft.isChanged || state !== undefined
  return (
    <TemplateDialog
      title={t('starts:edit_one', { name: template.name[language] })}
      start={start}
      isChanged={isRedrawn}
      preview={
        <>
          {error && <CallFailure error={error} onRetry={() => void refetch()} />}
          {!document && !error && <Skeleton h={160} radius={8} />}
          {document && (
            <StudioPreview
              document={document}
              isOpened={draft.document !== null}
              onOpen={() =>
                void draft.open({ type: template.productType, name: template.name[language], document: stored })
              }
            />
          )}
        </>
      }
      onSave={async wanted => {
        const isSaved = await acts.change(template, wanted, isRedrawn && document ? document : undefined)
        if (isSaved) draft.discard()
        return isSaved
      }}
      onClose={onClose}
    />
  )
}
