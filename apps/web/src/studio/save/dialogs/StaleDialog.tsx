import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { saveAsNewDesign, type Draft } from '../../../drafts/index.ts'
import { useApi, useCall, useSend, useMoments } from '../../../session/index.ts'
import { toast } from '../../../ui/index.ts'
import { designOf, type DocumentState } from '@kitwright/editor'
import { draftOf, useStudioParts, type DraftSnapshot } from '../../context/index.ts'
import { toAnswer } from './toAnswer.ts'
import { ChooseVersion } from './ChooseVersion.tsx'
import { copyName } from './copyName.ts'
import { useSave } from '../saver/SaveContext.ts'
import { useGoOnAs } from '../saver/useSwitchDraft.ts'

/** Returns a function that makes this version a separate design beside theirs. */
function useKeepBoth(): () => Promise<void> {
  const { t } = useTranslation(['revisions'])
  const store = useStudioParts<DraftSnapshot>()
  const client = useApi()
  const send = useSend(null)
  const goOnAs = useGoOnAs()
  const { save, closeDialog } = useSave()
  return async () => {
    const mine = draftOf(store.getState(), Date.now())
    await send<Draft>(async () => toAnswer(await saveAsNewDesign(mine, copyName(mine.name, t), client)), {
      isQuiet: true,
      async done({ value: copy }) {
        closeDialog()
        goOnAs(copy)
        if (await save()) toast('success', t('revisions:copy_kept', { name: copy.name }))
      },
    })
  }
}

/** Asks, after someone else saved another revision, whether to take mine, theirs or both. */
export function StaleDialog() {
  const { t } = useTranslation(['revisions'])
  const { closeDialog, keepMine, takeServers } = useSave()
  const store = useStudioParts<DraftSnapshot & DocumentState>()
  const moment = useMoments()
  const keepTwo = useKeepBoth()
  const [isBusy, setBusy] = useState(false)
  const { draftId, server, garment } = store.getState()
  // The design is requested again because the cached one is outdated.
  const { data } = useCall('GET /api/designs/{id}', {
    params: { id: server.designId ?? draftId },
  })
  const theirs = {
    label: t('revisions:theirs_server'),
    when: data ? t('revisions:changed_at', { when: moment(data.updatedAt) }) : '',
  }
  const both = async (): Promise<void> => {
    setBusy(true)
    await keepTwo()
    setBusy(false)
  }
  return (
    <ChooseVersion
      title={t('revisions:stale_title')}
      text={t('revisions:stale_text')}
      type={garment.productType}
      mine={{ label: t('revisions:mine'), when: '', pictureUrl: null, design: designOf(store.getState()) }}
      theirs={{ ...theirs, pictureUrl: data ? `${data.pictureUrl}&width=400` : null }}
      onClose={closeDialog}
    >
      <Button h={44} onClick={() => void keepMine()}>
        {t('revisions:keep_mine')}
      </Button>
      <Button h={44} variant="default" onClick={() => void takeServers()}>
        {t('revisions:use_theirs')}
      </Button>
      <Button h={44} variant="default" loading={isBusy} data-sending={isBusy} onClick={() => void both()}>
        {t('revisions:keep_both')}
      </Button>
    </ChooseVersion>
  )
}
