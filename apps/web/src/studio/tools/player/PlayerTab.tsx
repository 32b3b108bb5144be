import { playerOrFirst, PLAYERS, SURFACES, TONES } from '@kitwright/library/players'
import { SOCK_PATTERNS } from '@kitwright/scene/wearer'
import { Switch } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'
import { PickerButton } from '../../fields/index.ts'
import { firstColour } from '@kitwright/design'
import { shownDocument } from '@kitwright/editor'
import { useStudio } from '../../context/index.ts'
import { Bust } from './Bust.tsx'
import { kitSocks, sockPatternOf, toneOf } from './appearanceOf.ts'
import { MovesSection } from './MovesSection.tsx'
import css from './Player.module.css'
import { choose, usePlayerView } from './playerView.ts'
import { SockPicture } from './SockPicture.tsx'
import { Tiles } from './Tiles.tsx'
import { wordKey } from './playerTextKey.ts'

const TONE_IDS = Object.keys(TONES)

function Socks() {
  const { t } = useTranslation(['players'])
  const view = usePlayerView()
  const document = useStudio(shownDocument)
  const kit = kitSocks(document)
  const colours = view.sockColours ?? kit
  const setColour = (index: 0 | 1, colour: string): void =>
    choose({ sockColours: index === 0 ? [colour, colours[1]] : [colours[0], colour] })
  return (
    <div>
      <Tiles
        title={t('players:socks')}
        value={sockPatternOf(view)}
        tiles={SOCK_PATTERNS.map(pattern => ({
          value: pattern,
          label: t(`players:sock_${pattern}`),
          picture: <SockPicture pattern={pattern} first={colours[0]} second={colours[1]} />,
        }))}
        onChange={sockPattern => choose({ sockPattern })}
      />
      <Switch
        mt="sm"
        label={t('players:sock_follow')}
        checked={view.sockColours === null}
        onChange={event => choose({ sockColours: event.currentTarget.checked ? null : kit })}
      />
      {view.sockColours && (
        <div className={css.pickers}>
          {([0, 1] as const).map(index => (
            <PickerButton
              key={index}
              hasAlpha={false}
              label={t(index === 0 ? 'players:sock_first' : 'players:sock_second')}
              value={{ kind: 'solid', colour: colours[index] }}
              onChange={fill => setColour(index, firstColour(fill))}
            />
          ))}
        </div>
      )}
    </div>
  )
}

/** The player, the skin tone and the socks. */
export function PlayerTab() {
  const { t } = useTranslation(['players'])
  const view = usePlayerView()
  const worn = playerOrFirst(view.player)
  return (
    <>
      <Tiles
        title={t('players:player')}
        value={worn.id}
        tiles={PLAYERS.map(player => ({
          value: player.id,
          label: t(wordKey('player', player.id)),
          picture: <Bust player={player} />,
        }))}
        // Another player brings their own skin tone and boots.
        onChange={player => choose({ player, tone: null, boots: null })}
      />
      <Tiles
        isBare
        title={t('players:tone')}
        value={toneOf(view)}
        tiles={TONE_IDS.map((tone, i) => ({
          value: tone,
          label: t('players:tone_number', { number: i + 1, count: TONE_IDS.length }),
          picture: <span style={{ background: SURFACES[tone] }} />,
        }))}
        onChange={tone => choose({ tone })}
      />
      <Socks />
      <MovesSection />
    </>
  )
}
