import type { ImageLayer } from '@kitwright/design'
import { ActionIcon, Button, Group, Loader, Progress, Stack, Text } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconRestore } from '@tabler/icons-react'
import { confirm, Dialog } from '../../../../ui/index.ts'
import { useTranslation } from 'react-i18next'
import { readHistoryKeys } from '../historyKeys.ts'
import { isUntouched, redoEdit, resetEdit, undoEdit } from './edit.ts'
import css from './PictureEditor.module.css'
import { PictureEditor } from './PictureEditor.tsx'
import { useApply } from './useApply.ts'
import { usePictureEdit, type PictureEdit } from './usePictureEdit.ts'

function HistoryButtons({ edit: { history, setHistory } }: { edit: PictureEdit }) {
  const { t } = useTranslation(['images'])
  const buttons = [
    ['undo', IconArrowBackUp, undoEdit, history.past.length > 0],
    ['redo', IconArrowForwardUp, redoEdit, history.future.length > 0],
    ['reset', IconRestore, resetEdit, !isUntouched(history.present)],
  ] as const
  return (
    <Group gap={4} wrap="nowrap" className={css.history}>
      {buttons.map(([key, Icon, act, isOn]) => (
        <ActionIcon
          key={key}
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t(`images:${key}`)}
          title={t(`images:${key}`)}
          disabled={!isOn}
          onClick={() => setHistory(act)}
        >
          <Icon size={20} aria-hidden />
        </ActionIcon>
      ))}
    </Group>
  )
}

interface OpenedProps {
  readonly layer: ImageLayer
  readonly edit: PictureEdit
  readonly onDone: () => void
  readonly onCancel: () => void
}

function Opened({ layer, edit, onDone, onCancel }: OpenedProps) {
  const { t } = useTranslation(['images'])
  const { progress, apply } = useApply(layer, onDone)
  const steps = { undo: () => edit.setHistory(undoEdit), redo: () => edit.setHistory(redoEdit) }
  return (
    <div className={css.frame} role="presentation" onKeyDown={event => readHistoryKeys(event, steps)}>
      <PictureEditor edit={edit} layer={layer} />
      <div className={css.foot}>
        <HistoryButtons edit={edit} />
        {progress !== null && (
          <Progress className={css.progress} value={progress * 100} animated aria-label={t('images:applying')} />
        )}
        <Group gap="xs" wrap="nowrap" ml="auto">
          <Button variant="default" onClick={onCancel}>
            {t('images:cancel')}
          </Button>
          <Button
            loading={progress !== null}
            disabled={isUntouched(edit.history.present)}
            onClick={() => void apply(edit)}
          >
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

/** Changes a layer's picture; nothing of the design changes before it is applied, and what was changed is not dropped unasked. On a phone it fills the screen. */
export function ImageEditorDialog({ layer, onClose }: ImageEditorDialogProps) {
  const { t } = useTranslation(['images'])
  const edit = usePictureEdit(layer)
  const leave = async (): Promise<void> => {
    const isLost = typeof edit !== 'string' && !isUntouched(edit.history.present)
    const question = { title: t('images:editor'), message: t('images:discard'), isDangerous: true }
    const answers = { accept: t('images:discard_yes'), reject: t('images:discard_no') }
    if (!isLost || (await confirm({ ...question, ...answers }))) onClose()
  }
  return (
    <Dialog
      onClose={() => void leave()}
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
      {typeof edit !== 'string' && <Opened layer={layer} edit={edit} onDone={onClose} onCancel={() => void leave()} />}
    </Dialog>
  )
}
