import type { TextKey } from '@kitwright/words'
import { printableZones } from '@kitwright/design'
import { Menu } from '@mantine/core'
import {
  IconArrowLeft,
  IconArrowsHorizontal,
  IconArrowUp,
  IconArrowDown,
  IconClipboard,
  IconCopy,
  IconCopyPlus,
  IconCut,
  IconEye,
  IconEyeOff,
  IconFolderMinus,
  IconFolderOpen,
  IconFolderPlus,
  IconLock,
  IconLockOpen,
  IconPencil,
  IconStackBack,
  IconStackFront,
  IconTarget,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useTranslation } from '../../../texts/index.ts'
import { useIsDesktop } from '../../../ui/index.ts'
import {
  chosenGroup,
  documentOf,
  enterGroup,
  layersOf,
  selectedIds,
  type DocumentWithSelection,
  type SelectionVerbs,
  type ViewState,
} from '@kitwright/editor'
import { pieceKey, useActions, useCopying, useStudio, useStudioParts, zoneKey } from '../../context/index.ts'
import css from './Arrange.module.css'
import { useGrouping } from './useGrouping.ts'

interface ItemProps {
  readonly label: TextKey<'arrange'>
  readonly icon: typeof IconCopy
  readonly keys?: string
  readonly isDangerous?: boolean
  readonly disabled?: boolean
  readonly stays?: boolean
  readonly onClick: () => void
}

function Item({ label, icon: Icon, keys, isDangerous, disabled, stays, onClick }: ItemProps) {
  const { t } = useTranslation(['arrange'])
  const isDesktop = useIsDesktop()
  return (
    <Menu.Item
      className={css.item}
      color={isDangerous ? 'red' : undefined}
      disabled={disabled}
      closeMenuOnClick={!stays}
      leftSection={<Icon size={18} aria-hidden />}
      rightSection={isDesktop && keys ? <kbd className={css.key}>{keys}</kbd> : undefined}
      onClick={onClick}
    >
      {t(`arrange:${label}`)}
    </Menu.Item>
  )
}

/** The zones of the garment, each with its piece. */
function ZoneItems({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation(['arrange'])
  const { copyTo } = useActions()
  const garment = useStudio(state => state.garment)
  const options = useStudio(state => documentOf(state).options)
  return (
    <>
      <Item label="back" icon={IconArrowLeft} stays onClick={onBack} />
      <Menu.Divider />
      {printableZones({ garment, options }).map(zone => (
        <Menu.Item key={zone.id} className={css.item} onClick={() => copyTo(zone)}>
          {t(zoneKey(zone.id))}
          <span className={css.piece}>{t(pieceKey(zone.piece))}</span>
        </Menu.Item>
      ))}
    </>
  )
}

function OrderItems() {
  const { order } = useActions()
  return (
    <>
      <Item label="forward" icon={IconArrowUp} keys="]" onClick={() => order('forward')} />
      <Item label="backward" icon={IconArrowDown} keys="[" onClick={() => order('backward')} />
      <Item label="to_front" icon={IconStackFront} keys="⇧ ]" onClick={() => order('front')} />
      <Item label="to_back" icon={IconStackBack} keys="⇧ [" onClick={() => order('back')} />
    </>
  )
}

function CopyItems({ onZones }: { onZones: () => void }) {
  const { copy, paste } = useCopying()
  const { duplicate, mirror } = useActions()
  return (
    <>
      <Item label="duplicate" icon={IconCopyPlus} keys="Ctrl D" onClick={duplicate} />
      <Item label="mirror" icon={IconArrowsHorizontal} onClick={mirror} />
      <Item label="copy_to_zone" icon={IconTarget} stays onClick={onZones} />
      <Menu.Divider />
      <Item label="copy" icon={IconCopy} keys="Ctrl C" onClick={() => void copy(false)} />
      <Item label="cut" icon={IconCut} keys="Ctrl X" onClick={() => void copy(true)} />
      <Item label="paste" icon={IconClipboard} keys="Ctrl V" onClick={() => void paste()} />
    </>
  )
}

function StateItems() {
  const { t } = useTranslation(['arrange'])
  const { toggleHidden, toggleLocked, rename, remove } = useActions()
  const layers = useStudio(useShallow(layersOf))
  const isSnapping = useStudio(state => state.isSnapping)
  const setSnapping = useStudio(state => state.setSnapping)
  const isGroup = useStudio(state => chosenGroup(documentOf(state).layers, selectedIds(state.selection)) !== null)
  const areHidden = layers.every(layer => layer.isHidden)
  const areLocked = layers.every(layer => layer.isLocked)
  return (
    <>
      <Item label={areHidden ? 'show' : 'hide'} icon={areHidden ? IconEye : IconEyeOff} onClick={toggleHidden} />
      <Item label={areLocked ? 'unlock' : 'lock'} icon={areLocked ? IconLockOpen : IconLock} onClick={toggleLocked} />
      {(layers.length === 1 || isGroup) && <Item label="rename" icon={IconPencil} keys="F2" onClick={rename} />}
      <Menu.CheckboxItem className={css.item} checked={isSnapping} onChange={setSnapping}>
        {t('arrange:snapping')}
      </Menu.CheckboxItem>
      <Menu.Divider />
      <Item label="remove" icon={IconTrash} keys="Del" isDangerous disabled={areLocked} onClick={remove} />
    </>
  )
}

/** Menu items that group layers, enter a group and ungroup it. */
function GroupItems() {
  const { group, ungroup } = useGrouping()
  const api = useStudioParts<DocumentWithSelection & SelectionVerbs & ViewState>()
  const layers = useStudio(useShallow(layersOf))
  const chosen = useStudio(state => chosenGroup(documentOf(state).layers, selectedIds(state.selection)))
  const hasGroup = layers.some(layer => layer.group !== undefined)
  if (layers.length < 2 && !hasGroup) return null
  return (
    <>
      {layers.length > 1 && chosen === null && (
        <Item label="group" icon={IconFolderPlus} keys="Ctrl G" onClick={group} />
      )}
      {layers.length > 1 && chosen !== null && (
        <Item
          label="enter_group"
          icon={IconFolderOpen}
          keys="Enter"
          onClick={() => enterGroup(api, layers.at(-1)!.id)}
        />
      )}
      {hasGroup && <Item label="ungroup" icon={IconFolderMinus} keys="Ctrl ⇧ G" onClick={ungroup} />}
      <Menu.Divider />
    </>
  )
}

/** All actions, or the zones to copy to. */
function Items() {
  const [isZones, setZones] = useState(false)
  if (isZones) return <ZoneItems onBack={() => setZones(false)} />
  return (
    <>
      <CopyItems onZones={() => setZones(true)} />
      <Menu.Divider />
      <OrderItems />
      <Menu.Divider />
      <GroupItems />
      <StateItems />
    </>
  )
}

/** A menu of all actions on the selected layers, at the pointer or finger that opened it. */
export function LayerMenu() {
  const { t } = useTranslation(['arrange'])
  const at = useStudio(state => state.menuAt)
  const openMenu = useStudio(state => state.openMenu)
  if (!at) return null
  return (
    <Menu
      key={`${at.x} ${at.y}`}
      opened
      onClose={() => openMenu(null)}
      position="right-start"
      middlewares={{ shift: { crossAxis: true, padding: 8 }, flip: false }}
      offset={4}
      shadow="md"
      withinPortal
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <span className={css.anchor} style={{ left: at.x, top: at.y }} />
      </Menu.Target>
      <Menu.Dropdown className={css.menu} aria-label={t('arrange:actions')} data-testid="layer-menu">
        <Items />
      </Menu.Dropdown>
    </Menu>
  )
}
