import { CONTENT_LIMITS } from '@kitwright/pages/content'
import { ActionIcon, Alert, Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { Card, useLeaveGuard } from '../../ui/index.ts'
import { BlockList } from './BlockList.tsx'
import { Conflict } from './Conflict.tsx'
import { HistoryDialog } from './HistoryDialog.tsx'
import { OwnTextField } from './fields/OwnTextField.tsx'
import css from './fields/PageEditor.module.css'
import { PageActs } from './PageActs.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import { EditorContext } from './fields/useEditor.ts'
import type { PageDesk } from './usePageDesk.ts'

function Faults({ faults }: Pick<PageDesk, 'faults'>) {
  const { t } = useTranslation(['content'])
  if (Object.keys(faults).length === 0) return null
  return (
    <Alert color="red" variant="light" role="alert" title={t('content:faults')}>
      {[...new Set(Object.values(faults))].map(fault => (
        <div key={fault}>{fault}</div>
      ))}
    </Alert>
  )
}

function Bar({ desk, onPreview, onHistory }: { desk: PageDesk; onPreview: () => void; onHistory: () => void }) {
  const { t } = useTranslation(['content'])
  const { history, isUnsaved } = desk
  return (
    <div className={css.bar}>
      {isUnsaved && <span className={css.note}>{t('content:unsaved')}</span>}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('content:undo')}
        title={t('content:undo')}
        disabled={history.past.length === 0}
        onClick={desk.undo}
      >
        <IconArrowBackUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('content:redo')}
        title={t('content:redo')}
        disabled={history.future.length === 0}
        onClick={desk.redo}
      >
        <IconArrowForwardUp size={20} aria-hidden />
      </ActionIcon>
      <Button variant="default" onClick={onHistory}>
        {t('content:history')}
      </Button>
      <Button variant="default" onClick={onPreview}>
        {t('content:preview')}
      </Button>
      <PageActs desk={desk} />
    </div>
  )
}

/** Writes a page: its title, its blocks in both languages, and when visitors see it. */
export function PageEditor({ desk }: { desk: PageDesk }) {
  const { t } = useTranslation(['content'])
  const [dialog, setDialog] = useState<'preview' | 'history' | null>(null)
  const { history, faults, change, isUnsaved } = desk
  const content = history.now
  const close = () => setDialog(null)
  useLeaveGuard({
    isLost: (from, to) => isUnsaved && (from === undefined || from !== to),
    message: t('content:leave_text'),
  })
  return (
    <EditorContext value={{ faults }}>
      <div className={css.stack}>
        <Conflict desk={desk} />
        <Faults faults={faults} />
        <Card title={t('content:about_page')}>
          <p className={css.note}>
            {t('content:shop_hint')} <code>{'{{shop}}'}</code>
          </p>
          <div className={css.fields}>
            <OwnTextField
              label={t('content:title')}
              path="content.title"
              maxLength={CONTENT_LIMITS.title}
              value={content.title}
              onChange={(title, field) => change({ ...content, title }, field)}
            />
            <OwnTextField
              label={t('content:description')}
              path="content.description"
              maxLength={CONTENT_LIMITS.lead}
              rows={2}
              value={content.description}
              onChange={(description, field) => change({ ...content, description }, field)}
            />
          </div>
        </Card>
        <BlockList blocks={content.blocks} onChange={(blocks, field) => change({ ...content, blocks }, field)} />
      </div>
      <Bar desk={desk} onPreview={() => setDialog('preview')} onHistory={() => setDialog('history')} />
      {dialog === 'preview' && <PreviewDialog content={content} onClose={close} />}
      {dialog === 'history' && <HistoryDialog desk={desk} onClose={close} />}
    </EditorContext>
  )
}
