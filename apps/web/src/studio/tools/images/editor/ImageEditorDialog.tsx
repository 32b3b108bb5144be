import type { ImageLayer } from '@kitwright/design'
import { Button, Group, Loader, Progress, Stack, Text } from '@mantine/core'
import { useTranslation } from '../../../../texts/index.ts'
import { Dialog, useDiscardGuard } from '../../../../ui/index.ts'
import { redone, undone } from '../history/dialogHistory.ts'
import { HistoryButtons } from '../history/HistoryButtons.tsx'
import { readHistoryKeys } from '../history/historyKeys.ts'
import { isUntouched, resetEdit } from './pixels/edit.ts'
import css from './PictureEditor.module.css'
import { PictureEditor } from './PictureEditor.tsx'
import { useApply } from './useApply.ts'
import { usePictureEdit, type PictureEdit } from './usePictureEdit.ts'

interface OpenedProps {
  readonly layer: ImageLayer
  readonly edit: PictureEdit
  readonly applying: ReturnType<typeof useApply>
  readonly onCancel: () => void
}

function Opened({ layer, edit, applying, onCancel }: OpenedProps) {
  const { t } = useTranslation(['images'])
  const { progress, apply } = applying
  const { history, setHistory } = edit
  const isPlain = isUntouched(history.present)
  const steps = { undo: () => setHistory(undone), redo: () => setHistory(redone) }
  return (
    <div className={css.frame} role="presentation" onKeyDown={event => readHistoryKeys(event, steps)}>
      <PictureEditor edit={edit} layer={layer} />
      <div className={css.foot}>
        <HistoryButtons
          history={history}
          setHistory={setHistory}
          onReset={isPlain ? null : () => setHistory(resetEdit)}
        />
        {progress !== null && (
          <Progress className={css.progress} value={progress * 100} animated aria-label={t('images:applying')} />
        )}
        <Group gap="xs" wrap="nowrap" ml="auto">
          <Button variant="default" onClick={onCancel}>
            {t('images:cancel')}
          </Button>
          <Button loading={progress !== null} disabled={isPlain} onClick={() => void apply(edit)}>
            {t('images:apply')}
          </Button>
        </Group>
      </div>
    </div>
  )
}

interface ImageEditorDialogProps {
  readonly layer: ImageLayer
  readonly onClose: () => void
}

/**
 * Changes a layer's picture. The design changes only when this is applied, and changes are not discarded without
 * asking. On a phone it fills the screen.
 */
export function ImageEditorDialog({ layer, onClose }: ImageEditorDialogProps) {
  const { t } = useTranslation(['images'])
  const edit = usePictureEdit(layer)
  const applying = useApply(layer, onClose)
  const discard = useDiscardGuard({
    isLost: () => typeof edit !== 'string' && !isUntouched(edit.history.present),
    onClose,
    title: t('images:editor'),
    message: t('images:discard'),
    accept: t('images:discard_yes'),
  })
  // Leaving while the picture is applied cancels that and stays; nothing is lost, and a message says so.
  const leave = (): void => {
    if (!applying.cancel()) discard()
  }
  return (
    <Dialog
      onClose={leave}
      title={t('images:editor')}
      size={1080}
      closeOnClickOutside={false}
      closeLabel={t('images:close')}
      classNames={{ content: css.content, header: css.head, body: css.body }}
    >
      {edit === 'opening' && (
        <div className={css.waiting} role="status" aria-label={t('images:opening')}>
          <Loader />
        </div>
      )}
      {edit === 'failed' && (
        <Stack p="md" role="alert">
          <Text fw={600}>{t('images:open_failed')}</Text>
          <Text size="sm">{t('images:open_failed_text')}</Text>
          <Button variant="default" onClick={onClose}>
            {t('images:close')}
          </Button>
        </Stack>
      )}
      {typeof edit !== 'string' && <Opened layer={layer} edit={edit} applying={applying} onCancel={leave} />}
    </Dialog>
  )
}
