import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconEye, IconEyeOff, IconGripVertical, IconLock, IconLockOpen } from '@tabler/icons-react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLayerName, pieceKey, useEdit, useStudio, useStudioApi, type RowDragging } from '../../../context/index.ts'
import { isSelected } from '@kitwright/editor'
import { LowContrastMark } from '../contrast/LowContrastMark.tsx'
import { ResolutionBadge } from '../../../tools/images/index.ts'
import { LayerThumb, type LayerThumbProps } from './LayerThumb.tsx'
import css from './Layers.module.css'
import { NameInput } from './NameInput.tsx'

interface RowProps extends LayerThumbProps {
  /** From the top, 1 is the first. */
  readonly at: number
  readonly count: number
  readonly isLowContrast: boolean
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
  isLowContrast,
  ...picture
}: LayerThumbProps & Pick<RowProps, 'onRange' | 'isLowContrast'>) {
  const { layer } = picture
  const { t } = useTranslation(['arrange', 'studio'])
  const layerName = useLayerName()
  const api = useStudioApi()
  const isChosen = useStudio(state => isSelected(state.selection, layer.id))
  const { select, toggleLayer, showLayer, setHover, nameLayer } = api.getState()
  function choose(event: MouseEvent): void {
    if (event.shiftKey) return onRange(layer.id)
    if (event.ctrlKey || event.metaKey) return toggleLayer(layer.id)
    showLayer(layer.id)
  }
  return (
    <UnstyledButton
      className={css.choose}
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
      <span className={css.names}>
        <span className={css.name}>{layerName(layer)}</span>
        <span className={css.piece}>{t(pieceKey(layer.piece))}</span>
        {layer.kind === 'image' && <ResolutionBadge layer={layer} />}
        {isLowContrast && <LowContrastMark />}
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
    className={css.state}
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
export function LayerRow({ layer, at, count, isLowContrast, sources, ground, grip, onRange }: RowProps) {
  const { t } = useTranslation(['arrange', 'studio'])
  const layerName = useLayerName()
  const edit = useEdit()
  const isNaming = useStudio(state => state.naming === layer.id)
  const name = layerName(layer)
  const { isHidden, isLocked } = layer
  return (
    <li className={css.row} data-row={layer.id} data-hidden={isHidden || undefined}>
      <button
        type="button"
        className={css.grip}
        aria-label={t('arrange:move_row', { name, at, count })}
        title={t('arrange:drag_hint')}
        data-grip-of={layer.id}
        {...grip}
      >
        <IconGripVertical size={16} aria-hidden />
      </button>
      {isNaming ? (
        <NameInput layer={layer} onDone={() => focusSoon(layer.id)} />
      ) : (
        <ChooseButton {...{ layer, sources, ground, isLowContrast, onRange }} />
      )}
      <StateButton
        label={`${t(isHidden ? 'arrange:show' : 'arrange:hide')}: ${name}`}
        icon={isHidden ? IconEyeOff : IconEye}
        isOn={isHidden}
        onClick={() => edit.change(layer.id, { isHidden: !isHidden })}
      />
      <StateButton
        label={`${t(isLocked ? 'arrange:unlock' : 'arrange:lock')}: ${name}`}
        icon={isLocked ? IconLock : IconLockOpen}
        isOn={isLocked}
        onClick={() => edit.change(layer.id, { isLocked: !isLocked })}
      />
    </li>
  )
}
