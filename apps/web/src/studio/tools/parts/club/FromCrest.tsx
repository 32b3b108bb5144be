import { clubOfPicture, type ImageLayer } from '@kitwright/design'
import { documentOf } from '@kitwright/editor'
import { Button, Text } from '@mantine/core'
import { IconColorSwatch } from '@tabler/icons-react'
import { useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useTranslation } from '../../../../texts/index.ts'
import { useLayerName, useStudio } from '../../../context/index.ts'
import css from './Club.module.css'
import { readCrest } from './readCrest.ts'
import { useClub } from './useClub.ts'

type CrestColours = readonly string[] | 'failed'

/** Shows the colours found in a picture; each can be left out before they are used. */
function FoundColours({ colours, onUse }: { colours: readonly string[]; onUse: (chosen: readonly string[]) => void }) {
  const { t } = useTranslation(['club'])
  const [left, setLeft] = useState<readonly string[]>([])
  const chosen = colours.filter(colour => !left.includes(colour))
  return (
    <div role="group" aria-label={t('club:crest_found')}>
      <h4 className={css.small}>{t('club:crest_found')}</h4>
      <div className={css.free}>
        {colours.map(colour => (
          <button
            key={colour}
            type="button"
            className={css.found}
            aria-label={colour}
            aria-pressed={chosen.includes(colour)}
            onClick={() => setLeft(left.includes(colour) ? left.filter(other => other !== colour) : [...left, colour])}
          >
            <span style={{ background: colour }} />
          </button>
        ))}
      </div>
      <Button fullWidth h={44} mt={8} disabled={chosen.length === 0} onClick={() => onUse(chosen)}>
        {t('club:crest_use')}
      </Button>
    </div>
  )
}

const isCrest = (layer: { readonly kind: string }): layer is ImageLayer => layer.kind === 'image'
/** A club's own pictures come before a sponsor's. */
const ORDER = ['logo', 'image', 'sponsor'] as const

/** Takes the club's colours from a picture on the kit, its crest first. */
export function FromCrest() {
  const { t } = useTranslation(['club'])
  const layerName = useLayerName()
  const { wear } = useClub()
  const pictures = useStudio(useShallow(state => documentOf(state).layers.filter(isCrest)))
  const [found, setFound] = useState<CrestColours | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const crests = pictures.toSorted((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role)).slice(0, 3)
  const read = (layer: ImageLayer): void => {
    setBusy(layer.id)
    readCrest(layer.asset)
      .then(setFound, (cause: unknown) => {
        console.warn('a crest could not be read', cause)
        setFound('failed')
      })
      .finally(() => setBusy(null))
  }
  return (
    <>
      {crests.map(layer => (
        <Button
          key={layer.id}
          variant="default"
          h={44}
          loading={busy === layer.id}
          leftSection={<IconColorSwatch size={18} aria-hidden />}
          onClick={() => read(layer)}
        >
          {layer.role === 'logo' ? t('club:crest') : t('club:crest_of', { name: layerName(layer) })}
        </Button>
      ))}
      <div role="status">
        {found === 'failed' && <Text size="sm">{t('club:crest_failed')}</Text>}
        {found?.length === 0 && <Text size="sm">{t('club:crest_none')}</Text>}
      </div>
      {found && found !== 'failed' && found.length > 0 && (
        <FoundColours
          key={found.join()}
          colours={found}
          onUse={chosen => {
            wear(clubOfPicture(chosen))
            setFound(null)
          }}
        />
      )}
    </>
  )
}
