import type { Revision } from '@kitwright/contract'
import { UnstyledButton } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'
import { DesignPicture } from '../../../domainComponents/index.ts'
import { useMoments } from '../../../session/index.ts'
import { useStudio } from '../../context/index.ts'
import css from './Revisions.module.css'

interface Props {
  readonly items: readonly Revision[]
  /** Its number. */
  readonly chosen: number
  readonly onChoose: (revision: Revision) => void
}

/** The versions, newest first, each with its time, author and picture. */
export function RevisionList({ items, chosen, onChoose }: Props) {
  const { t } = useTranslation(['revisions'])
  const moment = useMoments()
  const type = useStudio(state => state.garment.productType)
  return (
    <div className={css.list} role="group" aria-label={t('revisions:list')}>
      {items.map(item => (
        <UnstyledButton
          key={item.revision}
          className={css.item}
          aria-pressed={item.revision === chosen}
          onClick={() => onChoose(item)}
        >
          <span>
            <DesignPicture type={type} name="" pictureUrl={`${item.pictureUrl}&width=200`} />
          </span>
          <span className={css.facts}>
            <b>
              {t('revisions:version', { revision: item.revision })}
              {item.isCurrent && ` · ${t('revisions:current')}`}
            </b>
            <small>{moment(item.savedAt)}</small>
            {item.by && <small>{t('revisions:by', { name: item.by })}</small>}
            {item.restoredFrom !== null && (
              <small>{t('revisions:restored_from', { revision: item.restoredFrom })}</small>
            )}
          </span>
        </UnstyledButton>
      ))}
    </div>
  )
}
