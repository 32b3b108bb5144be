import { styleOf, type Layer } from '@kitwright/design'
import type { PartId } from '@kitwright/garment'
import { ActionIcon, Button } from '@mantine/core'
import { IconAdjustments, IconMinus, IconPlus, IconRotate, IconRotateClockwise, IconTrash } from '@tabler/icons-react'
import { firstColour } from '../controls/fills.ts'
import { PickerButton } from '../controls/PickerButton.tsx'
import { resizeChange, tidyDegrees } from '../gesture/gesture.ts'
import { layerName, usePartName } from '../names.ts'
import { documentOf, layerOf } from '../store/selectors.ts'
import { useStudio } from '../store/StudioContext.ts'
import { useEdit } from '../useEdit.ts'
import { useGesture } from '../useGesture.ts'
import { useWords, type StudioKey } from '../words.ts'
import styles from './layout.module.css'

function StripButton({ label, icon: Icon, onClick }: { label: StudioKey; icon: typeof IconPlus; onClick: () => void }) {
  const say = useWords()
  return (
    <ActionIcon variant="default" size={44} aria-label={say(label)} onClick={onClick}>
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

function LayerStrip({ layer }: { layer: Layer }) {
  const say = useWords()
  const edit = useEdit()
  const gesture = useGesture()
  return (
    <>
      {layer.kind === 'text' && (
        <QuickColour
          label={say('colour')}
          value={firstColour(layer.fill)}
          onChange={colour => edit.change(layer.id, { fill: { kind: 'solid', colour } }, gesture())}
        />
      )}
      <StripButton
        label="smaller"
        icon={IconMinus}
        onClick={() => edit.change(layer.id, resizeChange(layer, 1 / 1.1), gesture())}
      />
      <StripButton
        label="larger"
        icon={IconPlus}
        onClick={() => edit.change(layer.id, resizeChange(layer, 1.1), gesture())}
      />
      <StripButton
        label="rotateLeft"
        icon={IconRotate}
        onClick={() => edit.change(layer.id, { rotationDeg: tidyDegrees(layer.rotationDeg - 15) }, gesture())}
      />
      <StripButton
        label="rotateRight"
        icon={IconRotateClockwise}
        onClick={() => edit.change(layer.id, { rotationDeg: tidyDegrees(layer.rotationDeg + 15) }, gesture())}
      />
      <StripButton label="layerDelete" icon={IconTrash} onClick={() => edit.remove(layer.id)} />
    </>
  )
}

const QUICK = ['#ffffff', '#0b0f1a', '#dc2626', '#2563eb', '#fbbf24'] as const

function PartStrip({ part }: { part: PartId }) {
  const say = useWords()
  const edit = useEdit()
  const gesture = useGesture()
  const fill = useStudio(state => styleOf(documentOf(state), part).fill)
  const set = (colour: string): void =>
    edit.commit({ kind: 'setPartFill', part, fill: { kind: 'solid', colour } }, gesture())
  return (
    <>
      <QuickColour label={say('colour')} value={firstColour(fill)} onChange={set} />
      {QUICK.map(colour => (
        <button
          key={colour}
          type="button"
          className={styles.quick}
          aria-label={colour}
          style={{ background: colour }}
          onClick={() => set(colour)}
        />
      ))}
    </>
  )
}

/** On a phone: the most used controls of what is selected, over the bottom bar. */
export function SelectionStrip() {
  const say = useWords()
  const partName = usePartName()
  const selection = useStudio(state => state.selection)
  const layer = useStudio(layerOf)
  const openTool = useStudio(state => state.openTool)
  if (selection.kind === 'none') return null
  const name = layer ? layerName(layer, say) : selection.kind === 'part' ? partName(selection.part) : ''
  return (
    <div className={styles.strip} role="group" aria-label={name} data-testid="selection-strip">
      {layer && !layer.isLocked && <LayerStrip layer={layer} />}
      {selection.kind === 'part' && <PartStrip part={selection.part} />}
      <Button
        variant="default"
        h={44}
        px="sm"
        style={{ flex: 'none' }}
        leftSection={<IconAdjustments size={18} aria-hidden />}
        onClick={() => openTool(layer ? 'layers' : 'parts')}
      >
        {say('more')}
      </Button>
    </div>
  )
}
