import { RULE_LIMITS } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import { useApi, useCall } from '../../session/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import { type SavedText, SavedTextsDialog } from '../savedTexts/SavedTextsDialog.tsx'

const LIMITS = { texts: RULE_LIMITS.texts, label: RULE_LIMITS.subject, text: RULE_LIMITS.text }

/** The mails that rules send, in both languages. */
export function RuleTextsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['rules'])
  const api = useApi()
  const act = useOfficeAction()
  const { data } = useCall('GET /api/office/rule-texts', {})
  if (!data) return null
  const save = async (texts: SavedText[]): Promise<void> => {
    const body = { version: data.version, texts }
    if (await act(async () => api('PUT /api/office/rule-texts', { body }), t('rules:texts_kept'))) onClose()
  }
  const words = {
    title: t('rules:texts'),
    about: t('rules:texts_about', { name: '{{name}}', number: '{{number}}', interpolation: { escapeValue: false } }),
    label: (language: string) => t('rules:texts_label', { language }),
    text: (language: string) => t('rules:texts_text', { language }),
    remove: t('rules:remove'),
    add: t('rules:texts_add'),
    packaged: t('rules:texts_packaged'),
    save: t('rules:save'),
  }
  return <SavedTextsDialog saved={data.texts} words={words} limits={LIMITS} onSave={save} onClose={onClose} />
}
