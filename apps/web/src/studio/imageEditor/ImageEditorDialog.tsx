import type { ImageLayer } from '@kitwright/design'
import { ActionIcon, Button, Group, Loader, Progress, Stack, Text } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconRestore } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { confirm, Dialog } from '../../ui/index.ts'
import { useImageWords } from '../tools/images/words.ts'
import { isUntouched, redoEdit, resetEdit, undoEdit } from './edit.ts'
import styles from './editor.module.css'
import { PictureEditor } from './PictureEditor.tsx'
import { useApply } from './useApply.ts'
import { usePictureEdit, type PictureEdit } from './usePictureEdit.ts'

function HistoryButtons({ edit: { history, setHistory } }: { edit: PictureEdit }) {
  const say = useImageWords()
  const buttons = [
    ['undo', IconArrowBackUp, undoEdit, history.past.length > 0],
    ['redo', IconArrowForwardUp, redoEdit, history.future.length > 0],
    ['reset', IconRestore, resetEdit, !isUntouched(history.present)],
  ] as const
  return (
    <Group gap={4} wrap="nowrap" className={styles.history}>
      {buttons.map(([key, Icon, act, isOn]) => (
        <ActionIcon
          key={key}
          variant="subtle"
          color="gray"
          size={44}
          aria-label={say(key)}
          title={say(key)}
          disabled={!isOn}
          onClick={() => setHistory(act)}
        >
          <Icon size={20} aria-hidden />
        </ActionIcon>
      ))}
    </Group>
  )
}

/** The keys of undo and redo mean the picture's history here, not the design's. */
function readHistoryKeys(event: KeyboardEvent, edit: PictureEdit): void {
  const key = event.key.toLowerCase()
  if ((!event.ctrlKey && !event.metaKey) || (key !== 'z' && key !== 'y')) return
  event.stopPropagation()
  event.preventDefault()
  edit.setHistory(key === 'y' || event.shiftKey ? redoEdit : undoEdit)
}

interface OpenedProps {
  readonly layer: ImageLayer
  readonly edit: PictureEdit
  readonly onDone: () => void
  readonly onCancel: () => void
}

function Opened({ layer, edit, onDone, onCancel }: OpenedProps) {
  const say = useImageWords()
  const { progress, apply } = useApply(layer, onDone)
  return (
    <div className={styles.frame} role="presentation" onKeyDown={event => readHistoryKeys(event, edit)}>
      <PictureEditor edit={edit} layer={layer} />
      <div className={styles.foot}>
        <HistoryButtons edit={edit} />
        {progress !== null && (
          <Progress className={styles.progress} value={progress * 100} animated aria-label={say('applying')} />
        )}
        <Group gap="xs" wrap="nowrap" ml="auto">
          <Button variant="default" onClick={onCancel}>
            {say('cancel')}
          </Button>
          <Button
            loading={progress !== null}
            disabled={isUntouched(edit.history.present)}
            onClick={() => void apply(edit)}
          >
            {say('apply')}
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
  const say = useImageWords()
  const edit = usePictureEdit(layer)
  const leave = async (): Promise<void> => {
    const isLost = typeof edit !== 'string' && !isUntouched(edit.history.present)
    const question = { title: say('editor'), message: say('discard'), isDangerous: true }
    const answers = { accept: say('discardYes'), reject: say('discardNo') }
    if (!isLost || (await confirm({ ...question, ...answers }))) onClose()
  }
  return (
    <Dialog
      onClose={() => void leave()}
      title={say('editor')}
      size={1080}
      closeOnClickOutside={false}
      closeLabel={say('close')}
      classNames={{ content: styles.content, header: styles.head, body: styles.body }}
    >
      {edit === 'opening' && (
        <div className={styles.waiting} role="status" aria-label={say('opening')}>
          <Loader />
        </div>
      )}
      {edit === 'failed' && (
        <Stack p="md" role="alert">
          <Text fw={600}>{say('openFailed')}</Text>
          <Text size="sm">{say('openFailedText')}</Text>
          <Button variant="default" onClick={onClose}>
            {say('close')}
          </Button>
        </Stack>
      )}
      {typeof edit !== 'string' && <Opened layer={layer} edit={edit} onDone={onClose} onCancel={() => void leave()} />}
    </Dialog>
  )
}
