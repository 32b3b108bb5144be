import type { Player } from '@kitwright/contract'
import { designOf } from '@kitwright/editor'
import { Button, Group, Loader, Progress } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { printedName } from '../../../../roster/index.ts'
import { useStudio } from '../../../context/index.ts'
import { usePlayerView } from '../../../tools/player/index.ts'
import { fileName } from '../shots/fileName.ts'
import css from '../Shots.module.css'
import { useClubColours } from '../shots/useClubColours.ts'
import { FORMATS } from './lettering/formats.ts'
import { NoSquad } from './NoSquad.tsx'
import { PeopleList } from './PeopleList.tsx'
import { teamPlayers } from './squad/teamPlayers.ts'
import team from './Team.module.css'
import { TeamFields, type TeamSettings } from './TeamFields.tsx'
import type { PictureRequest } from './teamSession.ts'
import { useTeamFile } from './useTeamFile.ts'
import { letterPicture, useTeamPreview, type PreviewState } from './useTeamPreview.ts'
import { useTeamSession, type SessionState } from './useTeamSession.ts'

/** The picture as it will be, with its progress. */
function Preview({ state, preview, count }: { state: SessionState; preview: PreviewState; count: number }) {
  const { t } = useTranslation(['teamPhoto', 'shots'])
  const host = useRef<HTMLDivElement>(null)
  const { canvas, share, isFailed } = preview
  useEffect(() => {
    if (canvas) host.current?.replaceChildren(canvas)
  }, [canvas])
  const isWaiting = state.kind === 'opening' || (state.kind === 'ready' && share !== null)
  const percent = Math.round((share ?? 0) * 100)
  return (
    <div className={team.finder} data-share={share === null && canvas ? 'done' : percent}>
      <div
        ref={host}
        className={team.shot}
        role="img"
        aria-label={t('teamPhoto:preview', { count })}
        hidden={!canvas}
      />
      {isWaiting && (
        <div className={team.waiting} role="status">
          <Loader size="sm" />
          {t('teamPhoto:drawing', { percent })}
        </div>
      )}
      {state.kind === 'failed' && (
        <div className={css.message} role="alert">
          <p>{t('shots:stage_failed')}</p>
          <Button onClick={state.retry}>{t('shots:try_again')}</Button>
        </div>
      )}
      {state.kind === 'noWebgl' && (
        <div className={css.message} role="alert">
          <p>{t('shots:no_webgl')}</p>
        </div>
      )}
      {isFailed && (
        <div className={css.message} role="alert">
          <p>{t('teamPhoto:failed')}</p>
        </div>
      )}
    </div>
  )
}

function SaveBar({
  share,
  isCancelled,
  isReady,
  onSave,
  onCancel,
}: {
  share: number | null
  isCancelled: boolean
  isReady: boolean
  onSave: () => void
  onCancel: () => void
}) {
  const { t } = useTranslation(['teamPhoto', 'shots'])
  if (share !== null) {
    const text = t('shots:making_share', { percent: Math.round(share * 100) })
    return (
      <div className={css.progress}>
        <span role="status">{t('shots:making')}</span>
        <Progress w="100%" value={share * 100} transitionDuration={0} aria-label={text} />
        <Button variant="default" onClick={onCancel}>
          {t('shots:cancel')}
        </Button>
      </div>
    )
  }
  return (
    <Group gap="xs" className={css.actions}>
      {isCancelled && (
        <span role="status" className={css.off}>
          {t('shots:called_off')}
        </span>
      )}
      <Button disabled={!isReady} leftSection={<IconDownload size={18} aria-hidden />} onClick={onSave}>
        {t('teamPhoto:save')}
      </Button>
    </Group>
  )
}

const FILE_NAMES = { photo: 'team-photo', poster: 'line-up', card: 'match-day' } as const
const NO_TEXTS = { line: '', opponents: '', date: '', place: '' } as const

/** Returns the picture that the settings ask for, and its letters. */
function useRequest(players: readonly Player[], { format, scene, texts }: TeamSettings) {
  const { t } = useTranslation(['teamPhoto'])
  const design = useStudio(designOf)
  const productType = useStudio(state => state.garment.productType)
  const view = usePlayerView()
  const colours = useClubColours()
  const request = useMemo<PictureRequest>(() => {
    const squad = { players, design, productType, view }
    return { players: teamPlayers(squad, FORMATS[format].shape), format, scene, colours }
  }, [players, design, productType, view, format, scene, colours])
  const typed = useDeferredValue(texts)
  const letters = useMemo(
    () => ({
      texts: typed,
      players: players.map(player => ({ number: player.number, name: printedName(player) })),
      words: { matchDay: t('teamPhoto:match_day'), versus: t('teamPhoto:versus') },
    }),
    [typed, players, t],
  )
  return { request, letters }
}

function TeamStudio({ players }: { players: readonly Player[] }) {
  const name = useStudio(state => state.name)
  const setPlayers = useStudio(state => state.setPlayers)
  const state = useTeamSession()
  const [settings, setSettings] = useState<TeamSettings>(() => ({
    format: 'photo',
    scene: 'stadium',
    file: 'jpeg',
    texts: { team: name, ...NO_TEXTS },
  }))
  const { request, letters } = useRequest(players, settings)
  const session = state.kind === 'ready' ? state.session : null
  const file = useTeamFile()
  const isSaving = file.share !== null
  const preview = useTeamPreview(isSaving ? null : session, request, letters)
  const save = (): void => {
    if (!session) return
    const ending = settings.file === 'png' ? 'png' : 'jpg'
    void file.make({
      session,
      picture: request,
      kind: settings.file,
      fileName: fileName(name, FILE_NAMES[settings.format], ending),
      letter: async canvas => letterPicture(canvas, request, letters),
    })
  }
  return (
    <div className={team.panel}>
      <Preview state={state} preview={preview} count={request.players.length} />
      <div className={css.options}>
        <TeamFields settings={settings} cut={preview.cut} isDisabled={isSaving} onChange={setSettings} />
        <SaveBar
          share={file.share}
          isCancelled={file.isCancelled}
          isReady={session !== null}
          onSave={save}
          onCancel={file.cancel}
        />
      </div>
      <PeopleList players={players} isDisabled={isSaving} onChange={setPlayers} />
    </div>
  )
}

/** A picture of the whole squad: a photo, a line-up poster or a match-day card. */
export function TeamPanel({ onClose }: { onClose: () => void }) {
  const players = useStudio(state => state.players)
  const setPlayers = useStudio(state => state.setPlayers)
  const openPanel = useStudio(state => state.openPanel)
  if (players.length > 0) return <TeamStudio players={players} />
  const addPlayers = (): void => {
    onClose()
    openPanel('squad')
  }
  return <NoSquad onSquad={setPlayers} onAdd={addPlayers} />
}
