import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconEye, IconEyeOff, IconGripVertical, IconLock, IconLockOpen } from '@tabler/icons-react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { pieceKey, useArrangeWords } from '../../arrange/words.ts'
import { layerName } from '../../names.ts'
import { viewOf } from '../../stage/views.ts'
import { isSelected } from '../../store/selection.ts'
import { useStudio, useStudioApi } from '../../store/StudioContext.ts'
import { useEdit } from '../../useEdit.ts'
import { useWords } from '../../words.ts'
import { HardToSeeMark } from '../contrast/HardToSeeMark.tsx'
import { ResolutionBadge } from '../images/ResolutionBadge.tsx'
import { LayerThumb, type LayerThumbProps } from './LayerThumb.tsx'
import styles from './layers.module.css'
import { NameInput } from './NameInput.tsx'
import type { RowDragging } from './useRowDrag.ts'

interface RowProps extends LayerThumbProps {
  /** From the top, 1 is the first. */
  readonly at: number
  readonly count: number
  readonly isHardToSee: boolean
  readonly grip: ReturnType<RowDragging['grip']>
  /** From the row that was chosen last to this one. */
  readonly onRange: (id: string) => void
}

const focusRow = (row: Element | null | undefined): void => row?.querySelector<HTMLElement>('[data-choose]')?.focus()

/** Once the row is back in place of its field. */
const focusSoon = (id: string): void =>
  void requestAnimationFrame(() => focusRow(document.querySelector(`[data-row="${id}"]`)))

/** Arrow keys go from row to row. */
function walk(event: KeyboardEvent): void {
  const row = event.currentTarget.closest('[data-row]')
  if (event.key === 'ArrowDown') focusRow(row?.nextElementSibling)
  else if (event.key === 'ArrowUp') focusRow(row?.previousElementSibling)
  else return
  event.preventDefault()
}

function ChooseButton({
  onRange,
  isHardToSee,
  ...picture
}: LayerThumbProps & Pick<RowProps, 'onRange' | 'isHardToSee'>) {
  const { layer } = picture
  const say = useArrangeWords()
  const sayStudio = useWords()
  const api = useStudioApi()
  const isChosen = useStudio(state => isSelected(state.selection, layer.id))
  const { select, toggleLayer, setView, setHover, nameLayer } = api.getState()
  function choose(event: MouseEvent): void {
    if (event.shiftKey) return onRange(layer.id)
    if (event.ctrlKey || event.metaKey) return toggleLayer(layer.id)
    select({ kind: 'layer', id: layer.id })
    setView(viewOf(layer.piece))
  }
  return (
    <UnstyledButton
      className={styles.choose}
      aria-pressed={isChosen}
      data-choose
      onPointerEnter={() => setHover({ layer: layer.id })}
      onPointerLeave={() => setHover(null)}
      onClick={choose}
      onDoubleClick={() => nameLayer(layer.id)}
      onContextMenu={event => {
        event.preventDefault()
        if (!isChosen) select({ kind: 'layer', id: layer.id })
        api.getState().openMenu({ x: event.clientX, y: event.clientY })
      }}
      onKeyDown={event => {
        if (event.key === 'F2') nameLayer(layer.id)
        walk(event)
      }}
    >
      <LayerThumb {...picture} />
      <span className={styles.names}>
        <span className={styles.name}>{layerName(layer, sayStudio)}</span>
        <span className={styles.piece}>{say(pieceKey(layer.piece))}</span>
        {layer.kind === 'image' && <ResolutionBadge layer={layer} />}
        {isHardToSee && <HardToSeeMark />}
      </span>
    </UnstyledButton>
  )
}

interface StateButtonProps {
  readonly label: string
  readonly icon: typeof IconEye
  readonly isOn: boolean
  readonly onClick: () => void
}

const StateButton = ({ label, icon: Icon, isOn, onClick }: StateButtonProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    className={styles.state}
    data-on={isOn || undefined}
    aria-label={label}
    title={label}
    aria-pressed={isOn}
    onClick={onClick}
  >
    <Icon size={16} aria-hidden />
  </ActionIcon>
)

/** One layer: a grip to drag it by, its picture and name, its eye and its lock. */
export function LayerRow({ layer, at, count, isHardToSee, sources, ground, grip, onRange }: RowProps) {
  const say = useArrangeWords()
  const sayStudio = useWords()
  const edit = useEdit()
  const isNaming = useStudio(state => state.naming === layer.id)
  const name = layerName(layer, sayStudio)
  const { isHidden, isLocked } = layer
  return (
    <li className={styles.row} data-row={layer.id} data-hidden={isHidden || undefined}>
      <button
        type="button"
        className={styles.grip}
        aria-label={say('moveRow', { name, at, count })}
        title={say('dragHint')}
        data-grip-of={layer.id}
        {...grip}
      >
        <IconGripVertical size={16} aria-hidden />
      </button>
      {isNaming ? (
        <NameInput layer={layer} onDone={() => focusSoon(layer.id)} />
      ) : (
        <ChooseButton {...{ layer, sources, ground, isHardToSee, onRange }} />
      )}
      <StateButton
        label={`${say(isHidden ? 'show' : 'hide')}: ${name}`}
        icon={isHidden ? IconEyeOff : IconEye}
        isOn={isHidden}
        onClick={() => edit.change(layer.id, { isHidden: !isHidden })}
      />
      <StateButton
        label={`${say(isLocked ? 'unlock' : 'lock')}: ${name}`}
        icon={isLocked ? IconLock : IconLockOpen}
        isOn={isLocked}
        onClick={() => edit.change(layer.id, { isLocked: !isLocked })}
      />
    </li>
  )
}
