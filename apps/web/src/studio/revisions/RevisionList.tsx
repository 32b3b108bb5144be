import type { Revision } from '@kitwright/contract'
import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DesignPicture } from '../../pictures/index.ts'
import { useMoments } from '../save/moments.ts'
import { useStudio } from '../store/StudioContext.ts'
import styles from './revisions.module.css'

interface Props {
  readonly items: readonly Revision[]
  /** Its number. */
  readonly chosen: number
  readonly onChoose: (revision: Revision) => void
}

/** The versions, newest first: when, by whom, and how it looked. */
export function RevisionList({ items, chosen, onChoose }: Props) {
  const { t } = useTranslation('revisions')
  const moment = useMoments()
  const type = useStudio(state => state.garment.productType)
  return (
    <div className={styles.list} role="group" aria-label={t('list')}>
      {items.map(item => (
        <UnstyledButton
          key={item.revision}
          className={styles.item}
          aria-pressed={item.revision === chosen}
          onClick={() => onChoose(item)}
        >
          <span>
            <DesignPicture type={type} name="" pictureUrl={`${item.pictureUrl}&width=200`} />
          </span>
          <span className={styles.facts}>
            <b>
              {t('version', { revision: item.revision })}
              {item.isCurrent && ` · ${t('current')}`}
            </b>
            <small>{moment(item.savedAt)}</small>
            {item.by && <small>{t('by', { name: item.by })}</small>}
            {item.restoredFrom !== null && <small>{t('restored_from', { revision: item.restoredFrom })}</small>}
          </span>
        </UnstyledButton>
      ))}
    </div>
  )
}
