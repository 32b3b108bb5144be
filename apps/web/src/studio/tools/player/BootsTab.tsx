import { bootsFor, effectsOf, getBoots, pairOf, playerOrFirst, type Boots } from '@kitwright/library/players'
import { SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { BootPicture } from './BootPicture.tsx'
import { bootsOf } from './appearanceOf.ts'
import css from './Player.module.css'
import { choose, usePlayerView } from './playerView.ts'
import { Tiles } from './Tiles.tsx'
import { wordKey } from './playerTextKey.ts'

function EffectChoice({ boots }: { boots: Boots }) {
  const { t } = useTranslation(['players'])
  const id = useId()
  const effects = effectsOf(getBoots(boots.model))
  if (effects.length === 0) return null
  return (
    <section>
      <h3 id={id} className={css.heading}>
        {t('players:effect')}
      </h3>
      <SegmentedControl
        fullWidth
        size="sm"
        withItemsBorders={false}
        aria-labelledby={id}
        value={boots.fx ?? 'none'}
        data={['none', ...effects].map(value => ({
          value,
          label: t(wordKey('effect', value)),
        }))}
        onChange={fx => choose({ boots: { ...boots, fx: fx === 'none' ? null : fx } })}
      />
    </section>
  )
}

/** The player's boots, their colours and their effects, if any. */
export function BootsTab() {
  const { t } = useTranslation(['players'])
  const view = usePlayerView()
  const boots = bootsOf(view)
  const models = bootsFor(playerOrFirst(view.player))
  const pictureOf = (model: string, skin: string) => (
    <BootPicture model={model} {...pairOf({ model, skin, fx: null })} />
  )
  return (
    <>
      <Tiles
        title={t('players:boots')}
        value={boots.model}
        tiles={models.map(({ id, skins }) => ({
          value: id,
          label: t(wordKey('boots', id)),
          picture: pictureOf(id, id === boots.model ? boots.skin : skins[0]!.id),
        }))}
        onChange={model => choose({ boots: { model, skin: getBoots(model).skins[0]!.id, fx: boots.fx } })}
      />
      <Tiles
        title={t('players:skin')}
        value={boots.skin}
        tiles={getBoots(boots.model).skins.map(({ id }) => ({
          value: id,
          label: t(wordKey('skin', id)),
          picture: pictureOf(boots.model, id),
        }))}
        onChange={skin => choose({ boots: { ...boots, skin } })}
      />
      <EffectChoice boots={boots} />
    </>
  )
}
