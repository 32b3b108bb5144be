import { useTranslation } from 'react-i18next'
import { Answers } from '../../pictures/index.ts'
import { Dialog } from '../../ui/index.ts'

interface Props {
  readonly designId: string
  /** Undefined while the list does not have the design. */
  readonly name: string | undefined
  readonly onClose: () => void
}

/** What visitors answered to the link of one design. */
export function AnswersDialog({ designId, name, onClose }: Props) {
  const { t } = useTranslation(['answers', 'common'])
  const title = name === undefined ? t('answers:title') : t('answers:title_of', { name })
  return (
    <Dialog onClose={onClose} title={title} size={560} closeLabel={t('common:close')}>
      <Answers designId={designId} />
    </Dialog>
  )
}
