import { ANIMATIONS, playerOrFirst } from '@kitwright/library/players'
import type { Stage } from '@kitwright/scene'
import type { DressedWearer, WearerLook } from '@kitwright/scene/wearer'
import { useEffect, useState } from 'react'
import { toast } from '../../ui/index.ts'
import { showsKeeper, shownDocument } from '../store/selectors.ts'
import { useStudio, useStudioApi } from '../store/StudioContext.ts'
import { lookOf } from './lookOf.ts'
import { makeWearer } from './makeWearer.ts'
import { usePlayerView } from './playerView.ts'
import styles from './player.module.css'
import { play, stopWhenEdited, usePlaying, wantsStillness } from './playing.ts'
import { usePlayerWords, type PlayerKey } from './words.ts'

/** The player inside the kit, for as long as it is there; its memory is given back afterwards. */
export function PlayerOnStage({ stage }: { stage: Pick<Stage, 'setWearer'> }) {
  const say = usePlayerWords()
  const api = useStudioApi()
  const view = usePlayerView()
  // As text, so that a drag of a layer, which changes nothing of it, is not followed.
  const look = useStudio(state =>
    JSON.stringify(lookOf({ view, document: shownDocument(state), isKeeper: showsKeeper(state) })),
  )
  const [wearer, setWearer] = useState<DressedWearer | null>(null)

  useEffect(() => {
    let isOver = false
    let own: DressedWearer | null = null
    const state = api.getState()
    const worn = { view: usePlayerView.getState(), document: shownDocument(state), isKeeper: showsKeeper(state) }
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
        toast('error', say('failed'))
      },
    )
    return () => {
      isOver = true
      if (!own) return
      stage.setWearer(null)
      own.dispose()
      setWearer(null)
    }
  }, [stage, api, say])

  useEffect(() => {
    if (!wearer) return
    wearer.wear(JSON.parse(look) as WearerLook)
    stage.setWearer(wearer)
  }, [wearer, stage, look])

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
    <span role="status" className={wearer ? styles.hidden : styles.coming}>
      {wearer ? say('worn', { name: say(`player_${id}` as PlayerKey) }) : say('coming')}
    </span>
  )
}
