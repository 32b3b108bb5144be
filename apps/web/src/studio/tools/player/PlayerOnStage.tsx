import { ANIMATIONS, playerOrFirst } from '@kitwright/library/players'
import type { Stage } from '@kitwright/scene'
import type { DressedWearer, WearerAppearance } from '@kitwright/scene/wearer'
import { useEffect, useState } from 'react'
import { toast } from '../../../ui/index.ts'
import { showsGoalkeeper, shownDocument } from '@kitwright/editor'
import { useStudio, useStudioApi } from '../../context/index.ts'
import { appearanceOf } from './appearanceOf.ts'
import { makeWearer } from './makeWearer.ts'
import { usePlayerView } from './playerView.ts'
import css from './Player.module.css'
import { play, stopWhenEdited, usePlaying, wantsStillness } from './playing.ts'
import { useTranslation } from 'react-i18next'
import { wordKey } from './wordKey.ts'

/** The player inside the kit, for as long as it is there; its memory is given back afterwards. */
export function PlayerOnStage({ stage }: { stage: Pick<Stage, 'setWearer'> }) {
  const { t } = useTranslation(['players'])
  const api = useStudioApi()
  const view = usePlayerView()
  // As text, so that a drag of a layer, which changes nothing of it, is not followed.
  const appearance = useStudio(state =>
    JSON.stringify(appearanceOf({ view, document: shownDocument(state), isGoalkeeper: showsGoalkeeper(state) })),
  )
  const [wearer, setWearer] = useState<DressedWearer | null>(null)

  useEffect(() => {
    let isOver = false
    let own: DressedWearer | null = null
    const state = api.getState()
    const worn = {
      view: usePlayerView.getState(),
      document: shownDocument(state),
      isGoalkeeper: showsGoalkeeper(state),
    }
    makeWearer(worn).then(
      made => {
        if (isOver) return made.dispose()
        own = made
        setWearer(made)
      },
      (cause: unknown) => {
        console.error('the player did not load', cause)
        if (isOver) return
        // Off again, so that switching it on tries anew.
        usePlayerView.setState({ isOn: false })
        toast('error', t('players:failed'))
      },
    )
    return () => {
      isOver = true
      if (!own) return
      stage.setWearer(null)
      own.dispose()
      setWearer(null)
    }
  }, [stage, api, t])

  useEffect(() => {
    if (!wearer) return
    wearer.wear(JSON.parse(appearance) as WearerAppearance)
    stage.setWearer(wearer)
  }, [wearer, stage, appearance])

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
  // Nobody is left moving for whoever switches the player on again.
  useEffect(() => () => play(null), [])

  const { id } = playerOrFirst(view.player)
  return (
    <span role="status" className={wearer ? css.hidden : css.coming}>
      {wearer ? t('players:worn', { name: t(wordKey('player', id)) }) : t('players:coming')}
    </span>
  )
}
