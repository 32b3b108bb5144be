import { REVIEW_LIMITS } from '@kitwright/contract'
import { LANGUAGES, type Language, languageFacts } from '@kitwright/words'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../session/index.ts'
import { Dialog } from '../../../ui/index.ts'
import { useOfficeAction } from '../../list/useOfficeAction.ts'
import type { ReasonListValue, ReviewReason } from '../desk/reviewTypes.ts'
import css from './ReasonsDialog.module.css'

const inEach = (text: string) => Object.fromEntries(LANGUAGES.map(language => [language, text])) as ReviewReason['text']
const isWhole = ({ label, text }: ReviewReason): boolean =>
  LANGUAGES.every(language => label[language].trim() !== '' && text[language].trim() !== '')

interface FieldsProps {
  readonly reason: ReviewReason
  readonly onChange: (reason: ReviewReason) => void
  readonly onRemove: () => void
}

function ReasonFields({ reason, onChange, onRemove }: FieldsProps) {
  const { t } = useTranslation(['review', 'common'])
  const nameOfLanguage = (language: Language): string => languageFacts(language).name
  return (
    <li className={css.reason}>
      {LANGUAGES.map(language => (
        <div key={language}>
          <TextInput
            label={t('review:reason_label', { language: nameOfLanguage(language) })}
            maxLength={REVIEW_LIMITS.reasonLabel}
            value={reason.label[language]}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...reason, label: { ...reason.label, [language]: value } })
            }
          />
          <Textarea
            label={t('review:reason_text', { language: nameOfLanguage(language) })}
            autosize
            minRows={2}
            maxLength={REVIEW_LIMITS.reasonText}
            value={reason.text[language]}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...reason, text: { ...reason.text, [language]: value } })
            }
          />
        </div>
      ))}
      <Button variant="subtle" color="red" size="compact-sm" onClick={onRemove}>
        {t('review:reason_remove')}
      </Button>
    </li>
  )
}

/** The shop's own reasons for changes, in both languages. */
export function ReasonsDialog({ list, onClose }: { list: ReasonListValue; onClose: () => void }) {
  const { t } = useTranslation(['review', 'common'])
  const api = useApi()
  const act = useOfficeAction()
  const [reasons, setReasons] = useState<readonly ReviewReason[]>(list.reasons)
  const save = async (wanted: readonly ReviewReason[]): Promise<void> => {
    const body = { version: list.version, reasons: [...wanted] }
    if (await act(async () => api('PUT /api/office/review/reasons', { body }), t('review:reasons_saved'))) onClose()
  }
  return (
    <Dialog title={t('review:reasons_edit')} closeLabel={t('common:close')} onClose={onClose}>
      <p>{t('review:reasons_text')}</p>
      <ul className={css.reasons}>
        {reasons.map((reason, at) => (
          <ReasonFields
            key={reason.id}
            reason={reason}
            onChange={changed => setReasons(reasons.with(at, changed))}
            onRemove={() => setReasons(reasons.filter(({ id }) => id !== reason.id))}
          />
        ))}
      </ul>
      <div className={css.acts}>
        <Button
          variant="default"
          disabled={reasons.length >= REVIEW_LIMITS.reasons}
          onClick={() => setReasons([...reasons, { id: crypto.randomUUID(), label: inEach(''), text: inEach('') }])}
        >
          {t('review:reason_add')}
        </Button>
        <Button variant="subtle" onClick={() => void save([])}>
          {t('review:reasons_packaged')}
        </Button>
        <Button disabled={reasons.length === 0 || !reasons.every(isWhole)} onClick={() => void save(reasons)}>
          {t('review:reasons_save')}
        </Button>
      </div>
    </Dialog>
  )
}
