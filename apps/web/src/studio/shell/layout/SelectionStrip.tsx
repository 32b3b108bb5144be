import type { TextKey } from '@kitwright/words'
import { firstColour, type Layer, partStyleOf } from '@kitwright/design'
import type { PartId } from '@kitwright/garment'
import { ActionIcon } from '@mantine/core'
import {
  IconAdjustments,
  IconDots,
  IconMinus,
  IconPlus,
  IconRotate,
  IconRotateClockwise,
  IconTrash,
  IconTypography,
} from '@tabler/icons-react'
import { useShallow } from 'zustand/react/shallow'
import {
  changeLayers,
  documentOf,
  layersOf,
  paintPart,
  resizeSelected,
  rotateSelected,
  type DocumentVerbs,
  type DocumentWithSelection,
} from '@kitwright/editor'
import { useTranslation } from '../../../texts/index.ts'
import { PickerButton } from '../../fields/index.ts'
import { useActions, useLayerName, useGesture, usePartName, useStudio, useStudioParts } from '../../context/index.ts'
import css from './Layout.module.css'

function StripButton({
  label,
  icon: Icon,
  onClick,
}: {
  label: TextKey<'studio'>
  icon: typeof IconPlus
  onClick: () => void
}) {
  const { t } = useTranslation(['studio'])
  return (
    <ActionIcon variant="default" size={44} aria-label={t(`studio:${label}`)} onClick={onClick}>
      <Icon size={20} aria-hidden />
    </ActionIcon>
  )
}

function QuickColour({ label, value, onChange }: { label: string; value: string; onChange: (colour: string) => void }) {
  return (
    <PickerButton
      label={label}
      value={{ kind: 'solid', colour: value }}
      hasAlpha
      onChange={fill => onChange(firstColour(fill))}
    />
  )
}

/** The menu of all other actions, over the button. */
function ActionsButton() {
  const { t } = useTranslation(['studio'])
  const openMenu = useStudio(state => state.openMenu)
  return (
    <ActionIcon
      variant="default"
      size={44}
      aria-label={t('studio:layer_actions')}
      onClick={event => {
        const { left, top } = event.currentTarget.getBoundingClientRect()
        openMenu({ x: left, y: top })
      }}
    >
      <IconDots size={20} aria-hidden />
    </ActionIcon>
  )
}

function LayerStrip({ layers }: { layers: readonly Layer[] }) {
  const { t } = useTranslation(['studio'])
  const api = useStudioParts<DocumentWithSelection & DocumentVerbs>()
  const showFontList = useStudio(state => state.showFontList)
  const gesture = useGesture()
  const { remove } = useActions()
  const texts = layers.filter(layer => layer.kind === 'text')
  // A text is rotated by the handle on the garment: its font takes the space instead.
  const isText = layers.length === 1 && texts.length === 1
  return (
    <>
      {texts[0] && (
        <QuickColour
          label={t('studio:colour')}
          value={firstColour(texts[0].fill)}
          onChange={colour => changeLayers(api, texts, () => ({ fill: { kind: 'solid', colour } }), gesture())}
        />
      )}
      {isText && <StripButton label="font" icon={IconTypography} onClick={() => showFontList(true)} />}
      <StripButton label="smaller" icon={IconMinus} onClick={() => resizeSelected(api, 1 / 1.1, gesture())} />
      <StripButton label="larger" icon={IconPlus} onClick={() => resizeSelected(api, 1.1, gesture())} />
      {!isText && (
        <>
          <StripButton label="rotate_left" icon={IconRotate} onClick={() => rotateSelected(api, -15, gesture())} />
          <StripButton
            label="rotate_right"
            icon={IconRotateClockwise}
            onClick={() => rotateSelected(api, 15, gesture())}
          />
        </>
      )}
      <StripButton label="layer_delete" icon={IconTrash} onClick={remove} />
    </>
  )
}

/** Quick colours for a design without club colours. */
const QUICK = ['#ffffff', '#0b0f1a', '#dc2626', '#2563eb', '#fbbf24'] as const

function PartStrip({ part }: { part: PartId }) {
  const { t } = useTranslation(['studio'])
  const api = useStudioParts<DocumentVerbs>()
  const gesture = useGesture()
  const fill = useStudio(state => partStyleOf(documentOf(state), part).fill)
  const club = useStudio(state => documentOf(state).clubColours)
  const quick = club.length > 0 ? club.map(({ colour }) => colour) : QUICK
  const set = (colour: string): void => paintPart(api, part, { kind: 'solid', colour }, gesture())
  return (
    <>
      <QuickColour label={t('studio:colour')} value={firstColour(fill)} onChange={set} />
      {[...new Set(quick)].map(colour => (
        <button
          key={colour}
          type="button"
          className={css.quick}
          aria-label={colour}
          style={{ background: colour }}
          onClick={() => set(colour)}
        />
      ))}
    </>
  )
}

/** The most used controls of the selection, over the bottom bar of a phone. */
export function SelectionStrip() {
  const layerName = useLayerName()
  const partName = usePartName()
  const selection = useStudio(state => state.selection)
  const layers = useStudio(useShallow(layersOf))
  const openPanel = useStudio(state => state.openPanel)
  if (selection.kind === 'none') return null
  const name = selection.kind === 'part' ? partName(selection.part) : layers.map(each => layerName(each)).join(', ')
  const free = layers.filter(layer => !layer.isLocked)
  return (
    <div className={css.strip} role="group" aria-label={name} data-testid="selection-strip">
      {layers.length > 1 && <b className={css.count}>{layers.length}</b>}
      {free.length > 0 && <LayerStrip layers={free} />}
      {layers.length > 0 && <ActionsButton />}
      {selection.kind === 'part' && <PartStrip part={selection.part} />}
      <StripButton
        label="more"
        icon={IconAdjustments}
        onClick={() => openPanel(layers.length > 0 ? 'layers' : 'parts')}
      />
    </div>
  )
}
