import type { Revision } from '@kitwright/contract'
import { Button, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { Dialog, Failure } from '../../../ui/index.ts'
import { useProblemHint } from '../../../session/index.ts'
import { useSave } from '../../save/index.ts'
import { DesignFacts } from './DesignFacts.tsx'
import { RevisionList } from './RevisionList.tsx'
import { RevisionView } from './RevisionView.tsx'
import css from './Revisions.module.css'
import { useRevisionList } from './useRevisionList.ts'

function Versions({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['revisions'])
  const problemHint = useProblemHint()
  const [chosen, setChosen] = useState<Revision | null>(null)
  const { items, error, isPending, hasMore, more, retry } = useRevisionList()
  const shown = chosen ?? items[0]
  if (error) {
    return (
      <Failure
        title={t('revisions:something_wrong')}
        text={problemHint(error.failure.error)}
        retryLabel={t('revisions:try_again')}
        onRetry={retry}
      />
    )
  }
  if (!shown) return <Skeleton h={320} radius={12} />
  return (
    <div className={css.columns}>
      <RevisionView key={shown.revision} revision={shown} onRestored={onClose} />
      <div className={css.side}>
        <RevisionList items={items} chosen={shown.revision} onChoose={setChosen} />
        {hasMore && (
          <Button variant="default" h={44} fullWidth mt="xs" loading={isPending} onClick={more}>
            {t('revisions:show_more')}
          </Button>
        )}
      </div>
    </div>
  )
}

function NoneYet() {
  const { t } = useTranslation(['revisions'])
  const { save, isSaving } = useSave()
  return (
    <>
      <Text mb="md">{t('revisions:none_text')}</Text>
      <Button h={44} loading={isSaving} onClick={() => void save()}>
        {t('revisions:save_now')}
      </Button>
    </>
  )
}

/** Shows every saved version with its picture, to view, compare and restore. */
export function RevisionsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['revisions'])
  const { isSaved } = useRevisionList()
  return (
    <Dialog
      onClose={onClose}
      size={880}
      title={isSaved ? t('revisions:title') : t('revisions:none')}
      closeLabel={t('revisions:close')}
    >
      {isSaved ? (
        <>
          <DesignFacts />
          <Text size="sm" c="dimmed" mb="md">
            {t('revisions:text')}
          </Text>
          <Versions onClose={onClose} />
        </>
      ) : (
        <NoneYet />
      )}
    </Dialog>
  )
}
