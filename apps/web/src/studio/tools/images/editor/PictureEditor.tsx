import type { CropBox } from '@kitwright/artwork/pixels'
import type { ImageLayer } from '@kitwright/design'
import { Text, UnstyledButton } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { BackgroundTool, ColoursTool, LightTool, type ColoursToolProps } from './fields/ColourTools.tsx'
import { isWhole, middleBox, WHOLE } from './view/cropBox.ts'
import { CropFrame } from './view/CropFrame.tsx'
import { OutlineTool, TraceTool } from './fields/EdgeTools.tsx'
import { openStep, withStep, withTrace } from './pixels/edit.ts'
import css from './PictureEditor.module.css'
import { CropTool, shareRatioOf, TurnTool, type RatioName } from './fields/PlaceTools.tsx'
import { PictureView } from './view/PictureView.tsx'
import { recolouredSvg, staysVector } from './file/saveEdit.ts'
import { coloursOfSvg, isAllShapes, ownColourAt } from './file/swapSvg.ts'
import { EDITOR_TOOLS, type EditorTool } from './fields/toolList.ts'
import type { PictureEdit } from './usePictureEdit.ts'

function ToolTabs({ tool, onTool }: { tool: EditorTool; onTool: (tool: EditorTool) => void }) {
  const { t } = useTranslation(['images'])
  return (
    <div className={css.tabs} role="group" aria-label={t('images:tools')}>
      {EDITOR_TOOLS.map(({ id, icon: Icon }) => (
        <UnstyledButton key={id} className={css.tab} aria-pressed={tool === id} onClick={() => onTool(id)}>
          <Icon size={22} aria-hidden />
          {t(`images:${id}`)}
        </UnstyledButton>
      ))}
    </div>
  )
}

function Notes({ edit: { opened, isStuck }, layer }: { edit: PictureEdit; layer: ImageLayer }) {
  const { t } = useTranslation(['images'])
  const { width, height } = opened.pixels
  const dpi = Math.round(width / (layer.widthMm / 25.4))
  if (isStuck) {
    return (
      <Text size="sm" c="red" role="alert">
        {t('images:apply_failed')}
      </Text>
    )
  }
  if (opened.svg === null && !opened.isShrunk) return null
  return (
    <Text size="xs" c="dimmed">
      {opened.isShrunk ? t('images:shrunk', { width, height, dpi }) : t('images:vector_edited', { dpi })}
    </Text>
  )
}

/** The crop frame being drawn while the crop tool is open. */
function useCrop({ setHistory, result }: PictureEdit) {
  const [box, setBox] = useState<CropBox>(WHOLE)
  const [ratio, setRatio] = useState<RatioName>('free')
  const size = result.kind === 'pixels' ? result.pixels : result
  return {
    box,
    setBox,
    ratio,
    shareRatio: shareRatioOf(ratio, size),
    canCrop: !isWhole(box),
    onRatio: (name: RatioName) => {
      setRatio(name)
      setBox(middleBox(shareRatioOf(name, size)))
    },
    onCrop: () => {
      setHistory(history => withStep(history, { kind: 'crop', ...box }))
      setBox(WHOLE)
      setRatio('free')
    },
  }
}

/** A longer list is too long to choose from, so users tap colours in the picture instead. */
const MAX_OWN = 12

/** Returns the drawing's colours before the current swap. Empty when pixels are edited. */
function useOwnColours({ opened, history: { present } }: PictureEdit): readonly string[] {
  return useMemo(() => {
    const steps = openStep(present, 'swap') ? present.steps.slice(0, -1) : present.steps
    const { svg } = opened
    if (svg === null || !isAllShapes(svg) || (steps.length > 0 && !staysVector(opened, { steps, trace: null })))
      return []
    const colours = coloursOfSvg(recolouredSvg(svg, { steps }))
    return colours.length > MAX_OWN ? [] : colours
  }, [opened, present])
}

/** The picture, the tools and the settings of the current tool. */
export function PictureEditor({ edit, layer }: { edit: PictureEdit; layer: ImageLayer }) {
  const [tool, setTool] = useState<EditorTool>('crop')
  const [picked, setPicked] = useState<ColoursToolProps['picked']>(null)
  const crop = useCrop(edit)
  const { history, setHistory, opened, result, isWorking } = edit
  const props = {
    edit: history.present,
    onStep: (step: Parameters<typeof withStep>[1]) => setHistory(before => withStep(before, step)),
  }
  const ownColours = useOwnColours(edit)
  const canCrop = tool === 'crop' && history.present.trace === null
  return (
    <div className={css.editor}>
      <PictureView
        result={result}
        before={{ kind: 'pixels', pixels: opened.preview }}
        isWorking={isWorking}
        onPick={tool === 'colours' ? colour => setPicked({ colour: ownColourAt(ownColours, colour) }) : undefined}
      >
        {canCrop && <CropFrame box={crop.box} ratio={crop.shareRatio} onChange={crop.setBox} />}
      </PictureView>
      <ToolTabs tool={tool} onTool={setTool} />
      <div className={css.settings}>
        {tool === 'crop' && <CropTool {...crop} canCrop={canCrop && crop.canCrop} />}
        {tool === 'turn' && <TurnTool {...props} />}
        {tool === 'background' && <BackgroundTool {...props} />}
        {tool === 'colours' && <ColoursTool {...props} picked={picked} ownColours={ownColours} />}
        {tool === 'light' && <LightTool {...props} />}
        {tool === 'outline' && <OutlineTool {...props} />}
        {tool === 'trace' && (
          <TraceTool trace={history.present.trace} onTrace={trace => setHistory(before => withTrace(before, trace))} />
        )}
        <Notes edit={edit} layer={layer} />
      </div>
    </div>
  )
}
