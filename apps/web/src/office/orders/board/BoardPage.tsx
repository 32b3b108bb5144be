import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { PageHead } from '../../../ui/index.ts'
import { usePageTitle } from '../../list/usePageTitle.ts'
import { useStaff } from '../../session/staff.tsx'
import { BulkNotice } from '../bulk/BulkNotice.tsx'
import css from './Board.module.css'
import { BoardColumn } from './BoardColumn.tsx'
import { BOARD_STATUSES } from './boardMoves.ts'
import { useBoard } from './useBoard.ts'
import { useBoardDrag } from './useBoardDrag.ts'

/** Orders by status in columns, the earliest due first. */
export function BoardPage() {
  const { t } = useTranslation(['desk', 'office', 'today'])
  usePageTitle(t('office:board'))
  const { id } = useStaff()
  const board = useBoard()
  const place = useBoardDrag(board)
  const [whose, setWhose] = useState<'team' | 'mine'>('team')
  const { outcome } = board.bulk
  return (
    <>
      <PageHead title={t('office:board')}>
        <SegmentedControl
          aria-label={t('today:whose')}
          value={whose}
          data={[
            { value: 'team', label: t('today:team') },
            { value: 'mine', label: t('today:mine') },
          ]}
          onChange={value => setWhose(value === 'mine' ? 'mine' : 'team')}
        />
      </PageHead>
      <p className={css.hint}>{t('desk:board_hint')}</p>
      <div ref={place} className={css.board}>
        {BOARD_STATUSES.map(status => (
          <BoardColumn key={status} status={status} assignee={whose === 'mine' ? id : undefined} board={board} />
        ))}
      </div>
      {outcome && <BulkNotice bulk={board.bulk} outcome={outcome} />}
    </>
  )
}
