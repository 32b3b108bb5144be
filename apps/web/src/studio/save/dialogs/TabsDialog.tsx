import { Button } from '@mantine/core'
import { useCallback, useEffect } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { copyOf, loadDraft, watchDrafts, type Draft } from '../../../drafts/index.ts'
import { toast, useAsync } from '../../../ui/index.ts'
import { useMoments } from '../../../session/index.ts'
import { designOf, type DocumentState } from '@kitwright/editor'
import { draftOf, useStudioParts, type DraftSnapshot, type DraftVerbs } from '../../context/index.ts'
import { ChooseVersion } from './ChooseVersion.tsx'
import { copyName } from './copyName.ts'
import { useGoOnAs } from '../saver/useSwitchDraft.ts'

/** Returns the draft as stored by the other tab, with its further changes. */
function useTheirs(id: string): Draft | null {
  const read = useCallback(() => loadDraft(id), [id])
  const { data, retry } = useAsync(read, { isSticky: true })
  useEffect(() => watchDrafts(news => news.id === id && retry()), [id, retry])
  return data ?? null
}

/**
 * Asks what to do when another tab has changed the draft open here. The draft is never overwritten: take it, or
 * continue with a copy.
 */
export function TabsDialog() {
  const { t } = useTranslation(['revisions'])
  const store = useStudioParts<DraftSnapshot & DocumentState & DraftVerbs>()
  const moment = useMoments()
  const goOnAs = useGoOnAs()
  const { draftId, garment } = store.getState()
  const theirs = useTheirs(draftId)

  const keepAsCopy = (): void => {
    const mine = draftOf(store.getState(), Date.now())
    const copy = copyOf(mine, copyName(mine.name, t))
    goOnAs(copy)
    toast('success', t('revisions:copy_kept', { name: copy.name }))
  }
  const takeTheirs = (): void => {
    if (!theirs) return
    store.getState().open(theirs)
    store.getState().noteLocalSave({ kind: 'kept' })
  }
  const when = theirs ? t('revisions:changed_at', { when: moment(theirs.updatedAt) }) : ''
  return (
    <ChooseVersion
      title={t('revisions:tabs_title')}
      text={t('revisions:tabs_text')}
      type={garment.productType}
      mine={{ label: t('revisions:mine'), when: '', pictureUrl: null, design: designOf(store.getState()) }}
      theirs={{ label: t('revisions:theirs_tab'), when, pictureUrl: null, design: theirs?.document }}
      // Closing chooses the option that loses nothing.
      onClose={keepAsCopy}
    >
      <Button h={44} disabled={!theirs} onClick={takeTheirs}>
        {t('revisions:use_theirs')}
      </Button>
      <Button h={44} variant="default" onClick={keepAsCopy}>
        {t('revisions:keep_mine_copy')}
      </Button>
    </ChooseVersion>
  )
}
