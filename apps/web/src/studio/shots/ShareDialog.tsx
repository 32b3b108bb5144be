import { Tabs } from '@mantine/core'
import { IconAugmentedReality, IconLink, IconPhoto, IconRotate360 } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog } from '../../ui/index.ts'
import { useIsDesktop } from '../layout/useIsDesktop.ts'
import { LinkPanel } from './LinkPanel.tsx'
import { FORMATS, type Look } from './looks.ts'
import { PicturePanel } from './PicturePanel.tsx'
import { RoomPanel } from './RoomPanel.tsx'
import styles from './shots.module.css'
import { TurntablePanel } from './TurntablePanel.tsx'
import { usePhotoStage } from './usePhotoStage.ts'
import { useShotsWords, type ShotsKey } from './words.ts'

type Way = 'link' | 'picture' | 'turntable' | 'room'

const WAYS: readonly (readonly [Way, ShotsKey, typeof IconLink])[] = [
  ['link', 'link', IconLink],
  ['picture', 'picture', IconPhoto],
  ['turntable', 'turntable', IconRotate360],
  ['room', 'room', IconAugmentedReality],
]

/** Pictures up to this size are taken by one camera; a larger one needs finer cloth. */
const USUAL_PX = 2048

const longestOf = ({ format }: Look): number => Math.max(USUAL_PX, FORMATS[format].widthPx, FORMATS[format].heightPx)

/** One camera for still and moving pictures. */
function CameraPanels({ way }: { way: 'picture' | 'turntable' }) {
  const [look, setLook] = useState<Look>({ view: 'angle', format: 'square', ground: 'studio' })
  const camera = usePhotoStage(way === 'picture' ? longestOf(look) : USUAL_PX)
  return way === 'picture' ? (
    <PicturePanel camera={camera} look={look} onLook={setLook} />
  ) : (
    <TurntablePanel camera={camera} />
  )
}

/** All ways out of the studio: a link, pictures, and a model for one's own room. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const say = useShotsWords()
  const isDesktop = useIsDesktop()
  const [way, setWay] = useState<Way>('link')
  const [link, setLink] = useState<string | null>(null)
  return (
    <Dialog
      onClose={onClose}
      title={say('title')}
      size={860}
      // From one way to the next only its foot moves.
      centered={false}
      closeLabel={say('close')}
    >
      <Tabs value={way} onChange={value => setWay((value as Way | null) ?? 'link')} keepMounted={false}>
        <Tabs.List aria-label={say('ways')} className={styles.ways} grow={!isDesktop}>
          {WAYS.map(([value, key, Icon]) => (
            <Tabs.Tab key={value} value={value} leftSection={<Icon size={18} aria-hidden />} className={styles.way}>
              {say(key)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <div role="tabpanel" className={styles.body} aria-label={say(way)}>
          {way === 'link' && <LinkPanel link={link} onLink={setLink} />}
          {(way === 'picture' || way === 'turntable') && <CameraPanels way={way} />}
          {way === 'room' && <RoomPanel />}
        </div>
      </Tabs>
    </Dialog>
  )
}
