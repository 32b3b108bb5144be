import type { Layer } from '@kitwright/design'
import { ActionIcon, Group, Text, Title, UnstyledButton } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconEye,
  IconEyeOff,
  IconLock,
  IconLockOpen,
  IconTrash,
} from '@tabler/icons-react'
import { copyOf } from '../../layers.ts'
import { layerName } from '../../names.ts'
import { viewOf } from '../../stage/views.ts'
import { documentOf } from '../../store/selectors.ts'
import { useStudio } from '../../store/StudioContext.ts'
import { useEdit } from '../../useEdit.ts'
import { useWords, type StudioKey } from '../../words.ts'
import styles from './layers.module.css'

type IconType = typeof IconEye

interface ToolButtonProps {
  readonly label: StudioKey
  readonly icon: IconType
  readonly isOn?: boolean
  readonly disabled?: boolean
  readonly onClick: () => void
}

function ToolButton({ label, icon: Icon, isOn, disabled, onClick }: ToolButtonProps) {
  const say = useWords()
  return (
    <ActionIcon
      variant={isOn ? 'light' : 'subtle'}
      color={isOn ? undefined : 'gray'}
      size={36}
      aria-label={say(label)}
      title={say(label)}
      aria-pressed={isOn}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  )
}

/** Order, visibility, lock, copy and removal of one layer. */
export function LayerActions({ layer, at, count }: { layer: Layer; at: number; count: number }) {
  const edit = useEdit()
  const order = (to: number): void => edit.commit({ kind: 'orderLayer', id: layer.id, to })
  return (
    <Group gap={2} wrap="wrap" className={styles.actions}>
      <ToolButton label="layerUp" icon={IconArrowUp} disabled={at === count - 1} onClick={() => order(at + 1)} />
      <ToolButton label="layerDown" icon={IconArrowDown} disabled={at === 0} onClick={() => order(at - 1)} />
      <ToolButton
        label={layer.isHidden ? 'layerShow' : 'layerHide'}
        icon={layer.isHidden ? IconEyeOff : IconEye}
        isOn={layer.isHidden}
        onClick={() => edit.change(layer.id, { isHidden: !layer.isHidden })}
      />
      <ToolButton
        label={layer.isLocked ? 'layerUnlock' : 'layerLock'}
        icon={layer.isLocked ? IconLock : IconLockOpen}
        isOn={layer.isLocked}
        onClick={() => edit.change(layer.id, { isLocked: !layer.isLocked })}
      />
      <ToolButton label="layerCopy" icon={IconCopy} onClick={() => edit.add(copyOf(layer))} />
      <ToolButton
        label="layerDelete"
        icon={IconTrash}
        disabled={layer.isLocked}
        onClick={() => edit.remove(layer.id)}
      />
    </Group>
  )
}

function LayerRow({ layer, isSelected }: { layer: Layer; isSelected: boolean }) {
  const say = useWords()
  const select = useStudio(state => state.select)
  const setView = useStudio(state => state.setView)
  const setHover = useStudio(state => state.setHover)
  return (
    <UnstyledButton
      className={styles.row}
      aria-pressed={isSelected}
      data-hidden={layer.isHidden || undefined}
      onPointerEnter={() => setHover({ layer: layer.id })}
      onPointerLeave={() => setHover(null)}
      onClick={() => {
        select({ kind: 'layer', id: layer.id })
        setView(viewOf(layer.piece))
      }}
    >
      <span className={styles.name}>{layerName(layer, say)}</span>
      {layer.isHidden && <IconEyeOff size={16} aria-label={say('layerHidden')} />}
      {layer.isLocked && <IconLock size={16} aria-label={say('layerLocked')} />}
    </UnstyledButton>
  )
}

/** Every layer, the top one first. */
export function LayerList() {
  const say = useWords()
  const layers = useStudio(state => documentOf(state).layers)
  const selection = useStudio(state => state.selection)
  return (
    <section aria-label={say('layers')}>
      <Title order={3} size="h6" mb={4}>
        {say('layers')}
      </Title>
      {layers.length === 0 && <Text size="sm">{say('noLayers')}</Text>}
      {layers
        .map(layer => (
          <LayerRow key={layer.id} layer={layer} isSelected={selection.kind === 'layer' && selection.id === layer.id} />
        ))
        .reverse()}
    </section>
  )
}
