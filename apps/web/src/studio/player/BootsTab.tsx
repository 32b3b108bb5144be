import { bootsFor, effectsOf, getBoots, pairOf, playerOrFirst, type Boots } from '@kitwright/library/players'
import { SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import { BootPicture } from './BootPicture.tsx'
import { bootsOf } from './lookOf.ts'
import styles from './player.module.css'
import { choose, usePlayerView } from './playerView.ts'
import { Tiles } from './Tiles.tsx'
import { usePlayerWords, type PlayerKey } from './words.ts'

function EffectChoice({ boots }: { boots: Boots }) {
  const say = usePlayerWords()
  const id = useId()
  const effects = effectsOf(getBoots(boots.model))
  if (effects.length === 0) return null
  return (
    <section>
      <h3 id={id} className={styles.heading}>
        {say('effect')}
      </h3>
      <SegmentedControl
        fullWidth
        size="sm"
        withItemsBorders={false}
        aria-labelledby={id}
        value={boots.fx ?? 'none'}
        data={['none', ...effects].map(value => ({ value, label: say(`effect_${value}` as PlayerKey) }))}
        onChange={fx => choose({ boots: { ...boots, fx: fx === 'none' ? null : fx } })}
      />
    </section>
  )
}

/** The boots that the player has, their colours, and effects where they have any. */
export function BootsTab() {
  const say = usePlayerWords()
  const view = usePlayerView()
  const boots = bootsOf(view)
  const models = bootsFor(playerOrFirst(view.player))
  const pictureOf = (model: string, skin: string) => (
    <BootPicture model={model} {...pairOf({ model, skin, fx: null })} />
  )
  return (
    <>
      <Tiles
        title={say('boots')}
        value={boots.model}
        tiles={models.map(({ id, skins }) => ({
          value: id,
          label: say(`boots_${id}` as PlayerKey),
          picture: pictureOf(id, id === boots.model ? boots.skin : skins[0]!.id),
        }))}
        onChange={model => choose({ boots: { model, skin: getBoots(model).skins[0]!.id, fx: boots.fx } })}
      />
      <Tiles
        title={say('skin')}
        value={boots.skin}
        tiles={getBoots(boots.model).skins.map(({ id }) => ({
          value: id,
          label: say(`skin_${id}` as PlayerKey),
          picture: pictureOf(boots.model, id),
        }))}
        onChange={skin => choose({ boots: { ...boots, skin } })}
      />
      <EffectChoice boots={boots} />
    </>
  )
}
