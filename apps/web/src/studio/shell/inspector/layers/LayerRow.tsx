import { UnstyledButton } from '@mantine/core'
import type { MouseEvent } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import {
  useLayerName,
  pieceKey,
  useEdit,
  useStudio,
  useStudioParts,
  useUsualName,
  RowGrip,
  type RowDragging,
  type WindowVerbs,
} from '../../../context/index.ts'
import {
  isSelected,
  toggleInSelection,
  type SelectionState,
  type SelectionVerbs,
  type ViewVerbs,
} from '@kitwright/editor'
import { LowContrastMark } from '../contrast/LowContrastMark.tsx'
import { ResolutionBadge } from '../../../tools/images/index.ts'
import { LayerThumb, type LayerThumbProps } from './LayerThumb.tsx'
import css from './Layers.module.css'
import { NameInput } from './NameInput.tsx'
import { focusSoon, StateButtons, walkRows } from './RowParts.tsx'

interface RowProps extends LayerThumbProps {
  /** The 1-based position from the top. */
  readonly at: number
  readonly count: number
  readonly isLowContrast: boolean
  /** Whether the layer belongs to a group. */
  readonly isInside: boolean
  /** Whether a press adds to the selection. */
  readonly isSeveral: boolean
  readonly grip: ReturnType<RowDragging['grip']>
  /** Selects from the last chosen row to this one. */
  readonly onRange: (id: string) => void
}

function ChooseButton({
  onRange,
  isLowContrast,
  isSeveral,
  ...picture
}: LayerThumbProps & Pick<RowProps, 'onRange' | 'isLowContrast' | 'isSeveral'>) {
  const { layer } = picture
  const { t } = useTranslation(['arrange', 'studio'])
  const layerName = useLayerName()
  const api = useStudioParts<SelectionState & SelectionVerbs & ViewVerbs & WindowVerbs>()
  const isChosen = useStudio(state => isSelected(state.selection, layer.id))
  const { select, showLayer, setHover, nameLayer } = api.getState()
  function choose(event: MouseEvent): void {
    if (event.shiftKey) return onRange(layer.id)
    if (isSeveral || event.ctrlKey || event.metaKey)
      return select(toggleInSelection(api.getState().selection, [layer.id]))
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
        if (event.key === 'F2') {
          // F2 renames the focused row, selected or not.
          event.preventDefault()
          nameLayer(layer.id)
        }
        walkRows(event)
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

/** The row of one layer: a drag grip, its picture and name, its eye and its lock. */
export function LayerRow({ layer, at, count, isInside, grip, ...more }: RowProps) {
  const { t } = useTranslation(['arrange', 'studio'])
  const layerName = useLayerName()
  const usualName = useUsualName()
  const edit = useEdit()
  const isNaming = useStudio(state => state.naming === layer.id)
  const name = layerName(layer)
  const { isHidden, isLocked } = layer
  return (
    <li className={css.row} data-row={layer.id} data-hidden={isHidden || undefined} data-inside={isInside || undefined}>
      <RowGrip of={layer.id} label={t('arrange:move_row', { name, at, count })} grip={grip} />
      {isNaming ? (
        <NameInput
          label={t('arrange:layer_name')}
          name={layer.name}
          usualName={usualName(layer)}
          onName={next => edit.change(layer.id, { name: next })}
          onDone={() => focusSoon(layer.id)}
        />
      ) : (
        <ChooseButton layer={layer} {...more} />
      )}
      <StateButtons
        {...{ name, isHidden, isLocked }}
        onHide={next => edit.change(layer.id, { isHidden: next })}
        onLock={next => edit.change(layer.id, { isLocked: next })}
      />
    </li>
  )
}
