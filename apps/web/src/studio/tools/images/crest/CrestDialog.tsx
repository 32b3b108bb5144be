import { type Blazon, blazonOf, startBlazon } from '@kitwright/crest'
import { type ImageLayer, type DesignDocument, firstColour, partStyleOf } from '@kitwright/design'
import { documentOf, type DocumentState } from '@kitwright/editor'
import { loadCatalogue } from '@kitwright/library'
import { Loader, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { Dialog, useDiscardGuard } from '../../../../ui/index.ts'
import { useStudioParts } from '../../../context/index.ts'
import css from '../editor/PictureEditor.module.css'
import { type History, historyOf } from '../history/dialogHistory.ts'
import type { SetHistory } from '../history/HistoryButtons.tsx'
import { CrestEditor } from './CrestEditor.tsx'
import { useCrest } from './useCrest.ts'
import { textOf } from './useIsCrest.ts'
import { setCrestText } from './setCrestText.ts'
import type { Garment } from '@kitwright/garment'
import { contrast, parseHex, type Rgba } from '@kitwright/measure'

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 }
const rgb = (colour: string): Rgba => parseHex(colour) ?? WHITE
const SPARE = ['#ffffff', '#f2b705', '#12305c'] as const
/** The least contrast at which a colour is visible on another. */
const SEEN = 2.5

/** Returns two colours for a crest: the design's first, and one of the others with enough contrast to it. */
function clubColours(document: DesignDocument, garment: Garment): readonly [string, string] {
  const own = garment.parts.map(part => firstColour(partStyleOf(document, part).fill).slice(0, 7).toLowerCase())
  const [main = '#12305c', ...others] = [...new Set(own)]
  const seen = [...others, ...SPARE].find(colour => contrast(rgb(colour), rgb(main)) >= SEEN)
  return [main, seen ?? '#ffffff']
}

interface CrestDialogProps {
  /** The crest to change; null to create a new one. */
  readonly layer: ImageLayer | null
  readonly onClose: () => void
}

/** Returns the first crest to show: complete, in the design's own colours. */
function useStart(layer: ImageLayer | null): Blazon | 'opening' | 'failed' {
  const api = useStudioParts<DocumentState>()
  const { t } = useTranslation(['crest'])
  const { data, isError } = useQuery({
    queryKey: ['crest to begin with', layer?.asset.id ?? null],
    networkMode: 'always',
    retry: false,
    gcTime: 0,
    queryFn: async () => {
      await loadCatalogue().catch(() => undefined)
      if (layer) return blazonOf((await textOf(layer.asset)) ?? '')
      const state = api.getState()
      const plain = startBlazon('', '', clubColours(documentOf(state), state.garment))
      return { ...plain, top: setCrestText(plain.top, t('crest:sample_top')) }
    },
  })
  if (isError || data === null) return 'failed'
  return data ?? 'opening'
}

/** Returns the history of the edited crest, starting from the first one shown. */
function useCrestHistory(layer: ImageLayer | null) {
  const start = useStart(layer)
  const [own, setOwn] = useState<History<Blazon> | null>(null)
  if (typeof start === 'string') return start
  const setHistory: SetHistory<Blazon> = change => setOwn(before => change(before ?? historyOf(start)))
  return { history: own ?? historyOf(start), setHistory }
}

/**
 * Creates a crest, or changes one that was created here. The design changes only when the crest is placed, and changes
 * are not discarded without asking. On a phone it fills the screen.
 */
export function CrestDialog({ layer, onClose }: CrestDialogProps) {
  const { t } = useTranslation(['crest', 'images'])
  const crest = useCrestHistory(layer)
  const keeping = useCrest(layer, onClose)
  const discard = useDiscardGuard({
    isLost: () => typeof crest !== 'string' && crest.history.past.length > 0,
    onClose,
    title: t('crest:title'),
    message: t('crest:discard'),
    accept: t('crest:discard_yes'),
  })
  // Leaving while the crest is being placed cancels that. The dialog stays open and nothing is lost.
  const leave = (): void => {
    if (!keeping.cancel()) discard()
  }
  return (
    <Dialog
      onClose={leave}
      title={t('crest:title')}
      size={1080}
      closeOnClickOutside={false}
      closeLabel={t('images:close')}
      classNames={{ content: css.content, header: css.head, body: css.body }}
    >
      {crest === 'opening' && (
        <div className={css.waiting} role="status" aria-label={t('images:opening')}>
          <Loader />
        </div>
      )}
      {crest === 'failed' && (
        <Text p="md" role="alert">
          {t('images:open_failed_text')}
        </Text>
      )}
      {typeof crest !== 'string' && <CrestEditor {...crest} layer={layer} keeping={keeping} onCancel={leave} />}
    </Dialog>
  )
}
