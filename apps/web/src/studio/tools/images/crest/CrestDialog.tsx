import { type Blazon, blazonOf, startBlazon } from '@kitwright/crest'
import type { ImageLayer } from '@kitwright/design'
import { documentOf } from '@kitwright/editor'
import { loadCatalogue } from '@kitwright/library'
import { Loader, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/index.ts'
import { useStudioApi } from '../../../context/index.ts'
import css from '../editor/PictureEditor.module.css'
import { clubColours } from './clubColours.ts'
import { CrestEditor } from './CrestEditor.tsx'
import { textOf } from './useIsCrest.ts'
import { withWords } from './withWords.ts'

interface CrestDialogProps {
  /** A crest to change; null to make a new one. */
  readonly layer: ImageLayer | null
  readonly onClose: () => void
}

/** The first crest that is shown: complete, in the design's own colours. */
function useStart(layer: ImageLayer | null): Blazon | 'opening' | 'failed' {
  const api = useStudioApi()
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
      return { ...plain, top: withWords(plain.top, t('crest:sample_top')) }
    },
  })
  if (isError || data === null) return 'failed'
  return data ?? 'opening'
}

/** Makes a crest, or changes one that was made here; nothing of the design changes before it is placed. On a phone it fills the screen. */
export function CrestDialog({ layer, onClose }: CrestDialogProps) {
  const { t } = useTranslation(['crest', 'images'])
  const start = useStart(layer)
  return (
    <Dialog
      onClose={onClose}
      title={t('crest:title')}
      size={1080}
      closeOnClickOutside={false}
      closeLabel={t('images:close')}
      classNames={{ content: css.content, header: css.head, body: css.body }}
    >
      {start === 'opening' && (
        <div className={css.waiting} role="status" aria-label={t('images:opening')}>
          <Loader />
        </div>
      )}
      {start === 'failed' && (
        <Text p="md" role="alert">
          {t('images:open_failed_text')}
        </Text>
      )}
      {typeof start !== 'string' && <CrestEditor start={start} layer={layer} onClose={onClose} />}
    </Dialog>
  )
}
