import type { TextKey } from '@kitwright/words'
import { Tabs } from '@mantine/core'
import { IconAugmentedReality, IconLink, IconPhoto, IconRotate360, IconUsersGroup } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { Dialog, lazy, useIsDesktop } from '../../../ui/index.ts'
import { useStudio } from '../../context/index.ts'
import { LinkPanel } from './links/LinkPanel.tsx'
import { FORMATS, type ShotSettings } from './shots/shotSettings.ts'
import { PicturePanel } from './picture/PicturePanel.tsx'
import { RoomPanel } from './room/RoomPanel.tsx'
import css from './Shots.module.css'
import { TurntablePanel } from './turntable/TurntablePanel.tsx'
import { usePhotoStage } from './shots/usePhotoStage.ts'

const TeamPanel = lazy(async () => ({ default: (await import('./team/TeamPanel.tsx')).TeamPanel }))

export type ShareTab = 'link' | 'picture' | 'team' | 'turntable' | 'room'

const WAYS: readonly (readonly [ShareTab, TextKey<'shots'>, typeof IconLink])[] = [
  ['link', 'link', IconLink],
  ['picture', 'picture', IconPhoto],
  ['team', 'team', IconUsersGroup],
  ['turntable', 'turntable', IconRotate360],
  ['room', 'room', IconAugmentedReality],
]

/** The maximum size in px of pictures that one camera takes; a larger one needs finer cloth. */
const USUAL_PX = 2048

const longestOf = ({ format }: ShotSettings): number =>
  Math.max(USUAL_PX, FORMATS[format].widthPx, FORMATS[format].heightPx)

/** The panels for still and moving pictures, with one shared camera. */
function CameraPanels({ way }: { way: 'picture' | 'turntable' }) {
  const [settings, setSettings] = useState<ShotSettings>({ view: 'angle', format: 'square', ground: 'studio' })
  const camera = usePhotoStage(way === 'picture' ? longestOf(settings) : USUAL_PX)
  return way === 'picture' ? (
    <PicturePanel camera={camera} settings={settings} onChange={setSettings} />
  ) : (
    <TurntablePanel camera={camera} />
  )
}

/** The share dialog: a link, pictures, and a model for augmented reality. */
export function ShareDialog({ first = 'link', onClose }: { first?: ShareTab; onClose: () => void }) {
  const { t } = useTranslation(['shots'])
  const isDesktop = useIsDesktop()
  const [way, setWay] = useState<ShareTab>(first)
  const [link, setLink] = useState<string | null>(null)
  const isWorn = useStudio(state => state.garment.isWornByPlayers === true)
  const ways = WAYS.filter(([value]) => value !== 'team' || isWorn)
  return (
    <Dialog
      onClose={onClose}
      title={t('shots:title')}
      size={way === 'team' ? 1140 : 860}
      // Only the bottom edge moves between the tabs.
      centered={false}
      closeLabel={t('shots:close')}
    >
      <Tabs value={way} onChange={value => setWay((value as ShareTab | null) ?? 'link')} keepMounted={false}>
        <Tabs.List aria-label={t('shots:ways')} className={css.ways} grow={!isDesktop}>
          {ways.map(([value, key, Icon]) => (
            <Tabs.Tab key={value} value={value} leftSection={<Icon size={18} aria-hidden />} className={css.way}>
              {t(`shots:${key}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <div role="tabpanel" className={css.body} aria-label={t(`shots:${way}`)}>
          {way === 'link' && <LinkPanel link={link} onLink={setLink} />}
          {(way === 'picture' || way === 'turntable') && <CameraPanels way={way} />}
          {way === 'team' && (
            <Suspense>
              <TeamPanel onClose={onClose} />
            </Suspense>
          )}
          {way === 'room' && <RoomPanel link={link} onLink={setLink} />}
        </div>
      </Tabs>
    </Dialog>
  )
}
