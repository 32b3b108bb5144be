import { ANIMATIONS, playerOrFirst } from '@kitwright/library/players'
import type { Stage } from '@kitwright/scene'
import type { DressedWearer, WearerAppearance } from '@kitwright/scene/wearer'
import { useCallback, useEffect } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { toast, useAsync } from '../../../ui/index.ts'
import { showsGoalkeeper, shownDocument, type DocumentState, type DragState, type SquadState } from '@kitwright/editor'
import { useStudio, useStudioParts } from '../../context/index.ts'
import { appearanceOf } from './appearanceOf.ts'
import { makeWearer } from './makeWearer.ts'
import { usePlayerView } from './playerView.ts'
import css from './Player.module.css'
import { play, stopWhenEdited, usePlaying, wantsStillness } from './playerAnimation.ts'
import { wordKey } from './playerTextKey.ts'

type WearerStage = Pick<Stage, 'setWearer'>

/** Returns undefined until the player has loaded. Frees its memory afterwards. */
function useWearer(stage: WearerStage): DressedWearer | undefined {
  const { t } = useTranslation(['players'])
  const api = useStudioParts<DocumentState & SquadState>()
  const make = useCallback(() => {
    const state = api.getState()
    const worn = { document: shownDocument(state), isGoalkeeper: showsGoalkeeper(state) }
    return makeWearer({ view: usePlayerView.getState(), ...worn })
  }, [api])
  const { data } = useAsync(make, {
    dispose(wearer) {
      stage.setWearer(null)
      wearer.dispose()
    },
    onError(cause) {
      console.error('the player did not load', cause)
      // Switched off again, so that switching it on retries.
      usePlayerView.setState({ isOn: false })
      toast('error', t('players:failed'))
    },
  })
  return data
}

/** Plays the chosen animation until the user edits or switches the player off. */
function useMoves(wearer: DressedWearer | undefined, stage: WearerStage): void {
  const api = useStudioParts<DocumentState & DragState>()
  const playing = usePlaying(state => state.id)
  useEffect(() => stopWhenEdited(api), [api])
  useEffect(() => {
    if (!wearer) return
    const animation = wantsStillness() ? null : (ANIMATIONS.find(({ id }) => id === playing) ?? null)
    wearer.play(animation)
    stage.setWearer(wearer)
    if (!animation || animation.isEndless) return
    const over = setTimeout(() => play(null), animation.ms)
    return () => clearTimeout(over)
  }, [wearer, stage, playing])
  // No player is left moving when the player is switched on again.
  useEffect(() => () => play(null), [])
}

/** The player inside the kit, while it is shown. */
export function PlayerOnStage({ stage }: { stage: WearerStage }) {
  const { t } = useTranslation(['players'])
  const view = usePlayerView()
  // Compared as text, so that dragging a layer, which does not change the appearance, causes no update.
  const appearance = useStudio(state =>
    JSON.stringify(appearanceOf({ view, document: shownDocument(state), isGoalkeeper: showsGoalkeeper(state) })),
  )
  const wearer = useWearer(stage)

  useEffect(() => {
    if (!wearer) return
    wearer.wear(JSON.parse(appearance) as WearerAppearance)
    stage.setWearer(wearer)
  }, [wearer, stage, appearance])

  useMoves(wearer, stage)

  const { id } = playerOrFirst(view.player)
  return (
    <span role="status" className={wearer ? 'kw-hidden' : css.coming}>
      {wearer ? t('players:worn', { name: t(wordKey('player', id)) }) : t('players:coming')}
    </span>
  )
}
