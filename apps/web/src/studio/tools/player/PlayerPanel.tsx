import { PLAYERS } from '@kitwright/library/players'
import { Switch, Tabs } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { BootsTab } from './BootsTab.tsx'
import css from './Player.module.css'
import { PlayerTab } from './PlayerTab.tsx'
import { usePlayerView } from './playerView.ts'

const TABS = [
  { key: 'tab_player', Tab: PlayerTab },
  { key: 'tab_boots', Tab: BootsTab },
] as const

/** Chooses the player who wears the kit, and the boots. */
export function PlayerPanel() {
  const { t } = useTranslation(['players'])
  const isOn = usePlayerView(view => view.isOn)
  const isNew = usePlayerView(view => view.player === '')
  const [tab, setTab] = useState(0)
  useEffect(() => {
    // The panel shows a player at once when it is opened for the first time.
    if (isNew) usePlayerView.setState({ isOn: true, player: PLAYERS[0]!.id })
  }, [isNew])
  return (
    <div className={css.panel}>
      <Switch
        size="md"
        label={t('players:show')}
        checked={isOn}
        onChange={event => usePlayerView.setState({ isOn: event.currentTarget.checked })}
      />
      <Tabs value={String(tab)} onChange={value => setTab(Number(value))} keepMounted={false}>
        <Tabs.List grow aria-label={t('players:picker')}>
          {TABS.map(({ key }, index) => (
            <Tabs.Tab key={key} value={String(index)} className={css.tab}>
              {t(`players:${key}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map(({ key, Tab }, index) => (
          <Tabs.Panel key={key} value={String(index)} className={css.sections}>
            <Tab />
          </Tabs.Panel>
        ))}
      </Tabs>
      <p className={css.note}>{t('players:note')}</p>
    </div>
  )
}
