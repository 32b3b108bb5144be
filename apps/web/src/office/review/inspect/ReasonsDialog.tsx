import { REVIEW_LIMITS } from '@kitwright/contract'
import { useTranslation } from '../../../texts/index.ts'
import { useApi } from '../../../session/index.ts'
import { useOfficeAction } from '../../list/useOfficeAction.ts'
import { type SavedText, SavedTextsDialog } from '../../savedTexts/SavedTextsDialog.tsx'
import type { ReasonListValue } from '../desk/reviewTypes.ts'

const LIMITS = { texts: REVIEW_LIMITS.reasons, label: REVIEW_LIMITS.reasonLabel, text: REVIEW_LIMITS.reasonText }

/** The shop's own reasons for changes, in both languages. */
export function ReasonsDialog({ list, onClose }: { list: ReasonListValue; onClose: () => void }) {
  const { t } = useTranslation(['review'])
  const api = useApi()
  const act = useOfficeAction()
  const save = async (reasons: SavedText[]): Promise<void> => {
    const body = { version: list.version, reasons }
    if (await act(async () => api('PUT /api/office/review/reasons', { body }), t('review:reasons_saved'))) onClose()
  }
  const words = {
    title: t('review:reasons_edit'),
    about: t('review:reasons_text'),
    label: (language: string) => t('review:reason_label', { language }),
    text: (language: string) => t('review:reason_text', { language }),
    remove: t('review:reason_remove'),
    add: t('review:reason_add'),
    packaged: t('review:reasons_packaged'),
    save: t('review:reasons_save'),
  }
  return <SavedTextsDialog saved={list.reasons} words={words} limits={LIMITS} onSave={save} onClose={onClose} />
}
