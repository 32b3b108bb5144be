import { useTranslation } from '../../texts/index.ts'
import { Answers } from '../../domainComponents/index.ts'
import { Dialog } from '../../ui/index.ts'

interface Props {
  readonly designId: string
  /** Undefined if the loaded list does not contain the design. */
  readonly name: string | undefined
  readonly onClose: () => void
}

/** Lists the visitors' answers to one shared design. */
export function AnswersDialog({ designId, name, onClose }: Props) {
  const { t } = useTranslation(['answers', 'common'])
  const title = name === undefined ? t('answers:title') : t('answers:title_of', { name })
  return (
    <Dialog onClose={onClose} title={title} size={560} closeLabel={t('common:close')}>
      <Answers designId={designId} />
    </Dialog>
  )
}
