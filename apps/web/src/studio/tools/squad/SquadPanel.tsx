import { isPersonal } from '@kitwright/design'
import { SegmentedControl, Stack } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { piecesOf, useStudio } from '../../context/index.ts'
import { documentOf } from '@kitwright/editor'
import { PlayersTab } from './PlayersTab.tsx'
import { SizesTab } from './SizesTab.tsx'
import type { ShowButtons } from './Unseen.tsx'

type Tab = 'players' | 'sizes'

/**
 * Returns the names tab if a player is named or the design shows names; else the sizes tab, as most people buy clothes.
 */
function useFirstTab(): Tab {
  return useStudio(state => {
    if (state.players.length > 0) return 'players'
    if (state.sizes.length > 0) return 'sizes'
    return documentOf(state).layers.some(layer => layer.kind === 'text' && isPersonal(layer.role)) ? 'players' : 'sizes'
  })
}

interface SquadPanelProps {
  readonly isWanted?: boolean
  readonly showing: ShowButtons
  /** The button that opens the team photo. */
  readonly photo?: ReactNode
}

/** Players, or a quantity per size. `isWanted` follows an attempt to order nothing; `showing` renders buttons. */
export function SquadPanel({ isWanted = false, showing, photo }: SquadPanelProps) {
  const { t } = useTranslation(['studio'])
  const first = useFirstTab()
  const [tab, setTab] = useState(first)
  const players = useStudio(state => state.players.length)
  const pieces = useStudio(state => piecesOf(state.sizes))
  const label = (word: string, count: number): string => (count > 0 ? `${word} (${count})` : word)
  return (
    <Stack gap="sm">
      <SegmentedControl
        fullWidth
        aria-label={t('studio:ordered_how')}
        value={tab}
        onChange={value => setTab(value === 'sizes' ? 'sizes' : 'players')}
        data={[
          { value: 'players', label: label(t('studio:with_names'), players) },
          { value: 'sizes', label: label(t('studio:sizes_only'), pieces) },
        ]}
      />
      {tab === 'players' ? (
        <PlayersTab isWanted={isWanted && pieces === 0} onPlain={() => setTab('sizes')} showing={showing} />
      ) : (
        <SizesTab isWanted={isWanted && players === 0} />
      )}
      {tab === 'players' && players > 0 && photo}
    </Stack>
  )
}
